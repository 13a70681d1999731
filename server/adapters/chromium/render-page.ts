/** Opens one page in a fresh context of a browser, waits until it is idle and measures it. */

import { setTimeout as delay } from 'node:timers/promises';
import { matchRobots, robotsPathOf } from '@pagewright/engine/crawl/robots/match-robots';
import { loadPerCore } from '@pagewright/engine/fetch/machine-load';
import { normaliseUrl } from '@pagewright/engine/fetch/normalize-url';
import { findChallenge } from '@pagewright/engine/model/find-challenge';
import type { PageError } from '@pagewright/engine/model/render-facts';
import type { MayVisit, RenderOutcome, RenderRequest } from '@pagewright/engine/render/page-renderer';
import type { Browser, BrowserContext, Page, Response } from 'playwright-core';
import { countRequests, type RequestCount } from './count-requests.ts';
import { measurePage, measureTimes, readHtml } from './measure-page.ts';
import { type PageClock, PageTooSlow } from './page-clock.ts';
import { proxyResponseHeader } from './proxy-headers.ts';
import { views } from './take-screenshot.ts';
import { openWorld } from './world.ts';

export interface RenderPlan {
  readonly request: RenderRequest;
  readonly robotsToken: string;
  readonly userAgent: string;
  readonly proxyPort: number;
  /** Hosts that the proxy blocked. */
  readonly refused: ReadonlySet<string>;
  /** Whether the proxy cut requests off because the page loads too much. */
  readonly isExhausted: () => boolean;
  readonly countRequest: (url: string) => void;
  /** Sites to which the page sent too many. */
  readonly stopped: ReadonlySet<string>;
  /** Whether our machine was too busy since the rendering began. */
  readonly isOverloaded: () => boolean;
  readonly clock: PageClock;
  readonly mayVisit: MayVisit;
}

/** Nothing that the page could be blamed for. */
export const noTimeToRender =
  'Our server was too busy to render this page in time. This is not the page’s fault.';

const loadMs = 12_000;
const idleMs = 400;
const idleTimeoutMs = 3000;
/** After the window has become wider: images for it may have to be loaded. */
const settleMs = 100;
const settleTimeoutMs = 1500;
const closeMs = 3000;
const errorsMax = 20;
/** Above this load, times are exact to tenths of a second only. */
const busyLoad = 1.5;

const failed = (sentence: string, isOurs = false): RenderOutcome => ({ kind: 'failed', sentence, isOurs });

const refused = (sentence: string): RenderOutcome => ({
  kind: 'failed',
  sentence,
  isOurs: false,
  isRefused: true,
});

/** Blocks what robots.txt disallows us on the site's own hosts. */
async function blockDisallowed(context: BrowserContext, { request, robotsToken }: RenderPlan): Promise<void> {
  const matchers = new Map(
    request.robots
      .filter(({ access }) => access !== 'open')
      .map((facts) => [new URL(facts.url).origin, matchRobots(facts, robotsToken)] as const),
  );
  if (matchers.size === 0) return;
  const isForbidden = (url: URL): boolean =>
    matchers.get(url.origin)?.match(robotsPathOf(url)).allowed === false;
  await context.route(isForbidden, (route) => route.abort('blockedbyclient'));
}

function openContext(browser: Browser, { userAgent, proxyPort }: RenderPlan): Promise<BrowserContext> {
  const { width, height, deviceScaleFactor } = views.mobile;
  return browser.newContext({
    viewport: { width, height },
    deviceScaleFactor,
    isMobile: true,
    hasTouch: true,
    userAgent,
    locale: 'en-US',
    serviceWorkers: 'block',
    acceptDownloads: false,
    proxy: { server: `http://127.0.0.1:${proxyPort}`, bypass: '<-loopback>' },
  });
}

const codes: readonly (readonly [RegExp, string])[] = [
  [/ERR_ABORTED|Download is starting/, 'The URL starts a download instead of showing a page.'],
  [/ERR_TUNNEL_CONNECTION_FAILED|ERR_PROXY/, 'Our browser could not reach the page’s host.'],
  [/ERR_TOO_MANY_REDIRECTS/, 'The page redirects in a circle.'],
  [/ERR_CERT|ERR_SSL/, 'The browser does not trust the page’s certificate.'],
  [/ERR_EMPTY_RESPONSE|ERR_CONNECTION/, 'The page did not respond to the browser.'],
];

/** Undefined when the page can be rendered although it never finished loading. */
function navigationError(error: Error): string | undefined {
  if (error instanceof PageTooSlow) return undefined;
  const known = codes.find(([pattern]) => pattern.test(error.message));
  return known?.[1] ?? 'The browser could not open the page.';
}

/** A sentence when the proxy blocked the page itself. */
function blockedError(page: Page, { refused }: RenderPlan): string | null {
  const host = URL.parse(page.url())?.host ?? '';
  return refused.has(host) ? `The page redirects to ${host}, which is not on the public internet.` : null;
}

/** A sentence when the response is our proxy's own. */
function proxyError(response: Response): string | null {
  switch (response.headers()[proxyResponseHeader]) {
    case undefined:
      return null;
    case 'not-http':
      return 'The server answered our browser with something that is not HTTP.';
    default:
      return 'Our browser could not reach the page’s host.';
  }
}

/** Why there is nothing to render; null when there is. */
function responseError(response: Response | null, page: Page, plan: RenderPlan): string | null {
  const { request } = plan;
  const at = URL.parse(page.url());
  const refused = blockedError(page, plan);
  if (refused !== null) return refused;
  if (response !== null && response.status() >= 400)
    return proxyError(response) ?? `The page returned status ${response.status()} to the browser.`;
  if (at === null || !/^https?:$/.test(at.protocol)) return 'The page showed nothing.';
  if (normaliseUrl(at) !== normaliseUrl(request.url))
    return `In a browser, the page redirects to ${at.href}.`;
  return null;
}

/** With other statuses the page itself may be missing or broken. */
const isRefusal = (response: Response | null): boolean =>
  response !== null && [401, 403, 429].includes(response.status()) && proxyError(response) === null;

/** Not null when a bot challenge was rendered: the crawler was let in, and the browser not. */
function challengeIn(response: Response | null, html: string | null): RenderOutcome | null {
  if (response === null || html === null) return null;
  const body = Buffer.from(html);
  const challenge = findChallenge({ status: response.status(), headers: response.headers(), body });
  return challenge === null
    ? null
    : refused(
        `${challenge.by} showed our browser a ${challenge.what} instead of the page (status ${response.status()}).`,
      );
}

/** An error when it did not load, or not in time: what is there then can still be measured. */
async function openPage(page: Page, { request, clock }: RenderPlan): Promise<Response | Error | null> {
  const loading = page.goto(request.url, { waitUntil: 'load', timeout: 0 });
  // It may be rejected long after nobody waits for it any more.
  loading.catch(() => undefined);
  try {
    return await clock.within(loading, loadMs);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

async function settle(requests: RequestCount): Promise<void> {
  await delay(settleMs);
  await requests.waitForIdle({
    idleMs: settleMs,
    timeoutMs: settleTimeoutMs,
    ownMs: () => performance.now(),
  });
}

function collectExceptions(page: Page): PageError[] {
  const exceptions: PageError[] = [];
  page.on('pageerror', (error) => {
    const text = error.message.slice(0, 300);
    const [source = null] = /https?:\/\/[^\s)]+/.exec(error.stack ?? '') ?? [];
    if (exceptions.length < errorsMax) exceptions.push({ kind: 'exception', text, source });
  });
  return exceptions;
}

async function renderInContext(context: BrowserContext, plan: RenderPlan): Promise<RenderOutcome> {
  const { clock } = plan;
  await blockDisallowed(context, plan);
  context.on('request', (request) => plan.countRequest(request.url()));
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const exceptions = collectExceptions(page);
  const requests = await countRequests(session);
  await clock.outside(plan.mayVisit(plan.request.url));
  const opened = await openPage(page, plan);
  const answer = opened instanceof Error ? null : opened;
  if (opened instanceof Error) {
    const sentence = navigationError(opened);
    if (sentence !== undefined) return failed(blockedError(page, plan) ?? sentence);
    // What did not load in time may be what our machine had no time for.
    if (plan.isOverloaded()) return failed(noTimeToRender, true);
  }
  const ownMs = (): number => clock.spentMs;
  await requests.waitForIdle({ idleMs, timeoutMs: idleTimeoutMs, ownMs });
  const nothing = responseError(answer, page, plan);
  if (nothing !== null) {
    const isOfSite = answer !== null && answer.status() >= 400 && proxyError(answer) === null;
    const html = isOfSite ? await readHtml(await openWorld(session, clock)) : null;
    return challengeIn(answer, html) ?? (isRefusal(answer) ? refused(nothing) : failed(nothing));
  }
  const load = loadPerCore();
  const timing = { isTimed: !plan.isOverloaded(), isFinelyTimed: load <= busyLoad, load };
  const weight = requests.weight();
  const world = await openWorld(session, clock);
  const renderedHtml = await readHtml(world);
  const challenge = challengeIn(answer, renderedHtml);
  if (challenge !== null) return challenge;
  const { isDocumentOnly = false, wantsModelImage = false } = plan.request;
  const { facts, ...screenshots } = await (isDocumentOnly
    ? measureTimes(world)
    : measurePage(world, {
        wantsModelImage,
        settle: () => settle(requests),
      }));
  const failures = requests.failures(page.url(), plan.isExhausted() || plan.isOverloaded());
  const errors = [...exceptions, ...failures].slice(0, errorsMax);
  const isAll = plan.isExhausted();
  const isStopped = isAll || plan.stopped.size > 0;
  const stopped = isStopped && { stopped: { domains: [...plan.stopped].sort(), isAll } };
  return {
    kind: 'rendered',
    page: {
      facts: { url: page.url(), ...timing, ...facts, weight, errors, gaps: requests.gaps(), ...stopped },
      renderedHtml,
      ...screenshots,
    },
  };
}

export interface ContextOutcome {
  readonly outcome: RenderOutcome;
  /** Whether nothing of the page is left in the browser. */
  readonly isClosed: boolean;
}

/** A context has its own cookies, storage, cache and connections, and ends with its page. Rejects when the browser ended. */
export async function renderInBrowser(browser: Browser, plan: RenderPlan): Promise<ContextOutcome> {
  const context = await openContext(browser, plan);
  const outcome = await renderInContext(context, plan);
  const isClosed = await plan.clock.within(context.close(), closeMs).then(
    () => true,
    () => false,
  );
  // Whatever was measured until then: a page without a browser is a page that was not measured.
  if (!browser.isConnected()) throw new Error('The browser ended.');
  return { outcome, isClosed };
}
