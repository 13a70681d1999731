/** Conducts a whole analysis: an address and settings in, progress on the way, a finished Analysis out. */
import { Analysis } from '@pagewright/contract/entities/analysis';
import type { IssueCategory } from '@pagewright/contract/entities/issue';
import type { Settings } from '@pagewright/contract/entities/settings';
import type { AccountStatus } from '@pagewright/contract/entities/usage';
import { limits } from '@pagewright/contract/limits';
import { nothingExtra, usedScanCredits } from '@pagewright/contract/scan-price';
import { insightsOf } from './advise/insights.ts';
import { type AuditedSite, type AuditOptions, auditSite } from './audit-site.ts';
import type { HttpClient } from './crawl/http-client.ts';
import type { PageMemory } from './crawl/page-memory.ts';
import { throwIfAborted } from './crawl/timing.ts';
import { createProgressLine, type SiteProgress } from './progress-line.ts';

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
  /** When the run began, as milliseconds since 1970. */
  readonly startedAtMs: number;
}

export interface AnalysisPorts {
  readonly client: HttpClient;
  readonly memory?: PageMemory;
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

function report(order: AnalysisOrder, site: AuditedSite, at: Date): Analysis {
  const { pages, siteIssues, notEvaluated, coverage, score, scoreBasis, metrics, siteKeywordCloud } = site;
  const insights = insightsOf({ pages, siteIssues, notEvaluated });
  return Analysis.parse({
    id: order.id,
    domain: order.domain,
    date: at.toISOString(),
    pages,
    ...(Object.keys(insights).length > 0 && { enhancedInsights: insights }),
    processingStats: {
      pagesAnalyzed: pages.length,
      pagesDiscovered: Math.max(pages.length, coverage.entries.length),
      aiCallsMade: 0,
      creditsUsed: usedScanCredits(order.plan, order.heldCredits, nothingExtra),
      totalProcessingTime: Math.max(0, at.getTime() - order.startedAtMs),
    },
    metrics,
    siteKeywordCloud,
    score,
    scoreBasis,
    siteIssues,
    notEvaluated,
    coverage,
  });
}

/** Resolves whatever the site does; rejects with an AbortError when the caller cancels. */
export async function analyzeSite(
  order: AnalysisOrder,
  { client, memory, onProgress, now }: AnalysisPorts,
  signal: AbortSignal,
): Promise<AnalysisOutcome> {
  const line = createProgressLine(onProgress);
  const site = await auditSite({
    host: order.host,
    path: order.path,
    options: auditOptions(order),
    client,
    today: now().toISOString().slice(0, 10),
    signal,
    onProgress: line.tell,
    onPage: line.addPage,
    ...(memory !== undefined && { memory }),
  });
  const { failure, coverage } = site;
  if (failure !== null || site.pages.length === 0)
    return { kind: 'unreadable', sentence: failure ?? coverage.notes.at(-1) ?? 'No page could be read.' };
  throwIfAborted(signal);
  line.pass(limits.progress.performance);
  return { kind: 'analysed', analysis: report(order, site, now()) };
}
