/** The camera: a browser of its own for every visit, behind the filtering proxy, bounded in time, memory and number. */
import { setTimeout as delay } from 'node:timers/promises';
import type { ConnectTo } from '@pagewright/engine/crawl/connect-to';
import type { Resolve } from '@pagewright/engine/crawl/guard';
import { robotsToken, userAgentFor } from '@pagewright/engine/crawl/http-client';
import type { Camera, VisitOutcome, VisitRequest } from '@pagewright/engine/design/camera';
import type { Browser } from 'playwright-core';
import { type BrowserFolder, endBrowser, makeBrowserFolder } from '../browser-process.ts';
import { type BrowserPlaces, findBrowser } from '../find-browser.ts';
import { type FilteringProxy, makeProxyCertificate, openFilteringProxy } from './filtering-proxy.ts';
import { visitPage } from './visit-page.ts';
import { watchMemory } from './watch-memory.ts';

export interface CameraOptions extends BrowserPlaces {
  readonly connectTo: ConnectTo;
  /** The page that tells a site's owner who asks. */
  readonly aboutUrl: string;
  readonly resolve?: Resolve;
  readonly limits?: Partial<CameraLimits>;
}

export interface CameraLimits {
  /** Visits at once. */
  readonly atOnce: number;
  /** From the start of a browser to its end. */
  readonly visitMs: number;
  /** Of one browser with all its helpers, beyond what they share. */
  readonly memoryBytes: number;
  readonly pageBytes: number;
  readonly pageRequests: number;
}

export const cameraLimits: CameraLimits = {
  atOnce: 2,
  visitMs: 25_000,
  memoryBytes: 1024 * 1024 * 1024,
  pageBytes: 60 * 1024 * 1024,
  pageRequests: 1500,
};

const launchMs = 10_000;
const watchEveryMs = 150;
/** A browser may be brought while the server runs. */
const lookAgainMs = 5000;

const unavailable = (sentence: string): VisitOutcome => ({ kind: 'unavailable', sentence });
const noBrowser = unavailable(
  'This server has no browser, so nothing could be looked at: no screenshots, no design analysis, no measured speed. Run "npm run browser:install" on it or set CHROME_PATH, then analyze the site again.',
);
const noSandbox = unavailable(
  'The browser on this server cannot run without root’s rights in its sandbox, and pages of others are not opened without. Allow user namespaces on the server, or run it as another user than root.',
);

/** Only what the browser itself said counts: its command line names the sandbox whatever it died of. */
export const saysNoSandbox = (launchLog: string): boolean =>
  launchLog.split('\n').some((line) => line.includes('[err]') && /sandbox|namespace/i.test(line));

const flags = (spkiHash: string): string[] => [
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--disable-quic',
  '--block-new-web-contents',
  '--disable-gpu',
  '--disable-remote-fonts=false',
  '--js-flags=--max-old-space-size=256',
  `--ignore-certificate-errors-spki-list=${spkiHash}`,
];

const userAgent = (version: string, aboutUrl: string): string =>
  `Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version} Mobile Safari/537.36 ${userAgentFor(aboutUrl)}`;

/** So many at once; the others wait in order. */
function createSlots(most: number): <T>(work: () => Promise<T>, signal: AbortSignal) => Promise<T> {
  let free = most;
  const waiting: (() => void)[] = [];
  const leave = (): void => {
    const next = waiting.shift();
    if (next === undefined) free += 1;
    else next();
  };
  return async (work, signal) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      signal.throwIfAborted();
      return await work();
    } finally {
      leave();
    }
  };
}

interface Started {
  readonly folder: BrowserFolder;
  readonly proxy: FilteringProxy;
  readonly browser: Browser;
  readonly pid: number;
}

class CannotLaunch extends Error {
  override readonly name = 'CannotLaunch';
}

/** Whatever happens to the page, this ends in time and leaves no process, folder or connection. */
class Visiting {
  readonly options: CameraOptions;
  readonly limits: CameraLimits;
  readonly certificate = makeProxyCertificate();

  constructor(options: CameraOptions) {
    this.options = options;
    this.limits = { ...cameraLimits, ...options.limits };
  }

  async launch(folder: BrowserFolder, proxy: FilteringProxy): Promise<Started> {
    // A server starts without it, and a sixth faster.
    const { chromium } = await import('playwright-core');
    const browser = await chromium
      .launch({
        executablePath: folder.launcher,
        args: flags(this.certificate.spkiHash),
        chromiumSandbox: true,
        timeout: launchMs,
        handleSIGINT: false,
        handleSIGTERM: false,
        handleSIGHUP: false,
        // What belongs to no page has no way out at all.
        proxy: { server: 'http://127.0.0.1:9', bypass: '<-loopback>' },
        env: { PATH: process.env['PATH'] ?? '', LANG: 'C.UTF-8' },
      })
      .catch((error: unknown) => {
        throw new CannotLaunch(String(error));
      });
    return { folder, proxy, browser, pid: (await folder.pid()) ?? 0 };
  }

  /** The first of: the page's own outcome, the clock, the memory, the caller. */
  async watch(
    { browser, pid, proxy }: Started,
    request: VisitRequest,
    signal: AbortSignal,
  ): Promise<VisitOutcome> {
    const { promise, resolve, reject } = Promise.withResolvers<VisitOutcome>();
    const fail = (sentence: string): void => resolve({ kind: 'failed', sentence });
    const { visitMs, memoryBytes } = this.limits;
    const late = setTimeout(
      () => fail(`The page kept the browser busy for more than ${Math.round(visitMs / 1000)} seconds.`),
      visitMs,
    );
    const endWatch = watchMemory(pid, {
      mostBytes: memoryBytes,
      everyMs: watchEveryMs,
      onTooMuch: () => fail(`The page took more than ${Math.round(memoryBytes / 1024 / 1024)} MB of memory.`),
    });
    const onAbort = (): void => reject(signal.reason);
    signal.addEventListener('abort', onAbort);
    const plan = {
      request,
      robotsToken,
      userAgent: userAgent(browser.version(), this.options.aboutUrl),
      proxyPort: proxy.port,
      refused: proxy.refused,
    };
    visitPage(browser, plan).then(resolve, () => fail('The page made the browser stop.'));
    return promise.finally(() => {
      clearTimeout(late);
      endWatch();
      signal.removeEventListener('abort', onAbort);
    });
  }

  async end(folder: BrowserFolder, proxy: FilteringProxy | null, browser: Browser | null): Promise<void> {
    const pid = await folder.pid();
    if (pid !== null) await endBrowser(pid);
    // Its process is gone: this only tidies up after it.
    await Promise.race([browser?.close().catch(() => undefined), delay(2000, undefined, { ref: false })]);
    await proxy?.close();
    await folder.remove();
  }

  async visit(program: string, request: VisitRequest, signal: AbortSignal): Promise<VisitOutcome> {
    const folder = await makeBrowserFolder(program, 'pagewright-look-');
    if (folder === null) return noSandbox;
    let proxy: FilteringProxy | null = null;
    let started: Started | null = null;
    try {
      proxy = await openFilteringProxy({
        policy: { connectTo: this.options.connectTo },
        certificate: this.certificate,
        bytesMax: this.limits.pageBytes,
        requestsMax: this.limits.pageRequests,
        ...(this.options.resolve !== undefined && { resolve: this.options.resolve }),
      });
      started = await this.launch(folder, proxy);
      return await this.watch(started, request, signal);
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof CannotLaunch)) throw error;
      return saysNoSandbox(error.message)
        ? noSandbox
        : { kind: 'failed', sentence: 'The browser did not start.' };
    } finally {
      await this.end(folder, proxy, started?.browser ?? null);
    }
  }
}

export function createChromiumCamera(options: CameraOptions): Camera {
  const visiting = new Visiting(options);
  const inSlot = createSlots(visiting.limits.atOnce);
  const closing = new AbortController();
  const atWork = new Set<Promise<unknown>>();
  let found: Promise<string | null> | null = null;
  let foundAt = 0;
  const locate = async (): Promise<string | null> => {
    if (found !== null && ((await found) !== null || performance.now() - foundAt < lookAgainMs)) return found;
    foundAt = performance.now();
    found = findBrowser(options);
    return found;
  };
  return {
    visit: async (request, signal) => {
      const program = await locate();
      if (program === null) return noBrowser;
      const either = AbortSignal.any([signal, closing.signal]);
      const work = inSlot(() => visiting.visit(program, request, either), either);
      atWork.add(work);
      return work.finally(() => atWork.delete(work));
    },
    close: async () => {
      closing.abort(new Error('The camera is closed.'));
      await Promise.allSettled(atWork);
    },
  };
}
