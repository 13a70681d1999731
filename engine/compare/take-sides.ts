/** Cuts two finished analyses to samples that were measured alike: as many pages, the same questions. */
import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { Advantage } from '@pagewright/contract/entities/competitor';
import type { Issue, IssueCategory, SiteIssue } from '@pagewright/contract/entities/issue';
import type { Page } from '@pagewright/contract/entities/page';
import { limits } from '@pagewright/contract/limits';
import { unreadPages } from './known-pages.ts';

/** What is read of an analysis; any finished one will do, old ones too. */
export type ComparedSite = Pick<
  Analysis,
  'domain' | 'date' | 'pages' | 'siteIssues' | 'notEvaluated' | 'coverage'
>;

export interface Side {
  readonly side: Advantage;
  readonly domain: string;
  /** The sample, in the order in which it was read, with the findings that both sites were asked for. */
  readonly pages: readonly Page[];
  /** About the host, or about several pages of the sample. */
  readonly siteIssues: readonly SiteIssue[];
  /** Everything that is known of the site. */
  readonly whole: ComparedSite;
}

export interface Sides {
  readonly main: Side;
  readonly competitor: Side;
  /** Both addresses lead to the same pages. */
  readonly isSameSite: boolean;
  /** Addresses were left unread, so that what rests on them counts for neither. */
  readonly isCutOff: boolean;
}

/** Groups whose findings may rest on another address of the site than the page itself. */
const aboutAddresses = new Set<IssueCategory>([
  'links',
  'sitemap',
  'redirects-http',
  'canonical',
  'hreflang-i18n',
]);

interface Cut {
  readonly pages: readonly Page[];
  readonly unasked: ReadonlySet<string>;
  readonly isCutOff: boolean;
}

/** Whether the proof lies wholly in addresses that a crawl of the sample alone may have left unread. */
function restsElsewhere({ category, evidence }: Issue, elsewhere: ReadonlySet<string>): boolean {
  if (!aboutAddresses.has(category)) return false;
  const urls = evidence.flatMap((each) => each.urls ?? []);
  return urls.length > 0 && urls.every((url) => elsewhere.has(url));
}

/** Suggestions stand where their issues stand. */
function keepIssues(page: Page, isAsked: (issue: Issue) => boolean): Page {
  const { issues, suggestions } = page;
  const kept = issues.flatMap((issue, at) =>
    isAsked(issue) ? [{ issue, suggestion: suggestions[at] ?? '' }] : [],
  );
  return {
    ...page,
    issues: kept.map(({ issue }) => issue),
    suggestions: [...kept.map(({ suggestion }) => suggestion), ...suggestions.slice(issues.length)],
  };
}

function takeSide(side: Advantage, whole: ComparedSite, { pages, unasked, isCutOff }: Cut): Side {
  const sample = new Set(pages.map(({ url }) => url));
  const elsewhere = new Set(whole.coverage.entries.map(({ url }) => url).filter((url) => !sample.has(url)));
  const isAsked = (issue: Issue): boolean =>
    !unasked.has(issue.ruleId) && !(isCutOff && restsElsewhere(issue, elsewhere));
  return {
    side,
    domain: whole.domain,
    whole,
    pages: pages.map((page) => keepIssues(page, isAsked)),
    siteIssues: whole.siteIssues.filter(isAsked).flatMap((issue) => {
      if (issue.urls.length === 0) return [issue];
      const urls = issue.urls.filter((url) => sample.has(url));
      // What several pages share is a fault only where at least two of them were seen.
      return urls.length < Math.min(2, issue.urls.length) ? [] : [{ ...issue, urls }];
    }),
  };
}

const first = (pages: readonly Page[]): readonly Page[] => pages.slice(0, limits.competitor.pages);

/** Pages that both read, when these are most of the smaller sample. */
function sharedPages(main: ComparedSite, competitor: ComparedSite): ReadonlySet<string> | null {
  const theirs = new Set(competitor.pages.map(({ url }) => url));
  const shared = main.pages.filter(({ url }) => theirs.has(url)).map(({ url }) => url);
  const smaller = Math.min(first(main.pages).length, first(competitor.pages).length);
  return shared.length * 2 > smaller ? new Set(shared) : null;
}

export function takeSides(main: ComparedSite, competitor: ComparedSite): Sides {
  const shared = sharedPages(main, competitor);
  const unasked = new Set(
    [main, competitor].flatMap(({ notEvaluated }) => notEvaluated.map(({ ruleId }) => ruleId)),
  );
  const isCutOff = [main, competitor].some(({ coverage }) => unreadPages(coverage).length > 0);
  const cut = ({ pages }: ComparedSite): Cut => ({
    pages: first(shared === null ? pages : pages.filter(({ url }) => shared.has(url))),
    unasked,
    isCutOff,
  });
  const own = cut(main);
  const other = cut(competitor);
  const order = new Map(own.pages.map(({ url }, at) => [url, at]));
  // Of a site beside itself the same pages stand for both, whatever order they were read in.
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
