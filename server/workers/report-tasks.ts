/** The work on finished reports that is done off the server's event loop: plain data in, plain data out. */
import { formatNumber } from '@pagewright/contract/count-of';
import type { FindingScope, StoredAcceptance } from '@pagewright/contract/entities/acceptance';
import type { AlertItem } from '@pagewright/contract/entities/alert';
import { Analysis, type AnalysisMetrics } from '@pagewright/contract/entities/analysis';
import type { Branding } from '@pagewright/contract/entities/branding';
import type { FreshContent } from '@pagewright/contract/entities/conversation';
import type { OwnFields, TriedField } from '@pagewright/contract/entities/own-field';
import type { Page } from '@pagewright/contract/entities/page';
import { LogSummary } from '@pagewright/contract/entities/server-log';
import type { Site } from '@pagewright/contract/entities/site';
import { SiteChanges } from '@pagewright/contract/entities/site-changes';
import type { WorkItem } from '@pagewright/contract/entities/work-item';
import { limits } from '@pagewright/contract/limits';
import { templateView } from '@pagewright/contract/report/template-view';
import { type TrendFigures, trendFigures } from '@pagewright/contract/report/trend-figures';
import type { ScopedFindings } from '@pagewright/engine/acceptances/match-acceptances';
import type { AlertWishes } from '@pagewright/engine/changes/find-alerts';
import type { LogViewParts } from '@pagewright/engine/logs/view-logs';
import type { PageAudit } from '@pagewright/engine/pipeline/audit-page';
import type { FreshPage } from '@pagewright/engine/pipeline/fetch-fresh-page';
import type { RecheckSuggestions } from '@pagewright/engine/pipeline/recheck-page';
import type { ReportPictures } from '@pagewright/engine/report/html-report';
import type { ReportFonts } from '@pagewright/engine/report/report-document';
import type { SiteSuggestionInput } from '@pagewright/engine/suggest/suggester';
import type { Question, Reply } from '@pagewright/mcp/answer-question';
import type { PackedRows } from '../store/analysis-rows.ts';
import { putSearchInto, type SearchInReport, searchTasks } from './search-tasks.ts';

/** A report with one page replaced, written out again. */
export interface RewrittenReport extends AcceptedReport {
  readonly updatedPage: Page;
}

/** A report without its accepted findings, written out. */
export interface AcceptedReport {
  readonly text: string;
  /** With them; null when none is accepted. */
  readonly wholeText: string | null;
  readonly metrics: AnalysisMetrics;
  readonly figures: TrendFigures;
  /** How many findings each acceptance covers, by its id. */
  readonly matches: Readonly<Record<string, number>>;
}

export type PageContent = Omit<FreshContent, 'lastFetched' | 'isFallback' | 'fallbackReason'>;

type PageVersion = NonNullable<Page['checkedAs']>;

/** How a report looks: fonts, and the white label of its owner. */
export interface ReportLook {
  readonly fonts: ReportFonts;
  readonly branding: Branding | null;
}

export interface PageForChat {
  readonly content: PageContent;
  readonly version: PageVersion;
  /** Questions to begin with. */
  readonly starters: readonly string[];
}

/** Longer texts are cut: a page can have a title of a megabyte. */
const textMax = 20_000;
const clip = (text: string): string => text.slice(0, textMax).toWellFormed();
const clipOrNull = (text: string | null): string | null => (text === null ? null : clip(text));

const contentOf = (page: Omit<Page, 'issues'>): PageContent => ({
  title: clipOrNull(page.title),
  metaDescription: clipOrNull(page.metaDescription),
  headings: page.headings.map(({ level, text }) => ({ level, text: clip(text) })),
  paragraphs: page.paragraphs.map(clip),
  images: page.images,
  wordCount: page.contentMetrics.wordCount,
});

const readAnalysis = (text: string): Analysis => Analysis.parse(JSON.parse(text));

const withReanalysis = ({ processingStats, ...analysis }: Analysis): Analysis => ({
  ...analysis,
  processingStats: {
    ...processingStats,
    creditsUsed: (processingStats.creditsUsed ?? 0) + limits.credits.reanalyzePage,
  },
});

async function acceptIn(
  whole: Analysis,
  acceptances: readonly StoredAcceptance[],
  today: string,
): Promise<{ analysis: Analysis; report: AcceptedReport }> {
  const { applyAcceptances } = await import('@pagewright/engine/acceptances/apply-acceptances');
  const { analysis, matches } = applyAcceptances(whole, acceptances, today);
  const report = {
    text: JSON.stringify(analysis),
    wholeText: analysis === whole ? null : JSON.stringify(whole),
    metrics: analysis.metrics,
    figures: trendFigures(analysis),
    matches,
  };
  return { analysis, report };
}

interface ReportInput extends ReportLook {
  readonly text: string;
  readonly pictures: ReportPictures;
  /** Of this server, which has pages about the rules. */
  readonly origin?: string;
}

/** Each loads what it needs: an export must not wait for all rules to load. */
export const reportTasks = {
  /** Which version of a page a report is about; null when it has no such page. */
  versionOfPage: async ({ text, url }: { text: string; url: string }): Promise<PageVersion | null> => {
    const page = readAnalysis(text).pages.find((each) => each.url === url);
    return page === undefined ? null : (page.checkedAs ?? 'html');
  },
  /** Whether a report has the image among those that a person must describe. */
  needsPerson: async ({ text, src }: { text: string; src: string }): Promise<boolean> =>
    readAnalysis(text).pages.some(({ images }) =>
      images.some((image) => image.src === src && image.needsPerson === true),
    ),
  /** What a conversation needs of one page of a report; null when there is no such page. */
  pageForChat: async ({ text, url }: { text: string; url: string }): Promise<PageForChat | null> => {
    const page = readAnalysis(text).pages.find((each) => each.url === url);
    if (page === undefined) return null;
    const { startersFor } = await import('@pagewright/engine/assistant/starters');
    return { content: contentOf(page), version: page.checkedAs ?? 'html', starters: startersFor(page) };
  },
  /** The text of a page that was just fetched. */
  readContent: async ({ fresh }: { fresh: FreshPage }): Promise<PageContent> => {
    const [{ readFreshPage }, { summarisePage }] = await Promise.all([
      import('@pagewright/engine/pipeline/read-fresh-page'),
      import('@pagewright/engine/audit/summarise-page'),
    ]);
    return contentOf(summarisePage(readFreshPage(fresh).facts));
  },
  /** What is wrong with each pattern; null where nothing is. */
  checkFields: async ({ fields }: { fields: OwnFields }): Promise<(string | null)[]> => {
    const { whyInvalid } = await import('@pagewright/engine/fields/open-fields');
    return fields.map(whyInvalid);
  },
  /** Reads fields from a page that was just fetched. */
  tryFields: async ({ fresh, fields }: { fresh: FreshPage; fields: OwnFields }): Promise<TriedField[]> => {
    const [{ readFreshPage }, { openFields }] = await Promise.all([
      import('@pagewright/engine/pipeline/read-fresh-page'),
      import('@pagewright/engine/fields/open-fields'),
    ]);
    const { source, structuredData } = readFreshPage(fresh).facts;
    const clock = { now: () => performance.now() };
    return openFields(fields, clock).tryOn({ html: source?.html ?? '', structuredData });
  },
  auditPageContent: async ({ fresh, today }: { fresh: FreshPage; today: string }): Promise<PageAudit> => {
    const { auditPageContent } = await import('@pagewright/engine/pipeline/audit-page');
    return auditPageContent(fresh, { today });
  },
  /** The input of a suggester for a page that is analysed again, with the site around it. */
  siteAround: async (input: {
    text: string;
    pageUrl: string;
    audit: PageAudit;
    fresh: FreshPage;
    suggestionsPerPage: number;
  }): Promise<SiteSuggestionInput | null> => {
    const { recheckSuggestionInput } = await import('@pagewright/engine/pipeline/recheck-page');
    return recheckSuggestionInput({ ...input, analysis: readAnalysis(input.text) }, input.suggestionsPerPage);
  },
  /** Null when the report has no such page. */
  replacePage: async (input: {
    text: string;
    pageUrl: string;
    audit: PageAudit;
    /** Missing when nothing new was suggested for the page. */
    suggestions?: RecheckSuggestions;
    acceptances: readonly StoredAcceptance[];
    /** As 2026-11-15. */
    today: string;
  }): Promise<RewrittenReport | null> => {
    const { recheckPage } = await import('@pagewright/engine/pipeline/recheck-page');
    const { pageUrl, audit, suggestions } = input;
    const replaced = recheckPage({ analysis: readAnalysis(input.text), pageUrl, audit }, suggestions);
    if (replaced === null) return null;
    const written = await acceptIn(
      withReanalysis(Analysis.parse(replaced.analysis)),
      input.acceptances,
      input.today,
    );
    const updatedPage = written.analysis.pages.find(({ url }) => url === pageUrl) ?? replaced.updatedPage;
    return { ...written.report, updatedPage };
  },
  /** Leaves accepted findings out of a report that has them all. */
  acceptFindings: async (input: {
    text: string;
    acceptances: readonly StoredAcceptance[];
    today: string;
    /** The figures that the report is to have; those it has stay where nothing is given. */
    search?: SearchInReport;
  }): Promise<AcceptedReport> => {
    const found = readAnalysis(input.text);
    const analysis = input.search === undefined ? found : await putSearchInto(found, input.search);
    return (await acceptIn(analysis, input.acceptances, input.today)).report;
  },
  /** What would be accepted, and what of it identifies it. */
  findingsInScope: async ({
    text,
    scopes,
  }: {
    text: string;
    scopes: readonly FindingScope[];
  }): Promise<readonly ScopedFindings[]> => {
    const { findingsInScope } = await import('@pagewright/engine/acceptances/match-acceptances');
    const analysis = readAnalysis(text);
    return scopes.map((scope) => findingsInScope(analysis, scope));
  },
  /** What changed between two reports of a site, as JSON text: it can be as long as both. */
  compareReports: async ({ before, after }: { before: string; after: string }): Promise<string> => {
    const { compareAnalyses } = await import('@pagewright/engine/changes/compare-analyses');
    const changes = compareAnalyses(readAnalysis(before), readAnalysis(after));
    return JSON.stringify(SiteChanges.parse(changes));
  },
  /** The findings of a report by template, as JSON text. */
  viewTemplates: async ({ text }: { text: string }): Promise<string> =>
    JSON.stringify(templateView(readAnalysis(text))),
  /** What the owner of a site wants to be told of the later one. */
  findAlerts: async (input: { before: string; after: string; wishes: AlertWishes }): Promise<AlertItem[]> => {
    const { findAlerts } = await import('@pagewright/engine/changes/find-alerts');
    return findAlerts(readAnalysis(input.before), readAnalysis(input.after), input.wishes);
  },
  /** What an AI agent asks about reports. */
  answerAgent: async ({
    texts,
    question,
  }: {
    texts: readonly string[];
    question: Question;
  }): Promise<Reply> => {
    const { answerQuestion } = await import('@pagewright/mcp/answer-question');
    return answerQuestion(texts.map(readAnalysis), question);
  },
  renderHtml: async ({
    text,
    ...look
  }: ReportInput & { readonly work?: readonly WorkItem[] }): Promise<string> => {
    const { renderHtmlReport } = await import('@pagewright/engine/report/html-report');
    const analysis = readAnalysis(text);
    const { creditsUsed = 0 } = analysis.processingStats;
    return renderHtmlReport(analysis, { ...look, facts: [['Credits used', formatNumber(creditsUsed)]] });
  },
  /** For a reader without an account. */
  renderShared: async ({ text, ...look }: ReportInput): Promise<string> => {
    const { renderHtmlReport } = await import('@pagewright/engine/report/html-report');
    return renderHtmlReport(readAnalysis(text), { ...look, isShared: true });
  },
  /** The rows of a report that has none, or was changed; URLs that have rows keep their ids. */
  makeRows: async ({
    text,
    known,
  }: {
    text: string;
    known: Readonly<Record<string, number>>;
  }): Promise<PackedRows> => {
    const [{ analysisRows }, { packRows }] = await Promise.all([
      import('@pagewright/engine/explore/analysis-rows'),
      import('./pack-rows.ts'),
    ]);
    return packRows(analysisRows(readAnalysis(text), null), known);
  },
  /** About a rule, or about all of them without an id; empty when there is no such rule. */
  renderRule: async ({ id, fonts }: { id: string; fonts: ReportFonts }): Promise<string> => {
    const { renderRulePage } = await import('@pagewright/engine/report/rule-pages');
    return renderRulePage(id, fonts) ?? '';
  },
  /** The URLs that crawlers requested. */
  renderLogsCsv: async ({ summary }: { summary: string }): Promise<string> => {
    const { renderLogsCsv } = await import('@pagewright/engine/report/logs-csv');
    return renderLogsCsv(LogSummary.parse(JSON.parse(summary)));
  },
  /** What was counted in server logs, beside the site's latest report. */
  viewLogs: async ({ summary, text }: { summary: string; text: string | null }): Promise<LogViewParts> => {
    const { viewLogs } = await import('@pagewright/engine/logs/view-logs');
    return viewLogs(LogSummary.parse(JSON.parse(summary)), text === null ? null : readAnalysis(text));
  },
  /** The first pages of a report. */
  firstUrls: async ({ text, most }: { text: string; most: number }): Promise<string[]> =>
    readAnalysis(text)
      .pages.slice(0, most)
      .map(({ url }) => url),
  renderTrend: async ({ site, fonts, branding }: { site: Site } & ReportLook): Promise<string> => {
    const { renderTrendReport } = await import('@pagewright/engine/report/trend-report');
    return renderTrendReport(site, fonts, branding);
  },
  /** For a client: `changes` is JSON text, as `compareReports` returns it. */
  renderPeriod: async ({
    site,
    fonts,
    branding,
    changes,
    notes,
  }: { site: Site; changes: string; notes: string } & ReportLook): Promise<string> => {
    const { renderTrendReport } = await import('@pagewright/engine/report/trend-report');
    const period = { changes: SiteChanges.parse(JSON.parse(changes)), notes };
    return renderTrendReport(site, fonts, branding, period);
  },
  renderCsv: async ({ text, work = [] }: { text: string; work?: readonly WorkItem[] }): Promise<string> => {
    const { renderCsv } = await import('@pagewright/engine/report/csv');
    return renderCsv(readAnalysis(text), work);
  },
  renderFixesCsv: async ({ text }: { text: string }): Promise<string> => {
    const { renderFixesCsv } = await import('@pagewright/engine/report/csv');
    return renderFixesCsv(readAnalysis(text));
  },
  ...searchTasks,
} as const;

export type ReportTasks = typeof reportTasks;
