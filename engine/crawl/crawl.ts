/** Crawls a site: from a host to its pages and the coverage of every URL that was found. */
import type { AuditOptions } from '@pagewright/contract/entities/audit-options';
import type { Message } from '@pagewright/contract/entities/message';
import { crawlMessage } from '@pagewright/contract/report/crawl-messages';
import { checkUrl } from '../fetch/address-guard.ts';
import { abortErrorOf } from '../fetch/clock.ts';
import { isSameSite, normaliseUrl } from '../fetch/normalize-url.ts';
import type { CoverageGaps } from '../model/coverage-gaps.ts';
import type { CrawlResult, FetchRecord } from '../model/crawl-result.ts';
import type { FetchFailure } from '../model/fetched-page.ts';
import { findMarket } from '../model/find-placeholder.ts';
import { isSuccess } from '../model/is-success.ts';
import type { RobotsTxt } from '../model/robots-txt.ts';
import type { SitemapSet } from '../model/sitemap-facts.ts';
import { addSitemapEntries, addUrl } from './add-urls.ts';
import {
  adviceFor,
  closingNotes,
  delayNote,
  notCrawledReason,
  notCrawledReasons,
  sitemapNote,
} from './crawl-notes.ts';
import { type CrawlPorts, CrawlState, reportEnd, reportProgress } from './crawl-state.ts';
import { failedMessage } from './crawl-url.ts';
import { drainFrontier } from './drain-frontier.ts';
import { repeatRequests } from './repeat-requests.ts';
import { resolveOrigin } from './resolve-origin.ts';
import { readSitemaps } from './sitemaps/fetch-sitemaps.ts';

/** With one lost page in so many, what the others show is still true of the site. */
const lostShareMax = 1 / 10;

function whyPartial(state: CrawlState): Message | null {
  const { coverage, budget, site } = state;
  const { analysed, lost, partialBecause } = coverage;
  const { stopped } = budget;
  const { startUrl } = site;
  if (analysed === 0) return crawlMessage('nothing-read');
  if (stopped !== null) return stopped;
  const unread = coverage.pending + coverage.unlisted;
  if (unread > 0) return crawlMessage('unread', { why: notCrawledReasons(state), count: unread });
  if (partialBecause !== null) return partialBecause;
  if (lost.has(startUrl)) return crawlMessage('start-lost', { url: startUrl });
  const known = analysed + lost.size;
  return lost.size > known * lostShareMax ? crawlMessage('pages-lost', { lost: lost.size, known }) : null;
}

const coverageGaps = (state: CrawlState): CoverageGaps => ({
  whyPartial: whyPartial(state)?.text ?? null,
  lost: [...state.coverage.lost],
});

/** What a few lost pages mean for the findings; null when there are none, or too many. */
function lostPagesNote({ whyPartial: why, lost }: CoverageGaps): Message | null {
  if (why !== null || lost.length === 0) return null;
  return crawlMessage('links-unknown', { count: lost.length });
}

const startUrlOf = ({ site: { origin }, options }: CrawlState): string =>
  normaliseUrl(options.startUrls[0] ?? '') ??
  normaliseUrl(`${origin}${options.path === '' ? '/' : options.path}`) ??
  `${origin}/`;

async function findSitemaps(state: CrawlState): Promise<SitemapSet> {
  const { ports, options, signal, site, coverage } = state;
  const { robotsCache, rateLimiter, startBudget } = state.politeness;
  const { origin } = site;
  const { robots } = await robotsCache.get(origin);
  const shareMs = startBudget.leftMs - ports.client.limits.startPageMs;
  const failureBudget = { leftMs: shareMs };
  const set = await readSitemaps({
    client: ports.client,
    origin,
    declared: options.sitemapUrls ?? robots.sitemaps.map(({ url }) => url),
    refuse: async (url) => {
      const { allowed, reason } = await robotsCache.match(url, failureBudget);
      return allowed ? null : reason;
    },
    fetchOptions: { signal, rateLimiter, failureBudget },
  });
  startBudget.leftMs -= shareMs - failureBudget.leftMs;
  await addSitemapEntries(state, set);
  if (!set.isComplete) coverage.partialBecause = crawlMessage('sitemap-partial');
  const note = sitemapNote(set);
  if (note !== null) coverage.notes.push(note);
  return set;
}

/** Null, or why the site could not be crawled at all. */
async function readSite(
  state: CrawlState,
  onSitemaps: (set: SitemapSet) => void,
): Promise<FetchFailure | null> {
  const { options, ports, site, coverage, politeness } = state;
  const unreachable = await resolveOrigin(state);
  site.startUrl = startUrlOf(state);
  const start = {
    url: site.startUrl,
    foundIn: 'start',
    foundOn: null,
    depth: 0,
    isNofollow: false,
  } as const;
  addUrl(state, start);
  for (const url of options.startUrls) addUrl(state, { ...start, url: normaliseUrl(url) ?? url });
  if (unreachable !== null) {
    coverage.record(start.url, { outcome: 'failed', reason: failedMessage(unreachable) });
    coverage.lost.add(start.url);
    return unreachable;
  }
  if (options.ignoredHost !== null) coverage.notes.push(crawlMessage('robots-ignored'));
  const robotsDelayMs = await politeness.robotsCache.crawlDelayMs(site.origin);
  const { crawlDelayMaxMs } = ports.client.limits;
  const delay = delayNote(robotsDelayMs, options.crawlDelayMs, crawlDelayMaxMs);
  if (delay !== null) coverage.notes.push(delay);
  if (options.mode === 'sitemap') onSitemaps(await findSitemaps(state));
  await repeatRequests(state);
  reportProgress(state, null);
  await drainFrontier(state);
  return null;
}

const noEntrance =
  'There is no page at this URL, and no sitemap lists another one to start from. If the site has pages elsewhere, enter the URL of one of them.';

/** The reason for people when no page was crawled: the outcome of the start page, or of its redirect target. */
function failureOf(
  { site: { startUrl, scope }, ports }: CrawlState,
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
  const isForbidden = target?.code === 'robots' && target.data?.['rule'] !== undefined;
  const isExplained = start?.isBlocked === true || start?.obstacle !== undefined;
  const advice = start !== undefined && isExplained ? ` ${adviceFor(start)}` : '';
  const isMissing = (target?.status === 404 || target?.status === 410) && sitemaps?.entries.length === 0;
  return `${subject} could not be analyzed: ${isForbidden ? `It is blocked by ${reason}` : reason}${advice}${isMissing ? ` ${noEntrance}` : ''}`;
}

/** A redirect to a private address is refused before it is requested. */
function failedBy({ ports }: CrawlState, start: FetchRecord | undefined): CrawlResult['failedBy'] {
  if (start === undefined) return null;
  const isRefused = !checkUrl(start.finalUrl, ports.client.policy).ok;
  return start.obstacle ?? start.failure?.reason ?? (isRefused ? 'refused-address' : null);
}

const ownFirst = (robots: readonly RobotsTxt[], origin: string): readonly RobotsTxt[] => {
  const isOwn = ({ url }: RobotsTxt): boolean => url.startsWith(`${origin}/`);
  return [...robots.filter(isOwn), ...robots.filter((facts) => !isOwn(facts))];
};

function summarise(
  state: CrawlState,
  sitemaps: SitemapSet | null,
  unreachable: FetchFailure | null,
): CrawlResult {
  const { coverage: log, site, politeness } = state;
  const { analysed, fetches } = log;
  const gaps = coverageGaps(state);
  const lostNote = lostPagesNote(gaps);
  const coverage = {
    full: gaps.whyPartial === null,
    notes: [...log.notes, ...closingNotes(state), ...(lostNote === null ? [] : [lostNote])],
    entries: log.entries((url) => notCrawledReason(state, url)),
  };
  const start = fetches.find(({ url }) => url === site.startUrl);
  const origin =
    isSuccess(start?.status ?? null) && start !== undefined ? new URL(start.finalUrl).origin : site.origin;
  return {
    origin,
    failure: analysed > 0 ? null : (unreachable?.detail ?? failureOf(state, start, coverage, sitemaps)),
    failedBy: analysed > 0 ? null : (unreachable?.reason ?? failedBy(state, start)),
    robots: ownFirst(politeness.robotsCache.facts(), origin),
    sitemaps,
    fetches,
    coverage,
    gaps,
  };
}

/** Resolves to a result whatever the site does; rejects with an AbortError when the caller cancels. */
export async function crawl(
  options: AuditOptions,
  ports: CrawlPorts,
  signal: AbortSignal,
): Promise<CrawlResult> {
  const { limits, clock } = ports.client;
  const deadline = clock.deadline(limits.scanMs);
  const state = new CrawlState(options, ports, AbortSignal.any([signal, deadline]));
  let sitemaps: SitemapSet | null = null;
  let unreachable: FetchFailure | null = null;
  try {
    unreachable = await readSite(state, (set) => {
      sitemaps = set;
    });
  } catch (error) {
    if (signal.aborted) throw abortErrorOf(signal);
    if (!deadline.aborted) throw error;
    state.budget.stopped = crawlMessage('time-limit', { minutes: Math.round(limits.scanMs / 6000) / 10 });
  }
  if (unreachable === null) reportEnd(state);
  return summarise(state, sitemaps, unreachable);
}
