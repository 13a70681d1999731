/** Builds the stored analysis from an audited site and its suggestions. */
import { Analysis } from '@pagewright/contract/entities/analysis';
import type { DesignAnalysis } from '@pagewright/contract/entities/design';
import type { EnhancedInsights } from '@pagewright/contract/entities/insights';
import type { Page } from '@pagewright/contract/entities/page';
import { usedScanCredits } from '@pagewright/contract/pricing/scan-price';
import { pageDirectoryListing } from '../audit/rules/indexability/page-directory-listing.ts';
import { pageFrameset } from '../audit/rules/indexability/page-frameset.ts';
import { currentRevisions } from '../changes/checked-rules.ts';
import { designInsight, reviewDesign } from '../render/design/review-design.ts';
import { summariseSpeed } from '../render/summarise-speed.ts';
import type { AnalysisOrder } from './analysis-order.ts';
import type { AuditedSite } from './audit-request.ts';
import type { AnalysisSuggestions } from './suggest-for-analysis.ts';

/** The date is added here because suggesters have no clock. */
function withDate(insights: EnhancedInsights, at: Date): EnhancedInsights {
  const { contentQualityAnalysis: content } = insights;
  if (content?.overallHealth === undefined) return insights;
  return { ...insights, contentQualityAnalysis: { ...content, processedAt: at.toISOString() } };
}

const framed = 'This page is part of a frameset, so its design was not reviewed on its own.';
const listing = 'This is the server’s list of a folder, which has no design of its own.';

/** Framesets with the pages beside them (their frames, and what links open in these), and lists of folders. */
function unreviewedPages(pages: readonly Page[]): ReadonlyMap<string, string> {
  const urlsWith = ({ id }: { readonly id: string }): string[] =>
    pages.filter(({ issues }) => issues.some(({ ruleId }) => ruleId === id)).map(({ url }) => url);
  const folders = urlsWith(pageFrameset).map((url) => new URL('.', url).href);
  const inFrames = pages.filter(({ url }) => folders.some((folder) => url.startsWith(folder)));
  return new Map([
    ...inFrames.map(({ url }) => [url, framed] as const),
    ...urlsWith(pageDirectoryListing).map((url) => [url, listing] as const),
  ]);
}

/** Undefined when AI is switched off, because design notes are part of it, or no page was rendered. */
export const designOf = (
  { id, settings }: AnalysisOrder,
  { renderings, pages }: AuditedSite,
): DesignAnalysis | undefined =>
  settings.useAI
    ? reviewDesign({
        renderings: renderings.filter(({ isDocumentOnly }) => !isDocumentOnly),
        unreviewed: unreviewedPages(pages),
        screenshotUrlOf: ({ key }) => `/api/analysis/${id}/screenshots/${key}`,
        includesSpeed: settings.analyzePageSpeed,
        includesMobile: settings.analyzeMobileCompatibility,
      })
    : undefined;

const tokensOf = ({ usage }: AnalysisSuggestions) =>
  usage && {
    aiTokens: {
      estimated: usage.estimatedTokens,
      input: usage.inputTokens,
      output: usage.outputTokens,
      cachedAnswers: usage.cached,
      ...(usage.cost !== undefined && { cost: usage.cost }),
    },
  };

const statsOf = (
  order: AnalysisOrder,
  { pagesFound, failure }: AuditedSite,
  suggestions: AnalysisSuggestions,
  at: Date,
) => ({
  pagesAnalyzed: failure === null ? suggestions.pages.length : 0,
  pagesDiscovered: Math.max(suggestions.pages.length, pagesFound),
  aiCallsMade: suggestions.callsMade,
  aiInsights: suggestions.insightsWritten,
  ...tokensOf(suggestions),
  // Where no page could be read, nothing is charged.
  creditsUsed: failure === null ? usedScanCredits(order.plan, order.heldCredits, suggestions.delivered) : 0,
  totalProcessingTime: Math.max(0, at.getTime() - order.startedAtMs),
});

export function buildAnalysis(
  order: AnalysisOrder,
  site: AuditedSite,
  { suggestions, at }: { readonly suggestions: AnalysisSuggestions; readonly at: Date },
): Analysis {
  const { siteIssues, notEvaluated, coverage, score, scoreBasis, metrics, indexability, siteKeywordCloud } =
    site;
  const { pages, overview, repetition, notes, overviewAuthorship } = suggestions;
  const design = suggestions.design ?? designOf(order, site);
  const speed = order.settings.analyzePageSpeed ? summariseSpeed(site.renderings) : undefined;
  const insights = {
    ...withDate(suggestions.insights, at),
    ...(design && { designAnalysis: designInsight(design) }),
  };
  return Analysis.parse({
    id: order.id,
    domain: order.domain,
    date: at.toISOString(),
    ...(order.additionalInfo && { additionalInfo: order.additionalInfo }),
    pages,
    ...(Object.keys(insights).length > 0 && { enhancedInsights: insights }),
    processingStats: statsOf(order, site, suggestions, at),
    metrics,
    indexability,
    ...(site.siteKind && { siteKind: site.siteKind }),
    ...(speed && { speed }),
    siteKeywordCloud,
    score,
    scoreBasis,
    siteIssues,
    notEvaluated,
    coverage: { ...coverage, notes: [...coverage.notes, ...notes] },
    ruleRevisions: currentRevisions(),
    siteFiles: site.siteFiles,
    ...(design && {
      designAnalysis: design.pageAnalyses.map(({ screenshotData }) => ({ screenshotData })),
    }),
    ...(overview && { siteOverview: overview }),
    ...(overviewAuthorship && { overviewAuthorship }),
    ...(repetition && { contentRepetitionAnalysis: repetition }),
  });
}
