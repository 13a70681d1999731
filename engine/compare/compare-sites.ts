/** Two finished analyses in, the comparison out: same sites, same result. */
import type { ComparedInsight, CompetitorResult } from '@pagewright/contract/entities/competitor';
import { builtInName } from '../advise/advisor.ts';
import type { ComparisonAdvice, ComparisonForAdvice } from '../advise/comparison.ts';
import { applyToStrategies, applyToTopics, briefOf } from './apply-advice.ts';
import { weakAreas } from './areas.ts';
import { type ComparedWords, compareWords } from './compare-words.ts';
import { confidenceOf, sampleOf } from './confidence.ts';
import { detailsOf, pagesOf } from './details.ts';
import { gapsOf } from './gaps.ts';
import { compareMetrics } from './metrics.ts';
import { notesOf } from './reader-notes.ts';
import { insightsOf } from './site-insights.ts';
import { strategiesOf } from './strategies.ts';
import { summaryOf } from './summary.ts';
import { type ComparedSite, type Sides, takeSides } from './take-sides.ts';

export interface Comparison {
  /** The stored analysis: its first pages are measured, all of them tell what it does not lack. */
  readonly main: ComparedSite;
  readonly competitor: ComparedSite;
  readonly at: Date;
}

/** Words of a model, with its name. */
export interface WordsOfModel {
  readonly writtenBy: string;
  readonly advice: ComparisonAdvice;
}

/** A comparison that is measured and may yet be worded. */
export interface MeasuredComparison {
  /** What a model can be asked; null when there is nothing to word. */
  readonly brief: ComparisonForAdvice | null;
  readonly finish: (words?: WordsOfModel) => CompetitorResult;
}

const recommendationsMax = 10;

/** What to do, the most effective first. */
const recommendationsOf = (insights: readonly ComparedInsight[]): string[] =>
  insights
    .slice(0, recommendationsMax)
    .map(({ category, recommendation }) => `${category}: ${recommendation}`);

interface Measured {
  readonly sides: Sides;
  readonly metrics: CompetitorResult['metrics'];
  readonly strategies: CompetitorResult['strategies'];
  readonly words: ComparedWords;
  readonly at: Date;
}

function assemble({ sides, metrics, strategies, words, at }: Measured, writtenBy: string): CompetitorResult {
  const { main, competitor } = sides;
  const samples = { main: sampleOf(main), competitor: sampleOf(competitor) };
  const areas = weakAreas(sides);
  const insights = insightsOf(sides, { areas, topics: words.topics });
  return {
    mainDomain: main.domain,
    competitorDomain: competitor.domain,
    metrics,
    stats: { confidence: confidenceOf(samples.main, samples.competitor, sides) },
    detailedInsights: [...insights],
    gaps: gapsOf(sides, areas, words),
    strategies,
    competitiveSummary: summaryOf(sides, metrics, words),
    recommendations: recommendationsOf(insights),
    analysis: pagesOf(competitor),
    details: { main: detailsOf(main), competitor: detailsOf(competitor) },
    comparedAt: at.toISOString(),
    samples,
    notes: [...notesOf({ sides, samples, words: words.note, at })],
    writtenBy,
  };
}

export function measureSites({ main, competitor, at }: Comparison): MeasuredComparison {
  const sides = takeSides(main, competitor);
  const metrics = compareMetrics(sides);
  const words = compareWords(sides);
  const strategies = strategiesOf(sides, metrics, words);
  return {
    brief: sides.isSameSite ? null : briefOf(sides, words.topics, strategies),
    finish: (said) => {
      if (said === undefined) return assemble({ sides, metrics, strategies, words, at }, builtInName);
      const kept = applyToTopics(words, said.advice);
      // What the strategies tell of topics must be what is left of them.
      const told = applyToStrategies(strategiesOf(sides, metrics, kept), said.advice);
      return assemble({ sides, metrics, strategies: told, words: kept, at }, said.writtenBy);
    },
  };
}

export const compareSites = (comparison: Comparison): CompetitorResult => measureSites(comparison).finish();
