/** What an account holds besides its analyses: settings, usage, and messages stored where no mail server is configured. */

import type { OutboxMail } from '@pagewright/contract/entities/mail';
import type { Settings } from '@pagewright/contract/entities/settings';
import type { CreditBalance, LedgerEntry, Usage } from '@pagewright/contract/entities/usage';
import type { User } from '@pagewright/contract/entities/user';
import { refuse } from '../../errors/refusal.ts';
import { readBalance, readLedger } from '../../store/ledger.ts';
import { readMails } from '../../store/mails.ts';
import { readSettings, readUsage, type SettingsChanges, saveSettings } from '../../store/users.ts';
import type { Deps } from '../deps.ts';

/** Reads the messages stored for a user where no mail server is configured. */
export const readOutbox = ({ db, now }: Deps, user: User): Promise<OutboxMail[]> =>
  readMails(db, user.id, now());

export const readAnalysisSettings = ({ db }: Deps, user: User): Promise<Settings> =>
  readSettings(db, user.id);

/** Reads and saves how a user wants sites analysed. */
export async function saveAnalysisSettings(
  { db }: Deps,
  user: User,
  changes: SettingsChanges,
): Promise<Settings> {
  await saveSettings(db, user.id, changes);
  return readSettings(db, user.id);
}

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
