/** What a screen goes on with beside an analysis: the comparison under way, or one that nobody has kept yet. */
import { CompetitorResult } from '@pagewright/contract/entities/competitor';
import type { User } from '@pagewright/contract/entities/user';
import { refuse } from '../refusal.ts';
import { readDomain } from '../store/analyses.ts';
import { findUnkept } from '../store/comparisons.ts';
import { findComparing } from '../store/run-lists.ts';
import type { Deps } from './deps.ts';

export interface OpenComparison {
  readonly running: { readonly competitorDomain: string; readonly runId: string } | null;
  readonly unkept: CompetitorResult | null;
}

export async function readComparison({ db }: Deps, user: User, id: string): Promise<OpenComparison> {
  if ((await readDomain(db, { userId: user.id, id })) === null) throw refuse('analysis_not_found');
  const run = await findComparing(db, user.id, id);
  const unkept = await findUnkept(db, id);
  return {
    running: run && { competitorDomain: run.domain, runId: run.id },
    unkept: unkept === null ? null : CompetitorResult.parse(JSON.parse(unkept)),
  };
}
