/** Crawls a site: from a host to its pages and the coverage of every URL that was found. */

import { checkUrl } from '../fetch/address-guard.ts';
import { abortErrorOf } from '../fetch/clock.ts';
import { isSameSite, normaliseUrl } from '../fetch/normalize-url.ts';
import type { CrawlResult, FetchRecord } from '../model/crawl-result.ts';
import { findMarket } from '../model/find-placeholder.ts';
import { isSuccess } from '../model/is-success.ts';
import type { RobotsTxt } from '../model/robots-txt.ts';
import type { SitemapSet } from '../model/sitemap-facts.ts';
import { addSitemapEntries, addUrl } from './add-urls.ts';
import { coverageGaps, lostPagesNote } from './coverage-gaps.ts';
import { adviceFor, closingNotes, delayNote, notCrawledReason, sitemapNote } from './crawl-notes.ts';
import {
  type CrawlPorts,
  type CrawlRequest,
  type CrawlState,
  createCrawlState,
  reportEnd,
  reportProgress,
} from './crawl-state.ts';
import { drainFrontier } from './drain-frontier.ts';
import { resolveOrigin } from './resolve-origin.ts';
import { readSitemaps } from './sitemaps/fetch-sitemaps.ts';

const startUrlOf = ({ origin, request }: CrawlState): string =>
  normaliseUrl(request.startUrls?.[0] ?? '') ??
  normaliseUrl(`${origin}${request.path === '' ? '/' : request.path}`) ??
  `${origin}/`;

async function findSitemaps(state: CrawlState): Promise<SitemapSet> {
  const { ports, robotsCache, origin, rateLimiter, signal, startBudget } = state;
  const { robots } = await robotsCache.get(origin);
  const shareMs = startBudget.leftMs - ports.client.limits.startPageMs;
  const failureBudget = { leftMs: shareMs };
  const set = await readSitemaps({
    client: ports.client,
    origin,
    declared: state.request.sitemapUrls ?? robots.sitemaps.map(({ url }) => url),
    refuse: async (url) => {
      const { allowed, reason } = await robotsCache.match(url, failureBudget);
      return allowed ? null : reason;
    },
    fetchOptions: { signal, rateLimiter, failureBudget },
  });
  startBudget.leftMs -= shareMs - failureBudget.leftMs;
  await addSitemapEntries(state, set);
  if (!set.isComplete) state.partialBecause = 'The sitemap could be read only in part.';
  const note = sitemapNote(set);
  if (note !== null) state.notes.push(note);
  return set;
}

/** Null, or a sentence why the site could not be crawled at all. */
async function readSite(state: CrawlState, onSitemaps: (set: SitemapSet) => void): Promise<string | null> {
  const unreachable = await resolveOrigin(state);
  state.startUrl = startUrlOf(state);
  const start = {
    url: state.startUrl,
    foundIn: 'start',
    foundOn: null,
    depth: 0,
    isNofollow: false,
  } as const;
  addUrl(state, start);
  for (const url of state.request.startUrls ?? []) addUrl(state, { ...start, url: normaliseUrl(url) ?? url });
  if (unreachable !== null) {
    state.log.record(start.url, { outcome: 'failed', reason: unreachable });
    state.lost.add(start.url);
    return unreachable;
  }
  if ((state.request.ignoredHost ?? null) !== null) state.notes.push(ignoredNote);
  const robotsDelayMs = await state.robotsCache.crawlDelayMs(state.origin);
  const { crawlDelayMaxMs } = state.ports.client.limits;
  const delay = delayNote(robotsDelayMs, state.request.crawlDelayMs, crawlDelayMaxMs);
  if (delay !== null) state.notes.push(delay);
  if (state.request.mode === 'sitemap') onSitemaps(await findSitemaps(state));
  reportProgress(state, null);
  await drainFrontier(state);
  return null;
}

const ignoredNote =
  'robots.txt was ignored, because this run is set to ignore it. Search engines and other crawlers obey it.';

const noEntrance =
  'There is no page at this URL, and no sitemap lists another one to start from. If the site has pages elsewhere, enter the URL of one of them.';

/** The reason for people when no page was crawled: the outcome of the start page, or of its redirect target. */
function failureOf(
  { startUrl, scope, ports }: CrawlState,
  start: FetchRecord | undefined,
  { entries }: CrawlResult['coverage'],
  sitemaps: SitemapSet | null,
): string {
  const targetUrl = normaliseUrl(start?.finalUrl ?? '') ?? startUrl;
  const target = entries.find(({ url }) => url === targetUrl);
  if (target?.outcome !== 'blocked' && !isSameSite(scope, new URL(targetUrl))) {
    const check = checkUrl(targetUrl, ports.client.policy);
    const market = findMarket(targetUrl);
    if (market !== null)
      return `${startUrl} could not be analyzed: The domain is for sale, and redirects to ${market}. ${adviceFor({ obstacle: 'parked' })}`;
    return check.ok
      ? `${startUrl} redirects to ${targetUrl}, which is another site. Enter ${check.url.hostname} instead.`
      : `${startUrl} redirects to ${targetUrl}, which we cannot crawl: ${check.detail}`;
  }
  const subject = targetUrl === startUrl ? startUrl : `${startUrl} redirects to ${targetUrl}, which`;
  const reason = target?.reason ?? 'Nothing was read.';
  const isForbidden = target?.outcome === 'blocked' && reason.startsWith('robots.txt, line');
  const isExplained = start?.isBlocked === true || start?.obstacle !== undefined;
  const advice = start !== undefined && isExplained ? ` ${adviceFor(start)}` : '';
  const isMissing = (target?.status === 404 || target?.status === 410) && sitemaps?.entries.length === 0;
  return `${subject} could not be analyzed: ${isForbidden ? `It is blocked by ${reason}` : reason}${advice}${isMissing ? ` ${noEntrance}` : ''}`;
}

const ownFirst = (robots: readonly RobotsTxt[], origin: string): readonly RobotsTxt[] => {
  const isOwn = ({ url }: RobotsTxt): boolean => url.startsWith(`${origin}/`);
  return [...robots.filter(isOwn), ...robots.filter((facts) => !isOwn(facts))];
};

function summarise(state: CrawlState, sitemaps: SitemapSet | null, unreachable: string | null): CrawlResult {
  const { log, analysed, robotsCache, fetches } = state;
  const gaps = coverageGaps(state);
  const lostNote = lostPagesNote(gaps);
  const coverage = {
    full: gaps.whyPartial === null,
    notes: [...state.notes, ...closingNotes(state), ...(lostNote === null ? [] : [lostNote])],
    entries: log.entries((url) => notCrawledReason(state, url)),
  };
  const start = fetches.find(({ url }) => url === state.startUrl);
  const origin =
    isSuccess(start?.status ?? null) && start !== undefined ? new URL(start.finalUrl).origin : state.origin;
  return {
    origin,
    failure: analysed > 0 ? null : (unreachable ?? failureOf(state, start, coverage, sitemaps)),
    robots: ownFirst(robotsCache.facts(), origin),
    sitemaps,
    fetches,
    coverage,
    gaps,
  };
}

/** Resolves to a result whatever the site does; rejects with an AbortError when the caller cancels. */
export async function crawl(
  request: CrawlRequest,
  ports: CrawlPorts,
  signal: AbortSignal,
): Promise<CrawlResult> {
  const { limits, clock } = ports.client;
  const deadline = clock.deadline(limits.scanMs);
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
