/** Conducts the wording of a comparison: two finished analyses and an analyst in, the result that is stored and shown out. */
import { CompetitorResult } from '@pagewright/contract/entities/competitor';
import type { Advisor } from './advise/advisor.ts';
import { type Comparison, measureSites, type WordsOfModel } from './compare/compare-sites.ts';

export interface ComparisonPorts {
  /** A model words topics and strategies; without one, and whenever it fails, the built-in analyst does. */
  readonly advisor?: Advisor;
}

/** Half a sentence in plain words, as the port promises; whatever else was thrown is not for readers. */
const whatBecame = (error: unknown): string =>
  error instanceof Error && /^[a-z][a-z ]{3,80}$/.test(error.message) ? error.message : 'failed';

/** Resolves whatever becomes of the analyst; rejects with an AbortError when the caller cancels. */
export async function compareAnalyses(
  comparison: Comparison,
  { advisor }: ComparisonPorts,
  signal: AbortSignal,
): Promise<CompetitorResult> {
  signal.throwIfAborted();
  const { brief, finish } = measureSites(comparison);
  if (advisor?.compare === undefined || brief === null) return CompetitorResult.parse(finish());
  let words: WordsOfModel;
  try {
    words = { writtenBy: advisor.name, advice: await advisor.compare(brief, signal) };
  } catch (error) {
    signal.throwIfAborted();
    const result = finish();
    const note = `${advisor.name} ${whatBecame(error)}, so the built-in analyst worded this comparison.`;
    return CompetitorResult.parse({ ...result, notes: [...(result.notes ?? []), note] });
  }
  return CompetitorResult.parse(finish(words));
}
