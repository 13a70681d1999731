/** Conducts a comparison: measures the competitor as the main site was measured, then puts the two side by side. */
import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { CompetitorResult } from '@pagewright/contract/entities/competitor';
import { limits } from '@pagewright/contract/limits';
import { type AnalysisOrder, type AnalysisPorts, analyzeSite } from './analyze-site.ts';
import { compareAnalyses } from './compare-analyses.ts';

export type ComparisonOutcome =
  | { readonly kind: 'compared'; readonly result: CompetitorResult }
  /** There is nothing to compare with; the sentence is for the person who asked. */
  | { readonly kind: 'unreadable'; readonly sentence: string };

const { pages, design, technical } = limits.progress;
/** Without browser and analyst the reading is most of the work: where it ends, and where the checks after it end. */
const readUntil = 75;
const checkedUntil = 95;

/** The percentage of an analysis, which waits for much that a comparison leaves out, as one of a comparison. */
export function comparisonPercentage(percentage: number): number {
  if (percentage <= pages) return (percentage / pages) * readUntil;
  const checked = Math.min(1, Math.max(0, (percentage - design) / (technical - design)));
  return readUntil + checked * (checkedUntil - readUntil);
}

/** A crawler that runs no scripts found not one word. */
const isEmpty = ({ pages: read }: Analysis): boolean =>
  read.every(({ contentMetrics }) => contentMetrics.wordCount === 0);

/** Resolves whatever the competitor does; rejects with an AbortError when the caller cancels. */
export async function compareWith(
  main: Analysis,
  order: AnalysisOrder,
  { client, memory, advisor, onProgress, now }: Omit<AnalysisPorts, 'lookAt'>,
  signal: AbortSignal,
): Promise<ComparisonOutcome> {
  const outcome = await analyzeSite(
    { ...order, settings: { ...order.settings, useAI: false } },
    {
      client,
      now,
      ...(memory !== undefined && { memory }),
      onProgress: (progress) =>
        onProgress({ ...progress, percentage: comparisonPercentage(progress.percentage) }),
    },
    signal,
  );
  if (outcome.kind === 'unreadable') return outcome;
  const { analysis: competitor } = outcome;
  if (isEmpty(competitor)) {
    const sentence = `${order.domain} answered, but its pages have no text that can be read without JavaScript, so there is nothing to compare.`;
    return { kind: 'unreadable', sentence };
  }
  const ports = order.settings.useAI && advisor !== undefined ? { advisor } : {};
  return { kind: 'compared', result: await compareAnalyses({ main, competitor, at: now() }, ports, signal) };
}
