/** Works through the queue: one request started at a time in the site's pace, several under way at once. */

import type { FetchedPage } from '../facts/fetched-page.ts';
import { type CrawlState, requestsLeft } from './crawl-state.ts';
import { type FrontierItem, oneClick } from './frontier.ts';
import { recallPage, visitUrl } from './visit-url.ts';

interface Running {
  readonly rank: number;
  readonly task: Promise<unknown>;
  readonly startedAt: number;
}

/** How long a slow page may keep worse ones waiting. */
const patienceMs = 2000;
/** With so many times more room than addresses, the order does not matter. */
const ampleRoom = 4;

/**
 * A page under way may yet link to something better than what is left in the queue: an address that is more than a
 * click worse waits for it, or a trap would fill the report by being quick.
 */
function worstRankNow(state: CrawlState, running: ReadonlyMap<FrontierItem, Running>): number {
  const known = running.size + state.frontier.length;
  if (ampleRoom * known <= state.request.maxPages - state.analysed) return Number.POSITIVE_INFINITY;
  const now = performance.now();
  let worst = Number.POSITIVE_INFINITY;
  for (const { rank, startedAt } of running.values())
    if (now - startedAt < patienceMs) worst = Math.min(worst, rank + oneClick);
  return worst;
}

interface NextItem {
  readonly item: FrontierItem;
  readonly url: URL;
}

/** The next address that nobody took and robots.txt allows; null when there is none. */
async function nextItem(state: CrawlState, worstRank: number): Promise<NextItem | null> {
  const { frontier, taken, desk, log } = state;
  for (let item = frontier.next(worstRank); item !== null; item = frontier.next(worstRank)) {
    if (taken.has(item.url)) continue;
    const url = new URL(item.url);
    const verdict = await desk.verdictFor(url);
    if (verdict.allowed) return { item, url };
    log.settle(item.url, { outcome: 'blocked', reason: verdict.reason });
  }
  return null;
}

/** A task that is done rings; whoever waits goes on then, or when the time is over. */
class Bell {
  #answer: () => void = () => undefined;

  ring(): void {
    this.#answer();
  }

  wait(): Promise<void> {
    return new Promise((resolve) => {
      this.#answer = resolve;
    });
  }

  async waitAtMost(ms: number): Promise<void> {
    const timer = setTimeout(() => this.ring(), ms);
    await this.wait();
    clearTimeout(timer);
  }
}

const hasRoom = (state: CrawlState, underWay: number): boolean =>
  state.analysed + underWay < state.request.maxPages &&
  underWay < (state.request.concurrency ?? 16) &&
  requestsLeft(state) > 0;

/** Ends when nothing is left, a limit is reached or the crawl was stopped; throws the first thing that was thrown. */
export async function drainFrontier(state: CrawlState): Promise<void> {
  const { pacer, signal } = state;
  const running = new Map<FrontierItem, Running>();
  const failures: unknown[] = [];
  const bell = new Bell();
  const start = (item: FrontierItem, known: FetchedPage | null): void => {
    state.requests += 1;
    state.underWay.add(item.url);
    const task = visitUrl(state, item, known)
      .catch((error: unknown) => failures.push(error))
      .finally(() => {
        running.delete(item);
        state.underWay.delete(item.url);
        bell.ring();
      });
    running.set(item, { rank: item.rank, task, startedAt: performance.now() });
  };
  while (state.stopped === null && failures.length === 0) {
    const isOpen = hasRoom(state, running.size);
    const next = isOpen ? await nextItem(state, worstRankNow(state, running)) : null;
    if (next !== null) {
      const { item, url } = next;
      state.taken.add(item.url);
      const known = await recallPage(state, item);
      if (known === null) await pacer.turn(url, signal);
      start(item, known);
    } else if (running.size === 0) break;
    else if (isOpen) await bell.waitAtMost(patienceMs);
    else await bell.wait();
  }
  await Promise.all([...running.values()].map(({ task }) => task));
  if (failures.length > 0) throw failures[0];
}
