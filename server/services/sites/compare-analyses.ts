/** Compares an analysis with another one of its site. */
import type { User } from '@pagewright/contract/entities/user';
import { refuse } from '../../errors/refusal.ts';
import { readAnalysis } from '../analyses/read-analysis.ts';
import type { Deps } from '../deps.ts';
import { readAnalysisPlace } from './read-sites.ts';

/** The changes as JSON text. Without `since` the previous analysis is meant; an analysis of another site is not found. */
export async function compareWithEarlier(
  deps: Deps,
  user: User,
  { id, since }: { readonly id: string; readonly since?: string | undefined },
): Promise<string> {
  const { previous, others } = await readAnalysisPlace(deps, user, id);
  const other = since === undefined ? previous : others.find((each) => each.id === since);
  if (other === null) throw refuse('nothing_to_compare');
  if (other === undefined) throw refuse('analysis_not_found');
  const [own, that] = await Promise.all([readAnalysis(deps, user, id), readAnalysis(deps, user, other.id)]);
  const [before, after] = own.date < that.date ? [own, that] : [that, own];
  return deps.reports.worker.call('compareReports', { before: before.text, after: after.text }, user.id);
}
