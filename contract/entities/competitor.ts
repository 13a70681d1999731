/** A site beside a competitor: the form, and the result. */
import { z } from 'zod';
import { isDomain } from '../domain.ts';
import { limits } from '../limits.ts';
import { Priority } from './insights.ts';
import { Heading } from './page.ts';

export const competitorTooShort = `Competitor domain must be at least ${limits.competitor.domainMin} characters`;
export const competitorInvalid = 'Please enter a valid domain (e.g., example.com)';

export const CompetitorDomain = z
  .string(competitorTooShort)
  .trim()
  .min(limits.competitor.domainMin, { error: competitorTooShort, abort: true })
  .refine(isDomain, competitorInvalid);

export const CompareForm = z.object({ competitorDomain: CompetitorDomain });
export type CompareForm = z.infer<typeof CompareForm>;

export const Advantage = z.enum(['main', 'competitor']);
export const Significance = z.enum(['critical', 'important', 'minor']);

export const ComparedMetric = z.object({
  main: z.number(),
  competitor: z.number(),
  difference: z.number(),
  percentageDiff: z.number(),
  /** Absent when the two are too close to call. */
  advantage: Advantage.optional(),
  significance: Significance,
});
export type ComparedMetric = z.infer<typeof ComparedMetric>;

export const CompetitorMetrics = z.object({
  titleOptimization: ComparedMetric,
  descriptionOptimization: ComparedMetric,
  headingsOptimization: ComparedMetric,
  imagesOptimization: ComparedMetric,
  criticalIssues: ComparedMetric,
  technicalSEO: ComparedMetric,
  contentQuality: ComparedMetric,
});
export type CompetitorMetrics = z.infer<typeof CompetitorMetrics>;

const text = z.string().max(4000);
const texts = z.array(text).max(200);

export const SiteDetails = z.object({
  titles: texts,
  descriptions: texts,
  headings: z.array(Heading).max(500),
  images: z.int().nonnegative(),
  pages: z.int().nonnegative(),
});
export type SiteDetails = z.infer<typeof SiteDetails>;

export const CompetitorResult = z.object({
  mainDomain: z.string().max(2000),
  competitorDomain: z.string().max(2000),
  metrics: CompetitorMetrics,
  stats: z.object({ confidence: z.number().min(0).max(100) }),
  detailedInsights: z
    .array(
      z.object({
        category: text,
        priority: Priority,
        impact: z.number().min(0).max(limits.impactMax),
        recommendation: text,
        evidence: texts,
        actionItems: texts,
      }),
    )
    .max(100),
  gaps: z.object({ missingTopics: texts, underOptimizedAreas: texts, opportunityKeywords: texts }),
  strategies: z.record(
    z.string().max(200),
    z.object({ mainApproach: text, competitorApproach: text, effectiveness: text, recommendations: texts }),
  ),
  competitiveSummary: z.object({
    overallAdvantage: text,
    strengthAreas: texts,
    weaknessAreas: texts,
    quickWins: texts,
    longTermOpportunities: texts,
  }),
  recommendations: texts,
  analysis: z.object({ pages: z.array(z.object({ url: text, title: text.nullable() })).max(200) }),
  details: z.object({ main: SiteDetails, competitor: SiteDetails }),
});
export type CompetitorResult = z.infer<typeof CompetitorResult>;
