/** The question about two compared sites: what is said in other words, how topics are called, the strategies in plain words. */
import type { ComparisonAdvice, ComparisonForAdvice } from '@pagewright/engine/advise/comparison';
import { z } from 'zod';
import type { Question } from './ask-model.ts';
import { bounds, wordsWithin } from './check-words.ts';
import { fence, fenceRule } from './fence.ts';

export const ComparisonAnswer = z.object({
  covered: z.array(z.object({ topic: z.number(), url: z.string() })),
  labels: z.array(z.object({ topic: z.number(), label: z.string() })),
  strategies: z.array(
    z.object({
      name: z.string(),
      mainApproach: z.string(),
      competitorApproach: z.string(),
      recommendations: z.array(z.string()),
    }),
  ),
});
export type ComparisonAnswer = z.infer<typeof ComparisonAnswer>;

const recommendationsMax = 3;
const label = { min: 3, max: 80 };
const approach = { min: 20, max: 600 };

const system = [
  'You help the owner of the main website to understand how a competitor goes about things. You answer with JSON of the given form only.',
  fenceRule,
  'topics are subjects of the competitor that the main site seems not to have; each has a number, its place in the list from 0.',
  'covered: the topics that the main site does speak of in other words, each with the url of the entry of spoken that shows it. Only clear cases.',
  'labels: a short plain name for each other topic, as a person would search for it, in the language of the site.',
  'strategies: for each given strategy two plain sentences for each site that say what the given facts show, and up to three things the owner can do. Use only the given facts. Keep every number as it is and add none.',
].join('\n');

export const comparisonQuestion = (sites: ComparisonForAdvice): Question<ComparisonAnswer> => ({
  system,
  prompt: `Compare these sites.\n${fence(sites)}`,
  schema: ComparisonAnswer,
});

/** What of an answer may stand: known topics and pages, words in bounds, no address from elsewhere. */
export function takeComparison(answer: ComparisonAnswer, sites: ComparisonForAdvice): ComparisonAdvice {
  const { mainDomain, spoken, topics, strategies } = sites;
  const isTopic = (topic: number): boolean => Number.isInteger(topic) && topics[topic] !== undefined;
  const pages = new Set(spoken.map(({ url }) => url));
  const names = new Set(strategies.map(({ name }) => name));
  const say = (text: string, limits: { min: number; max: number }): string[] => {
    const words = wordsWithin(text, mainDomain, limits);
    return words === null ? [] : [words];
  };
  return {
    covered: answer.covered.filter(({ topic, url }) => isTopic(topic) && pages.has(url)),
    labels: answer.labels
      .filter(({ topic }) => isTopic(topic))
      .flatMap(({ topic, label: text }) => say(text, label).map((words) => ({ topic, label: words }))),
    strategies: answer.strategies
      .filter(({ name }) => names.has(name))
      .flatMap(({ name, mainApproach, competitorApproach, recommendations }) => {
        const [own] = say(mainApproach, approach);
        const [other] = say(competitorApproach, approach);
        if (own === undefined || other === undefined) return [];
        const advice = recommendations.flatMap((text) => say(text, bounds.suggestion));
        return [
          {
            name,
            mainApproach: own,
            competitorApproach: other,
            recommendations: advice.slice(0, recommendationsMax),
          },
        ];
      }),
  };
}
