/** Tells all nodes that an API key was revoked, or that a client cancelled a request it made with one. */
import { sql } from 'kysely';
import type { Database, Tx } from './database.ts';

/** The channel of NOTIFY and LISTEN. */
export const keyChannel = 'pagewright_keys';

export type KeyNotice =
  | { readonly kind: 'revoked'; readonly keyId: string }
  /** `request` is the name under which the node that works on it knows it. */
  | { readonly kind: 'cancelled'; readonly keyId: string; readonly request: string };

/** Delivered when the transaction commits, and never if it does not. */
export async function announceKey(db: Database | Tx, notice: KeyNotice): Promise<void> {
  await sql`select pg_notify(${keyChannel}, ${JSON.stringify(notice)})`.execute(db);
}
