/** Decides whether a crawl has seen the whole site, and says why it has not. */
import type { CoverageGaps } from '../model/coverage-gaps.ts';
import { notCrawledReasons } from './crawl-notes.ts';
import type { CrawlState } from './crawl-state.ts';

/** With one lost page in so many, what the others show is still true of the site. */
const lostShareMax = 1 / 10;

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

function whyPartial(state: CrawlState): string | null {
  const { analysed, stopped, lost, partialBecause, log, startUrl } = state;
  if (analysed === 0) return 'No page could be read.';
  if (stopped !== null) return stopped;
  const unread = log.pending + log.unlisted;
  if (unread > 0)
    return `${notCrawledReasons(state)} ${count(unread, 'known URL')} ${unread === 1 ? 'was' : 'were'} not crawled.`;
  if (partialBecause !== null) return partialBecause;
  if (lost.has(startUrl)) return `The start page, ${startUrl}, could not be read.`;
  const known = analysed + lost.size;
  return lost.size > known * lostShareMax
    ? `${lost.size} of ${count(known, 'page')} could not be read.`
    : null;
}

export const coverageGaps = (state: CrawlState): CoverageGaps => ({
  whyPartial: whyPartial(state),
  lost: [...state.lost],
});

/** What a few lost pages mean for the findings; null when there are none, or too many. */
export function lostPagesNote({ whyPartial: why, lost }: CoverageGaps): string | null {
  if (why !== null || lost.length === 0) return null;
  const [pages, them] = lost.length === 1 ? ['1 page', 'it'] : [`${lost.length} pages`, 'them'];
  return `${pages} could not be read, so the links on ${them} are not known. Checks of orphan pages, click depth and internal links run without ${them}, and leave out pages in the same folder.`;
}
