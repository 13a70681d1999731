/** Two finished analyses in, the comparison out: same sites, same result. */
import type { ComparedInsight, CompetitorResult } from '@pagewright/contract/entities/competitor';
import { builtInName } from '../advise/advisor.ts';
import { weakAreas } from './areas.ts';
import { compareWords } from './compare-words.ts';
import { confidenceOf, sampleOf } from './confidence.ts';
import { detailsOf, pagesOf } from './details.ts';
import { gapsOf } from './gaps.ts';
import { compareMetrics } from './metrics.ts';
import { notesOf } from './reader-notes.ts';
import { insightsOf } from './site-insights.ts';
import { strategiesOf } from './strategies.ts';
import { summaryOf } from './summary.ts';
import { type ComparedSite, takeSides } from './take-sides.ts';

export interface Comparison {
  /** The stored analysis: its first pages are measured, all of them tell what it does not lack. */
  readonly main: ComparedSite;
  readonly competitor: ComparedSite;
  readonly at: Date;
}

const recommendationsMax = 10;

/** What to do, the most effective first. */
const recommendationsOf = (insights: readonly ComparedInsight[]): string[] =>
  insights
    .slice(0, recommendationsMax)
    .map(({ category, recommendation }) => `${category}: ${recommendation}`);

export function compareSites({ main, competitor, at }: Comparison): CompetitorResult {
  const sides = takeSides(main, competitor);
  const samples = { main: sampleOf(sides.main), competitor: sampleOf(sides.competitor) };
  const metrics = compareMetrics(sides);
  const areas = weakAreas(sides);
  const words = compareWords(sides);
  const insights = insightsOf(sides, { areas, topics: words.topics });
  return {
    mainDomain: main.domain,
    competitorDomain: competitor.domain,
    metrics,
    stats: { confidence: confidenceOf(samples.main, samples.competitor, sides) },
    detailedInsights: [...insights],
    gaps: gapsOf(sides, areas, words),
    strategies: strategiesOf(sides, metrics, words),
    competitiveSummary: summaryOf(sides, metrics, words),
    recommendations: recommendationsOf(insights),
    analysis: pagesOf(sides.competitor),
    details: { main: detailsOf(sides.main), competitor: detailsOf(sides.competitor) },
    comparedAt: at.toISOString(),
    samples,
    notes: [...notesOf({ sides, samples, words: words.note, at })],
    writtenBy: builtInName,
  };
}
