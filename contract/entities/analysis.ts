/** The whole report on a site, as it is stored, shown and exported. */
import { z } from 'zod';
import { CompetitorResult } from './competitor.ts';
import { Coverage } from './coverage.ts';
import { DesignEntry } from './design.ts';
import { Indexability } from './indexability.ts';
import { ContentUniqueness, EnhancedInsights } from './insights.ts';
import { AcceptedFinding, IssueCategory, NotEvaluated, Score, SiteIssue } from './issue.ts';
import { Page } from './page.ts';
import { SiteSearch } from './search.ts';
import { SiteFiles } from './site-files.ts';
import { SiteKind } from './site-kind.ts';
import { SpeedReport } from './speed.ts';
import { Authorship } from './suggested-texts.ts';
import { upgradeAnalysis } from './upgrade-analysis.ts';

export const AnalysisMetrics = z.object({
  goodPractices: z.int().nonnegative(),
  warnings: z.int().nonnegative(),
  criticalIssues: z.int().nonnegative(),
});
export type AnalysisMetrics = z.infer<typeof AnalysisMetrics>;

export const ProcessingStats = z.object({
  pagesAnalyzed: z.int().nonnegative(),
  pagesDiscovered: z.int().nonnegative(),
  /** Calls of a model, failed and repeated ones included; without a model, of the built-in suggester. */
  aiCallsMade: z.int().nonnegative(),
  /** Pages and overviews that got suggestions, whoever wrote them. Missing in reports of earlier versions. */
  aiInsights: z.int().nonnegative().optional(),
  /** Of a model: what was expected before, and what was counted. */
  aiTokens: z
    .object({
      estimated: z.int().nonnegative().nullable(),
      input: z.int().nonnegative(),
      output: z.int().nonnegative(),
      /** Answers known from an earlier scan. */
      cachedAnswers: z.int().nonnegative(),
      /** In dollars; missing where the price is not configured. */
      cost: z.number().nonnegative().optional(),
    })
    .optional(),
  /** Missing where nothing has a price, as on the command line. */
  creditsUsed: z.int().nonnegative().optional(),
  /** Milliseconds. */
  totalProcessingTime: z.number().nonnegative(),
});
export type ProcessingStats = z.infer<typeof ProcessingStats>;

export const SiteOverview = z.object({
  businessType: z.string(),
  industry: z.string(),
  targetAudience: z.string(),
  mainServices: z.array(z.string()),
  location: z.string().nullable().optional(),
});
export type SiteOverview = z.infer<typeof SiteOverview>;

export const SiteKeyword = z.object({
  keyword: z.string(),
  count: z.int().nonnegative(),
  /** Percent, averaged over the pages that use it. */
  avgDensity: z.number().nonnegative(),
  /** ISO 639-1; only where a site is written in several languages. */
  language: z.string().optional(),
});
export type SiteKeyword = z.infer<typeof SiteKeyword>;

/** What score and counters need beside the findings, stored so that one page can be reanalyzed. */
export const ScoreBasis = z.object({
  /** How much each page counts in the mean, in the order of `pages`. */
  weights: z.array(z.number().nonnegative()),
  /** Scores of faulty URLs that are no page of the report; they count like a page with the least weight. */
  others: z.array(Score),
  /** What faults of the host itself cost. */
  host: Score.shape.deductions,
  /** Rules that at least one page passed. */
  passedRules: z.array(z.string()),
  /** How much each page matters: its PageRank, and whether sitemap and navigation list it. */
  importance: z.array(z.number().nonnegative()).optional(),
});
export type ScoreBasis = z.infer<typeof ScoreBasis>;

const CurrentAnalysis = z.object({
  id: z.string(),
  domain: z.string(),
  date: z.iso.datetime(),
  /** What the owner wrote when the analysis was started. */
  additionalInfo: z.string().optional(),
  pages: z.array(Page),
  /** A scan of the whole site: its pages are rows of the explorer alone. */
  wholeSite: z.literal(true).optional(),
  /** Where `pages` does not list them. */
  pageCount: z.int().nonnegative().optional(),
  /** Where `pages` does not list them: how many have a critical issue or a warning of each group. */
  faultyPages: z.partialRecord(IssueCategory, z.int().nonnegative()).optional(),
  enhancedInsights: EnhancedInsights.optional(),
  /** Missing where no page was measured. */
  speed: SpeedReport.optional(),
  siteOverview: SiteOverview.optional(),
  overviewAuthorship: Authorship.optional(),
  processingStats: ProcessingStats,
  metrics: AnalysisMetrics,
  indexability: Indexability.optional(),
  /** Missing when the kind of the site is not certain. */
  siteKind: SiteKind.optional(),
  siteKeywordCloud: z.array(SiteKeyword),
  /** The pages that a browser opened; the design itself is one of `enhancedInsights`. */
  designAnalysis: z.array(DesignEntry).optional(),
  competitorAnalysis: CompetitorResult.optional(),
  contentRepetitionAnalysis: ContentUniqueness.optional(),
  score: Score.optional(),
  scoreBasis: ScoreBasis.optional(),
  siteIssues: z.array(SiteIssue),
  /** Missing when none is accepted. */
  accepted: z.array(AcceptedFinding).optional(),
  notEvaluated: z.array(NotEvaluated),
  coverage: Coverage,
  /** The revision of each rule that judged the site; earlier analyses have none. */
  ruleRevisions: z.record(z.string(), z.int().positive()).optional(),
  /** Missing in earlier analyses. */
  siteFiles: SiteFiles.optional(),
  /** Figures of Search Console; missing where none were imported or synced. */
  search: SiteSearch.optional(),
});

/** Analyses that earlier versions saved are read too. */
export const Analysis = z.preprocess(upgradeAnalysis, CurrentAnalysis);
export type Analysis = z.infer<typeof Analysis>;
