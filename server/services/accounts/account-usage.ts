/** Reads an account's usage: credits, limits and ledger. */
import type { CreditBalance, LedgerEntry, Usage } from '@pagewright/contract/entities/usage';
import type { User } from '@pagewright/contract/entities/user';
import { refuse } from '../../errors/refusal.ts';
import { readBalance, readLedger } from '../../store/ledger.ts';
import { readUsage } from '../../store/users.ts';
import type { Deps } from '../deps.ts';

export async function readAccountUsage({ db }: Deps, user: User): Promise<Usage> {
  const usage = await readUsage(db, user.id);
  if (usage === null) throw refuse('not_authenticated');
  return usage;
}

export const readAccountCredits = async ({ db }: Deps, user: User): Promise<CreditBalance> => ({
  credits: await readBalance(db, user.id),
});

export const readAccountLedger = ({ db }: Deps, user: User): Promise<LedgerEntry[]> =>
  readLedger(db, user.id);
