/** Books the sign-up credits of a new account. */
import { limits } from '@pagewright/contract/limits';
import type { Database, Tx } from '../../store/database.ts';
import { book } from '../../store/ledger.ts';
import { words } from './words.ts';

export async function grantSignUpCredits(db: Database | Tx, userId: string): Promise<void> {
  await book(db, {
    userId,
    kind: 'grant',
    amount: limits.credits.signUpGrant,
    reason: words.welcome({ scans: limits.freeScans }),
    idempotencyKey: `sign-up:${userId}`,
  });
}
