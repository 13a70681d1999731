/** Renders pages in Chromium: browsers of the run, a fresh context for each page behind its own filtering proxy, limited in time, memory and concurrency. */

import type { Resolve } from '@pagewright/engine/fetch/address-guard';
import type { ConnectTo } from '@pagewright/engine/fetch/connect-to';
import { hideInData } from '@pagewright/engine/fetch/hide-secrets';
import { robotsToken, userAgentFor } from '@pagewright/engine/fetch/http-client';
import { MachineLoad } from '@pagewright/engine/fetch/machine-load';
import type { Picture } from '@pagewright/engine/model/picture';
import type { SiteAccess } from '@pagewright/engine/model/site-access';
import type {
  MayVisit,
  PageRenderer,
  RenderOutcome,
  RenderRequest,
  RenderSession,
} from '@pagewright/engine/render/page-renderer';
import pLimit from 'p-limit';
import { type BrowserPlaces, findBrowser } from '../find-browser.ts';
import { type AcquiredBrowser, BrowserPool, type Owner } from './browser-pool.ts';
import {
  domainOf,
  type FilteringProxy,
  makeProxyCertificate,
  openFilteringProxy,
  type ProxyCertificate,
} from './filtering-proxy.ts';
import { PageClock } from './page-clock.ts';
import { noTimeToRender, renderInBrowser } from './render-page.ts';
import { CannotLaunch, launchRunBrowser, NoSandbox } from './run-browser.ts';
import { shrinkInBrowser } from './shrink-picture.ts';

export interface RendererOptions extends BrowserPlaces {
  readonly connectTo: ConnectTo;
  /** The page about our crawler, named in the user agent. */
  readonly aboutUrl: string;
  readonly resolve?: Resolve;
  readonly limits?: Partial<RenderLimits>;
  /** The one that browsers trust besides the public ones; made anew without it. */
  readonly certificate?: ProxyCertificate;
  /** How busy our own machine is. */
  readonly load?: Pick<MachineLoad, 'watch'>;
}

export interface RenderLimits {
  /** Pages rendered at once. */
  readonly atOnce: number;
  /** Of a page, without the time it waits for a processor of our machine. */
  readonly renderMs: number;
  /** Of a page by the clock on the wall, whatever our machine does. */
  readonly wallMs: number;
  /** Of one browser with its child processes, without shared memory. */
  readonly memoryBytes: number;
  readonly pageBytes: number;
  /** All that one page may request. */
  readonly pageRequests: number;
  /** Of these, what may go to one site that is not the page's own: nobody there asked for this rendering. */
  readonly foreignRequests: number;
  /** How long a browser waits for the next page of its run. */
  readonly idleMs: number;
}

export const renderLimits: RenderLimits = {
  atOnce: 2,
  renderMs: 25_000,
  wallMs: 180_000,
  memoryBytes: 1024 * 1024 * 1024,
  pageBytes: 60 * 1024 * 1024,
  pageRequests: 1500,
  foreignRequests: 150,
  idleMs: 10_000,
};

/** A browser that has shown so many pages is replaced. */
const pagesPerBrowser = 50;
/** Of the time, on a processor: from here on the page is busy itself. */
const busyShare = 0.5;
/** Of the time: rendering next door makes this thread wait now and then. */
const stallShare = 0.5;
/** A browser may be installed while the server runs. */
const retryFindMs = 5000;

const unavailable = (sentence: string): RenderOutcome => ({ kind: 'unavailable', sentence });
const noBrowser = unavailable(
  'This server has no browser, so no page was rendered: no screenshots, no design analysis, no measured speed. Run "npm run browser:install" on it or set CHROME_PATH, then analyze the site again.',
);
const noSandbox = unavailable(
  'The browser on this server can run only as root or without its sandbox, so no page was rendered. Allow user namespaces on the server, or run it as a user other than root.',
);
const ours = (sentence: string): RenderOutcome => ({ kind: 'failed', sentence, isOurs: true });
const ofThePage = (sentence: string): RenderOutcome => ({ kind: 'failed', sentence, isOurs: false });

const stoppedBrowser = ofThePage('The page crashed the browser.');

const userAgent = (version: string, aboutUrl: string): string =>
  `Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version} Mobile Safari/537.36 ${userAgentFor(aboutUrl)}`;

interface VisitedPage {
  readonly request: RenderRequest;
  readonly access: SiteAccess;
  readonly mayVisit: MayVisit;
}

interface WatchedOutcome {
  readonly outcome: RenderOutcome;
  /** False when the page was cut off: its browser may be in any state. */
  readonly isReusable: boolean;
  /** The browser ended, because of the page or of something else on our machine. */
  readonly hasCrashed?: boolean;
}

/** Whatever a page does, rendering ends in time, and what it left in a doubtful state ends with it. */
class LimitedRenderer {
  readonly options: RendererOptions;
  readonly limits: RenderLimits;
  readonly certificate: ProxyCertificate;
  readonly load: Pick<MachineLoad, 'watch'>;

  constructor(options: RendererOptions) {
    this.options = options;
    this.limits = { ...renderLimits, ...options.limits };
    this.certificate = options.certificate ?? makeProxyCertificate();
    this.load = options.load ?? new MachineLoad();
  }

  /** The first of: the page's outcome, the time limit, the memory limit, the caller's signal. */
  async watch(
    { browser, pid }: AcquiredBrowser,
    {
      request,
      access,
      mayVisit,
      proxy,
      isOverloaded,
    }: VisitedPage & { proxy: FilteringProxy; isOverloaded: () => boolean },
    signal: AbortSignal,
  ): Promise<WatchedOutcome> {
    const { promise, resolve, reject } = Promise.withResolvers<WatchedOutcome>();
    const { renderMs, wallMs, memoryBytes } = this.limits;
    const cutOff = (outcome: RenderOutcome): void => resolve({ outcome, isReusable: false });
    const clock = new PageClock({
      pid,
      mostBytes: memoryBytes,
      onTooMuchMemory: () =>
        cutOff(ofThePage(`The page took more than ${Math.round(memoryBytes / 1024 / 1024)} MB of memory.`)),
    });
    /** A page that used the processor itself is what our machine was busy with. */
    const blame = (sentence: string): void =>
      cutOff(isOverloaded() && clock.busyShare < busyShare ? ours(noTimeToRender) : ofThePage(sentence));
    clock.limit(renderMs, () =>
      blame(`The page kept the browser busy for more than ${Math.round(renderMs / 1000)} seconds.`),
    );
    const wall = setTimeout(() => cutOff(ours(noTimeToRender)), wallMs);
    const onAbort = (): void => reject(signal.reason);
    signal.addEventListener('abort', onAbort);
    const plan = {
      request,
      robotsToken,
      userAgent: access.userAgent ?? userAgent(browser.version(), this.options.aboutUrl),
      proxyPort: proxy.port,
      refused: proxy.refused,
      isExhausted: proxy.isExhausted,
      countRequest: proxy.countRequest,
      stopped: proxy.stopped,
      isOverloaded,
      clock,
      mayVisit,
    };
    renderInBrowser(browser, plan).then(
      ({ outcome, isClosed }) => resolve({ outcome, isReusable: isClosed }),
      () => resolve({ outcome: stoppedBrowser, isReusable: false, hasCrashed: true }),
    );
    return promise.finally(() => {
      clock.end();
      clearTimeout(wall);
      signal.removeEventListener('abort', onAbort);
    });
  }

  /** A browser that ended is not the page's fault before it has happened twice. */
  async render(
    acquire: () => Promise<AcquiredBrowser>,
    page: VisitedPage,
    signal: AbortSignal,
  ): Promise<RenderOutcome> {
    const first = await this.attempt(acquire, page, signal);
    const { outcome } = first.hasCrashed === true ? await this.attempt(acquire, page, signal) : first;
    // A site may repeat what opened it.
    return hideInData(outcome, page.access.siteHeaders?.secrets ?? []) as RenderOutcome;
  }

  async attempt(
    acquire: () => Promise<AcquiredBrowser>,
    page: VisitedPage,
    signal: AbortSignal,
  ): Promise<WatchedOutcome> {
    const load = this.load.watch(stallShare);
    let proxy: FilteringProxy | null = null;
    let acquired: AcquiredBrowser | null = null;
    let isReusable = false;
    try {
      proxy = await openFilteringProxy({
        policy: { connectTo: this.options.connectTo },
        siteHeaders: page.access.siteHeaders ?? null,
        certificate: this.certificate,
        bytesMax: this.limits.pageBytes,
        requestsMax: this.limits.pageRequests,
        ownDomain: domainOf(page.request.url),
        foreignMax: this.limits.foreignRequests,
        ...(this.options.resolve !== undefined && { resolve: this.options.resolve }),
      });
      acquired = await acquire();
      const watched = await this.watch(acquired, { ...page, proxy, isOverloaded: load.isOverloaded }, signal);
      ({ isReusable } = watched);
      return watched;
    } catch (error) {
      signal.throwIfAborted();
      const notReusable = { isReusable: false };
      if (error instanceof NoSandbox) return { outcome: noSandbox, ...notReusable };
      if (error instanceof CannotLaunch)
        return {
          outcome: ours(load.isOverloaded() ? noTimeToRender : 'The browser did not start.'),
          ...notReusable,
        };
      throw error;
    } finally {
      load.end();
      await acquired?.release(isReusable);
      await proxy?.close();
    }
  }

  /** A browser that failed at a picture may be in any state. */
  async shrink(
    acquire: () => Promise<AcquiredBrowser>,
    picture: Picture,
    signal: AbortSignal,
  ): Promise<Picture | null> {
    signal.throwIfAborted();
    const acquired = await acquire().catch(() => null);
    if (acquired === null) return null;
    let smaller: Picture | null = null;
    try {
      smaller = await shrinkInBrowser(acquired.browser, picture, signal);
      return smaller;
    } finally {
      await acquired.release(smaller !== null);
    }
  }
}

/** Searches for a browser, and again every few seconds while there is none. */
function createLocator(places: BrowserPlaces): () => Promise<string | null> {
  let found: Promise<string | null> | null = null;
  let foundAt = 0;
  return async () => {
    if (found !== null && ((await found) !== null || performance.now() - foundAt < retryFindMs)) return found;
    foundAt = performance.now();
    found = findBrowser(places);
    return found;
  };
}

export function createChromiumRenderer(options: RendererOptions): PageRenderer {
  const limited = new LimitedRenderer(options);
  const { atOnce, idleMs } = limited.limits;
  const inSlot = pLimit(atOnce);
  const closing = new AbortController();
  const atWork = new Set<Promise<unknown>>();
  const locate = createLocator(options);
  const pool = new BrowserPool({
    launch: async () => {
      const program = await locate();
      if (program === null) throw new CannotLaunch('There is no browser.');
      return launchRunBrowser(program, limited.certificate.spkiHash);
    },
    maxIdle: atOnce,
    idleMs,
    maxPages: pagesPerBrowser,
  });
  const track = <T>(work: Promise<T>): Promise<T> => {
    atWork.add(work);
    return work.finally(() => atWork.delete(work));
  };
  const openSession = (access: SiteAccess = {}): RenderSession => {
    const owner: Owner = {};
    pool.warmUp(owner);
    return {
      render: async (request, signal, mayVisit = () => Promise.resolve()) => {
        if ((await locate()) === null) return noBrowser;
        const either = AbortSignal.any([signal, closing.signal]);
        return track(
          inSlot(() => {
            either.throwIfAborted();
            return limited.render(() => pool.acquire(owner), { request, access, mayVisit }, either);
          }),
        );
      },
      shrinkPicture: async (picture, signal) => {
        if ((await locate()) === null) return null;
        const either = AbortSignal.any([signal, closing.signal]);
        return track(inSlot(() => limited.shrink(() => pool.acquire(owner), picture, either)));
      },
      close: () => track(pool.endOf(owner)),
    };
  };
  return {
    openSession,
    close: async () => {
      closing.abort(new Error('The renderer is closed.'));
      await Promise.allSettled(atWork);
      await pool.close();
    },
  };
}
