/** Use case: analyzes a competitor as the main site was analyzed, then compares the two. */
import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { AuditOptions } from '@pagewright/contract/entities/audit-options';
import { CompetitorResult } from '@pagewright/contract/entities/competitor';
import { limits } from '@pagewright/contract/limits';
import { type Comparison, type ModelWording, measureSites } from '../compare/compare-sites.ts';
import { type Suggester, SuggesterError } from '../suggest/suggester.ts';
import { type AnalysisPorts, analyzeSite } from './analyze-site.ts';

interface ComparisonPorts {
  /** A model judges and names missing topics; without one, or when it fails, they stay as measured. */
  readonly suggester?: Suggester;
}

/** The message of any other error is not for readers. */
const failureOf = (error: unknown): string => (error instanceof SuggesterError ? error.message : 'failed');

/** Resolves whatever the model does; rejects with an AbortError when the caller cancels. */
export async function compareAnalyses(
  comparison: Comparison,
  { suggester }: ComparisonPorts,
  signal: AbortSignal,
): Promise<CompetitorResult> {
  signal.throwIfAborted();
  const { brief, finish } = measureSites(comparison);
  if (suggester?.compare === undefined || brief === null) return CompetitorResult.parse(finish());
  let words: ModelWording;
  try {
    words = { writtenBy: suggester.name, wording: await suggester.compare(brief, signal) };
  } catch (error) {
    signal.throwIfAborted();
    const result = finish();
    const note = `${suggester.name} ${failureOf(error)}, so the built-in assistant worded this comparison.`;
    return CompetitorResult.parse({ ...result, notes: [...(result.notes ?? []), note] });
  }
  return CompetitorResult.parse(finish(words));
}

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
  options: AuditOptions,
  { client, pageCache, suggester, onProgress, now }: Omit<AnalysisPorts, 'renderPage' | 'screenshotUrlOf'>,
  signal: AbortSignal,
): Promise<ComparisonOutcome> {
  const outcome = await analyzeSite(
    options,
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
    const sentence = `${options.domain} answered, but its pages have no text that can be read without JavaScript, so there is nothing to compare.`;
    return { kind: 'unreadable', sentence };
  }
  const ports = suggester === undefined ? {} : { suggester };
  return { kind: 'compared', result: await compareAnalyses({ main, competitor, at: now() }, ports, signal) };
}
