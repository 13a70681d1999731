/** Reduces two finished analyses to comparable samples: as many pages, evaluated by the same rules. */
import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { Advantage } from '@pagewright/contract/entities/competitor';
import type { Issue, IssueCategory, SiteIssue } from '@pagewright/contract/entities/issue';
import type { Page } from '@pagewright/contract/entities/page';
import { limits } from '@pagewright/contract/limits';
import { chooseSamples } from './choose-sample.ts';
import { unreadPages } from './known-pages.ts';

/** The parts of an analysis that a comparison uses; old analyses have them too. */
export type ComparedSite = Pick<
  Analysis,
  'domain' | 'date' | 'pages' | 'siteIssues' | 'notEvaluated' | 'coverage' | 'additionalInfo' | 'siteOverview'
> &
  Partial<Pick<Analysis, 'accepted' | 'score' | 'scoreBasis'>>;

export interface Side {
  readonly side: Advantage;
  readonly domain: string;
  /** The sample, in the order in which it was read, with the findings of rules that were evaluated on both sites. */
  readonly pages: readonly Page[];
  /** About the host, or about several pages of the sample. */
  readonly siteIssues: readonly SiteIssue[];
  /** Everything that is known of the site. */
  readonly whole: ComparedSite;
}

export interface Sides {
  readonly main: Side;
  readonly competitor: Side;
  /** Both domains serve the same pages. */
  readonly isSameSite: boolean;
  /** Some URLs were not crawled, so findings that rely on them count for neither site. */
  readonly isCutOff: boolean;
}

/** Categories whose findings may rely on other URLs than the page's own. */
const urlCategories = new Set<IssueCategory>([
  'links',
  'sitemap',
  'redirects-http',
  'canonical',
  'hreflang-i18n',
]);

interface Cut {
  readonly pages: readonly Page[];
  readonly skippedRules: ReadonlySet<string>;
  readonly isCutOff: boolean;
}

/** Whether all evidence is at URLs that a crawl of the sample alone may not have reached. */
function reliesOnOtherUrls({ category, evidence }: Issue, elsewhere: ReadonlySet<string>): boolean {
  if (!urlCategories.has(category)) return false;
  const urls = evidence.flatMap((each) => each.urls ?? []);
  return urls.length > 0 && urls.every((url) => elsewhere.has(url));
}

/** A suggestion has the index of its issue. */
function filterIssues(page: Page, isEvaluated: (issue: Issue) => boolean): Page {
  const { issues, suggestions } = page;
  const passed = issues.flatMap((issue, at) =>
    isEvaluated(issue) ? [{ issue, suggestion: suggestions[at] ?? '' }] : [],
  );
  return {
    ...page,
    issues: passed.map(({ issue }) => issue),
    suggestions: [...passed.map(({ suggestion }) => suggestion), ...suggestions.slice(issues.length)],
  };
}

function takeSide(side: Advantage, whole: ComparedSite, { pages, skippedRules, isCutOff }: Cut): Side {
  const sample = new Set(pages.map(({ url }) => url));
  const elsewhere = new Set(whole.coverage.entries.map(({ url }) => url).filter((url) => !sample.has(url)));
  const isEvaluated = (issue: Issue): boolean =>
    !skippedRules.has(issue.ruleId) && !(isCutOff && reliesOnOtherUrls(issue, elsewhere));
  return {
    side,
    domain: whole.domain,
    whole,
    pages: pages.map((page) => filterIssues(page, isEvaluated)),
    siteIssues: whole.siteIssues.filter(isEvaluated).flatMap((issue) => {
      if (issue.urls.length === 0) return [issue];
      const urls = issue.urls.filter((url) => sample.has(url));
      // A finding about several pages counts only if at least two of them are in the sample.
      return urls.length < Math.min(2, issue.urls.length) ? [] : [{ ...issue, urls }];
    }),
  };
}

/** Pages that both read, when these are most of the smaller sample. */
function sharedPages(main: ComparedSite, competitor: ComparedSite): ReadonlySet<string> | null {
  const theirs = new Set(competitor.pages.map(({ url }) => url));
  const shared = main.pages.filter(({ url }) => theirs.has(url)).map(({ url }) => url);
  const smaller = Math.min(main.pages.length, competitor.pages.length, limits.competitor.pages);
  return shared.length * 2 > smaller ? new Set(shared) : null;
}

export function takeSides(main: ComparedSite, competitor: ComparedSite): Sides {
  const shared = sharedPages(main, competitor);
  // What an owner accepted is gone from the report, which must not look like an advantage.
  const skippedRules = new Set(
    [main, competitor].flatMap(({ notEvaluated, accepted = [] }) => [
      ...notEvaluated.map(({ ruleId }) => ruleId),
      ...accepted.map(({ issue }) => issue.ruleId),
    ]),
  );
  const isCutOff = [main, competitor].some(({ coverage }) => unreadPages(coverage).length > 0);
  const isTaken = ({ url }: Page): boolean => shared === null || shared.has(url);
  const samples = chooseSamples(main.pages.filter(isTaken), competitor.pages.filter(isTaken));
  const own: Cut = { pages: samples.main, skippedRules, isCutOff };
  const other: Cut = { pages: samples.competitor, skippedRules, isCutOff };
  const order = new Map(own.pages.map(({ url }, at) => [url, at]));
  // When a site is compared with itself, both samples are the same pages in the same order.
  const paired = competitor.pages
    .filter(({ url }) => order.has(url))
    .toSorted((a, b) => (order.get(a.url) ?? 0) - (order.get(b.url) ?? 0));
  return {
    main: takeSide('main', main, own),
    competitor: takeSide('competitor', competitor, shared === null ? other : { ...other, pages: paired }),
    isSameSite: shared !== null,
    isCutOff,
  };
}
