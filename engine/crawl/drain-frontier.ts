/** Fetches the URLs of the frontier: one request started at a time within the rate limit, several in flight at once. */

import type { FetchedPage } from '../model/fetched-page.ts';
import type { CrawlState } from './crawl-state.ts';
import { crawlUrl, findCachedPage, robotsReason } from './crawl-url.ts';
import { oneClick } from './frontier.ts';
import type { FrontierItem } from './frontier-item.ts';

interface Running {
  readonly rank: number;
  readonly task: Promise<unknown>;
  readonly startedAt: number;
}

/** How long a slow page may delay URLs of a worse rank. */
const slowPageMs = 2000;
/** With so many times more capacity than URLs, the order does not matter. */
const ampleCapacity = 4;

/** Whether all others wait for a page that is slow. */
function isNextSlow(
  { frontier: { order } }: CrawlState,
  running: ReadonlyMap<FrontierItem, Running>,
): boolean {
  const next = order?.awaited?.url ?? null;
  const since = performance.now() - slowPageMs;
  return next !== null && [...running].some(([{ url }, { startedAt }]) => url === next && startedAt <= since);
}

/** Where the start redirects to is read as the start, in whatever order the sitemap lists it. */
const isStartInFlight = ({ frontier }: CrawlState, running: ReadonlyMap<FrontierItem, Running>): boolean =>
  [...running.keys()].some(({ foundIn, url }) => foundIn === 'start' && frontier.inFlight.has(url));

/**
 * A page in flight may yet link to something better than what is left in the frontier: a URL that is more than a click
 * worse waits for it, or a crawler trap would fill the report by being quick.
 */
function maxRankNow(state: CrawlState, running: ReadonlyMap<FrontierItem, Running>): number {
  const { frontier, options, coverage } = state;
  if (frontier.order !== null && isStartInFlight(state, running)) return 0;
  if (isNextSlow(state, running)) return Number.POSITIVE_INFINITY;
  const known = running.size + frontier.length;
  if (ampleCapacity * known <= options.maxPages - coverage.analysed) return Number.POSITIVE_INFINITY;
  const now = performance.now();
  let maxRank = Number.POSITIVE_INFINITY;
  for (const { rank, startedAt } of running.values())
    if (now - startedAt < slowPageMs) maxRank = Math.min(maxRank, rank + oneClick);
  return Math.max(maxRank, frontier.order?.awaited?.rank ?? 0);
}

interface NextItem {
  readonly item: FrontierItem;
  readonly url: URL;
}

/** The next URL that was not requested yet and robots.txt and the budget allow; null when there is none. */
async function nextItem(state: CrawlState, maxRank: number): Promise<NextItem | null> {
  const { frontier, politeness, coverage, budget } = state;
  const { requested, setAside, order } = frontier;
  for (let item = frontier.next(maxRank); item !== null; item = frontier.next(maxRank)) {
    if (requested.has(item.url)) continue;
    if (budget.tallyOf(item.url).stopped !== null) {
      setAside.add(item.url);
      order?.skip(item.url);
      continue;
    }
    const url = new URL(item.url);
    const match = await politeness.robotsCache.match(url);
    if (match.allowed) return { item, url };
    coverage.record(item.url, { outcome: 'blocked', reason: robotsReason(match) });
    order?.skip(item.url);
  }
  return null;
}

/** Pages that were fetched and wait for their turn or for a browser: each is held in memory. */
const readingMax = 32;

/** Whether all others wait for a URL that was not even requested. */
const isNextMissing = ({ frontier: { order, requested } }: CrawlState): boolean => {
  const next = order?.awaited ?? null;
  return next !== null && !requested.has(next.url);
};

/** What cannot arrive any more is not waited for, nor is a slow page once it would hold up the crawl. */
function skipWhatIsMissing(state: CrawlState, running: ReadonlyMap<FrontierItem, Running>): void {
  const { order, inFlight } = state.frontier;
  if (inFlight.size === 0) order?.skipMissing();
  else if (running.size - inFlight.size >= readingMax && isNextSlow(state, running))
    order?.skip(order.awaited?.url ?? '');
}

/** A page that is being read counts as analysed already. One at a time, the order never depends on how long it takes. */
function hasCapacity(state: CrawlState, running: number): boolean {
  const { maxPages, concurrency } = state.options;
  const { inFlight } = state.frontier;
  return (
    state.coverage.analysed + inFlight.size < maxPages &&
    inFlight.size < concurrency &&
    (running - inFlight.size < (concurrency === 1 ? 1 : readingMax) || isNextMissing(state)) &&
    state.budget.isLeft
  );
}

/** Ends when nothing is left, a limit is reached or the crawl was stopped; throws the first error of a task. */
export async function drainFrontier(state: CrawlState): Promise<void> {
  const { signal, changed, frontier, budget } = state;
  const { rateLimiter } = state.politeness;
  const running = new Map<FrontierItem, Running>();
  const failures: unknown[] = [];
  const start = (item: FrontierItem, known: FetchedPage | null): void => {
    frontier.inFlight.add(item.url);
    const task = crawlUrl(state, item, known)
      .catch((error: unknown) => failures.push(error))
      .finally(() => {
        running.delete(item);
        frontier.inFlight.delete(item.url);
        changed.notify();
      });
    running.set(item, { rank: item.rank, task, startedAt: performance.now() });
  };
  while (budget.stopped === null && failures.length === 0) {
    const isOpen = hasCapacity(state, running.size);
    const next = isOpen ? await nextItem(state, maxRankNow(state, running)) : null;
    if (next !== null) {
      const { item, url } = next;
      frontier.requested.add(item.url);
      const known = await findCachedPage(state, item);
      if (known === null) await rateLimiter.acquire(url, signal);
      start(item, known);
    } else if (running.size === 0) break;
    else {
      skipWhatIsMissing(state, running);
      await changed.waitAtMost(slowPageMs);
    }
  }
  frontier.order?.close();
  await Promise.all([...running.values()].map(({ task }) => task));
  if (failures.length > 0) throw failures[0];
}
