/** Builds small analyses for tests of the comparison. */
import type { Issue, IssueCategory, Severity } from '@pagewright/contract/entities/issue';
import type { Page } from '@pagewright/contract/entities/page';
import type { ComparedSite } from '../comparable-samples.ts';

export interface MadePage {
  readonly path: string;
  readonly title?: string | null;
  readonly h1?: string;
  readonly h2?: readonly string[];
  readonly text?: string;
  readonly issues?: readonly Issue[];
  readonly more?: Partial<Page>;
}

export const madeIssue = (
  ruleId: string,
  category: IssueCategory,
  severity: Severity = 'warning',
  more: Partial<Issue> = {},
): Issue => ({
  ruleId,
  severity,
  category,
  title: `Title of ${ruleId}`,
  description: `Description of ${ruleId}`,
  why: 'Why',
  fix: `Mend ${ruleId}.`,
  basis: 'google',
  evidence: [],
  ...more,
});

function madePage(host: string, made: MadePage): Page {
  const { path, title = `Page at ${path}`, h1, h2 = [], text = '', issues = [], more } = made;
  return {
    url: `https://${host}${path}`,
    language: 'en',
    indexable: true,
    title,
    metaDescription: null,
    headings: [
      ...(h1 === undefined ? [] : [{ level: 1, text: h1 }]),
      ...h2.map((heading) => ({ level: 2, text: heading })),
    ],
    paragraphs: text === '' ? [] : [text],
    images: [],
    issues: [...issues],
    suggestions: [],
    contentMetrics: { wordCount: text.split(/\s+/).length, keywordDensity: [] },
    ...more,
  };
}

export const madeSite = (
  domain: string,
  pages: readonly MadePage[],
  more: Partial<ComparedSite> = {},
): ComparedSite => ({
  domain,
  date: '2026-11-15T10:00:00.000Z',
  pages: pages.map((page) => madePage(domain, page)),
  siteIssues: [],
  notEvaluated: [],
  coverage: {
    full: true,
    notes: [],
    entries: pages.map(({ path }) => ({
      url: `https://${domain}${path}`,
      foundIn: 'link' as const,
      foundOn: null,
      outcome: 'analysed' as const,
      reason: 'Read and analysed.',
    })),
  },
  ...more,
});

/** A URL that was skipped because of the page limit. */
export const unread = (url: string): ComparedSite['coverage']['entries'][number] => ({
  url,
  foundIn: 'link',
  foundOn: null,
  outcome: 'notCrawled',
  reason: 'The limit of 10 pages was reached.',
});
