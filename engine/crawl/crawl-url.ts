/** Fetches one URL of the frontier and records its outcome and that of every redirect on the way. */

import type { FailureBudget } from '../fetch/get-with-retries.ts';
import { isSameSite, isUnderPath, normaliseUrl } from '../fetch/normalize-url.ts';
import { withFirstAcquired } from '../fetch/rate-limiter.ts';
import {
  asksForPassword,
  describeBlock,
  describePlaceholder,
  describeUnreadable,
  mayBeHtml,
  mediaTypeOf,
  responseKind,
} from '../fetch/response-kind.ts';
import type { FetchRecord, FoundLink } from '../model/crawl-result.ts';
import type { FetchedPage, FetchResult } from '../model/fetched-page.ts';
import { findChallenge, findChallengeUrl } from '../model/find-challenge.ts';
import { findPlaceholder } from '../model/find-placeholder.ts';
import { addLinks } from './add-urls.ts';
import type { CrawlOutcome } from './coverage-log.ts';
import { type CrawlState, type FollowLinks, reportProgress } from './crawl-state.ts';
import { fetchFollowingRefreshes } from './follow-refreshes.ts';
import type { FrontierItem } from './frontier.ts';
import { isCacheable } from './page-cache.ts';
import type { ReadingOrder, Turn } from './reading-order.ts';
import { spendRequest, tallyOf } from './request-budget.ts';
import { retriesNow, watchForErrors } from './watch-for-errors.ts';

const keyOf = (url: string): string => normaliseUrl(url) ?? url;

/** Why a redirect is not followed; `crawlOutcome` is that of its target, null where another request decides it. */
interface Refusal {
  readonly reason: string;
  readonly crawlOutcome: CrawlOutcome | null;
}

const skip = (reason: string): Refusal => ({ reason, crawlOutcome: { outcome: 'skipped', reason } });

/** Before the first page there is a limit to how long requests may take that lead to nothing. */
const budgetOf = ({ startUrl, startBudget }: CrawlState, { url }: FrontierItem): FailureBudget | undefined =>
  url === startUrl ? startBudget : undefined;

/** Decides about the target of a redirect before it is requested, and reserves it if it may be. */
async function refuseRedirect(state: CrawlState, item: FrontierItem, next: URL): Promise<Refusal | null> {
  const challenge = findChallengeUrl(next.href);
  if (challenge !== null) {
    state.challenges.push(challenge);
    const reason = `${challenge.by} redirected us to a ${challenge.what}.`;
    return { reason, crawlOutcome: { outcome: 'blocked', reason } };
  }
  if (!isSameSite(state.scope, next)) return skip('It is on another site.');
  if (!isUnderPath(state.scope, next)) return skip(`It is outside ${state.scope.path}.`);
  const leftOut = item.foundIn === 'start' ? null : state.patterns(next);
  if (leftOut !== null) return skip(leftOut);
  const { allowed, reason } = await state.robotsCache.match(next, budgetOf(state, item));
  if (!allowed) return { reason, crawlOutcome: { outcome: 'blocked', reason } };
  const key = keyOf(next.href);
  if (key !== item.url && state.requested.has(key))
    return { reason: 'It was crawled already.', crawlOutcome: null };
  const { stopped } = tallyOf(state, item.url);
  if (stopped !== null) return { reason: stopped, crawlOutcome: null };
  state.requested.add(key);
  spendRequest(state, item.url);
  return null;
}

/** What the owner of the site would have to change, where it is more than to let us in. */
function obstacleIn(page: FetchedPage): Pick<FetchRecord, 'obstacle'> {
  if (asksForPassword(page)) return { obstacle: 'password' };
  const challenge = findChallenge(page);
  if (challenge !== null) return challenge.what === 'waiting room' ? { obstacle: challenge.what } : {};
  const placeholder = findPlaceholder(page);
  return placeholder === null ? {} : { obstacle: placeholder.kind };
}

function recordFetch(state: CrawlState, item: FrontierItem, result: FetchResult, isBlocked: boolean): void {
  const page: Partial<FetchedPage> = result.kind === 'fetched' ? result.page : {};
  const { hops } = result.kind === 'fetched' ? result.page : result;
  state.fetches.push({
    url: item.url,
    finalUrl: page.url ?? hops.at(-1)?.location ?? item.url,
    status: page.status ?? (result.kind === 'stopped' ? (hops.at(-1)?.status ?? null) : null),
    failure: result.kind === 'failed' ? { reason: result.reason, detail: result.detail } : null,
    contentType: page.headers?.['content-type'] ?? '',
    hops,
    firstByteMs: page.firstByteMs ?? 0,
    totalMs: page.totalMs ?? 0,
    transferBytes: page.transferBytes ?? 0,
    isBlocked,
    ...(result.kind === 'fetched' && obstacleIn(result.page)),
  });
}

/** Every hop is a URL of its own: it is skipped, and its target is found by redirect. */
function recordHops({ log }: CrawlState, item: FrontierItem, hops: FetchedPage['hops']): void {
  for (const { url, status, location, isRefresh } of hops) {
    const from = keyOf(url);
    const to = normaliseUrl(location ?? '');
    if (from !== to)
      log.record(from, {
        outcome: 'skipped',
        reason: `It redirects to ${location ?? ''}${isRefresh === true ? ' with a meta refresh' : ''}`,
        status: isRefresh === true ? 200 : status,
      });
    if (to !== null && to !== item.url) log.add(to, 'redirect', from);
  }
}

function outcomeOfPage(page: FetchedPage): CrawlOutcome {
  const { status, headers } = page;
  const type = mediaTypeOf(headers);
  switch (responseKind(page)) {
    case 'page':
      return { outcome: 'analysed', reason: 'Crawled and analyzed.', status };
    case 'not-a-page':
      return {
        outcome: 'skipped',
        reason: `Not a web page: ${type === '' ? 'no content type' : type}`,
        status,
      };
    case 'blocked':
      return {
        outcome: 'blocked',
        reason: describeBlock(page),
        status,
      };
    case 'placeholder':
      return { outcome: 'skipped', reason: describePlaceholder(page) ?? 'Not a page of the site.', status };
    default:
      return {
        outcome: 'failed',
        reason: describePlaceholder(page) ?? `It returned status ${status}.`,
        status,
      };
  }
}

async function analyse(
  state: CrawlState,
  item: FrontierItem,
  page: FetchedPage,
  turn: Turn | null,
): Promise<void> {
  const { depth, foundIn, foundOn } = item;
  const add = (links: readonly FoundLink[]): void => {
    addLinks(state, links, keyOf(page.url), depth + 1);
    state.changed.notify();
    reportProgress(state, page.url);
  };
  const follow: FollowLinks = (links, isMoreToCome) => {
    add(links);
    if (isMoreToCome) turn?.pause();
    else turn?.end();
  };
  const links = await state.ports.readPage({ page, depth, foundIn, foundOn }, follow);
  await turn?.resume();
  add(links);
}

/** At the turn of its URL. */
async function recordPage(
  state: CrawlState,
  item: FrontierItem,
  page: FetchedPage,
  turn: Turn | null,
): Promise<void> {
  try {
    const crawlOutcome = outcomeOfPage(page);
    recordHops(state, item, page.hops);
    state.log.record(keyOf(page.url), crawlOutcome);
    recordFetch(state, item, { kind: 'fetched', page }, crawlOutcome.outcome === 'blocked');
    if (crawlOutcome.outcome === 'analysed') await analyse(state, item, page, turn);
  } finally {
    turn?.end();
  }
}

/** The URLs that were requested on the way to a page, and its own, with the page as it is seen from there. */
function targetsOf(item: FrontierItem, page: FetchedPage): ReadonlyMap<string, FetchedPage> {
  const targets = new Map<string, FetchedPage>();
  for (const [at, { location }] of page.hops.entries()) {
    const url = keyOf(location ?? '');
    if (url !== item.url) targets.set(url, { ...page, requestedUrl: url, hops: page.hops.slice(at + 1) });
  }
  return targets;
}

/** Reads the page, or records a redirect only if its target is found by itself, and so has a turn of its own. */
async function recordRedirected(
  state: CrawlState,
  order: ReadingOrder,
  { item, page, turn }: { readonly item: FrontierItem; readonly page: FetchedPage; readonly turn: Turn },
): Promise<void> {
  const target = [...targetsOf(item, page)].find(([url]) => !order.drop(url));
  if (target === undefined) return recordPage(state, item, page, turn);
  const [nextUrl, { hops: rest }] = target;
  const hops = page.hops.slice(0, page.hops.length - rest.length);
  const { requestedUrl } = page;
  recordHops(state, item, hops);
  recordFetch(state, item, { kind: 'stopped', requestedUrl, nextUrl, detail: '', hops }, false);
  turn.end();
}

/** As if one URL were requested at a time: which of several links to a page was first does not depend on its redirects. */
async function recordInTurn(state: CrawlState, item: FrontierItem, page: FetchedPage): Promise<void> {
  const { order } = state;
  if (order === null) return recordPage(state, item, page, null);
  const targets = [...targetsOf(item, page)];
  if (item.foundIn === 'start') {
    for (const [url] of targets) order.skip(url);
    return recordPage(state, item, page, await order.turnOf(item.url));
  }
  await Promise.all([
    ...targets.map(async ([url, rest]) => {
      const own = await order.holdFor(url);
      if (own !== null) await recordRedirected(state, order, { ...own, page: rest });
    }),
    order.turnOf(item.url).then((turn) => recordRedirected(state, order, { item, page, turn })),
  ]);
}

/** What failed is the target of the last hop, or the URL itself. */
function recordFailure(
  state: CrawlState,
  item: FrontierItem,
  result: Exclude<FetchResult, { kind: 'fetched' }>,
): string {
  recordHops(state, item, result.hops);
  recordFetch(state, item, result, isBlocked(result));
  const last = result.hops.at(-1);
  return last === undefined ? item.url : (normaliseUrl(last.location ?? '') ?? keyOf(last.url));
}

const isBlocked = (result: FetchResult): boolean =>
  result.kind === 'fetched'
    ? outcomeOfPage(result.page).outcome === 'blocked'
    : result.kind === 'stopped' && findChallengeUrl(result.nextUrl) !== null;

/** What counts as soon as a response is there, whoever's turn it is. */
function countResponse(state: CrawlState, item: FrontierItem, result: FetchResult): void {
  const { challenges, inFlight, changed, order } = state;
  inFlight.delete(item.url);
  const isRefused = isBlocked(result);
  const challenge = isRefused && result.kind === 'fetched' ? findChallenge(result.page) : null;
  if (challenge !== null) challenges.push(challenge);
  watchForErrors(state, item.url, { result, isBlocked: isRefused });
  if (result.kind === 'fetched' && outcomeOfPage(result.page).outcome === 'analysed') {
    state.analysed += 1;
    reportProgress(state, result.page.url);
  } else spendRequest(state, item.url);
  for (const url of passedOnTheWay(result)) if (url !== item.url) order?.skip(url);
  changed.notify();
}

/** URLs that were requested on the way and led to no page: they are not requested by themselves any more. */
function passedOnTheWay(result: FetchResult): readonly string[] {
  if (result.kind === 'fetched') return [];
  const targets = result.hops.map(({ location }) => keyOf(location ?? ''));
  return result.kind === 'failed' ? targets : targets.slice(0, -1);
}

/** The page as an earlier attempt fetched it; null where its redirects would not be followed now. */
export async function findCachedPage(state: CrawlState, item: FrontierItem): Promise<FetchedPage | null> {
  const page = (await state.ports.pageCache?.get(item.url)) ?? null;
  for (const { location } of page?.hops ?? []) {
    const next = URL.parse(location ?? '');
    if (next === null || (await refuseRedirect(state, item, next)) !== null) return null;
  }
  return page;
}

/** A page of which browsers show nothing is none to us either. */
function refuseUnreadable(result: FetchResult): FetchResult {
  const detail = result.kind === 'fetched' ? describeUnreadable(result.page) : null;
  if (result.kind !== 'fetched' || detail === null) return result;
  const { requestedUrl, hops } = result.page;
  return { kind: 'failed', requestedUrl, reason: 'unreadable-body', detail, hops };
}

/** The caller has acquired the rate limiter, unless the page is cached, and checked robots.txt. */
export async function crawlUrl(
  state: CrawlState,
  item: FrontierItem,
  known: FetchedPage | null,
): Promise<void> {
  if (known !== null) {
    countResponse(state, item, { kind: 'fetched', page: known });
    return recordInTurn(state, item, known);
  }
  const { ports, rateLimiter, signal, log } = state;
  const refusals: Refusal[] = [];
  const options = {
    signal,
    rateLimiter: withFirstAcquired(rateLimiter),
    wantsBody: mayBeHtml,
    retries: retriesNow(state, item.url),
    failureBudget: budgetOf(state, item),
    refuseRedirect: async (next: URL) => {
      const refusal = await refuseRedirect(state, item, next);
      if (refusal !== null) refusals.push(refusal);
      return refusal?.reason ?? null;
    },
  };
  const refreshTarget = ports.refreshTarget ?? (() => null);
  const result = refuseUnreadable(
    await fetchFollowingRefreshes(ports.client, item.url, options, refreshTarget),
  );
  countResponse(state, item, result);
  if (result.kind === 'fetched') {
    if (isCacheable(result.page)) ports.pageCache?.set(item.url, result.page);
    return recordInTurn(state, item, result.page);
  }
  const turn = await state.order?.turnOf(item.url);
  const target = recordFailure(state, item, result);
  if (result.kind === 'failed') log.record(target, { outcome: 'failed', reason: result.detail });
  const crawlOutcome = refusals[0]?.crawlOutcome ?? null;
  if (crawlOutcome !== null && !log.hasOutcome(target)) log.record(target, crawlOutcome);
  turn?.end();
}
