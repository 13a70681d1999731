/** A site beside a competitor: the form, and the result. */
import { z } from 'zod';
import { isDomain } from '../domain.ts';
import { limits } from '../limits.ts';
import { Priority } from './insights.ts';
import { Heading } from './page.ts';
import { Writer } from './suggested-texts.ts';

export const competitorTooShort = `Competitor domain must be at least ${limits.competitor.domainMin} characters`;
export const competitorInvalid = 'Please enter a valid domain (e.g., example.com)';

export const CompetitorDomain = z
  .string(competitorTooShort)
  .trim()
  .min(limits.competitor.domainMin, { error: competitorTooShort, abort: true })
  .refine(isDomain, competitorInvalid);

export const CompareForm = z.object({ competitorDomain: CompetitorDomain });
export type CompareForm = z.infer<typeof CompareForm>;

/** Which of the two sites. */
export const Advantage = z.enum(['main', 'competitor']);
export type Advantage = z.infer<typeof Advantage>;
export const Significance = z.enum(['critical', 'important', 'minor']);
export type Significance = z.infer<typeof Significance>;

const text = z.string().max(4000);
const texts = z.array(text).max(200);

/** Where a claim comes from: a page of one of the sites, and what is there. */
export const ClaimSource = z.object({ site: Advantage, url: text, text: text.optional() });
export type ClaimSource = z.infer<typeof ClaimSource>;

const sources = z.array(ClaimSource).max(50).optional();

/** What a metric's number was counted from. */
export const MetricBasis = z.object({
  /** Pages in order, or critical issues. */
  count: z.int().nonnegative(),
  /** Pages that were evaluated; 0 when there were none. */
  of: z.int().nonnegative(),
  /** Pages that cost it something, the worst first. */
  urls: texts,
});
export type MetricBasis = z.infer<typeof MetricBasis>;

export const ComparedMetric = z.object({
  main: z.number(),
  competitor: z.number(),
  difference: z.number(),
  percentageDiff: z.number(),
  /** Absent when the two are too close to call. */
  advantage: Advantage.optional(),
  significance: Significance,
  /** What the two numbers were counted from; missing in results of other makers. */
  basis: z.object({ main: MetricBasis, competitor: MetricBasis }).optional(),
  /** Why the two cannot be compared: then the numbers of the side without a basis mean nothing. */
  notCompared: text.optional(),
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

export const SiteDetails = z.object({
  titles: texts,
  descriptions: texts,
  headings: z.array(Heading).max(500),
  images: z.int().nonnegative(),
  pages: z.int().nonnegative(),
});
export type SiteDetails = z.infer<typeof SiteDetails>;

/** How much of a site the comparison rests on. */
export const ComparedSample = z.object({
  /** Pages that were measured. */
  pages: z.int().nonnegative(),
  /** Pages that are known to exist, those included. */
  known: z.int().nonnegative(),
  failed: z.int().nonnegative(),
  blocked: z.int().nonnegative(),
  /** The commonest first, as codes such as `en`. */
  languages: z.array(z.string().max(40)).max(20),
  /** When the site was read. */
  date: z.iso.datetime(),
});
export type ComparedSample = z.infer<typeof ComparedSample>;

export const ComparedInsight = z.object({
  category: text,
  priority: Priority,
  impact: z.number().min(0).max(limits.impactMax),
  recommendation: text,
  evidence: texts,
  actionItems: texts,
  sources,
});
export type ComparedInsight = z.infer<typeof ComparedInsight>;

export const ComparedStrategy = z.object({
  mainApproach: text,
  competitorApproach: text,
  effectiveness: text,
  recommendations: texts,
  sources,
});
export type ComparedStrategy = z.infer<typeof ComparedStrategy>;

export const CompetitorResult = z.object({
  mainDomain: z.string().max(2000),
  competitorDomain: z.string().max(2000),
  metrics: CompetitorMetrics,
  stats: z.object({ confidence: z.number().min(0).max(100) }),
  detailedInsights: z.array(ComparedInsight).max(100),
  gaps: z.object({
    missingTopics: texts,
    underOptimizedAreas: texts,
    opportunityKeywords: texts,
    /** For each gap, by its words, where it shows. */
    sources: z
      .array(z.object({ gap: text, sources: z.array(ClaimSource).max(50) }))
      .max(600)
      .optional(),
  }),
  strategies: z.record(z.string().max(200), ComparedStrategy),
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
  /** When it was made; from here on missing in results of other makers. */
  comparedAt: z.iso.datetime().optional(),
  samples: z.object({ main: ComparedSample, competitor: ComparedSample }).optional(),
  /** What a reader should know before the numbers. */
  notes: texts.optional(),
  /** Of topics and explanations. */
  writtenBy: Writer.max(200).optional(),
});
export type CompetitorResult = z.infer<typeof CompetitorResult>;
