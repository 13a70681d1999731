/** Use case: scans a whole site. Crawl and audit it page by page into rows, then open a sample of its pages as an analysis does. */
import { Analysis } from '@pagewright/contract/entities/analysis';
import type { AuditOptions } from '@pagewright/contract/entities/audit-options';
import type { Message } from '@pagewright/contract/entities/message';
import type { Page } from '@pagewright/contract/entities/page';
import { limits } from '@pagewright/contract/limits';
import { crawlMessage } from '@pagewright/contract/report/crawl-messages';
import { bySeverity } from '../audit/assemble-audit.ts';
import { currentRevisions } from '../changes/checked-rules.ts';
import { throwIfAborted } from '../fetch/clock.ts';
import { type AnalysisPorts, analyzeSite } from './analyze-site.ts';
import type { AuditedSite } from './audit-ports.ts';
import type { AuditRows } from './audit-rows.ts';
import { auditSite } from './audit-site.ts';
import { SampleChooser } from './choose-sample.ts';
import { createSpeedometer } from './scan-speed.ts';
import { selectRules } from './select-rules.ts';
import { FindingSums } from './sum-findings.ts';
import { createProgressTracker, noProgress, type SiteProgress } from './track-progress.ts';

/** Where the rows of a scan are kept: of the crawl until it is done, then those of the explorer. */
export interface ScanRows extends AuditRows {
  /** What the sample shows of pages that were finished: findings of a browser, and suggestions. */
  readonly addSample: (pages: readonly Pick<Page, 'url' | 'issues' | 'suggestions'>[]) => Promise<void>;
  /** Findings about the site, after all pages. */
  readonly finishSite: (site: Pick<AuditedSite, 'siteIssues'>) => Promise<void>;
}

export interface ScanPorts extends Omit<AnalysisPorts, 'pageCache'> {
  readonly rows: ScanRows;
}

export type ScanOutcome =
  | {
      readonly kind: 'scanned';
      /** Without pages: they are rows. */
      readonly analysis: Analysis;
      readonly pages: number;
    }
  /** No page could be read; the sentence is for the user. */
  | { readonly kind: 'unreadable'; readonly sentence: string; readonly failedBy: AuditedSite['failedBy'] };

/** The document says of a large site what a person can read; the rows have the rest. */
const listed = { coverage: 200, indexability: 200, siteIssues: 300 } as const;

/** Of the finished pages the last ones are shown. */
const shownPages = 50;

function shortCoverage({ coverage }: AuditedSite, notes: readonly Message[]): AuditedSite['coverage'] {
  const others = coverage.entries.filter(({ outcome }) => outcome !== 'analysed');
  const left = others.length - Math.min(others.length, listed.coverage);
  return {
    full: coverage.full,
    notes: [...coverage.notes, ...notes, ...(left > 0 ? [crawlMessage('list-cut', { count: left })] : [])],
    entries: others.slice(0, listed.coverage),
  };
}

const shortIndexability = ({ indexability }: AuditedSite): AuditedSite['indexability'] => ({
  ...indexability,
  pages: indexability.pages.filter(({ reason }) => reason !== null).slice(0, listed.indexability),
});

type Sample = Pick<
  Analysis,
  'enhancedInsights' | 'speed' | 'siteOverview' | 'overviewAuthorship' | 'designAnalysis'
> & { readonly pages: readonly Page[]; readonly stats: Analysis['processingStats'] | null };

const noSample: Sample = { pages: [], stats: null };

/** What a browser and suggestions add; a sample that fails costs the scan nothing. */
async function openSample(
  options: AuditOptions,
  urls: readonly string[],
  ports: Omit<AnalysisPorts, 'pageCache'>,
  signal: AbortSignal,
): Promise<Sample> {
  if (urls.length === 0 || (ports.renderPage === undefined && ports.suggester === undefined)) return noSample;
  const sampled: AuditOptions = {
    ...options,
    mode: 'crawl',
    startUrls: [...urls],
    followLinks: false,
    maxPages: urls.length,
    probeHost: false,
    checkImages: false,
    checkExternalLinks: false,
    keepsText: true,
    suggestedPagesMax: urls.length,
    openingNotes: [],
  };
  const outcome = await analyzeSite(sampled, ports, signal);
  if (outcome.kind !== 'analysed') return noSample;
  const { pages, enhancedInsights, speed, siteOverview, overviewAuthorship, designAnalysis, ...rest } =
    outcome.analysis;
  return {
    pages,
    stats: rest.processingStats,
    // Its other cards judge the sample, and would contradict the findings of the whole site.
    ...(enhancedInsights?.designAnalysis && {
      enhancedInsights: { designAnalysis: enhancedInsights.designAnalysis },
    }),
    ...(speed && { speed }),
    ...(siteOverview && { siteOverview }),
    ...(overviewAuthorship && { overviewAuthorship }),
    ...(designAnalysis && { designAnalysis }),
  };
}

/** The findings of a browser, which the whole site was not opened in. */
const browserFindings = (options: AuditOptions, pages: readonly Page[]): Page[] => {
  const ids = new Set(selectRules(options).selected.browser.map(({ id }) => id));
  return pages.map((page) => ({ ...page, issues: page.issues.filter(({ ruleId }) => ids.has(ruleId)) }));
};

interface Parts {
  readonly site: AuditedSite;
  readonly sums: FindingSums;
  readonly sample: Sample;
  readonly at: Date;
}

function describeScan(options: AuditOptions, { site, sums, sample, at }: Parts): Analysis {
  const { pages, stats, ...about } = sample;
  const evaluated = new Set(
    pages.length === 0 ? [] : selectRules(options).selected.browser.map(({ id }) => id),
  );
  const seen = pages.filter(({ rendered }) => rendered === true).length;
  const notes = seen === 0 ? [] : [crawlMessage('browser-pages', { seen, pages: site.pageCount })];
  return Analysis.parse({
    ...about,
    id: options.id,
    domain: options.domain,
    date: at.toISOString(),
    ...(options.additionalInfo && { additionalInfo: options.additionalInfo }),
    wholeSite: true,
    pageCount: site.pageCount,
    faultyPages: sums.faultyPages,
    pages: [],
    processingStats: {
      aiCallsMade: stats?.aiCallsMade ?? 0,
      ...(stats?.aiInsights !== undefined && { aiInsights: stats.aiInsights }),
      ...(stats?.aiTokens !== undefined && { aiTokens: stats.aiTokens }),
      pagesAnalyzed: site.pageCount,
      pagesDiscovered: site.pagesFound,
      totalProcessingTime: Math.max(0, at.getTime() - options.startedAtMs),
    },
    metrics: site.metrics,
    indexability: shortIndexability(site),
    ...(site.siteKind && { siteKind: site.siteKind }),
    siteKeywordCloud: site.siteKeywordCloud,
    score: site.score,
    scoreBasis: { ...site.scoreBasis, weights: [], others: [], importance: [] },
    siteIssues: [...site.siteIssues, ...sums.issues()].sort(bySeverity).slice(0, listed.siteIssues),
    notEvaluated: site.notEvaluated.filter(({ ruleId }) => !evaluated.has(ruleId)),
    coverage: shortCoverage(site, notes),
    ruleRevisions: currentRevisions(),
    siteFiles: site.siteFiles,
  });
}

/** What the sample does is shown beside the figures of the whole site. */
const besideWhole =
  (whole: () => SiteProgress, onProgress: (progress: SiteProgress) => void) =>
  ({ percentage, currentPageUrl, notes }: SiteProgress): void => {
    const before = whole();
    onProgress({
      ...before,
      percentage: Math.max(before.percentage, percentage),
      currentPageUrl,
      notes,
      pagesPerMinute: null,
      secondsLeft: null,
    });
  };

/** Resolves whatever the site does; rejects with an AbortError when the caller cancels. */
export async function scanSite(
  options: AuditOptions,
  { rows, onProgress, ...ports }: ScanPorts,
  signal: AbortSignal,
): Promise<ScanOutcome> {
  const { client, now } = ports;
  const measured = createSpeedometer(() => now().getTime());
  let newest: SiteProgress | null = null;
  const show = (progress: SiteProgress): void => {
    newest = measured(progress);
    onProgress(newest);
  };
  const tracker = createProgressTracker(show, { hasSuggestions: true, shownPages });
  const sums = new FindingSums();
  const chooser = new SampleChooser(limits.wholeSite.suggestedPages);
  const site = await auditSite(
    options,
    {
      client,
      today: now().toISOString().slice(0, 10),
      onProgress: tracker.onAudit,
      onPage: tracker.onPage,
      rows: {
        append: (row) => rows.append(row),
        urls: () => rows.urls(),
        requests: () => rows.requests(),
        pages: () => rows.pages(),
        beginFinish: () => rows.beginFinish(),
        finish: async (row) => {
          sums.addPage(row.page);
          chooser.add(row);
          await rows.finish(row);
        },
        finishOthers: async (urls) => rows.finishOthers?.(urls),
        hasUrls: true,
      },
    },
    signal,
  );
  if (site.failure !== null || site.pageCount === 0) {
    const sentence = site.failure ?? site.coverage.notes.at(-1)?.text ?? 'No page could be read.';
    return { kind: 'unreadable', sentence, failedBy: site.failedBy };
  }
  await rows.finishSite(site);
  throwIfAborted(signal);
  const beside = besideWhole(() => newest ?? noProgress, show);
  const sample = await openSample(options, chooser.choose(), { ...ports, onProgress: beside }, signal);
  const seen = browserFindings(options, sample.pages);
  await rows.addSample(seen);
  for (const page of seen) sums.add(page);
  throwIfAborted(signal);
  tracker.onMilestone(limits.progress.performance);
  return {
    kind: 'scanned',
    analysis: describeScan(options, { site, sums, sample, at: now() }),
    pages: site.pageCount,
  };
}
