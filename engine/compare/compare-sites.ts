/** Compares two finished analyses; the result is deterministic. */
import type { ComparedInsight, CompetitorResult } from '@pagewright/contract/entities/competitor';
import type { ComparisonToDescribe, ComparisonWording } from '../suggest/comparison.ts';
import { builtInName } from '../suggest/suggester.ts';
import { applyToStrategies, applyToTopics, briefOf } from './apply-wording.ts';
import { weakAreas } from './areas.ts';
import { type ComparedSite, type Sides, takeSides } from './comparable-samples.ts';
import { type ComparedWords, compareWords } from './compare-words.ts';
import { confidenceOf, sampleOf } from './confidence.ts';
import { detailsOf, pagesOf } from './details.ts';
import { gapsOf } from './gaps.ts';
import { compareMetrics } from './metrics.ts';
import { notesOf } from './reader-notes.ts';
import { insightsOf } from './site-insights.ts';
import { strategiesOf } from './strategies.ts';
import { summaryOf } from './summary.ts';

export interface Comparison {
  /** The stored analysis: its first pages are measured, all of them are searched for topics. */
  readonly main: ComparedSite;
  readonly competitor: ComparedSite;
  readonly at: Date;
}

/** A model's wording, with its name. */
export interface ModelWording {
  readonly writtenBy: string;
  readonly wording: ComparisonWording;
}

/** A measured comparison that a model may still reword. */
export interface MeasuredComparison {
  /** Input for the model; null when there is nothing to word. */
  readonly brief: ComparisonToDescribe | null;
  readonly finish: (words?: ModelWording) => CompetitorResult;
}

const recommendationsMax = 10;

/** Recommendations, the most effective first. */
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
    stats: {
      confidence: confidenceOf(samples.main, samples.competitor, {
        ...sides,
        isSameTrade: words.isSameTrade,
      }),
    },
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
    finish: (byModel) => {
      if (byModel === undefined) return assemble({ sides, metrics, strategies, words, at }, builtInName);
      const uncovered = applyToTopics(words, byModel.wording);
      // Strategies may only mention the topics that are left.
      const reworded = applyToStrategies(strategiesOf(sides, metrics, uncovered), byModel.wording);
      return assemble({ sides, metrics, strategies: reworded, words: uncovered, at }, byModel.writtenBy);
    },
  };
}

export const compareSites = (comparison: Comparison): CompetitorResult => measureSites(comparison).finish();
