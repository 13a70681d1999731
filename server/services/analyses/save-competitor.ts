/** Saves a comparison with an analysis, after checking that it is of this site. */
import type { CompetitorResult } from '@pagewright/contract/entities/competitor';
import type { User } from '@pagewright/contract/entities/user';
import { refuse } from '../../errors/refusal.ts';
import { readDomain } from '../../store/analyses.ts';
import { saveComparison } from '../../store/comparisons.ts';
import { inTransaction } from '../../store/database.ts';
import type { Deps } from '../deps.ts';
import { parseSiteLocation } from './site-location.ts';

export async function saveCompetitor(
  { db }: Deps,
  user: User,
  { id, result }: { readonly id: string; readonly result: CompetitorResult },
): Promise<{ ok: true }> {
  const key = { userId: user.id, id };
  const domain = await readDomain(db, key);
  if (domain === null) throw refuse('analysis_not_found');
  if (parseSiteLocation(domain).siteKey !== parseSiteLocation(result.mainDomain).siteKey) {
    const message = `This comparison is not of ${domain}.`;
    throw refuse('invalid_input', { message, fields: { mainDomain: message } });
  }
  const competitorKey = parseSiteLocation(result.competitorDomain).siteKey;
  const stored = { competitorKey, result: JSON.stringify(result) };
  if (!(await inTransaction(db, (tx) => saveComparison(tx, key, stored)))) throw refuse('analysis_not_found');
  return { ok: true };
}
