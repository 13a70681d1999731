/** An index of a report: built once per analysis, so that typing and filtering stay cheap. */
import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { Issue, IssueCategory, SiteIssue } from '@pagewright/contract/entities/issue';
import type { KeywordUse, Page } from '@pagewright/contract/entities/page';
import { type IssueGroup, issueGroups } from '@pagewright/contract/report/issue-groups';
import { type PageStatus, sharedIssues, statusOf } from '@pagewright/contract/report/report-figures';
import { pageName } from '@pagewright/contract/report/report-words';
import { severities } from '@pagewright/contract/severities';

export interface PageEntry {
  readonly page: Page;
  /** How the URL of the report names it: its path where that is enough. */
  readonly key: string;
  readonly name: string;
  readonly status: PageStatus;
  /** The URL of its thumbnail; null when it was not rendered. */
  readonly picture: string | null;
  /** Findings about several pages at once that touch this one. */
  readonly shared: readonly SiteIssue[];
  readonly findings: readonly Pick<Issue, 'severity' | 'category' | 'ruleId'>[];
  /** URL and title in small letters. */
  readonly haystack: string;
}

export interface PageIndex {
  readonly entries: readonly PageEntry[];
  readonly groups: readonly IssueGroup[];
  /** Findings that are on no analysed page: about robots.txt, the sitemap, a missing page. Worst first. */
  readonly hostIssues: readonly SiteIssue[];
  readonly byUrl: ReadonlyMap<string, PageEntry>;
  /** The groups in which at least one page has a finding. */
  readonly categories: ReadonlySet<IssueCategory>;
}

export const keywordsOf = (page: Page): readonly KeywordUse[] =>
  page.keywordDensity ?? page.contentMetrics.keywordDensity;

function pathOf(url: string): string {
  if (!URL.canParse(url)) return url;
  const { pathname, search } = new URL(url);
  return `${pathname}${search}`;
}

type Indexed = Pick<Analysis, 'pages' | 'siteIssues' | 'designAnalysis'> &
  Partial<Pick<Analysis, 'score' | 'scoreBasis'>>;

export function indexPages(analysis: Indexed): PageIndex {
  const { pages, siteIssues, designAnalysis } = analysis;
  const pictures = new Map(
    designAnalysis?.map(({ screenshotData }) => [screenshotData.url, screenshotData.thumbnailUrl ?? null]),
  );
  const sharedBy = sharedIssues(analysis);
  const analysed = new Set(pages.map(({ url }) => url));
  const byPath = Map.groupBy(pages, ({ url }) => pathOf(url));
  const entries = pages.map((page): PageEntry => {
    const shared = sharedBy.get(page.url) ?? [];
    const path = pathOf(page.url);
    const name = pageName(page);
    return {
      page,
      key: byPath.get(path)?.length === 1 ? path : page.url,
      name,
      status: statusOf(page, shared),
      picture: pictures.get(page.url) ?? null,
      shared,
      findings: [...page.issues, ...shared],
      haystack: `${page.url}\n${name}`.toLocaleLowerCase(),
    };
  });
  return {
    entries,
    groups: issueGroups(analysis),
    hostIssues: siteIssues
      .filter(({ urls }) => !urls.some((url) => analysed.has(url)))
      .toSorted((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity)),
    byUrl: new Map(entries.map((entry) => [entry.page.url, entry])),
    categories: new Set(entries.flatMap(({ findings }) => findings.map(({ category }) => category))),
  };
}

/** Answers once given; a page that is read again is another page. */
const known = new WeakMap<Page, Map<string, boolean>>();

/** Whether a page uses a word: among its keywords, or anywhere in its text. */
export function usesKeyword(page: Page, keyword: string): boolean {
  const wordTests = known.get(page) ?? new Map<string, boolean>();
  known.set(page, wordTests);
  const isWord = wordTests.get(keyword) ?? isWordOf(page, keyword);
  wordTests.set(keyword, isWord);
  return isWord;
}

function isWordOf(page: Page, keyword: string): boolean {
  const wanted = keyword.toLocaleLowerCase();
  if (keywordsOf(page).some((use) => use.keyword.toLocaleLowerCase() === wanted)) return true;
  const word = wordPattern(wanted);
  return (
    word.test(page.title ?? '') ||
    word.test(page.metaDescription ?? '') ||
    page.headings.some(({ text }) => word.test(text)) ||
    page.paragraphs.some((text) => word.test(text))
  );
}

/** Scripts without spaces between words have no word boundaries to match. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

function wordPattern(word: string): RegExp {
  const escaped = word.replace(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);
  const end = unspaced.test(word) ? '' : String.raw`[\p{L}\p{N}]`;
  return end === '' ? new RegExp(escaped, 'iu') : new RegExp(`(?<!${end})${escaped}(?!${end})`, 'iu');
}
