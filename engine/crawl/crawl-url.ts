/** Fetches one URL of the frontier and records its outcome and that of every redirect on the way. */
import type { Message } from '@pagewright/contract/entities/message';
import { crawlMessage } from '@pagewright/contract/report/crawl-messages';
import type { FailureBudget } from '../fetch/get-with-retries.ts';
import { isSameSite, isUnderPath, normaliseUrl } from '../fetch/normalize-url.ts';
import { withFirstAcquired } from '../fetch/rate-limiter.ts';
import {
  asksForPassword,
  classOf,
  describeBlock,
  describePlaceholder,
  describeUnreadable,
  isBlockedResponse,
  mayBeHtml,
  mediaTypeOf,
} from '../fetch/response-kind.ts';
import type { FetchRecord, FoundLink } from '../model/crawl-result.ts';
import type { FetchedPage, FetchFailure, FetchResult } from '../model/fetched-page.ts';
import { findChallengeUrl } from '../model/find-challenge.ts';
import type { RobotsMatch } from '../model/robots-txt.ts';
import { addLinks } from './add-urls.ts';
import type { Coverage, CrawlOutcome } from './coverage.ts';
import { type CrawlState, type FollowLinks, reportProgress } from './crawl-state.ts';
import { fetchFollowingRefreshes } from './follow-refreshes.ts';
import type { FrontierItem } from './frontier-item.ts';
import { isCacheable } from './page-cache.ts';
import type { ReadingOrder, Turn } from './reading-order.ts';
import { recordHops } from './repeat-requests.ts';
import { retriesNow, watchForErrors } from './watch-for-errors.ts';

const keyOf = (url: string): string => normaliseUrl(url) ?? url;

/** Why a redirect is not followed; `crawlOutcome` is that of its target, null where another request decides it. */
interface Refusal {
  readonly reason: Message;
  readonly crawlOutcome: CrawlOutcome | null;
}

export const failedMessage = ({ reason, detail }: Pick<FetchFailure, 'reason' | 'detail'>): Message =>
  crawlMessage('failed', { text: detail, failure: reason });

/** The rule that forbids it, where there is one. */
export const robotsReason = ({ reason, rule }: RobotsMatch): Message =>
  crawlMessage('robots', { text: reason, ...(rule !== null && { rule: rule.path, line: rule.line }) });

const skip = (reason: Message): Refusal => ({ reason, crawlOutcome: { outcome: 'skipped', reason } });

/** Before the first page there is a limit to how long requests may take that lead to nothing. */
const budgetOf = ({ site, politeness }: CrawlState, { url }: FrontierItem): FailureBudget | undefined =>
  url === site.startUrl ? politeness.startBudget : undefined;

/** Decides about the target of a redirect before it is requested, and reserves it if it may be. */
async function refuseRedirect(state: CrawlState, item: FrontierItem, next: URL): Promise<Refusal | null> {
  const { site, politeness, coverage, frontier, budget } = state;
  const challenge = findChallengeUrl(next.href);
  if (challenge !== null) {
    coverage.challenges.push(challenge);
    const reason = crawlMessage('challenge', { by: challenge.by, what: challenge.what });
    return { reason, crawlOutcome: { outcome: 'blocked', reason } };
  }
  if (!isSameSite(site.scope, next)) return skip(crawlMessage('other-site'));
  if (!isUnderPath(site.scope, next)) return skip(crawlMessage('outside-path', { path: site.scope.path }));
  const leftOut = item.foundIn === 'start' ? null : site.patterns(next);
  if (leftOut !== null) return skip(leftOut);
  const match = await politeness.robotsCache.match(next, budgetOf(state, item));
  if (!match.allowed) {
    const reason = robotsReason(match);
    return { reason, crawlOutcome: { outcome: 'blocked', reason } };
  }
  const key = keyOf(next.href);
  if (key !== item.url && frontier.requested.has(key))
    return { reason: crawlMessage('read-already'), crawlOutcome: null };
  const { stopped } = budget.tallyOf(item.url);
  if (stopped !== null) return { reason: stopped, crawlOutcome: null };
  frontier.requested.add(key);
  budget.spend(item.url);
  return null;
}

/** What the owner of the site would have to change, where it is more than to let us in. */
function obstacleIn(page: FetchedPage): Pick<FetchRecord, 'obstacle'> {
  if (asksForPassword(page)) return { obstacle: 'password' };
  const { challenge, placeholder } = classOf(page);
  if (challenge !== null) return challenge.what === 'waiting room' ? { obstacle: challenge.what } : {};
  return placeholder === null ? {} : { obstacle: placeholder.kind };
}

function recordFetch(
  coverage: Coverage,
  item: FrontierItem,
  result: FetchResult,
  isBlocked: boolean,
): FetchRecord {
  const page: Partial<FetchedPage> = result.kind === 'fetched' ? result.page : {};
  const { hops } = result.kind === 'fetched' ? result.page : result;
  const record = {
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
  };
  coverage.fetches.push(record);
  return record;
}

function outcomeOfPage(page: FetchedPage): CrawlOutcome {
  const { status, headers } = page;
  const type = mediaTypeOf(headers);
  const placeholder = describePlaceholder(page);
  switch (classOf(page).kind) {
    case 'page':
      return { outcome: 'analysed', reason: crawlMessage('read'), status };
    case 'not-a-page':
      return {
        outcome: 'skipped',
        reason: type === '' ? crawlMessage('no-type') : crawlMessage('not-a-page', { type }),
        status,
      };
    case 'blocked':
      return {
        outcome: 'blocked',
        reason: crawlMessage('refused', { text: describeBlock(page) }),
        status,
      };
    case 'placeholder':
      return {
        outcome: 'skipped',
        reason: crawlMessage('placeholder', { text: placeholder ?? 'Not a page of the site.' }),
        status,
      };
    default:
      return {
        outcome: 'failed',
        reason:
          placeholder === null
            ? crawlMessage('status', { status })
            : crawlMessage('placeholder', { text: placeholder }),
        status,
      };
  }
}

async function analyse(
  state: CrawlState,
  item: FrontierItem,
  page: FetchedPage,
  turn: Turn | null,
): Promise<readonly FoundLink[]> {
  const { depth, foundIn, foundOn } = item;
  const added: FoundLink[] = [];
  const add = (links: readonly FoundLink[]): void => {
    added.push(...addLinks(state, links, keyOf(page.url), depth + 1));
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
  return added;
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
    recordHops(state.coverage, item.url, page.hops);
    const url = keyOf(page.url);
    state.coverage.record(url, crawlOutcome);
    const isBlocked = crawlOutcome.outcome === 'blocked';
    const fetch = recordFetch(state.coverage, item, { kind: 'fetched', page }, isBlocked);
    const isAnalysed = crawlOutcome.outcome === 'analysed';
    const links = isAnalysed ? await analyse(state, item, page, turn) : [];
    const challenge = isBlocked ? classOf(page).challenge : null;
    const { depth } = item;
    await state.ports.journal?.append(
      { kind: 'fetched', fetch, depth, challenge, outcome: { ...crawlOutcome, url }, links },
      isAnalysed ? page : null,
    );
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
  recordHops(state.coverage, item.url, hops);
  recordFetch(state.coverage, item, { kind: 'stopped', requestedUrl, nextUrl, detail: '', hops }, false);
  turn.end();
}

/** As if one URL were requested at a time: which of several links to a page was first does not depend on its redirects. */
async function recordInTurn(state: CrawlState, item: FrontierItem, page: FetchedPage): Promise<void> {
  const { order } = state.frontier;
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
  coverage: Coverage,
  item: FrontierItem,
  result: Exclude<FetchResult, { kind: 'fetched' }>,
): { readonly target: string; readonly fetch: FetchRecord } {
  recordHops(coverage, item.url, result.hops);
  const fetch = recordFetch(coverage, item, result, isBlocked(result));
  const last = result.hops.at(-1);
  return {
    target: last === undefined ? item.url : (normaliseUrl(last.location ?? '') ?? keyOf(last.url)),
    fetch,
  };
}

const isBlocked = (result: FetchResult): boolean =>
  result.kind === 'fetched'
    ? isBlockedResponse(result.page)
    : result.kind === 'stopped' && findChallengeUrl(result.nextUrl) !== null;

/** What counts as soon as a response is there, whoever's turn it is. */
function countResponse(state: CrawlState, item: FrontierItem, result: FetchResult): void {
  const { coverage, frontier, budget, changed } = state;
  const { inFlight, order } = frontier;
  inFlight.delete(item.url);
  const isRefused = isBlocked(result);
  const challenge = isRefused && result.kind === 'fetched' ? classOf(result.page).challenge : null;
  if (challenge !== null) coverage.challenges.push(challenge);
  watchForErrors(state, item.url, {
    reason: result.kind === 'failed' ? result.reason : null,
    status: result.kind === 'fetched' ? result.page.status : null,
    isBlocked: isRefused,
  });
  if (result.kind === 'fetched' && classOf(result.page).kind === 'page') {
    coverage.analysed += 1;
    budget.renew();
    reportProgress(state, result.page.url);
  } else budget.spend(item.url);
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
  const { ports, signal, coverage, frontier, politeness } = state;
  const refusals: Refusal[] = [];
  const options = {
    signal,
    rateLimiter: withFirstAcquired(politeness.rateLimiter),
    wantsBody: mayBeHtml,
    retries: retriesNow(state, item.url),
    failureBudget: budgetOf(state, item),
    refuseRedirect: async (next: URL) => {
      const refusal = await refuseRedirect(state, item, next);
      if (refusal !== null) refusals.push(refusal);
      return refusal?.reason.text ?? null;
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
  const turn = await frontier.order?.turnOf(item.url);
  const { target, fetch } = recordFailure(state.coverage, item, result);
  const failure: CrawlOutcome | null =
    result.kind === 'failed' ? { outcome: 'failed', reason: failedMessage(result) } : null;
  const refusal = refusals[0]?.crawlOutcome ?? null;
  const outcome = failure ?? (refusal !== null && !coverage.hasOutcome(target) ? refusal : null);
  if (outcome !== null) coverage.record(target, outcome);
  const { kind } = result;
  const challenge = kind === 'stopped' ? findChallengeUrl(result.nextUrl) : null;
  await ports.journal?.append(
    { kind, fetch, depth: item.depth, challenge, outcome: outcome && { ...outcome, url: target }, links: [] },
    null,
  );
  turn?.end();
}
