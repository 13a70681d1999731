/** Counts the requests that lead to no page, by where their URLs were found, so that no site can keep a crawl busy forever. */
import type { CrawlState } from './crawl-state.ts';
import type { Tally, UrlSource } from './tally.ts';

export const sourceOf = ({ sitemapOnly }: CrawlState, url: string): UrlSource =>
  sitemapOnly.has(url) ? 'sitemap' : 'links';

export const tallyOf = (state: CrawlState, url: string): Tally => state.tallies[sourceOf(state, url)];

/** The most requests without a page; the number of pages is limited separately. */
const maxWasted = ({ request, ports }: CrawlState): number => {
  const { wastedRequests, wastedRequestsPerPage } = ports.client.limits;
  return wastedRequests + wastedRequestsPerPage * request.maxPages;
};

/** Books a request that led to no page. */
export function spendRequest(state: CrawlState, url: string): void {
  const tally = tallyOf(state, url);
  tally.wasted += 1;
  const most = maxWasted(state);
  if (tally.wasted >= most)
    tally.stopped ??= `The limit of ${most} requests that lead to no page, such as redirects and dead links, was reached.`;
}

/** Whether any of the URLs may still be requested. */
export const hasBudget = ({ tallies }: CrawlState): boolean =>
  tallies.links.stopped === null || tallies.sitemap.stopped === null;
