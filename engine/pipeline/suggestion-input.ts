/** Builds the suggester's input from a stored analysis, with one page in its fresh version. */
import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { Page } from '@pagewright/contract/entities/page';
import { storedBrief } from '../suggest/facts/stored-brief.ts';
import type { PageBrief } from '../suggest/page-brief.ts';
import type { SiteSuggestionInput } from '../suggest/suggester.ts';

export interface FreshVersion {
  readonly page: Page;
  readonly brief: PageBrief;
}

export function suggestionInputOf(
  { domain, pages, siteIssues, notEvaluated, scoreBasis, additionalInfo = '' }: Analysis,
  fresh: FreshVersion,
  suggestionsPerPage: number,
): SiteSuggestionInput {
  return {
    domain,
    suggestionsPerPage,
    siteIssues,
    notEvaluated,
    additionalInfo,
    pages: pages.map((stored, at) => {
      const isFresh = stored.url === fresh.page.url;
      const { issues, indexable } = isFresh ? fresh.page : stored;
      return {
        brief: isFresh ? fresh.brief : storedBrief(stored),
        issues,
        indexable: indexable === true,
        searched: (stored.search?.queries ?? []).map(({ query }) => query),
        weight: scoreBasis?.weights[at] ?? 0,
      };
    }),
  };
}
