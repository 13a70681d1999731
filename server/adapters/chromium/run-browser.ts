/** A browser of one run: started without rights and network, given one page at a time, ended with all its processes. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { type BrowserFolder, endBrowser, makeBrowserFolder } from '../browser-process.ts';

export interface RunBrowser {
  readonly browser: Browser;
  /** Also the id of its process group. */
  readonly pid: number;
  readonly end: () => Promise<void>;
}

export class CannotLaunch extends Error {
  override readonly name = 'CannotLaunch';
}

/** A browser could only run as root here, or without its sandbox. */
export class NoSandbox extends Error {
  override readonly name = 'NoSandbox';
}

/** For a machine that has no processor to spare; what takes longer is told as ours. */
const launchMs = 60_000;

/** Only the browser's own output counts: its command line mentions the sandbox in any case. */
export const mentionsSandbox = (launchLog: string): boolean =>
  launchLog.split('\n').some((line) => line.includes('[err]') && /sandbox|namespace/i.test(line));

const flags = (spkiHash: string): string[] => [
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--disable-quic',
  '--block-new-web-contents',
  // What it requests no event tells; Chrome on the phone that we say we are has none either.
  '--disable-blink-features=SharedWorker',
  '--disable-gpu',
  // Drawing by the processor itself is cheaper than by an emulated graphics card.
  '--disable-software-rasterizer',
  '--js-flags=--max-old-space-size=256',
  // A renderer in reserve would be started for each page and used by none.
  '--disable-features=SpareRendererForSitePerProcess',
  `--ignore-certificate-errors-spki-list=${spkiHash}`,
];

async function endAll(folder: BrowserFolder, browser: Browser | null): Promise<void> {
  const pid = await folder.pid();
  if (pid !== null) await endBrowser(pid);
  // The process is gone: this only cleans up after it.
  await Promise.race([browser?.close().catch(() => undefined), delay(2000, undefined, { ref: false })]);
  await folder.remove();
}

export async function launchRunBrowser(program: string, spkiHash: string): Promise<RunBrowser> {
  const folder = await makeBrowserFolder(program, 'pagewright-browser-');
  if (folder === null) throw new NoSandbox('There is no setpriv here.');
  // Loaded lazily: the server starts a sixth faster.
  const { chromium } = await import('playwright-core');
  try {
    const browser = await chromium.launch({
      executablePath: folder.launcher,
      args: flags(spkiHash),
      chromiumSandbox: true,
      timeout: launchMs,
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
      // Requests outside of any page have no network at all.
      proxy: { server: 'http://127.0.0.1:9', bypass: '<-loopback>' },
      env: { PATH: process.env['PATH'] ?? '', LANG: 'C.UTF-8' },
    });
    const pid = (await folder.pid()) ?? 0;
    return { browser, pid, end: () => endAll(folder, browser) };
  } catch (error) {
    await endAll(folder, null);
    const log = String(error);
    throw mentionsSandbox(log) ? new NoSandbox(log) : new CannotLaunch(log);
  }
}
