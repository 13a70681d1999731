/** The report on a site that robots.txt closes to every crawler: nothing was read, and that is the finding. */
import type { Page } from '@pagewright/contract/entities/page';
import type { AuditedSite } from './audit-request.ts';

const closingRule = 'robots-txt-disallow-all';

const unreadPage = (url: string): Page => ({
  url,
  indexable: false,
  title: null,
  metaDescription: null,
  headings: [],
  paragraphs: [],
  images: [],
  issues: [],
  suggestions: [],
  contentMetrics: { wordCount: 0, keywordDensity: [] },
});

/** Null unless robots.txt is why no page was read, for search engines as well as for us. */
export function describeClosedSite(site: AuditedSite): AuditedSite | null {
  const { pages, siteIssues, coverage, scoreBasis } = site;
  const start = coverage.entries.find(({ foundIn }) => foundIn === 'start');
  const isClosed = siteIssues.some(({ ruleId }) => ruleId === closingRule);
  if (pages.length > 0 || start?.outcome !== 'blocked' || !isClosed) return null;
  return {
    ...site,
    pages: [unreadPage(start.url)],
    siteIssues: siteIssues.map((issue) =>
      issue.ruleId === closingRule ? { ...issue, urls: [start.url] } : issue,
    ),
    scoreBasis: { ...scoreBasis, weights: [0] },
  };
}
