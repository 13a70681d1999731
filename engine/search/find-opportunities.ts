/** Finds what could bring more clicks in the figures of a site and the pages of its report: few, and worth doing. */
import type { Opportunity } from '@pagewright/contract/entities/search';
import { limits } from '@pagewright/contract/limits';
import { findLosingPages } from './losing-pages.ts';
import { findQueryOpportunities } from './query-opportunities.ts';
import { openContext, type SearchContext, type SearchInput } from './search-context.ts';
import { findSharedQueries } from './shared-queries.ts';
import { findUnseenPages } from './unseen-pages.ts';

/** The most to gain first; what is about no clicks that can be estimated comes last. */
export const findOpportunities = (input: SearchInput): Opportunity[] => opportunitiesIn(openContext(input));

export function opportunitiesIn(context: SearchContext): Opportunity[] {
  const shared = findSharedQueries(context);
  const queries = findQueryOpportunities(context, new Set(shared.flatMap(({ query }) => query ?? [])));
  return [...shared, ...queries, ...findLosingPages(context), ...findUnseenPages(context)]
    .sort((a, b) => b.gain - a.gain || b.impressions - a.impressions)
    .slice(0, limits.search.opportunities);
}
