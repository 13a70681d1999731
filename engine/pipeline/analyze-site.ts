/** Use case: analyzes a site. Crawl, probe, render and audit it, write suggestions, verify fixes, build the analysis. */
import type { Analysis } from '@pagewright/contract/entities/analysis';
import { limits } from '@pagewright/contract/limits';
import { insightsOf } from '../audit/insights/insights.ts';
import type { PageCache } from '../crawl/page-cache.ts';
import { extractPage } from '../extract/extract-page.ts';
import { throwIfAborted } from '../fetch/clock.ts';
import type { HttpClient } from '../fetch/http-client.ts';
import type { FetchedPage } from '../model/fetched-page.ts';
import type { PageFacts } from '../model/page-facts.ts';
import type { RenderPage } from '../render/page-renderer.ts';
import { briefPage, type PageBrief } from '../suggest/page-brief.ts';
import type { Suggester } from '../suggest/suggester.ts';
import type { AnalysisOrder } from './analysis-order.ts';
import { auditOptionsOf } from './audit-options.ts';
import type { AuditedSite } from './audit-request.ts';
import { auditSite } from './audit-site.ts';
import { buildAnalysis, designOf } from './build-analysis.ts';
import { describeClosedSite } from './closed-site.ts';
import { countDelivered } from './count-delivered.ts';
import { createImageFetcher } from './fetch-image.ts';
import { createResponseArchive, type ResponseArchive } from './response-archive.ts';
import { selectRules } from './select-rules.ts';
import { type AnalysisSuggestions, noSuggestions, suggestForAnalysis } from './suggest-for-analysis.ts';
import { createProgressTracker, type ProgressTracker, type SiteProgress } from './track-progress.ts';
import { verifyFixes } from './verify-fixes.ts';

export interface AnalysisPorts {
  readonly client: HttpClient;
  readonly pageCache?: PageCache;
  /** Used when the settings allow AI; without one there are no suggestions. */
  readonly suggester?: Suggester;
  /** Without a browser, rules that need one are not evaluated. */
  readonly renderPage?: RenderPage;
  readonly onProgress: (progress: SiteProgress) => void;
  readonly now: () => Date;
}

export type AnalysisOutcome =
  | { readonly kind: 'analysed'; readonly analysis: Analysis }
  /** robots.txt closes the site: the analysis says so, and no page was read. */
  | { readonly kind: 'closed'; readonly analysis: Analysis; readonly sentence: string }
  /** No page could be read; the sentence is for the user. */
  | { readonly kind: 'unreadable'; readonly sentence: string };

/** What is collected from each page besides the audit. */
interface PageCollection {
  /** The responses, on which fixes are verified later. */
  readonly archive: ResponseArchive;
  /** Null when no suggestions are written. */
  readonly briefs: Map<string, PageBrief> | null;
}

const extractInto =
  ({ archive, briefs }: PageCollection) =>
  (page: FetchedPage): PageFacts => {
    const facts = extractPage(page);
    archive.add(page);
    if (briefs !== null && (page.isRendered === true || !briefs.has(facts.url)))
      briefs.set(facts.url, briefPage(facts));
    return facts;
  };

interface SuggestStage {
  readonly suggester: Suggester | undefined;
  readonly briefs: ReadonlyMap<string, PageBrief> | null;
  readonly client: HttpClient;
  readonly progress: ProgressTracker;
}

async function suggest(
  order: AnalysisOrder,
  site: AuditedSite,
  { suggester, briefs, client, progress }: SuggestStage,
  signal: AbortSignal,
): Promise<AnalysisSuggestions> {
  const insights = insightsOf(site);
  if (suggester === undefined || briefs === null) return noSuggestions({ site, insights });
  const { additionalInfo = '' } = order;
  return suggestForAnalysis(
    { order: { ...order, additionalInfo }, site, briefs, insights, design: designOf(order, site) },
    {
      suggester,
      onPage: progress.onSuggestion,
      ...(suggester.acceptsImages === true && { fetchImage: createImageFetcher(client, signal) }),
    },
    signal,
  );
}

function withoutPages(order: AnalysisOrder, site: AuditedSite, at: Date): AnalysisOutcome {
  const sentence = site.failure ?? site.coverage.notes.at(-1) ?? 'No page could be read.';
  const closed = describeClosedSite(site);
  if (closed === null) return { kind: 'unreadable', sentence };
  const suggestions = noSuggestions({ site: closed, insights: insightsOf(closed) });
  return { kind: 'closed', sentence, analysis: buildAnalysis(order, closed, { suggestions, at }) };
}

/** Resolves whatever the site does; rejects with an AbortError when the caller cancels. */
export async function analyzeSite(
  order: AnalysisOrder,
  { client, pageCache, suggester: offered, renderPage, onProgress, now }: AnalysisPorts,
  signal: AbortSignal,
): Promise<AnalysisOutcome> {
  const suggester = order.settings.useAI ? offered : undefined;
  const progress = createProgressTracker(onProgress, { hasSuggestions: suggester !== undefined });
  const collection: PageCollection = {
    archive: createResponseArchive(),
    briefs: suggester === undefined ? null : new Map(),
  };
  const today = now().toISOString().slice(0, 10);
  const options = auditOptionsOf(order);
  const site = await auditSite({
    host: order.host,
    path: order.path,
    options,
    client,
    today,
    signal,
    onProgress: progress.onAudit,
    onPage: progress.onPage,
    ...(pageCache !== undefined && { pageCache }),
    ...(renderPage !== undefined && { renderPage, wantsModelImage: suggester?.acceptsImages === true }),
    extract: extractInto(collection),
  });
  if (site.failure !== null || site.pages.length === 0) return withoutPages(order, site, now());
  throwIfAborted(signal);
  const { archive, briefs } = collection;
  const suggestions = await suggest(order, site, { suggester, briefs, client, progress }, signal);
  const rules = selectRules({ options }).selected.page;
  const pages = await verifyFixes({ ...suggestions, archive, rules, today }, signal);
  throwIfAborted(signal);
  progress.onMilestone(limits.progress.performance);
  return {
    kind: 'analysed',
    analysis: buildAnalysis(order, site, {
      suggestions: { ...suggestions, pages, delivered: countDelivered(suggestions, pages) },
      at: now(),
    }),
  };
}
