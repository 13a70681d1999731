/** One finished analysis of a user, as the text it is stored as. */
import type { User } from '@pagewright/contract/entities/user';
import { refuse } from '../refusal.ts';
import { readReport, type StoredReport } from '../store/analyses.ts';
import type { Deps } from './deps.ts';

/** Another's analysis, an unknown one and a deleted one are refused alike. */
export async function readAnalysis({ db }: Deps, user: User, id: string): Promise<StoredReport> {
  const report = await readReport(db, { userId: user.id, id });
  if (report === null) throw refuse('analysis_not_found');
  return report;
}
