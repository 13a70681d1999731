/** Use case: analyzes a site. Crawl, probe, render and audit it, write suggestions, verify fixes, build the analysis. */
import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { AuditOptions } from '@pagewright/contract/entities/audit-options';
import type { DesignAnalysis } from '@pagewright/contract/entities/design';
import type { Page } from '@pagewright/contract/entities/page';
import type { AnalysisRows } from '@pagewright/contract/explorer/url-row';
import { limits } from '@pagewright/contract/limits';
import { insightsOf } from '../audit/insights/insights.ts';
import type { PageCache } from '../crawl/page-cache.ts';
import { analysisRows } from '../explore/analysis-rows.ts';
import { extractPage } from '../extract/extract-page.ts';
import { throwIfAborted } from '../fetch/clock.ts';
import type { HttpClient } from '../fetch/http-client.ts';
import type { FetchedPage } from '../model/fetched-page.ts';
import type { PageFacts } from '../model/page-facts.ts';
import type { ShrinkPicture } from '../model/picture.ts';
import type { RenderPage } from '../render/page-renderer.ts';
import { briefPage, type PageBrief } from '../suggest/page-brief.ts';
import type { PageSuggestions, Suggester } from '../suggest/suggester.ts';
import type { AuditedSite } from './audit-ports.ts';
import { auditSite } from './audit-site.ts';
import { buildAnalysis, designOf, type ScreenshotUrlOf } from './build-analysis.ts';
import { isDelivered } from './built-in-fallback.ts';
import { createImageFetcher } from './fetch-image.ts';
import { createResponseArchive, type ResponseArchive } from './response-archive.ts';
import { selectRules } from './select-rules.ts';
import { type AnalysisSuggestions, noSuggestions, suggestForAnalysis } from './suggest-for-analysis.ts';
import { createProgressTracker, type ProgressTracker, type SiteProgress } from './track-progress.ts';
import { verifyFixes } from './verify-fixes.ts';

const closingRule = 'robots-txt-disallow-all';

const unreadPage = (url: string): Page => ({
  url,
  indexable: false,
  title: null,
  metaDescription: null,
  headings: [],
  paragraphs: [],
  images: [],
  issues: [],
  suggestions: [],
  contentMetrics: { wordCount: 0, keywordDensity: [] },
});

/** Null unless robots.txt is why no page was read, for search engines as well as for us. */
function describeClosedSite(site: AuditedSite): AuditedSite | null {
  const { pages, siteIssues, coverage, scoreBasis } = site;
  const start = coverage.entries.find(({ foundIn }) => foundIn === 'start');
  const isClosed = siteIssues.some(({ ruleId }) => ruleId === closingRule);
  if (pages.length > 0 || start?.outcome !== 'blocked' || !isClosed) return null;
  return {
    ...site,
    pages: [unreadPage(start.url)],
    siteIssues: siteIssues.map((issue) =>
      issue.ruleId === closingRule ? { ...issue, urls: [start.url] } : issue,
    ),
    scoreBasis: { ...scoreBasis, weights: [0] },
  };
}

export interface AnalysisPorts {
  readonly client: HttpClient;
  readonly pageCache?: PageCache;
  /** Without one there are neither suggestions nor a review of the design. */
  readonly suggester?: Suggester;
  /** Without a browser, rules that need one are not evaluated. */
  readonly renderPage?: RenderPage;
  /** Without a browser pictures are sent to models as they are. */
  readonly shrinkPicture?: ShrinkPicture;
  /** Where a screenshot can be seen; missing where none is kept. */
  readonly screenshotUrlOf?: ScreenshotUrlOf;
  readonly onProgress: (progress: SiteProgress) => void;
  readonly now: () => Date;
}

export type AnalysisOutcome =
  | {
      readonly kind: 'analysed';
      readonly analysis: Analysis;
      /** Of the URL explorer. */
      readonly rows: AnalysisRows;
      /** Pages that got a text to paste, written by the suggester itself. */
      readonly pagesWithSuggestions: number;
    }
  /** robots.txt closes the site: the analysis says so, and no page was read. */
  | {
      readonly kind: 'closed';
      readonly analysis: Analysis;
      readonly rows: AnalysisRows;
      readonly sentence: string;
    }
  /** No page could be read; the sentence is for the user. */
  | {
      readonly kind: 'unreadable';
      readonly sentence: string;
      readonly failedBy: AuditedSite['failedBy'];
    };

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
  readonly shrinkPicture: ShrinkPicture | undefined;
  readonly design: DesignAnalysis | undefined;
  readonly progress: ProgressTracker;
}

async function suggest(
  options: AuditOptions,
  site: AuditedSite,
  { suggester, briefs, client, shrinkPicture, design, progress }: SuggestStage,
  signal: AbortSignal,
): Promise<AnalysisSuggestions> {
  const insights = insightsOf(site);
  if (suggester === undefined || briefs === null) return noSuggestions({ site, insights });
  return suggestForAnalysis(
    { options, site, briefs, insights, design },
    {
      suggester,
      onPage: progress.onSuggestion,
      ...(suggester.acceptsImages === true && {
        fetchImage: createImageFetcher(client, signal, shrinkPicture),
      }),
    },
    signal,
  );
}

function withoutPages(options: AuditOptions, site: AuditedSite, at: Date): AnalysisOutcome {
  const sentence = site.failure ?? site.coverage.notes.at(-1)?.text ?? 'No page could be read.';
  const closed = describeClosedSite(site);
  if (closed === null) return { kind: 'unreadable', sentence, failedBy: site.failedBy };
  const suggestions = noSuggestions({ site: closed, insights: insightsOf(closed) });
  const analysis = buildAnalysis(options, closed, { suggestions, at });
  return { kind: 'closed', sentence, analysis, rows: analysisRows(analysis, null) };
}

/** Resolves whatever the site does; rejects with an AbortError when the caller cancels. */
export async function analyzeSite(
  options: AuditOptions,
  {
    client,
    pageCache,
    suggester,
    renderPage,
    shrinkPicture,
    screenshotUrlOf,
    onProgress,
    now,
  }: AnalysisPorts,
  signal: AbortSignal,
): Promise<AnalysisOutcome> {
  const progress = createProgressTracker(onProgress, { hasSuggestions: suggester !== undefined });
  const collection: PageCollection = {
    archive: createResponseArchive(),
    briefs: suggester === undefined ? null : new Map(),
  };
  const today = now().toISOString().slice(0, 10);
  const site = await auditSite(
    options,
    {
      client,
      today,
      onProgress: progress.onAudit,
      onPage: progress.onPage,
      ...(pageCache !== undefined && { pageCache }),
      ...(renderPage !== undefined && { renderPage, wantsModelImage: suggester?.acceptsImages === true }),
      extract: extractInto(collection),
    },
    signal,
  );
  if (site.failure !== null || site.pages.length === 0) return withoutPages(options, site, now());
  throwIfAborted(signal);
  const { archive, briefs } = collection;
  const design = suggester === undefined ? undefined : designOf(options, site, screenshotUrlOf);
  const stage = { suggester, briefs, client, shrinkPicture, design, progress };
  const suggestions = { design, ...(await suggest(options, site, stage, signal)) };
  const rules = selectRules(options).selected.page;
  const pages = await verifyFixes({ ...suggestions, archive, rules, today }, signal);
  throwIfAborted(signal);
  progress.onMilestone(limits.progress.performance);
  const analysis = buildAnalysis(options, site, { suggestions: { ...suggestions, pages }, at: now() });
  return {
    kind: 'analysed',
    analysis,
    rows: site.rowsOf(analysis),
    pagesWithSuggestions: countDelivered(suggestions, pages),
  };
}

/** Whether the page of the report still has a text to paste. */
function hasText({ suggestedTexts, images, suggestions }: Page, suggested: PageSuggestions): boolean {
  if (suggestedTexts === undefined) return false;
  const { title, description, headings } = suggestedTexts;
  const rewrites = suggested.suggestions.filter(
    (each) => each?.changes.some(({ kind }) => kind === 'rewrite') === true,
  );
  return (
    title !== null ||
    description !== null ||
    headings.length > 0 ||
    images.some(({ suggestedAlt }) => suggestedAlt !== undefined) ||
    rewrites.some((each) => each !== null && suggestions.includes(each.text))
  );
}

/** Counts what is delivered after verification: a page whose texts were all dropped got nothing. */
export function countDelivered(
  { delivered, suggestionsByUrl }: Pick<AnalysisSuggestions, 'delivered' | 'suggestionsByUrl'>,
  pages: readonly Page[],
): number {
  const lost = pages.filter((page) => {
    const suggested = suggestionsByUrl.get(page.url);
    return suggested !== undefined && isDelivered(suggested) && !hasText(page, suggested);
  });
  return delivered - lost.length;
}
