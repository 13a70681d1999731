/** What is done to finished reports away from the server's event loop: plain data in, plain data out. */
import { Analysis, type AnalysisMetrics } from '@pagewright/contract/entities/analysis';
import type { Page } from '@pagewright/contract/entities/page';
import type { FreshPage, PageJudgement } from '@pagewright/engine/analyze-page';
import type { ReportLook } from '@pagewright/engine/report/html-report';

/** A report with one page replaced, written out again. */
export interface RewrittenReport {
  readonly text: string;
  readonly metrics: AnalysisMetrics;
  readonly updatedPage: Page;
}

const readAnalysis = (text: string): Analysis => Analysis.parse(JSON.parse(text));

/** Each loads what it needs: an export must not wait for all the rules to be read from disk. */
export const reportTasks = {
  /** Whether a report has a page at the address. */
  hasPage: async ({ text, url }: { text: string; url: string }): Promise<boolean> =>
    readAnalysis(text).pages.some((page) => page.url === url),
  judgePage: async ({ fresh, today }: { fresh: FreshPage; today: string }): Promise<PageJudgement> => {
    const { judgePage } = await import('@pagewright/engine/analyze-page');
    return judgePage(fresh, { today });
  },
  /** Null when the report has no such page. */
  replacePage: async (input: {
    text: string;
    pageUrl: string;
    judgement: PageJudgement;
  }): Promise<RewrittenReport | null> => {
    const { replacePage } = await import('@pagewright/engine/replace-page');
    const replaced = replacePage(readAnalysis(input.text), input.pageUrl, input.judgement);
    if (replaced === null) return null;
    const { analysis, updatedPage } = replaced;
    return { text: JSON.stringify(Analysis.parse(analysis)), metrics: analysis.metrics, updatedPage };
  },
  renderHtml: async ({ text, look }: { text: string; look: ReportLook }): Promise<string> => {
    const { renderHtmlReport } = await import('@pagewright/engine/report/html-report');
    return renderHtmlReport(readAnalysis(text), look);
  },
  renderCsv: async ({ text }: { text: string }): Promise<string> => {
    const { renderCsv } = await import('@pagewright/engine/report/csv');
    return renderCsv(readAnalysis(text));
  },
  renderFixesCsv: async ({ text }: { text: string }): Promise<string> => {
    const { renderFixesCsv } = await import('@pagewright/engine/report/csv');
    return renderFixesCsv(readAnalysis(text));
  },
} as const;

export type ReportTasks = typeof reportTasks;
export type TaskName = keyof ReportTasks;
export type TaskInput<N extends TaskName> = Parameters<ReportTasks[N]>[0];
export type TaskOutput<N extends TaskName> = Awaited<ReturnType<ReportTasks[N]>>;

export interface TaskRequest {
  readonly name: TaskName;
  readonly input: never;
}

export type TaskAnswer =
  | { readonly kind: 'done'; readonly output: unknown }
  | { readonly kind: 'failed'; readonly message: string };
