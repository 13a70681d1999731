/** Merges recalculated insight cards into those of a stored analysis. */
import type { EnhancedInsights } from '@pagewright/contract/entities/insights';
import { combinedHealth } from './combined-health.ts';

/** The suggester's texts on content quality stay; the scores in them follow the new audit. */
export function mergeInsights(before: EnhancedInsights, after: EnhancedInsights): EnhancedInsights {
  const [old, card] = [before.contentQualityAnalysis, after.contentQualityAnalysis];
  if (old === undefined || card === undefined) return { ...before, ...after };
  const { overallScore } = card;
  const health = old.overallHealth &&
    overallScore !== null && {
      ...old.overallHealth,
      contentScore: overallScore,
      combinedScore: combinedHealth(overallScore, old.overallHealth.keywordScore),
    };
  const contentQualityAnalysis = { ...old, ...card, ...(health && { overallHealth: health }) };
  return { ...before, ...after, contentQualityAnalysis };
}
