/** Renders pages in Chromium: a new browser for each page, behind the filtering proxy, limited in time, memory and concurrency. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Resolve } from '@pagewright/engine/fetch/address-guard';
import type { ConnectTo } from '@pagewright/engine/fetch/connect-to';
import { robotsToken, userAgentFor } from '@pagewright/engine/fetch/http-client';
import { MachineLoad } from '@pagewright/engine/fetch/machine-load';
import type { PageRenderer, RenderOutcome, RenderRequest } from '@pagewright/engine/render/page-renderer';
import type { Browser } from 'playwright-core';
import { type BrowserFolder, endBrowser, makeBrowserFolder } from '../browser-process.ts';
import { type BrowserPlaces, findBrowser } from '../find-browser.ts';
import { type FilteringProxy, makeProxyCertificate, openFilteringProxy } from './filtering-proxy.ts';
import { noTimeToRender, renderInBrowser } from './render-page.ts';
import { createSemaphore } from './semaphore.ts';
import { cpuOfGroup, watchMemory } from './watch-memory.ts';

export interface RendererOptions extends BrowserPlaces {
  readonly connectTo: ConnectTo;
  /** The page about our crawler, named in the user agent. */
  readonly aboutUrl: string;
  readonly resolve?: Resolve;
  readonly limits?: Partial<RenderLimits>;
  /** How busy our own machine is. */
  readonly load?: Pick<MachineLoad, 'watch'>;
}

export interface RenderLimits {
  /** Pages rendered at once. */
  readonly atOnce: number;
  /** From the start of a browser to its end. */
  readonly renderMs: number;
  /** Of one browser with its child processes, without shared memory. */
  readonly memoryBytes: number;
  readonly pageBytes: number;
  readonly pageRequests: number;
}

export const renderLimits: RenderLimits = {
  atOnce: 2,
  renderMs: 25_000,
  memoryBytes: 1024 * 1024 * 1024,
  pageBytes: 60 * 1024 * 1024,
  pageRequests: 1500,
};

const launchMs = 10_000;
const watchEveryMs = 150;
/** Of the time, on a processor: from here on the page is busy itself. */
const busyShare = 0.5;
/** Of the time: rendering next door makes this thread wait now and then. */
const stallShare = 0.5;
/** A browser may be installed while the server runs. */
const retryFindMs = 5000;

const unavailable = (sentence: string): RenderOutcome => ({ kind: 'unavailable', sentence });
const noBrowser = unavailable(
  'This server has no browser, so nothing could be looked at: no screenshots, no design analysis, no measured speed. Run "npm run browser:install" on it or set CHROME_PATH, then analyze the site again.',
);
const noSandbox = unavailable(
  'The browser on this server cannot run without root’s rights in its sandbox, and pages of others are not opened without. Allow user namespaces on the server, or run it as another user than root.',
);

/** Only the browser's own output counts: its command line mentions the sandbox in any case. */
export const mentionsSandbox = (launchLog: string): boolean =>
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

interface Started {
  readonly folder: BrowserFolder;
  readonly proxy: FilteringProxy;
  readonly browser: Browser;
  readonly pid: number;
}

interface RenderTask {
  readonly request: RenderRequest;
  /** Whether our machine was too busy since the rendering began. */
  readonly isOverloaded: () => boolean;
}

class CannotLaunch extends Error {
  override readonly name = 'CannotLaunch';
}

/** Whatever the page does, rendering ends in time and leaves no process, folder or connection. */
class IsolatedRenderer {
  readonly options: RendererOptions;
  readonly limits: RenderLimits;
  readonly certificate = makeProxyCertificate();
  readonly load: Pick<MachineLoad, 'watch'>;

  constructor(options: RendererOptions) {
    this.options = options;
    this.limits = { ...renderLimits, ...options.limits };
    this.load = options.load ?? new MachineLoad();
  }

  async launch(folder: BrowserFolder, proxy: FilteringProxy): Promise<Started> {
    // Loaded lazily: the server starts a sixth faster.
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
        // Requests outside of any page have no network at all.
        proxy: { server: 'http://127.0.0.1:9', bypass: '<-loopback>' },
        env: { PATH: process.env['PATH'] ?? '', LANG: 'C.UTF-8' },
      })
      .catch((error: unknown) => {
        throw new CannotLaunch(String(error));
      });
    return { folder, proxy, browser, pid: (await folder.pid()) ?? 0 };
  }

  /** The first of: the page's outcome, the time limit, the memory limit, the caller's signal. */
  async watch(
    { browser, pid, proxy }: Started,
    { request, isOverloaded }: RenderTask,
    signal: AbortSignal,
  ): Promise<RenderOutcome> {
    const { promise, resolve, reject } = Promise.withResolvers<RenderOutcome>();
    const fail = (sentence: string): void => resolve({ kind: 'failed', sentence });
    const startedAt = performance.now();
    const cpuBefore = cpuOfGroup(pid);
    /** A page that used the processor itself is what our machine was busy with. */
    const failOrExcuse = async (sentence: string): Promise<void> => {
      const [before, now] = await Promise.all([cpuBefore, cpuOfGroup(pid)]);
      const ownShare = ((now ?? 0) - (before ?? 0)) / (performance.now() - startedAt);
      fail(isOverloaded() && ownShare < busyShare ? noTimeToRender : sentence);
    };
    const { renderMs, memoryBytes } = this.limits;
    const late = setTimeout(() => {
      const seconds = Math.round(renderMs / 1000);
      void failOrExcuse(`The page kept the browser busy for more than ${seconds} seconds.`);
    }, renderMs);
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
      isExhausted: proxy.isExhausted,
      isOverloaded,
    };
    renderInBrowser(browser, plan).then(resolve, () => failOrExcuse('The page made the browser stop.'));
    return promise.finally(() => {
      clearTimeout(late);
      endWatch();
      signal.removeEventListener('abort', onAbort);
    });
  }

  async end(folder: BrowserFolder, proxy: FilteringProxy | null, browser: Browser | null): Promise<void> {
    const pid = await folder.pid();
    if (pid !== null) await endBrowser(pid);
    // The process is gone: this only cleans up after it.
    await Promise.race([browser?.close().catch(() => undefined), delay(2000, undefined, { ref: false })]);
    await proxy?.close();
    await folder.remove();
  }

  async render(program: string, request: RenderRequest, signal: AbortSignal): Promise<RenderOutcome> {
    const folder = await makeBrowserFolder(program, 'pagewright-look-');
    if (folder === null) return noSandbox;
    let proxy: FilteringProxy | null = null;
    let started: Started | null = null;
    const load = this.load.watch(stallShare);
    const { isOverloaded } = load;
    try {
      proxy = await openFilteringProxy({
        policy: { connectTo: this.options.connectTo },
        certificate: this.certificate,
        bytesMax: this.limits.pageBytes,
        requestsMax: this.limits.pageRequests,
        ...(this.options.resolve !== undefined && { resolve: this.options.resolve }),
      });
      started = await this.launch(folder, proxy);
      return await this.watch(started, { request, isOverloaded }, signal);
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof CannotLaunch)) throw error;
      return mentionsSandbox(error.message)
        ? noSandbox
        : { kind: 'failed', sentence: isOverloaded() ? noTimeToRender : 'The browser did not start.' };
    } finally {
      load.end();
      await this.end(folder, proxy, started?.browser ?? null);
    }
  }
}

export function createChromiumRenderer(options: RendererOptions): PageRenderer {
  const isolated = new IsolatedRenderer(options);
  const inSlot = createSemaphore(isolated.limits.atOnce);
  const closing = new AbortController();
  const atWork = new Set<Promise<unknown>>();
  let found: Promise<string | null> | null = null;
  let foundAt = 0;
  const locate = async (): Promise<string | null> => {
    if (found !== null && ((await found) !== null || performance.now() - foundAt < retryFindMs)) return found;
    foundAt = performance.now();
    found = findBrowser(options);
    return found;
  };
  return {
    render: async (request, signal) => {
      const program = await locate();
      if (program === null) return noBrowser;
      const either = AbortSignal.any([signal, closing.signal]);
      const work = inSlot(() => isolated.render(program, request, either), either);
      atWork.add(work);
      return work.finally(() => atWork.delete(work));
    },
    close: async () => {
      closing.abort(new Error('The renderer is closed.'));
      await Promise.allSettled(atWork);
    },
  };
}
