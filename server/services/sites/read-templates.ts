/** Reads the findings of a report by page template. */
import type { User } from '@pagewright/contract/entities/user';
import { readAnalysis } from '../analyses/read-analysis.ts';
import type { Deps } from '../deps.ts';

/** As JSON text. */
export async function readTemplates(deps: Deps, user: User, id: string): Promise<string> {
  const { text } = await readAnalysis(deps, user, id);
  return deps.reports.worker.call('viewTemplates', { text }, user.id);
}
