/** Keeps a comparison with an analysis: whatever the browser sends has passed the schema, and must be of this site. */
import type { CompetitorResult } from '@pagewright/contract/entities/competitor';
import type { User } from '@pagewright/contract/entities/user';
import { refuse } from '../refusal.ts';
import { readDomain } from '../store/analyses.ts';
import { keepComparison } from '../store/comparisons.ts';
import { inTransaction } from '../store/database.ts';
import type { Deps } from './deps.ts';
import { readSiteAddress } from './site-address.ts';

export async function saveCompetitor(
  { db }: Deps,
  user: User,
  { id, result }: { readonly id: string; readonly result: CompetitorResult },
): Promise<{ ok: true }> {
  const key = { userId: user.id, id };
  const domain = await readDomain(db, key);
  if (domain === null) throw refuse('analysis_not_found');
  if (readSiteAddress(domain).siteKey !== readSiteAddress(result.mainDomain).siteKey) {
    const message = `This comparison is not of ${domain}.`;
    throw refuse('invalid_input', { message, fields: { mainDomain: message } });
  }
  const competitorKey = readSiteAddress(result.competitorDomain).siteKey;
  const kept = { competitorKey, result: JSON.stringify(result) };
  if (!(await inTransaction(db, (tx) => keepComparison(tx, key, kept)))) throw refuse('analysis_not_found');
  return { ok: true };
}
