/** Fetches one page of a report again: polite, and only if it is still the same page. */
import { limits } from '@pagewright/contract/limits';
import { adviceFor } from '../crawl/crawl-notes.ts';
import { createPoliteness } from '../crawl/politeness.ts';
import { matchRobots, robotsPathOf } from '../crawl/robots/match-robots.ts';
import { CookieJar } from '../fetch/cookie-jar.ts';
import { fetchPage } from '../fetch/fetch-page.ts';
import type { HttpClient } from '../fetch/http-client.ts';
import { normaliseUrl } from '../fetch/normalize-url.ts';
import {
  asksForPassword,
  classOf,
  describeBlock,
  describePlaceholder,
  describeUnreadable,
  isBlockedResponse,
  mayBeHtml,
} from '../fetch/response-kind.ts';
import type { FetchedPage } from '../model/fetched-page.ts';
import type { RobotsTxt } from '../model/robots-txt.ts';
import type { MayVisit, RenderSession } from '../render/page-renderer.ts';

/** Plain data, so that it can be sent to another thread. */
export interface FreshPage {
  readonly page: FetchedPage;
  /** What robots.txt says to Google's crawler. */
  readonly isOpenToGoogle: boolean;
  /** The document after its scripts ran; missing when the page was not to be rendered. */
  readonly renderedHtml?: string;
}

export type FetchOutcome =
  | { readonly kind: 'fetched'; readonly fresh: FreshPage }
  /** The sentence is for the user. */
  | { readonly kind: 'unreadable'; readonly sentence: string };

const unreadable = (sentence: string): FetchOutcome => ({ kind: 'unreadable', sentence });

type Render = RenderSession['render'];

interface RenderTools {
  readonly render: Render;
  readonly robots: readonly RobotsTxt[];
  readonly mayVisit: MayVisit;
}

/** Of a page that depends on its scripts, the HTML alone would say wrong things. */
async function renderFresh(
  fresh: FreshPage,
  { render, robots, mayVisit }: RenderTools,
  signal: AbortSignal,
): Promise<FetchOutcome> {
  const request = { url: fresh.page.url, robots, isDocumentOnly: true };
  const outcome = await render(request, signal, mayVisit);
  const html = outcome.kind === 'rendered' ? outcome.page.renderedHtml : null;
  if (html !== null) return { kind: 'fetched', fresh: { ...fresh, renderedHtml: html } };
  const why = outcome.kind === 'rendered' ? 'Its document is too large.' : outcome.sentence;
  return unreadable(`The page needs JavaScript and could not be rendered. ${why}`);
}

export interface FreshPageOptions {
  /** Renders the page too. */
  readonly render?: Render | undefined;
  /** Its robots.txt is not obeyed, as its owner wishes. */
  readonly ignoredHost?: string | null;
}

/** Obeys robots.txt; a redirect to another page counts as unreadable. */
export async function fetchFreshPage(
  shared: HttpClient,
  pageUrl: string,
  signal: AbortSignal,
  { render, ignoredHost = null }: FreshPageOptions = {},
): Promise<FetchOutcome> {
  // Cookies are for one request.
  const client = { ...shared, cookies: new CookieJar() };
  const url = URL.parse(pageUrl);
  if (url === null || !/^https?:$/.test(url.protocol)) return unreadable('This is not the URL of a page.');
  const { robotsCache, rateLimiter } = createPoliteness(
    client,
    { crawlDelayMs: limits.settings.crawlDelayMs.min, ignoredHost },
    signal,
  );
  const failureBudget = { leftMs: client.limits.startMs };
  const { robots } = await robotsCache.get(url.origin, failureBudget);
  const access = await robotsCache.match(url);
  if (!access.allowed) return unreadable(`The page is blocked: ${access.reason}`);
  const normalised = normaliseUrl(url);
  const result = await fetchPage(client, url.href, {
    signal,
    rateLimiter,
    failureBudget,
    wantsBody: mayBeHtml,
    refuseRedirect: (next) => (normaliseUrl(next) === normalised ? null : 'It is another page.'),
  });
  if (result.kind === 'stopped')
    return unreadable(`The page now redirects to ${result.nextUrl}. Analyze the website again to read that.`);
  if (result.kind === 'failed') return unreadable(`The page could not be read: ${result.detail}`);
  const { page } = result;
  if (isBlockedResponse(page))
    return unreadable(
      `${describeBlock(page)} ${adviceFor(asksForPassword(page) ? { obstacle: 'password' } : {})}`,
    );
  const placeholder = describePlaceholder(page);
  if (placeholder !== null) return unreadable(placeholder);
  const whyUnreadable = describeUnreadable(page);
  if (whyUnreadable !== null) return unreadable(whyUnreadable);
  if (classOf(page).kind !== 'page') {
    const isSuccess = page.status >= 200 && page.status <= 299;
    return unreadable(
      isSuccess ? 'The URL no longer returns a web page.' : `The page now returns status ${page.status}.`,
    );
  }
  const { allowed } = matchRobots(robots, 'Googlebot').match(robotsPathOf(url));
  const fresh = { page, isOpenToGoogle: allowed };
  if (render === undefined) return { kind: 'fetched', fresh };
  const mayVisit: MayVisit = () => rateLimiter.acquire(url, signal);
  return renderFresh(fresh, { render, robots: robotsCache.obeyed(), mayVisit }, signal);
}
