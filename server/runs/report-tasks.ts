/** What is done to finished reports away from the server's event loop: plain data in, plain data out. */
import { Analysis, type AnalysisMetrics } from '@pagewright/contract/entities/analysis';
import type { FreshContent } from '@pagewright/contract/entities/conversation';
import type { Page } from '@pagewright/contract/entities/page';
import type { AccountStatus } from '@pagewright/contract/entities/usage';
import type { AdvisedPage, SiteForAdvice } from '@pagewright/engine/advise/advisor';
import type { FreshPage, PageJudgement } from '@pagewright/engine/analyze-page';
import type { ReportLook } from '@pagewright/engine/report/html-report';

/** A report with one page replaced, written out again. */
export interface RewrittenReport {
  readonly text: string;
  readonly metrics: AnalysisMetrics;
  readonly updatedPage: Page;
}

export type PageContent = Omit<FreshContent, 'lastFetched' | 'isFallback' | 'fallbackReason'>;

export interface PageForChat {
  readonly content: PageContent;
  /** Questions to begin with. */
  readonly starters: readonly string[];
}

/** As much of a text as a person would read: a page can have a title of a megabyte. */
const wordsMax = 20_000;
const clip = (text: string): string => text.slice(0, wordsMax).toWellFormed();
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

/** Each loads what it needs: an export must not wait for all the rules to be read from disk. */
export const reportTasks = {
  /** Whether a report has a page at the address. */
  hasPage: async ({ text, url }: { text: string; url: string }): Promise<boolean> =>
    readAnalysis(text).pages.some((page) => page.url === url),
  /** What a conversation needs of one page of a report; null when there is no such page. */
  pageForChat: async ({ text, url }: { text: string; url: string }): Promise<PageForChat | null> => {
    const page = readAnalysis(text).pages.find((each) => each.url === url);
    if (page === undefined) return null;
    const { startersFor } = await import('@pagewright/engine/advise/chat/starters');
    return { content: contentOf(page), starters: startersFor(page) };
  },
  /** The words of a page that was just fetched. */
  readContent: async ({ fresh }: { fresh: FreshPage }): Promise<PageContent> => {
    const [{ extractPage }, { summarisePage }] = await Promise.all([
      import('@pagewright/engine/extract/extract-page'),
      import('@pagewright/engine/audit/summarise-page'),
    ]);
    return contentOf(summarisePage(extractPage(fresh.page)));
  },
  judgePage: async ({ fresh, today }: { fresh: FreshPage; today: string }): Promise<PageJudgement> => {
    const { judgePage } = await import('@pagewright/engine/analyze-page');
    return judgePage(fresh, { today });
  },
  /** What an analyst is told of a page that is looked at again, and of the site around it. */
  siteAround: async (input: {
    text: string;
    pageUrl: string;
    judgement: PageJudgement;
    fresh: FreshPage;
    plan: AccountStatus;
  }): Promise<SiteForAdvice | null> => {
    const { siteAround } = await import('@pagewright/engine/advise-again');
    return siteAround({ ...input, analysis: readAnalysis(input.text) }, input.plan);
  },
  /** Null when the report has no such page. */
  replacePage: async (input: {
    text: string;
    pageUrl: string;
    judgement: PageJudgement;
    /** There when an analyst wrote for the page anew. */
    advice?: { readonly advised: AdvisedPage; readonly fresh: FreshPage; readonly today: string };
  }): Promise<RewrittenReport | null> => {
    const [{ replacePage }, { replaceAdvised }] = await Promise.all([
      import('@pagewright/engine/replace-page'),
      import('@pagewright/engine/advise-again'),
    ]);
    const { pageUrl, judgement, advice } = input;
    const before = readAnalysis(input.text);
    const replaced =
      advice === undefined
        ? replacePage(before, pageUrl, judgement)
        : replaceAdvised({ analysis: before, pageUrl, judgement, ...advice });
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
