/** Conducts a crawl: from a host to its pages, one after the other, and a full account of what was met. */
import type { CrawlResult, Visit } from '../facts/crawl-result.ts';
import type { RobotsFacts } from '../facts/robots-facts.ts';
import type { SitemapSet } from '../facts/sitemap-facts.ts';
import { addSitemapEntries, addUrl } from './add-urls.ts';
import { closingNotes, delayNote, sitemapNote, unreadReason } from './crawl-notes.ts';
import {
  type CrawlPorts,
  type CrawlRequest,
  type CrawlState,
  createCrawlState,
  reportEnd,
  reportProgress,
  requestsLeft,
} from './crawl-state.ts';
import { drainFrontier } from './drain-frontier.ts';
import { openSite } from './open-site.ts';
import { readSitemaps } from './read-sitemaps.ts';
import { abortErrorOf } from './timing.ts';
import { isSameSite, normaliseUrl } from './url.ts';

/** Beyond one for each page: redirects and dead links must not stand in the way of the pages. */
const requestsKeptForPages = 5;

const startUrlOf = ({ origin, request }: CrawlState): string =>
  normaliseUrl(`${origin}${request.path === '' ? '/' : request.path}`) ?? `${origin}/`;

async function findSitemaps(state: CrawlState): Promise<SitemapSet> {
  const { ports, desk, origin, pacer, signal } = state;
  const { robots } = await desk.open(origin);
  const set = await readSitemaps({
    client: ports.client,
    origin,
    declared: robots.sitemaps.map(({ url }) => url),
    refuse: async (url) => {
      const verdict = await desk.verdictFor(url);
      if (!verdict.allowed) return verdict.reason;
      if (requestsLeft(state) <= state.request.maxPages + requestsKeptForPages)
        return 'The limit of requests was reached.';
      state.requests += 1;
      return null;
    },
    fetchOptions: { signal, pace: pacer },
  });
  await addSitemapEntries(state, set);
  if (!set.isComplete) state.hasLostPages = true;
  const note = sitemapNote(set);
  if (note !== null) state.notes.push(note);
  return set;
}

/** Null, or the sentence why the site could not be read at all. */
async function readSite(state: CrawlState, keepSitemaps: (set: SitemapSet) => void): Promise<string | null> {
  const unreachable = await openSite(state);
  state.startUrl = startUrlOf(state);
  const start = {
    url: state.startUrl,
    foundIn: 'start',
    foundOn: null,
    depth: 0,
    isNofollow: false,
  } as const;
  addUrl(state, start);
  if (unreachable !== null) {
    state.log.settle(start.url, { outcome: 'failed', reason: unreachable });
    state.hasLostPages = true;
    return unreachable;
  }
  const delay = delayNote(await state.desk.crawlDelayMs(state.origin), state.request.crawlDelayMs);
  if (delay !== null) state.notes.push(delay);
  if (state.request.mode === 'sitemap') keepSitemaps(await findSitemaps(state));
  reportProgress(state, null);
  await drainFrontier(state);
  return null;
}

/** What a person should know when not one page was read: what became of the start, or of where it leads. */
function failureOf(
  { startUrl, scope }: CrawlState,
  start: Visit | undefined,
  { entries }: CrawlResult['coverage'],
): string {
  const goalUrl = normaliseUrl(start?.finalUrl ?? '') ?? startUrl;
  const goal = entries.find(({ url }) => url === goalUrl);
  if (!isSameSite(scope, new URL(goalUrl)))
    return `${startUrl} redirects to ${goalUrl}, which is another site. Enter ${new URL(goalUrl).hostname} instead.`;
  const subject = goalUrl === startUrl ? startUrl : `${startUrl} redirects to ${goalUrl}, which`;
  const reason = goal?.reason ?? 'Nothing was read.';
  const isForbidden = goal?.outcome === 'blocked' && reason.startsWith('robots.txt, line');
  return `${subject} could not be analysed: ${isForbidden ? `Its owner keeps crawlers out by ${reason}` : reason}`;
}

const ownFirst = (robots: readonly RobotsFacts[], origin: string): readonly RobotsFacts[] => {
  const isOwn = ({ url }: RobotsFacts): boolean => url.startsWith(`${origin}/`);
  return [...robots.filter(isOwn), ...robots.filter((facts) => !isOwn(facts))];
};

function summarise(state: CrawlState, sitemaps: SitemapSet | null, unreachable: string | null): CrawlResult {
  const { log, analysed, stopped, hasLostPages, desk, visits } = state;
  const isFull =
    analysed > 0 && stopped === null && !hasLostPages && log.unsettled === 0 && log.unlisted === 0;
  const coverage = {
    full: isFull,
    notes: [...state.notes, ...closingNotes(state)],
    entries: log.entries(unreadReason(state)),
  };
  const start = visits.find(({ url }) => url === state.startUrl);
  const origin = start?.status === 200 ? new URL(start.finalUrl).origin : state.origin;
  return {
    origin,
    failure: analysed > 0 ? null : (unreachable ?? failureOf(state, start, coverage)),
    robots: ownFirst(desk.facts(), origin),
    sitemaps,
    visits,
    coverage,
  };
}

/** Resolves to a result whatever the site does; rejects with an AbortError when the caller cancels. */
export async function crawl(
  request: CrawlRequest,
  ports: CrawlPorts,
  signal: AbortSignal,
): Promise<CrawlResult> {
  const { limits, timing } = ports.client;
  const deadline = timing.deadline(limits.scanMs);
  const state = createCrawlState(request, ports, AbortSignal.any([signal, deadline]));
  let sitemaps: SitemapSet | null = null;
  let unreachable: string | null = null;
  try {
    unreachable = await readSite(state, (set) => {
      sitemaps = set;
    });
  } catch (error) {
    if (signal.aborted) throw abortErrorOf(signal);
    if (!deadline.aborted) throw error;
    state.stopped = `The time limit of ${Math.round(limits.scanMs / 6000) / 10} minutes was reached.`;
  }
  if (unreachable === null) reportEnd(state);
  return summarise(state, sitemaps, unreachable);
}
