/** Finds searches that two pages of a site share, so that neither is the clear answer. */
import type { Opportunity, PairFigures } from '@pagewright/contract/entities/search';
import { clusterQueries, type QueryCluster } from './cluster-queries.ts';
import { isHome, pageKey } from './page-texts.ts';
import { baseLanguage } from './query-terms.ts';
import type { SearchContext } from './search-context.ts';
import { sumBy, sumOf } from './sum-figures.ts';

/** For 28 days; of the search, and of each page that shares it. */
const [impressionsMin, pageMin] = [60, 15];
const [shareMin, topPosition, lastPosition] = [0.25, 3, 25];
/** Two results of one site right below each other take more room, and harm nothing. */
const nearPositions = 1.5;
const pagesMax = 3;

/** Translations answer the same search in their own language. */
function isTranslation({ textsByKey }: SearchContext, urls: readonly string[]): boolean {
  const languages = urls.map((url) => baseLanguage(textsByKey.get(pageKey(url))?.page.language));
  return languages.every((language) => language !== '') && new Set(languages).size > 1;
}

function examine(context: SearchContext, { query, rows, terms }: QueryCluster<PairFigures>): Opportunity[] {
  const { scale, rateAt } = context;
  const byPage = sumBy(rows, ({ url }) => pageKey(url));
  const totals = sumOf(byPage);
  const sharing = byPage
    .filter(
      ({ impressions, position }) =>
        impressions >= Math.max(pageMin * scale, totals.impressions * shareMin) && position <= lastPosition,
    )
    .slice(0, pagesMax);
  const positions = sharing.map(({ position }) => position);
  const [best, worst] = [Math.min(...positions), Math.max(...positions)];
  const urls = sharing.map(({ url }) => url);
  if (
    sharing.length < 2 ||
    totals.impressions < impressionsMin * scale ||
    best <= topPosition ||
    (best <= 10 && worst - best < nearPositions) ||
    terms.words.length < 2 ||
    urls.some(isHome) ||
    isTranslation(context, urls)
  )
    return [];
  const gain = Math.max(
    0,
    (rateAt(Math.max(2, best - 2)) - totals.clicks / totals.impressions) * totals.impressions,
  );
  return [
    {
      kind: 'shared-query',
      urls,
      urlFrom: 'search',
      query,
      variants: [...new Set(rows.map((row) => row.query))].filter((each) => each !== query).slice(0, 8),
      ...totals,
      expectedRate: null,
      before: null,
      perUrl: sharing.map(({ clicks, impressions, position }) => ({ clicks, impressions, position })),
      title: null,
      missingWords: [],
      gain,
    },
  ];
}

export const findSharedQueries = (context: SearchContext): Opportunity[] =>
  clusterQueries(
    context.period.pairs.filter(({ query }) => context.isWanted(query)),
    context.read,
  ).flatMap((cluster) => examine(context, cluster));
