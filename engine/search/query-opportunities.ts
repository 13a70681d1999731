/** Finds queries just below the top, queries that few click, and titles that lack what their page is found for. */
import type { Opportunity, QueryFigures } from '@pagewright/contract/entities/search';
import { clusterQueries, type QueryCluster } from './cluster-queries.ts';
import { bestPage, type PageTexts, pageKey } from './page-texts.ts';
import type { SearchContext } from './search-context.ts';
import { rateOf, sumBy, sumOf } from './sum-figures.ts';

/** For 28 days. */
const [impressionsMin, gainMin] = [40, 2];
const variantsMax = 8;
const perPageMax = 3;
const [strikingFrom, strikingTo] = [4, 20];

type Cluster = QueryCluster<QueryFigures>;

interface Target {
  readonly urls: readonly string[];
  readonly urlFrom: Opportunity['urlFrom'];
  readonly texts: PageTexts | null;
}

/** So much of the impressions of a query makes a page the one it leads to. */
const mainShare = 0.5;

/** The page that Search Console says, else the one whose texts fit best; null where the query leads nowhere. */
function targetOf({ period, texts, textsByKey }: SearchContext, cluster: Cluster): Target | null {
  const spellings = new Set(cluster.rows.map(({ query }) => query));
  const pairs = sumBy(
    period.pairs.filter(({ query }) => spellings.has(query)),
    ({ url }) => pageKey(url),
  );
  const [main] = pairs;
  if (main !== undefined) {
    const isMain = main.impressions >= sumOf(pairs).impressions * mainShare;
    const found = textsByKey.get(pageKey(main.url)) ?? null;
    return isMain ? { urls: [found?.page.url ?? main.url], urlFrom: 'search', texts: found } : null;
  }
  if (texts.length === 0) return { urls: [], urlFrom: null, texts: null };
  const seen = new Set(period.pages.map(({ url }) => pageKey(url)));
  const visible = seen.size === 0 ? texts : texts.filter(({ page }) => seen.has(pageKey(page.url)));
  const best = bestPage(visible, cluster.terms);
  return best === null ? null : { urls: [best.page.url], urlFrom: 'texts', texts: best };
}

/** Words of the query that the page speaks of and its title lacks; those it does not speak of would promise too much. */
function missingFrom(texts: PageTexts | null, { terms }: Cluster): readonly string[] {
  if (texts === null || texts.page.title === null) return [];
  const missing = terms.words.filter((word) => !texts.inTitle(word));
  const isSaid = (word: string): boolean => texts.inHeadings(word) || texts.inBody(word) > 1;
  return missing.every(isSaid) ? missing : [];
}

/** A target that is within reach: the top for what is on the first page, the first page for what is on the second. */
const reachOf = (position: number): number => (position <= 10 ? 3 : 8);

interface Chance {
  readonly kind: 'striking-distance' | 'low-ctr';
  readonly gain: number;
  readonly expectedRate: number;
}

/** Fewer clicks than chance explains. */
const isBelow = (clicks: number, expected: number): boolean =>
  expected >= 8 && clicks < expected * 0.6 && clicks < expected - 2 * Math.sqrt(expected);

function chanceOf({ rateAt }: SearchContext, { totals }: Cluster): Chance | null {
  const { clicks, impressions, position } = totals;
  const expectedRate = rateAt(position);
  const expected = expectedRate * impressions;
  if (position < 6 && isBelow(clicks, expected))
    return { kind: 'low-ctr', gain: expected - clicks, expectedRate };
  if (position < strikingFrom || position > strikingTo) return null;
  const gain = (rateAt(reachOf(position)) - rateOf(totals)) * impressions;
  return { kind: 'striking-distance', gain, expectedRate };
}

interface Found {
  readonly opportunity: Opportunity;
  readonly cluster: Cluster;
}

const commonShare = 1 / 3;
const commonMin = 4;

/** A single word that is on page after page is what the whole site is about, and no search that one page could answer. */
function isTooBroad({ texts }: SearchContext, { terms: { words } }: Cluster): boolean {
  const [only = '', ...others] = words;
  if (others.length > 0) return false;
  const uses = texts.filter(
    ({ inTitle, inHeadings, inBody }) => inTitle(only) || inHeadings(only) || inBody(only) > 0,
  );
  return uses.length >= commonMin && uses.length > texts.length * commonShare;
}

function examine(context: SearchContext, cluster: Cluster): Found | null {
  const { scale } = context;
  if (cluster.totals.impressions < impressionsMin * scale || isTooBroad(context, cluster)) return null;
  const chance = chanceOf(context, cluster);
  if (chance === null || chance.gain < gainMin * scale) return null;
  const target = targetOf(context, cluster);
  if (target === null) return null;
  const missing = chance.kind === 'striking-distance' ? missingFrom(target.texts, cluster) : [];
  const variants = cluster.rows.map(({ query }) => query).filter((query) => query !== cluster.query);
  return {
    cluster,
    opportunity: {
      kind: missing.length > 0 ? 'query-not-in-title' : chance.kind,
      urls: [...target.urls],
      urlFrom: target.urlFrom,
      query: cluster.query,
      variants: variants.slice(0, variantsMax),
      ...cluster.totals,
      expectedRate: chance.expectedRate,
      before: null,
      perUrl: [],
      title: target.texts?.page.title ?? null,
      missingWords: [...missing],
      gain: chance.gain,
    },
  };
}

const isNarrower = (one: Cluster, other: Cluster): boolean =>
  other.terms.stems.length < one.terms.stems.length &&
  other.terms.stems.every((stem) => one.terms.stems.includes(stem));

/** Narrower searches for the same page are the same work: they are counted in, and named. */
function foldInto(all: readonly Found[]): Opportunity[] {
  const broadest = all.filter((each) => !all.some((other) => isFolded(each, other)));
  return broadest.map((lead) => {
    const narrower = all.filter((each) => isFolded(each, lead));
    const { opportunity } = lead;
    const members = [opportunity, ...narrower.map((each) => each.opportunity)];
    const names = new Set(members.flatMap(({ query, variants }) => [query ?? '', ...variants]));
    names.delete(opportunity.query ?? '');
    return {
      ...opportunity,
      ...sumOf(members),
      variants: [...names].slice(0, variantsMax),
      gain: members.reduce((sum, { gain }) => sum + gain, 0),
    };
  });
}

const isFolded = (one: Found, other: Found): boolean =>
  one.opportunity.urls.length > 0 &&
  one.opportunity.urls[0] === other.opportunity.urls[0] &&
  one.opportunity.kind === other.opportunity.kind &&
  isNarrower(one.cluster, other.cluster);

/** `taken`: queries that are told of elsewhere. */
export function findQueryOpportunities(context: SearchContext, taken: ReadonlySet<string>): Opportunity[] {
  const { period, isWanted, read } = context;
  const clusters = clusterQueries(
    period.queries.filter(({ query }) => isWanted(query)),
    read,
  );
  const found = clusters
    .filter(({ rows }) => !rows.some(({ query }) => taken.has(query)))
    .flatMap((cluster) => examine(context, cluster) ?? []);
  const byGain = foldInto(found).sort((a, b) => b.gain - a.gain);
  const byPage = Map.groupBy(byGain, ({ urls, query }) => urls[0] ?? `query ${query}`);
  return [...byPage.values()].flatMap((group) => group.slice(0, perPageMax));
}
