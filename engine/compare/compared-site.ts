/** One side of a comparison: what a finished analysis tells of a site, cut to the sample that both sides share. */
import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { Advantage } from '@pagewright/contract/entities/competitor';
import type { Issue, SiteIssue } from '@pagewright/contract/entities/issue';
import type { Page } from '@pagewright/contract/entities/page';
import { limits } from '@pagewright/contract/limits';

/** What is read of an analysis; any finished one will do, old ones too. */
export type ComparedSite = Pick<
  Analysis,
  'domain' | 'date' | 'pages' | 'siteIssues' | 'notEvaluated' | 'coverage'
>;

/** The first pages of a site with the findings that both sites were asked for. */
export interface Side {
  readonly side: Advantage;
  readonly domain: string;
  /** In the order in which they were read. */
  readonly pages: readonly Page[];
  /** Findings about the host or about several pages, those of pages outside the sample left out. */
  readonly siteIssues: readonly SiteIssue[];
  /** Everything that is known of the site. */
  readonly whole: ComparedSite;
}

/** A finding of a page whose proof lies wholly in pages that the other side's sample could not have seen either. */
function restsOutside({ evidence }: Issue, others: ReadonlySet<string>): boolean {
  const urls = evidence.flatMap((each) => each.urls ?? []);
  return urls.length > 0 && urls.every((url) => others.has(url));
}

export function takeSide(side: Advantage, site: ComparedSite, unasked: ReadonlySet<string>): Side {
  const sample = site.pages.slice(0, limits.competitor.pages);
  const others = new Set(site.pages.slice(limits.competitor.pages).map(({ url }) => url));
  const isAsked = (issue: Issue): boolean => !unasked.has(issue.ruleId) && !restsOutside(issue, others);
  const seen = new Set(sample.map(({ url }) => url));
  return {
    side,
    domain: site.domain,
    pages: sample.map((page) => ({ ...page, issues: page.issues.filter(isAsked) })),
    siteIssues: site.siteIssues.filter(isAsked).flatMap((issue) => {
      if (issue.urls.length === 0) return [issue];
      const urls = issue.urls.filter((url) => seen.has(url));
      return urls.length === 0 ? [] : [{ ...issue, urls }];
    }),
    whole: site,
  };
}

/** Rules that could not be asked of one of the sites count for neither. */
export const unaskedRules = (...sites: readonly ComparedSite[]): ReadonlySet<string> =>
  new Set(sites.flatMap(({ notEvaluated }) => notEvaluated.map(({ ruleId }) => ruleId)));
