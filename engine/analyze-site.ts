/** Conducts a whole analysis: an address and settings in, progress on the way, a finished Analysis out. */
import { Analysis } from '@pagewright/contract/entities/analysis';
import type { DesignAnalysis } from '@pagewright/contract/entities/design';
import type { EnhancedInsights } from '@pagewright/contract/entities/insights';
import type { IssueCategory } from '@pagewright/contract/entities/issue';
import type { Settings } from '@pagewright/contract/entities/settings';
import type { AccountStatus } from '@pagewright/contract/entities/usage';
import { limits } from '@pagewright/contract/limits';
import { nothingExtra, usedScanCredits } from '@pagewright/contract/scan-price';
import type { Advisor } from './advise/advisor.ts';
import { insightsOf } from './advise/insights.ts';
import { briefPage, type PageBrief } from './advise/page-brief.ts';
import { type Advice, adviseAnalysis } from './advise-analysis.ts';
import type { AuditedSite, AuditOptions } from './audit-request.ts';
import { auditSite } from './audit-site.ts';
import { chooseRules } from './choose-rules.ts';
import type { HttpClient } from './crawl/http-client.ts';
import type { PageMemory } from './crawl/page-memory.ts';
import { throwIfAborted } from './crawl/timing.ts';
import type { LookAt } from './design/camera.ts';
import { designInsight, reviewDesign } from './design/review.ts';
import { extractPage } from './extract/extract-page.ts';
import type { FetchedPage } from './facts/fetched-page.ts';
import type { PageFacts } from './facts/page-facts.ts';
import { createKeptPages, type KeptPages } from './kept-pages.ts';
import { createProgressLine, type SiteProgress } from './progress-line.ts';
import { proveAnalysis } from './prove-analysis.ts';
import { createPictureReader } from './read-picture.ts';

/** What is to be analysed: plain data, so that it can be sent to another thread. */
export interface AnalysisOrder {
  readonly id: string;
  /** As the report shows it. */
  readonly domain: string;
  /** In ASCII, without scheme or port. */
  readonly host: string;
  /** Empty for the whole site. */
  readonly path: string;
  readonly useSitemap: boolean;
  readonly settings: Settings;
  /** Of the settings, the plan and the account's limit, the smallest. */
  readonly maxPages: number;
  readonly plan: AccountStatus;
  readonly heldCredits: number;
  /** What the person who asked told of the site; empty when nothing. */
  readonly additionalInfo?: string;
  /** When the run began, as milliseconds since 1970. */
  readonly startedAtMs: number;
}

export interface AnalysisPorts {
  readonly client: HttpClient;
  readonly memory?: PageMemory;
  /** Asked only when the settings say so; without one there are no AI suggestions. */
  readonly advisor?: Advisor;
  /** A browser that looks at pages; without one the rules that need it are not evaluated. */
  readonly lookAt?: LookAt;
  readonly onProgress: (progress: SiteProgress) => void;
  readonly now: () => Date;
}

export type AnalysisOutcome =
  | { readonly kind: 'analysed'; readonly analysis: Analysis }
  /** Not one page could be read; the sentence is for the person who asked. */
  | { readonly kind: 'unreadable'; readonly sentence: string };

const switchedOff = (what: string): string => `${what} switched off in the settings.`;

/** The groups of rules that the settings leave out, each with the sentence that says so. */
function leftOutBy(settings: Settings): Partial<Record<IssueCategory, string>> {
  return {
    ...(!settings.analyzeImages && { images: switchedOff('The analysis of images is') }),
    ...(!settings.analyzeLinkStructure && { links: switchedOff('The analysis of the link structure is') }),
    ...(!settings.analyzePageSpeed && { performance: switchedOff('The analysis of page speed is') }),
    ...(!settings.analyzeStructuredData && {
      'structured-data': switchedOff('The analysis of structured data is'),
    }),
    ...(!settings.analyzeMobileCompatibility && {
      mobile: switchedOff('The analysis of mobile compatibility is'),
    }),
  };
}

const auditOptions = ({ settings, maxPages, useSitemap }: AnalysisOrder): AuditOptions => ({
  mode: useSitemap ? 'sitemap' : 'crawl',
  maxPages,
  crawlDelayMs: settings.crawlDelay,
  checkImages: settings.analyzeImages,
  checkExternalLinks: settings.followExternalLinks,
  probeSite: true,
  leaveOut: leftOutBy(settings),
});

/** What content quality an analyst judged is dated; the analyst itself has no clock. */
function dated(insights: EnhancedInsights, at: Date): EnhancedInsights {
  const { contentQualityAnalysis: content } = insights;
  if (content?.overallHealth === undefined) return insights;
  return { ...insights, contentQualityAnalysis: { ...content, processedAt: at.toISOString() } };
}

const withoutAdvice = (site: AuditedSite): Advice => ({
  pages: site.pages,
  insights: insightsOf(site),
  overview: undefined,
  repetition: undefined,
  notes: [],
  delivered: nothingExtra,
  callsMade: 0,
  advised: new Map(),
});

/** Undefined when the settings switch it off or nobody could look: the remarks are part of what AI stands for. */
const designOf = ({ id, settings }: AnalysisOrder, { looks }: AuditedSite): DesignAnalysis | undefined =>
  settings.useAI
    ? reviewDesign({
        looks,
        addressOf: ({ key }) => `/api/analysis/${id}/screenshots/${key}`,
        isSpeedAsked: settings.analyzePageSpeed,
        isMobileAsked: settings.analyzeMobileCompatibility,
      })
    : undefined;

const tokensOf = ({ usage }: Advice) =>
  usage && {
    aiTokens: {
      estimated: usage.estimatedTokens,
      input: usage.inputTokens,
      output: usage.outputTokens,
      cachedAnswers: usage.cached,
    },
  };

function report(
  order: AnalysisOrder,
  site: AuditedSite,
  { advice, at }: { advice: Advice; at: Date },
): Analysis {
  const { siteIssues, notEvaluated, coverage, score, scoreBasis, metrics, siteKeywordCloud } = site;
  const { pages, overview, repetition, notes } = advice;
  const design = advice.design ?? designOf(order, site);
  const insights = {
    ...dated(advice.insights, at),
    ...(design && { designAnalysis: designInsight(design) }),
  };
  return Analysis.parse({
    id: order.id,
    domain: order.domain,
    date: at.toISOString(),
    pages,
    ...(Object.keys(insights).length > 0 && { enhancedInsights: insights }),
    processingStats: {
      pagesAnalyzed: pages.length,
      pagesDiscovered: Math.max(pages.length, site.pagesFound),
      aiCallsMade: advice.callsMade,
      ...tokensOf(advice),
      creditsUsed: usedScanCredits(order.plan, order.heldCredits, advice.delivered),
      totalProcessingTime: Math.max(0, at.getTime() - order.startedAtMs),
    },
    metrics,
    siteKeywordCloud,
    score,
    scoreBasis,
    siteIssues,
    notEvaluated,
    coverage: { ...coverage, notes: [...coverage.notes, ...notes] },
    ...(design && {
      designAnalysis: design.pageAnalyses.map(({ screenshotData }) => ({ screenshotData })),
    }),
    ...(overview && { siteOverview: overview }),
    ...(advice.siteAdvice && { siteAdvice: advice.siteAdvice }),
    ...(repetition && { contentRepetitionAnalysis: repetition }),
  });
}

/** Reads pages, and keeps each for the fixes that are tried on it, and what an analyst is told of it. */
function readAndKeep(
  kept: KeptPages,
  briefs: Map<string, PageBrief> | null,
): (page: FetchedPage) => PageFacts {
  return (page) => {
    const facts = extractPage(page);
    kept.keep(page);
    if (briefs !== null && !briefs.has(facts.url)) briefs.set(facts.url, briefPage(facts));
    return facts;
  };
}

/** Resolves whatever the site does; rejects with an AbortError when the caller cancels. */
export async function analyzeSite(
  order: AnalysisOrder,
  { client, memory, advisor, lookAt, onProgress, now }: AnalysisPorts,
  signal: AbortSignal,
): Promise<AnalysisOutcome> {
  const analyst = order.settings.useAI ? advisor : undefined;
  const line = createProgressLine(onProgress, { hasAdvice: analyst !== undefined });
  const briefs = new Map<string, PageBrief>();
  const kept = createKeptPages();
  const today = now().toISOString().slice(0, 10);
  const options = auditOptions(order);
  const site = await auditSite({
    host: order.host,
    path: order.path,
    options,
    client,
    today,
    signal,
    onProgress: line.tell,
    onPage: line.addPage,
    ...(memory !== undefined && { memory }),
    ...(lookAt !== undefined && { lookAt, wantsGlance: analyst?.hasEyes === true }),
    extract: readAndKeep(kept, analyst === undefined ? null : briefs),
  });
  const { failure, coverage } = site;
  if (failure !== null || site.pages.length === 0)
    return { kind: 'unreadable', sentence: failure ?? coverage.notes.at(-1) ?? 'No page could be read.' };
  throwIfAborted(signal);
  const { additionalInfo = '' } = order;
  const advice =
    analyst === undefined
      ? withoutAdvice(site)
      : await adviseAnalysis(
          {
            order: { ...order, additionalInfo },
            site,
            briefs,
            insights: insightsOf(site),
            design: designOf(order, site),
          },
          {
            advisor: analyst,
            onPage: line.advise,
            ...(analyst.hasEyes === true && { readPicture: createPictureReader(client, signal) }),
          },
          signal,
        );
  const rules = chooseRules({ options }).asked.page;
  const pages = await proveAnalysis(
    { pages: advice.pages, kept, advised: advice.advised, rules, today },
    signal,
  );
  throwIfAborted(signal);
  line.pass(limits.progress.performance);
  return { kind: 'analysed', analysis: report(order, site, { advice: { ...advice, pages }, at: now() }) };
}
