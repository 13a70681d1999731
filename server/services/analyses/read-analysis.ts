/** Reads one finished analysis of a user as its stored text. */
import type { User } from '@pagewright/contract/entities/user';
import { refuse } from '../../errors/refusal.ts';
import { readReport, type StoredReport } from '../../store/analyses.ts';
import type { Deps } from '../deps.ts';

/** Someone else's, an unknown and a deleted analysis are refused alike. */
export async function readAnalysis({ db }: Deps, user: User, id: string): Promise<StoredReport> {
  const report = await readReport(db, { userId: user.id, id });
  if (report === null) throw refuse('analysis_not_found');
  return report;
}
