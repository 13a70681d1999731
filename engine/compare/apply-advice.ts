/** A model's words laid over ours: no number that is not ours, no topic and no page that is not there. */
import type { ComparedStrategy, CompetitorResult } from '@pagewright/contract/entities/competitor';
import type { ComparisonAdvice, ComparisonForAdvice } from '../advise/comparison.ts';
import type { ComparedWords } from './compare-words.ts';
import type { Topic } from './missing-topics.ts';
import { clip } from './sayings.ts';
import type { Sides } from './take-sides.ts';

const spokenMax = 150;
const excerptMax = 300;
const approachMax = 600;

type Strategies = CompetitorResult['strategies'];

/** What a model is told. */
export function briefOf(sides: Sides, topics: readonly Topic[], strategies: Strategies): ComparisonForAdvice {
  const { main, competitor } = sides;
  const textAt = (url: string): string =>
    competitor.pages.find((page) => page.url === url)?.paragraphs[0] ?? '';
  return {
    mainDomain: main.domain,
    competitorDomain: competitor.domain,
    spoken: main.whole.pages
      .flatMap(({ url, title, headings }) =>
        [title ?? '', ...headings.map(({ text }) => text)].map((text) => ({ url, text: clip(text) })),
      )
      .filter(({ text }) => text !== '')
      .slice(0, spokenMax),
    topics: topics.map(({ label, url }) => ({ label, url, excerpt: clip(textAt(url), excerptMax) })),
    strategies: Object.entries(strategies).map(([name, { mainApproach, competitorApproach }]) => ({
      name,
      mainApproach,
      competitorApproach,
    })),
  };
}

/** Topics that are said in other words fall away; the others may get a better name. */
export function applyToTopics(words: ComparedWords, advice: ComparisonAdvice): ComparedWords {
  const covered = new Set(advice.covered.map(({ topic }) => topic));
  const labels = new Map(advice.labels.map(({ topic, label }) => [topic, label]));
  return {
    ...words,
    topics: words.topics
      .map((topic, at) => ({ ...topic, label: clip(labels.get(at) ?? topic.label), at }))
      .filter(({ at }) => !covered.has(at)),
  };
}

const numbersIn = (text: string): readonly string[] => text.match(/\d+(?:[.,]\d+)*/g) ?? [];

/** Whether every number of the one stands in the other. */
const hasOurNumbers = (text: string, ours: string): boolean => {
  const known = new Set(numbersIn(ours));
  return numbersIn(text).every((number) => known.has(number));
};

function applyToStrategy(
  strategy: ComparedStrategy,
  said: ComparisonAdvice['strategies'][number],
): ComparedStrategy {
  const { mainApproach, competitorApproach, recommendations } = strategy;
  const facts = [mainApproach, competitorApproach, ...recommendations].join(' ');
  const isOurs = (text: string): boolean => text.trim() !== '' && hasOurNumbers(text, facts);
  if (!isOurs(said.mainApproach) || !isOurs(said.competitorApproach)) return strategy;
  const advice = said.recommendations.filter(isOurs).map((text) => clip(text, approachMax));
  return {
    ...strategy,
    mainApproach: clip(said.mainApproach, approachMax),
    competitorApproach: clip(said.competitorApproach, approachMax),
    recommendations: advice.length === 0 ? recommendations : advice,
  };
}

/** Who is ahead stays as it was measured. */
export function applyToStrategies(strategies: Strategies, advice: ComparisonAdvice): Strategies {
  const said = new Map(advice.strategies.map((each) => [each.name, each]));
  return Object.fromEntries(
    Object.entries(strategies).map(([name, strategy]) => {
      const words = said.get(name);
      return [name, words === undefined ? strategy : applyToStrategy(strategy, words)];
    }),
  );
}
