/** Applies a model's wording to a comparison; numbers, topics and pages that were not measured are rejected. */
import type { ComparedStrategy, CompetitorResult } from '@pagewright/contract/entities/competitor';
import type { ComparisonToDescribe, ComparisonWording } from '../suggest/comparison.ts';
import type { Sides } from './comparable-samples.ts';
import type { ComparedWords } from './compare-words.ts';
import type { Topic } from './missing-topics.ts';
import { clip } from './wording.ts';

const textsMax = 150;
const excerptMax = 300;
const approachMax = 600;

type Strategies = CompetitorResult['strategies'];

/** The input for the model. */
export function briefOf(
  sides: Sides,
  topics: readonly Topic[],
  strategies: Strategies,
): ComparisonToDescribe {
  const { main, competitor } = sides;
  const textAt = (url: string): string =>
    competitor.pages.find((page) => page.url === url)?.paragraphs[0] ?? '';
  const spoken = main.whole.pages
    .flatMap(({ url, title, headings }) =>
      [title ?? '', ...headings.map(({ text }) => text)].map((text) => ({ url, text: clip(text) })),
    )
    .filter(({ text }) => text !== '');
  return {
    mainDomain: main.domain,
    competitorDomain: competitor.domain,
    ownerNote: main.whole.additionalInfo ?? '',
    business: main.whole.siteOverview ?? null,
    spoken: spoken.slice(0, textsMax),
    spokenLeftOut: Math.max(0, spoken.length - textsMax),
    topics: topics.map(({ label, url }) => ({ label, url, excerpt: clip(textAt(url), excerptMax) })),
    strategies: Object.entries(strategies).map(
      ([name, { mainApproach, competitorApproach, recommendations }]) => ({
        name,
        mainApproach,
        competitorApproach,
        recommendations,
      }),
    ),
  };
}

/** Topics that the site covers in other words are removed; the others may get a better name. */
export function applyToTopics(words: ComparedWords, wording: ComparisonWording): ComparedWords {
  const covered = new Set(wording.covered.map(({ topic }) => topic));
  const labels = new Map(wording.labels.map(({ topic, label }) => [topic, label]));
  return {
    ...words,
    topics: words.topics
      .map((topic, at) => ({ ...topic, label: clip(labels.get(at) ?? topic.label), at }))
      .filter(({ at }) => !covered.has(at)),
  };
}

const numbersIn = (text: string): readonly string[] => text.match(/\d+(?:[.,]\d+)*/g) ?? [];

/** Whether every number of the text is one of the measured ones. */
const hasOurNumbers = (text: string, ours: string): boolean => {
  const known = new Set(numbersIn(ours));
  return numbersIn(text).every((number) => known.has(number));
};

function applyToStrategy(
  strategy: ComparedStrategy,
  byModel: ComparisonWording['strategies'][number],
): ComparedStrategy {
  const { mainApproach, competitorApproach, recommendations } = strategy;
  const facts = [mainApproach, competitorApproach, ...recommendations].join(' ');
  const isOurs = (text: string): boolean => text.trim() !== '' && hasOurNumbers(text, facts);
  if (!isOurs(byModel.mainApproach) || !isOurs(byModel.competitorApproach)) return strategy;
  const recommended = byModel.recommendations.filter(isOurs).map((text) => clip(text, approachMax));
  return {
    ...strategy,
    mainApproach: clip(byModel.mainApproach, approachMax),
    competitorApproach: clip(byModel.competitorApproach, approachMax),
    recommendations: recommended.length === 0 ? recommendations : recommended,
  };
}

/** Which site is ahead does not change. */
export function applyToStrategies(strategies: Strategies, wording: ComparisonWording): Strategies {
  const byModel = new Map(wording.strategies.map((each) => [each.name, each]));
  return Object.fromEntries(
    Object.entries(strategies).map(([name, strategy]) => {
      const words = byModel.get(name);
      return [name, words === undefined ? strategy : applyToStrategy(strategy, words)];
    }),
  );
}
