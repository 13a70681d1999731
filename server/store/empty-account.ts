/** Removes what an account holds and what acts for it; credits and purchases stay with the account. */
import type { Tx } from './database.ts';

/** What belongs to sites and analyses goes with them, by foreign keys; runs that have not ended stay until they have. */
export async function emptyAccount(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('sites').where('user_id', '=', userId).execute();
  await tx.deleteFrom('brandings').where('user_id', '=', userId).execute();
  await tx.deleteFrom('mails').where('user_id', '=', userId).execute();
  await tx.deleteFrom('runs').where('user_id', '=', userId).where('ended_at', 'is not', null).execute();
  // A receipt is a page with the payer's address on it.
  await tx.updateTable('purchases').set({ receipt_url: null }).where('user_id', '=', userId).execute();
  await tx
    .updateTable('users')
    .set({ first_name: null, last_name: null, settings: null })
    .where('id', '=', userId)
    .execute();
}
