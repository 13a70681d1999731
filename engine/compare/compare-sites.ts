/** Two finished analyses in, the comparison out: same sites, same result. */
import type { CompetitorResult } from '@pagewright/contract/entities/competitor';
import { type ComparedSite, takeSide, unaskedRules } from './compared-site.ts';
import { confidenceOf, sampleOf } from './confidence.ts';
import { detailsOf, pagesOf } from './details.ts';
import { compareMetrics } from './metrics.ts';

export interface Comparison {
  readonly main: ComparedSite;
  readonly competitor: ComparedSite;
  readonly at: Date;
}

export function compareSites({ main, competitor, at }: Comparison): CompetitorResult {
  const unasked = unaskedRules(main, competitor);
  const own = takeSide('main', main, unasked);
  const other = takeSide('competitor', competitor, unasked);
  const samples = { main: sampleOf(own), competitor: sampleOf(other) };
  return {
    mainDomain: main.domain,
    competitorDomain: competitor.domain,
    metrics: compareMetrics(own, other),
    stats: { confidence: confidenceOf(samples.main, samples.competitor) },
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
    analysis: pagesOf(other),
    details: { main: detailsOf(own), competitor: detailsOf(other) },
    comparedAt: at.toISOString(),
    samples,
  };
}
