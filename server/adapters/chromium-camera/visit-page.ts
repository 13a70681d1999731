/** Opens one page in a browser that was started for it, lets it load and settle, and has it measured. */

import { availableParallelism, loadavg } from 'node:os';
import { judgeRobots, robotsPathOf } from '@pagewright/engine/crawl/judge-robots';
import { normaliseUrl } from '@pagewright/engine/crawl/url';
import type { VisitOutcome, VisitRequest } from '@pagewright/engine/design/camera';
import type { PageError } from '@pagewright/engine/facts/visit-facts';
import type { Browser, BrowserContext, Page, Response } from 'playwright-core';
import { countRequests } from './count-requests.ts';
import { measurePage, openWorld } from './measure-page.ts';
import { views } from './take-shot.ts';

export interface VisitPlan {
  readonly request: VisitRequest;
  readonly robotsToken: string;
  readonly userAgent: string;
  readonly proxyPort: number;
  /** Hosts that the proxy did not let through. */
  readonly refused: ReadonlySet<string>;
}

const loadMs = 12_000;
const quietMs = 400;
const quietMostMs = 3000;
const htmlMax = 3_000_000;
const errorsMax = 20;
/** So many want each core, and times say more about the machine than about the page. */
const strainedLoad = 4;
/** So many, and tenths of a second do. */
const busyLoad = 1.5;

const failed = (sentence: string): VisitOutcome => ({ kind: 'failed', sentence });

/** The browser loads nothing that robots.txt forbids us, on the site's own hosts. */
async function obeyRobots(context: BrowserContext, { request, robotsToken }: VisitPlan): Promise<void> {
  const judges = new Map(
    request.robots
      .filter(({ access }) => access !== 'open')
      .map((facts) => [new URL(facts.url).origin, judgeRobots(facts, robotsToken)] as const),
  );
  if (judges.size === 0) return;
  const isForbidden = (url: URL): boolean =>
    judges.get(url.origin)?.judge(robotsPathOf(url)).allowed === false;
  await context.route(isForbidden, (route) => route.abort('blockedbyclient'));
}

function openContext(browser: Browser, { userAgent, proxyPort }: VisitPlan): Promise<BrowserContext> {
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
  [/ERR_ABORTED|Download is starting/, 'The address starts a download instead of showing a page.'],
  [/ERR_TUNNEL_CONNECTION_FAILED|ERR_PROXY/, 'The page’s host could not be reached.'],
  [/ERR_TOO_MANY_REDIRECTS/, 'The page redirects in a circle.'],
  [/ERR_CERT|ERR_SSL/, 'The browser does not trust the page’s certificate.'],
  [/ERR_EMPTY_RESPONSE|ERR_CONNECTION/, 'The page did not answer the browser.'],
];

/** Undefined when the page is worth looking at though it never finished loading. */
function sayNavigation(error: Error): string | undefined {
  if (error.name === 'TimeoutError') return undefined;
  const known = codes.find(([pattern]) => pattern.test(error.message));
  return known?.[1] ?? 'The browser could not open the page.';
}

/** A sentence when the proxy did not let the page itself through. */
function sayRefused(page: Page, { refused }: VisitPlan): string | null {
  const host = URL.parse(page.url())?.host ?? '';
  return refused.has(host)
    ? `The page leads to ${host}, which is not an address of the public internet.`
    : null;
}

/** Why there is nothing to look at; null when there is. */
function sayAnswer(response: Response | null, page: Page, plan: VisitPlan): string | null {
  const { request } = plan;
  const at = URL.parse(page.url());
  const refused = sayRefused(page, plan);
  if (refused !== null) return refused;
  if (response !== null && response.status() >= 400)
    return `The page answered ${response.status()} to the browser.`;
  if (at === null || !/^https?:$/.test(at.protocol)) return 'The page showed nothing.';
  if (normaliseUrl(at) !== normaliseUrl(request.url)) return `In a browser the page leads on to ${at.href}.`;
  return null;
}

async function takeHtml(page: Page): Promise<string | null> {
  const html = await page.content().catch(() => null);
  return html === null || html.length > htmlMax ? null : html;
}

export async function visitPage(browser: Browser, plan: VisitPlan): Promise<VisitOutcome> {
  const context = await openContext(browser, plan);
  await obeyRobots(context, plan);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const exceptions: PageError[] = [];
  page.on('pageerror', (error) => {
    const text = error.message.slice(0, 300);
    const [source = null] = /https?:\/\/[^\s)]+/.exec(error.stack ?? '') ?? [];
    if (exceptions.length < errorsMax) exceptions.push({ kind: 'exception', text, source });
  });
  const requests = await countRequests(session);
  const answer = await page
    .goto(plan.request.url, { waitUntil: 'load', timeout: loadMs })
    .catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))));
  if (answer instanceof Error) {
    const sentence = sayNavigation(answer);
    if (sentence !== undefined) return failed(sayRefused(page, plan) ?? sentence);
  }
  await requests.quiet(quietMs, quietMostMs);
  const nothing = sayAnswer(answer instanceof Error ? null : answer, page, plan);
  if (nothing !== null) return failed(nothing);
  const load = (loadavg()[0] ?? 0) / availableParallelism();
  const timing = { isTimed: load <= strainedLoad, isFinelyTimed: load <= busyLoad };
  const weight = requests.weight();
  const renderedHtml = await takeHtml(page);
  const wantsGlance = plan.request.wantsGlance === true;
  const { facts, ...shots } = await measurePage(await openWorld(session), wantsGlance);
  const errors = [...exceptions, ...requests.failures(page.url())].slice(0, errorsMax);
  return {
    kind: 'visited',
    visit: { facts: { url: page.url(), ...timing, ...facts, weight, errors }, renderedHtml, ...shots },
  };
}
