/** All rows of an analysis whose pages are in memory: what its report tells, and what its crawl knew besides. */
import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { AnalysisRows, StoredUrl } from '@pagewright/contract/explorer/url-row';
import type { PageExtras } from '../audit/page-extras.ts';
import { documentUrls } from './document-rows.ts';
import type { SiteRows } from './site-rows.ts';

/** What a run hands over besides its report. */
export interface CrawlRows {
  readonly site: SiteRows;
  /** Of the pages, in the order of the site's pages. */
  readonly urls: readonly string[];
  readonly extrasOf: (url: string) => PageExtras | undefined;
}

/** Rows in the order of the crawl, so that their links name them by position. */
export function analysisRows(analysis: Analysis, crawl: CrawlRows | null): AnalysisRows {
  const documented = documentUrls(analysis);
  const { siteIssues } = analysis;
  if (crawl === null) return { urls: documented, siteIssues };
  const { site, urls, extrasOf } = crawl;
  const byUrl = new Map(documented.map((each) => [each.row.url, each]));
  const known = new Set(urls);
  const pages = urls.flatMap((url, at): StoredUrl[] => {
    const told = byUrl.get(url);
    const seen = site.page(at, extrasOf(url));
    if (told === undefined || seen === null) return [];
    const { details } = told;
    return [
      {
        ...told,
        row: { ...told.row, ...seen.facts },
        details: { ...seen.details, suggestions: details?.suggestions ?? [] },
      },
    ];
  });
  // A page that the report lost would shift all that follow.
  if (pages.length !== urls.length) return { urls: documented, siteIssues };
  const others = site.others.flatMap((_row, at) => site.other(at) ?? []);
  for (const { row } of others) known.add(row.url);
  return { urls: [...pages, ...others, ...documented.filter(({ row }) => !known.has(row.url))], siteIssues };
}
