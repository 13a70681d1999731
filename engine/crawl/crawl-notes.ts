/** Says in sentences how a site was read: what was missing, what limit was reached, what was waited for. */
import type { SitemapProblem, SitemapSet } from '../facts/sitemap-facts.ts';
import type { CrawlState } from './crawl-state.ts';
import { requestsLeft } from './crawl-state.ts';

const isFatal = ({ kind }: SitemapProblem): boolean =>
  kind !== 'bad-location' && kind !== 'unescaped-ampersand';

/** Null when the sitemap was found whole. */
export function sitemapNote({ files, entries, isComplete }: SitemapSet): string | null {
  if (entries.length > 0 && isComplete) return null;
  const faults = files.flatMap(({ url, problems }) =>
    problems
      .filter(isFatal)
      .slice(0, 1)
      .map(({ detail }) => `${url}: ${detail}`),
  );
  const why = faults.length === 0 ? '' : ` (${faults.slice(0, 4).join(' ')})`;
  if (entries.length === 0) return `No sitemap could be read${why}, so the site was crawled by its links.`;
  return `The sitemap could be read only in part${why}; the site was crawled by its links as well.`;
}

/** Why the addresses that are left were not asked for. */
export function unreadReason(state: CrawlState): string {
  if (state.stopped !== null) return state.stopped;
  const { maxPages } = state.request;
  if (state.analysed >= maxPages)
    return `The limit of ${maxPages} ${maxPages === 1 ? 'page' : 'pages'} was reached.`;
  if (requestsLeft(state) <= 0) return 'The limit of requests was reached.';
  return 'It was not reached.';
}

/** A delay that robots.txt asks for is kept even where the settings are in more of a hurry. */
export function delayNote(robotsDelayMs: number, settingsDelayMs: number): string | null {
  if (robotsDelayMs <= settingsDelayMs) return null;
  return `robots.txt asks for ${robotsDelayMs / 1000} s between requests, which was kept.`;
}

/** The notes of the end, beside those that were made on the way. */
export function closingNotes(state: CrawlState): readonly string[] {
  const { log, desk, stopped } = state;
  const notes: string[] = [];
  const unread = log.unsettled + log.unlisted;
  if (stopped !== null) notes.push(stopped);
  else if (unread > 0) {
    const count = unread === 1 ? 'One known address was' : `${unread} known addresses were`;
    notes.push(`${unreadReason(state)} ${count} not read.`);
  }
  if (log.unlisted > 0)
    notes.push(`The list is too long to be shown whole: ${log.unlisted} more addresses were met.`);
  const closed = desk
    .facts()
    .find(({ access, url }) => access === 'closed' && url.startsWith(`${state.origin}/`));
  if (closed !== undefined) notes.push(closed.reason);
  return notes;
}
