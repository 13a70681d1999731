/** Use case: analyzes a competitor as the main site was analyzed, then compares the two. */
import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { CompetitorResult } from '@pagewright/contract/entities/competitor';
import { limits } from '@pagewright/contract/limits';
import type { AnalysisOrder } from './analysis-order.ts';
import { type AnalysisPorts, analyzeSite } from './analyze-site.ts';
import { compareAnalyses } from './compare-analyses.ts';

export type ComparisonOutcome =
  | { readonly kind: 'compared'; readonly result: CompetitorResult }
  /** There is nothing to compare with; the sentence is for the user. */
  | { readonly kind: 'unreadable'; readonly sentence: string };

const { pages, design, technical } = limits.progress;
/** Without rendering and suggestions the crawl is most of the work. */
const crawlEnd = 75;
const probeEnd = 95;

/** Maps the percentage of an analysis, which has more stages, to that of a comparison. */
export function comparisonPercentage(percentage: number): number {
  if (percentage <= pages) return (percentage / pages) * crawlEnd;
  const probed = Math.min(1, Math.max(0, (percentage - design) / (technical - design)));
  return crawlEnd + probed * (probeEnd - crawlEnd);
}

/** Without scripts, no page has a single word. */
const isEmpty = ({ pages: crawled }: Analysis): boolean =>
  crawled.every(({ contentMetrics }) => contentMetrics.wordCount === 0);

/** Resolves whatever the competitor does; rejects with an AbortError when the caller cancels. */
export async function compareWith(
  main: Analysis,
  order: AnalysisOrder,
  { client, pageCache, suggester, onProgress, now }: Omit<AnalysisPorts, 'renderPage'>,
  signal: AbortSignal,
): Promise<ComparisonOutcome> {
  const outcome = await analyzeSite(
    { ...order, settings: { ...order.settings, useAI: false } },
    {
      client,
      now,
      ...(pageCache !== undefined && { pageCache }),
      onProgress: (progress) =>
        onProgress({ ...progress, percentage: comparisonPercentage(progress.percentage) }),
    },
    signal,
  );
  if (outcome.kind !== 'analysed') return { kind: 'unreadable', sentence: outcome.sentence };
  const { analysis: competitor } = outcome;
  if (isEmpty(competitor)) {
    const sentence = `${order.domain} answered, but its pages have no text that can be read without JavaScript, so there is nothing to compare.`;
    return { kind: 'unreadable', sentence };
  }
  const ports = order.settings.useAI && suggester !== undefined ? { suggester } : {};
  return { kind: 'compared', result: await compareAnalyses({ main, competitor, at: now() }, ports, signal) };
}
