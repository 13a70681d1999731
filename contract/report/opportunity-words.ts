/** What an opportunity is, what says so and what to do about it, in sentences: on screens, in exports and tools. */
import { formatNumber } from '../count-of.ts';
import type { Analysis } from '../entities/analysis.ts';
import type { Opportunity, SearchTotals } from '../entities/search.ts';
import { messages } from '../messages/translate.ts';
import { isWeighedBySearch } from './order-of-work.ts';

const words = messages({
  kinds: {
    'query-not-in-title': {
      title: '“{query}” is not in the title of its page',
      fix: 'Put “{missing}” into the title in your own words: the page speaks of it, and it is what people search for.',
    },
    'striking-distance': {
      title: '“{query}” is just below the top',
      fix: 'Answer this search more fully on the page, say it in a heading, and link to the page from related ones with these words.',
    },
    'low-ctr': {
      title: 'Few click the result for “{query}”',
      fix: 'Write a title and description that say what the page offers for this search. Look at the other results first: if Google answers it on its own page, there is little to gain.',
    },
    'losing-clicks': {
      title: 'Page loses clicks',
      fix: 'See what changed on the page since, which queries fell, and what now ranks above it; then bring its content up to date.',
    },
    'shared-query': {
      title: 'Pages compete for “{query}”',
      fix: 'Choose one page for this search: link to it from the others with these words, or merge them and redirect.',
    },
    'unseen-pages': {
      title: '{count, plural, one {# page} other {# pages}} nobody sees in search',
      fix: 'Link to the pages that matter from pages that are found, check in Search Console that they are indexed, and merge or remove what nobody needs.',
    },
  },
  figures: '{impressions} impressions, {clicks} clicks ({rate}%), position {position}',
  expected: 'This position usually brings {rate}%.',
  was: 'Before: {clicks} clicks, position {position}.',
  gone: 'It no longer appears at all.',
  each: '{url}: {impressions} impressions, {clicks} clicks, position {position}.',
  titleNow: 'Title now: “{title}”.',
  byTexts:
    'The page is the one whose texts fit this search best; the export does not say which one is shown.',
  unseen: 'They can be indexed, and had no impression in these days.',
  weighed:
    'In the order of the points they cost, weighed by the clicks and impressions that their pages got from {from} to {to}.',
  gain: 'About {clicks, plural, one {# more click} other {# more clicks}} possible in as many days.',
  loss: '{clicks, plural, one {# click} other {# clicks}} lost.',
});

/** Of the parts of a report that have these figures. */
export const searchWords = messages({
  heading: 'Search opportunities',
  intro: 'Where more clicks from Google can be gained, the most first: Search Console, {from} to {to}.',
  showAll: 'Show all {count}',
  figures: 'Search Console',
  found: 'Found for: {queries}',
  notSeen: 'Nobody saw this page in search results from {from} to {to}.',
});

const position = (value: number): string => value.toFixed(1);
const percent = (share: number): string => (share * 100).toFixed(1);
const rateOf = ({ clicks, impressions }: SearchTotals): number =>
  impressions === 0 ? 0 : clicks / impressions;

const figuresWords = (totals: SearchTotals) => ({
  impressions: formatNumber(totals.impressions),
  clicks: formatNumber(totals.clicks),
  rate: percent(rateOf(totals)),
  position: position(totals.position),
});

export const searchFigures = (totals: SearchTotals): string => words.figures(figuresWords(totals));

/** How “Fix first” is sorted; null where no search figures are part of it. */
export const orderWords = ({ pages, search }: Pick<Analysis, 'pages' | 'search'>): string | null =>
  search === undefined || !isWeighedBySearch({ pages })
    ? null
    : words.weighed({ from: search.from, to: search.to });

export interface OpportunityWords {
  readonly title: string;
  /** What the figures say. */
  readonly evidence: readonly string[];
  readonly fix: string;
  /** Null where clicks cannot be estimated. */
  readonly gain: string | null;
}

function evidenceOf(opportunity: Opportunity): readonly string[] {
  const { kind, before, expectedRate, perUrl, urls, title, urlFrom } = opportunity;
  if (kind === 'unseen-pages') return [words.unseen];
  const isGone = kind === 'losing-clicks' && opportunity.impressions === 0;
  return [
    isGone ? words.gone : `${searchFigures(opportunity)}.`,
    ...(kind === 'low-ctr' && expectedRate !== null ? [words.expected({ rate: percent(expectedRate) })] : []),
    ...(before === null
      ? []
      : [words.was({ clicks: formatNumber(before.clicks), position: position(before.position) })]),
    ...perUrl.map((totals, at) => words.each({ url: urls[at] ?? '', ...figuresWords(totals) })),
    ...(kind === 'query-not-in-title' && title !== null ? [words.titleNow({ title })] : []),
    ...(urlFrom === 'texts' ? [words.byTexts] : []),
  ];
}

function gainOf({ kind, gain }: Opportunity): string | null {
  const clicks = Math.round(gain);
  if (kind === 'losing-clicks') return words.loss({ clicks });
  return clicks < 1 ? null : words.gain({ clicks });
}

export function opportunityWords(opportunity: Opportunity): OpportunityWords {
  const { kind, query, missingWords, urls } = opportunity;
  const name = query ?? '';
  const titles = {
    'query-not-in-title': () => words.kinds['query-not-in-title'].title({ query: name }),
    'striking-distance': () => words.kinds['striking-distance'].title({ query: name }),
    'low-ctr': () => words.kinds['low-ctr'].title({ query: name }),
    'losing-clicks': () => words.kinds['losing-clicks'].title,
    'shared-query': () => words.kinds['shared-query'].title({ query: name }),
    'unseen-pages': () => words.kinds['unseen-pages'].title({ count: urls.length }),
  };
  return {
    title: titles[kind](),
    evidence: evidenceOf(opportunity),
    fix:
      kind === 'query-not-in-title'
        ? words.kinds[kind].fix({ missing: missingWords.join(' ') })
        : words.kinds[kind].fix,
    gain: gainOf(opportunity),
  };
}
