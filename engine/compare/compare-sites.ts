/** Two finished analyses in, the comparison out: same sites, same result. */
import type { CompetitorResult } from '@pagewright/contract/entities/competitor';
import { confidenceOf, sampleOf } from './confidence.ts';
import { detailsOf, pagesOf } from './details.ts';
import { compareMetrics } from './metrics.ts';
import { type ComparedSite, takeSides } from './take-sides.ts';

export interface Comparison {
  readonly main: ComparedSite;
  readonly competitor: ComparedSite;
  readonly at: Date;
}

export function compareSites({ main, competitor, at }: Comparison): CompetitorResult {
  const sides = takeSides(main, competitor);
  const samples = { main: sampleOf(sides.main), competitor: sampleOf(sides.competitor) };
  return {
    mainDomain: main.domain,
    competitorDomain: competitor.domain,
    metrics: compareMetrics(sides),
    stats: { confidence: confidenceOf(samples.main, samples.competitor, sides) },
    detailedInsights: [],
    gaps: { missingTopics: [], underOptimizedAreas: [], opportunityKeywords: [] },
    strategies: {},
    competitiveSummary: {
      overallAdvantage: 'balanced',
      strengthAreas: [],
      weaknessAreas: [],
      quickWins: [],
      longTermOpportunities: [],
    },
    recommendations: [],
    analysis: pagesOf(sides.competitor),
    details: { main: detailsOf(sides.main), competitor: detailsOf(sides.competitor) },
    comparedAt: at.toISOString(),
    samples,
  };
}
