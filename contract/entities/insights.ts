/** The insights of a site: technical, content, links, performance, design. */
import { z } from 'zod';
import { DesignAnalysis } from './design.ts';

const ScoreValue = z.number().min(0).max(100);

export const Finding = z.object({
  category: z.string(),
  score: ScoreValue,
  issues: z.array(z.string()),
  recommendations: z.array(z.string()),
});
export type Finding = z.infer<typeof Finding>;

export const Insight = z.object({
  /** Null when nothing was checked. */
  overallScore: ScoreValue.nullable(),
  explanation: z.string(),
  findings: z.array(Finding),
});
export type Insight = z.infer<typeof Insight>;

export const Priority = z.enum(['high', 'medium', 'low']);
export type Priority = z.infer<typeof Priority>;

export const DuplicateGroup = z.object({
  content: z.string(),
  urls: z.array(z.string()),
  impactLevel: z.enum(['critical', 'high', 'medium', 'low']),
});

const DuplicateGroups = z.array(DuplicateGroup);

export const ContentUniqueness = z.object({
  uniquenessScore: ScoreValue,
  totalDuplicates: z.int().nonnegative(),
  duplicateContent: z.object({
    titles: DuplicateGroups,
    descriptions: DuplicateGroups.optional(),
    headings: DuplicateGroups.optional(),
    paragraphs: DuplicateGroups.optional(),
  }),
});

export const KeywordQuality = z.object({
  healthScore: ScoreValue,
  overOptimization: z.array(
    z.object({
      keyword: z.string(),
      density: z.number().nonnegative(),
      improvementStrategy: z.string(),
      alternatives: z.array(z.string()),
    }),
  ),
  underOptimization: z.array(
    z.object({ suggestion: z.string(), opportunity: z.string(), implementation: z.string() }),
  ),
});

export const StrategicRecommendation = z.object({
  title: z.string(),
  priority: Priority,
  description: z.string(),
  implementation: z.string(),
  expectedImpact: z.string(),
  /** The rules whose findings it clears; missing in older analyses. */
  ruleIds: z.array(z.string()).optional(),
});
export type StrategicRecommendation = z.infer<typeof StrategicRecommendation>;

export const ContentQualityInsight = Insight.extend({
  overallHealth: z
    .object({ combinedScore: ScoreValue, contentScore: ScoreValue, keywordScore: ScoreValue })
    .optional(),
  contentUniqueness: ContentUniqueness.optional(),
  keywordQuality: KeywordQuality.optional(),
  keyRecommendations: z.array(z.string()).optional(),
  /** How many of the key recommendations are the first strategic ones, in short; earlier analyses have none. */
  keyStrategies: z.int().optional(),
  strategicRecommendations: z.array(StrategicRecommendation).optional(),
  processedAt: z.iso.datetime().optional(),
});
export type ContentQualityInsight = z.infer<typeof ContentQualityInsight>;

/** The design as one of the insights, with the whole of it: each page, or why none could be opened. */
export const DesignInsight = Insight.extend({
  ...DesignAnalysis.omit({ overallScore: true }).partial().shape,
  overallScore: ScoreValue,
});
export type DesignInsight = z.infer<typeof DesignInsight>;

export const EnhancedInsights = z.object({
  technicalAnalysis: Insight.optional(),
  contentQualityAnalysis: ContentQualityInsight.optional(),
  linkArchitectureAnalysis: Insight.optional(),
  performanceAnalysis: Insight.optional(),
  designAnalysis: DesignInsight.optional(),
});
export type EnhancedInsights = z.infer<typeof EnhancedInsights>;
