/** The URLs of a report as rows: what every analysis tells, also one of an earlier version. */
import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { CoverageEntry } from '@pagewright/contract/entities/coverage';
import type { PageIndexability } from '@pagewright/contract/entities/indexability';
import type { Issue } from '@pagewright/contract/entities/issue';
import type { Page } from '@pagewright/contract/entities/page';
import type { UrlKind } from '@pagewright/contract/explorer/url-columns';
import type { StoredUrl, UrlRow } from '@pagewright/contract/explorer/url-row';

const none = {
  status: null,
  contentType: null,
  indexable: null,
  whyNot: null,
  reason: null,
  title: null,
  titleLength: null,
  description: null,
  descriptionLength: null,
  h1: null,
  h1Length: null,
  words: null,
  language: null,
  pageType: null,
  template: null,
  depth: null,
  inlinks: null,
  outlinks: null,
  pageRank: null,
  bytes: null,
  responseMs: null,
  canonical: null,
  redirectTo: null,
  schemaTypes: null,
  critical: 0,
  warnings: 0,
  info: 0,
  findings: null,
  score: null,
  lastModified: null,
  inSitemap: null,
  foundOn: null,
} as const satisfies Partial<UrlRow>;

/** A row that tells nothing but its URL. */
export const bareRow = (url: string, kind: UrlKind, internal: boolean): UrlRow => ({
  ...none,
  url,
  kind,
  internal,
});

const lengthOf = (text: string | null): number | null => (text === null ? null : Array.from(text).length);

const countOf = (issues: readonly Issue[], severity: Issue['severity']): number =>
  issues.filter((issue) => issue.severity === severity).length;

const percentOf = (share: number | undefined): number | null => (share === undefined ? null : share * 100);

export function pageRow(page: Page, state: PageIndexability | undefined, rank: number | undefined): UrlRow {
  const h1 = page.headings.find(({ level }) => level === 1)?.text ?? null;
  return {
    ...bareRow(page.url, 'page', true),
    status: page.status ?? null,
    indexable: page.indexable ?? null,
    whyNot: state?.reason ?? null,
    reason: state?.detail ?? null,
    title: page.title,
    titleLength: lengthOf(page.title),
    description: page.metaDescription,
    descriptionLength: lengthOf(page.metaDescription),
    h1,
    h1Length: lengthOf(h1),
    words: page.contentMetrics.wordCount,
    language: page.language ?? null,
    template: page.template ?? null,
    pageRank: percentOf(rank),
    canonical: page.canonical ?? null,
    critical: countOf(page.issues, 'critical'),
    warnings: countOf(page.issues, 'warning'),
    info: countOf(page.issues, 'info'),
    findings: [...new Set(page.issues.map(({ ruleId }) => ruleId))],
    score: page.score?.value ?? null,
  };
}

const redirectCodes: ReadonlySet<string | undefined> = new Set(['redirect', 'refresh']);

function kindOf({ outcome, code, status }: CoverageEntry): UrlKind {
  if (redirectCodes.has(code)) return 'redirect';
  if (outcome === 'analysed') return 'page';
  if (outcome === 'failed') return 'error';
  if (outcome === 'blocked') return 'blocked';
  if (outcome === 'notCrawled' || status === undefined) return 'unread';
  return status >= 400 ? 'error' : 'file';
}

const isElsewhere = ({ code, status }: CoverageEntry): boolean =>
  code === 'other-site' && status === undefined;

/** Null for URLs of other sites that nobody requested. */
export function coverageRow(entry: CoverageEntry): UrlRow | null {
  if (isElsewhere(entry)) return null;
  const { url, outcome, reason, status, data, foundOn, foundIn } = entry;
  const kind = kindOf(entry);
  return {
    ...bareRow(url, kind, entry.code !== 'other-site'),
    status: status ?? null,
    indexable: outcome === 'notCrawled' || kind === 'page' ? null : false,
    reason: outcome === 'analysed' ? null : reason,
    redirectTo: kind === 'redirect' && typeof data?.['to'] === 'string' ? data['to'] : null,
    inSitemap: foundIn === 'sitemap' ? true : null,
    foundOn,
  };
}

/** A report's pages first, in their order, then all other URLs that it met. */
export function documentUrls(analysis: Analysis): StoredUrl[] {
  const { pages, coverage, indexability, scoreBasis } = analysis;
  const stateOf = new Map((indexability?.pages ?? []).map((state) => [state.url, state]));
  const entryOf = new Map(coverage.entries.map((entry) => [entry.url, entry]));
  const own = new Set(pages.map(({ url }) => url));
  const others = coverage.entries.flatMap((entry) => (own.has(entry.url) ? [] : (coverageRow(entry) ?? [])));
  return [
    ...pages.map((page, at): StoredUrl => {
      const row = pageRow(page, stateOf.get(page.url), scoreBasis?.weights[at]);
      const entry = entryOf.get(page.url);
      return {
        row: {
          ...row,
          inSitemap: entry?.foundIn === 'sitemap' ? true : null,
          foundOn: entry?.foundOn ?? null,
        },
        values: page.values ?? {},
        details: {
          headers: {},
          redirects: [],
          suggestions: page.suggestions,
          outlinks: [],
          sources: [],
        },
        issues: page.issues,
      };
    }),
    ...others.map((row): StoredUrl => ({ row, values: {}, details: null, issues: [] })),
  ];
}
