/** Compares two finished analyses; a model may word the result. */
import { CompetitorResult } from '@pagewright/contract/entities/competitor';
import { type Comparison, type ModelWording, measureSites } from '../compare/compare-sites.ts';
import type { Suggester } from '../suggest/suggester.ts';

export interface ComparisonPorts {
  /** A model words topics and strategies; without one, or when it fails, the built-in suggester does. */
  readonly suggester?: Suggester;
}

/** Half a sentence, as the port promises; any other error message is not for readers. */
const failureOf = (error: unknown): string =>
  error instanceof Error && /^[a-z][a-z ]{3,80}$/.test(error.message) ? error.message : 'failed';

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
    const note = `${suggester.name} ${failureOf(error)}, so the built-in analyst worded this comparison.`;
    return CompetitorResult.parse({ ...result, notes: [...(result.notes ?? []), note] });
  }
  return CompetitorResult.parse(finish(words));
}
