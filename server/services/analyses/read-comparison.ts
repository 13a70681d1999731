/** Reads what a screen continues with: the comparison in progress, or one that is not saved yet. */
import { CompetitorResult } from '@pagewright/contract/entities/competitor';
import type { User } from '@pagewright/contract/entities/user';
import { refuse } from '../../errors/refusal.ts';
import { readDomain } from '../../store/analyses.ts';
import { findUnsavedComparison } from '../../store/comparisons.ts';
import { findComparing } from '../../store/run-lists.ts';
import type { Deps } from '../deps.ts';

export interface OpenComparison {
  readonly running: { readonly competitorDomain: string; readonly runId: string } | null;
  readonly unsaved: CompetitorResult | null;
}

export async function readComparison({ db }: Deps, user: User, id: string): Promise<OpenComparison> {
  if ((await readDomain(db, { userId: user.id, id })) === null) throw refuse('analysis_not_found');
  const run = await findComparing(db, user.id, id);
  const unsaved = await findUnsavedComparison(db, id);
  return {
    running: run && { competitorDomain: run.domain, runId: run.id },
    unsaved: unsaved === null ? null : CompetitorResult.parse(JSON.parse(unsaved)),
  };
}
