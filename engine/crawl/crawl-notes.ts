/** Writes the notes of a crawl: what was missing, which limit was reached, which delay was applied. */
import { robotsToken } from '../fetch/http-client.ts';
import type { FetchRecord, Obstacle } from '../model/crawl-result.ts';
import type { SitemapProblem, SitemapSet } from '../model/sitemap-facts.ts';
import type { CrawlState } from './crawl-state.ts';
import { tallyOf } from './request-budget.ts';
import { isGone } from './sitemaps/fetch-sitemaps.ts';

const isFatal = ({ kind }: SitemapProblem): boolean =>
  kind !== 'bad-location' && kind !== 'unescaped-ampersand';

/** What the owner of a site can do about a crawler that is kept out. */
const unblockAdvice = `If this is your site, allow the user agent ${robotsToken} or this server’s IP address in its bot protection or firewall, then run the analysis again.`;

/** The same where it is kept out by a password. */
const passwordAdvice = `If this is your site, enter its username and password, or allow this server’s IP address in without a password, then run the analysis again.`;

const obstacleAdvice: Readonly<Record<Obstacle, string>> = {
  password: passwordAdvice,
  'waiting room': `Run the analysis again when visitors no longer have to wait. If this is your site, you can also let the user agent ${robotsToken} pass its waiting room.`,
  parked:
    'If this is your domain, connect it to your website at your registrar, then run the analysis again.',
  'default page':
    'If this is your site, publish its pages on this server or point the domain to the server that has them, then run the analysis again.',
  maintenance: 'Run the analysis again when the site is back.',
};

/** What the owner can do about a response that was not the page. */
export const adviceFor = ({ obstacle }: Pick<FetchRecord, 'obstacle'>): string =>
  obstacle === undefined ? unblockAdvice : obstacleAdvice[obstacle];

/** How many requests met a bot challenge or block page, and what can be done about blocked ones of any kind. */
function blockNotes({ tallies, challenges, fetches }: CrawlState): readonly string[] {
  // A few forbidden pages are the owner's choice.
  const isLeftAlone = Object.values(tallies).some(({ stopped, blocked }) => stopped !== null && blocked > 0);
  if (challenges.length === 0 && !isLeftAlone) return [];
  const kinds = Map.groupBy(challenges, ({ by, what }) => `${by} ${what}`);
  const met = [...kinds.values()].flatMap(([first, ...others]) =>
    first === undefined
      ? []
      : `${first.by} returned a ${first.what} for ${others.length + 1} of ${fetches.length} requests. A ${first.what} is not analyzed.`,
  );
  const refused = fetches.filter(({ isBlocked }) => isBlocked);
  return [...met, ...new Set(refused.map(adviceFor))];
}

/** Null when the sitemap was complete. */
export function sitemapNote({ files, entries, isComplete }: SitemapSet): string | null {
  if (entries.length > 0 && isComplete) return null;
  // That nothing is at a usual place is no fault of it.
  const wanted = files.filter(({ foundIn, status }) => foundIn !== 'usual-place' || !isGone(status));
  const faults = wanted.flatMap(({ url, problems }) =>
    problems
      .filter(isFatal)
      .slice(0, 1)
      .map(({ detail }) => `${url}: ${detail}`),
  );
  const why = faults.length === 0 ? '' : ` (${faults.slice(0, 4).join(' ')})`;
  if (entries.length === 0 && faults.length === 0)
    return 'We found no sitemap, so we crawled the site by following links.';
  if (entries.length === 0)
    return `No sitemap could be read${why}, so we crawled the site by following links.`;
  return `Only part of the sitemap could be read${why}, so we also followed links.`;
}

/** What ended the whole crawl; null when nothing did. */
function whyEnded({ stopped, request: { maxPages }, analysed }: CrawlState): string | null {
  if (stopped !== null) return stopped;
  return analysed >= maxPages
    ? `The limit of ${maxPages} ${maxPages === 1 ? 'page' : 'pages'} was reached.`
    : null;
}

/** Why a remaining URL was not requested. */
export const notCrawledReason = (state: CrawlState, url: string): string =>
  whyEnded(state) ?? tallyOf(state, url).stopped ?? 'It was not reached.';

/** The same for all of them. */
export const notCrawledReasons = (state: CrawlState): string => {
  const ended = whyEnded(state);
  if (ended !== null) return ended;
  const reasons = new Set(Object.values(state.tallies).flatMap(({ stopped }) => stopped ?? []));
  return reasons.size === 0 ? 'It was not reached.' : [...reasons].join(' ');
};

/** A delay of robots.txt applies even where the settings have a shorter one. */
export function delayNote(robotsDelayMs: number, settingsDelayMs: number, maxMs: number): string | null {
  if (robotsDelayMs <= settingsDelayMs) return null;
  const asked = `robots.txt asks for ${robotsDelayMs / 1000} s between requests`;
  return robotsDelayMs <= maxMs
    ? `${asked}, which we respected.`
    : `${asked}. We waited ${maxMs / 1000} s, the longest delay an analysis has time for.`;
}

/** The notes of the end, besides those made during the crawl. */
export function closingNotes(state: CrawlState): readonly string[] {
  const { log, robotsCache, stopped } = state;
  const notes: string[] = [];
  const unread = log.pending + log.unlisted;
  if (stopped !== null) notes.push(stopped);
  else if (unread > 0) {
    const count = unread === 1 ? 'One known URL was' : `${unread} known URLs were`;
    notes.push(`${notCrawledReasons(state)} ${count} not crawled.`);
  }
  notes.push(...blockNotes(state));
  if (log.unlisted > 0)
    notes.push(`The list is too long to show in full: ${log.unlisted} more URLs were found.`);
  const closed = robotsCache
    .facts()
    .find(({ access, url }) => access === 'closed' && url.startsWith(`${state.origin}/`));
  if (closed !== undefined) notes.push(closed.reason);
  return notes;
}
