/** Builds the stored analysis from an audited site and its suggestions. */
import { Analysis } from '@pagewright/contract/entities/analysis';
import type { AuditOptions } from '@pagewright/contract/entities/audit-options';
import type { DesignAnalysis } from '@pagewright/contract/entities/design';
import type { EnhancedInsights } from '@pagewright/contract/entities/insights';
import type { Page } from '@pagewright/contract/entities/page';
import { pageDirectoryListing } from '../audit/rules/indexability/page-directory-listing.ts';
import { pageFrameset } from '../audit/rules/indexability/page-frameset.ts';
import { currentRevisions } from '../changes/checked-rules.ts';
import { designInsight, reviewDesign } from '../render/design/review-design.ts';
import { summariseSpeed } from '../render/summarise-speed.ts';
import { attachSearch } from '../search/attach-search.ts';
import { bareHost } from '../search/search-context.ts';
import type { AuditedSite } from './audit-ports.ts';
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

export type ScreenshotUrlOf = (screenshot: { readonly key: string }) => string;

/** Undefined when no page was rendered. */
export const designOf = (
  { leaveOut }: AuditOptions,
  { renderings, pages }: AuditedSite,
  screenshotUrlOf: ScreenshotUrlOf = ({ key }) => key,
): DesignAnalysis | undefined =>
  reviewDesign({
    renderings: renderings.filter(({ isDocumentOnly }) => !isDocumentOnly),
    unreviewed: unreviewedPages(pages),
    screenshotUrlOf,
    includesSpeed: leaveOut.performance === undefined,
    includesMobile: leaveOut.mobile === undefined,
  });

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

const notCrawledIn = ({ entries }: AuditedSite['coverage']): number =>
  entries.filter(({ outcome }) => outcome === 'notCrawled').length;

const statsOf = (
  { startedAtMs }: AuditOptions,
  { coverage, failure }: AuditedSite,
  suggestions: AnalysisSuggestions,
  at: Date,
) => ({
  pagesAnalyzed: failure === null ? suggestions.pages.length : 0,
  pagesDiscovered: suggestions.pages.length + notCrawledIn(coverage),
  aiCallsMade: suggestions.callsMade,
  aiInsights: suggestions.insightsWritten,
  ...tokensOf(suggestions),
  totalProcessingTime: Math.max(0, at.getTime() - startedAtMs),
});

export function buildAnalysis(
  options: AuditOptions,
  site: AuditedSite,
  { suggestions, at }: { readonly suggestions: AnalysisSuggestions; readonly at: Date },
): Analysis {
  const { siteIssues, notEvaluated, coverage, score, scoreBasis, metrics, indexability, siteKeywordCloud } =
    site;
  const { pages, overview, repetition, notes, overviewAuthorship, design } = suggestions;
  const speed = options.leaveOut.performance === undefined ? summariseSpeed(site.renderings) : undefined;
  const insights = {
    ...withDate(suggestions.insights, at),
    ...(design && { designAnalysis: designInsight(design) }),
  };
  const analysis = Analysis.parse({
    id: options.id,
    domain: options.domain,
    date: at.toISOString(),
    ...(options.additionalInfo && { additionalInfo: options.additionalInfo }),
    pages,
    ...(Object.keys(insights).length > 0 && { enhancedInsights: insights }),
    processingStats: statsOf(options, site, suggestions, at),
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
  return options.search === null
    ? analysis
    : attachSearch(analysis, { host: bareHost(options), ...options.search });
}
