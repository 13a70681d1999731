/** Lists the URLs that the site probes request, from the pages of a crawl. */
import type { SiteBuilder } from '../audit/site/site-builder.ts';
import type { UrlsToProbe } from '../crawl/probes/site-probe-input.ts';
import type { CrawlResult } from '../model/crawl-result.ts';

export const urlsToProbe = (builder: SiteBuilder, { fetches }: CrawlResult): UrlsToProbe => ({
  images: builder.urlsToProbe('images', fetches),
  files: builder.urlsToProbe('files', fetches),
  externalLinks: builder.urlsToProbe('externalLinks', fetches),
  pagesToVary: builder.pagesToVary(),
  softNotFound: builder.softNotFound(),
  slowerThan: (ms) => builder.slowerThan(ms),
});
