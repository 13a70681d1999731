/** Conducts a comparison: two finished analyses and an analyst in, the result that is stored and shown out. */
import { CompetitorResult } from '@pagewright/contract/entities/competitor';
import type { Advisor } from './advise/advisor.ts';
import { type Comparison, compareSites } from './compare/compare-sites.ts';

export interface ComparisonPorts {
  /** Asked what the sites mean beyond their words; without one words alone are compared. */
  readonly advisor?: Advisor;
}

/** Resolves whatever becomes of the analyst; rejects with an AbortError when the caller cancels. */
export async function compareAnalyses(
  comparison: Comparison,
  _ports: ComparisonPorts,
  signal: AbortSignal,
): Promise<CompetitorResult> {
  signal.throwIfAborted();
  return CompetitorResult.parse(compareSites(comparison));
}
