/** Repository of purchases: every checkout and its state. */
import { PurchaseState } from '@pagewright/contract/entities/usage';
import { type Selectable, sql } from 'kysely';
import type { Database, Tx } from './database.ts';
import type { Tables } from './tables.ts';

export interface Purchase {
  readonly id: string;
  /** Null when the account was deleted. */
  readonly userId: string | null;
  readonly provider: 'stripe' | 'test';
  readonly sessionId: string | null;
  readonly packageName: string;
  readonly credits: number;
  readonly priceCents: number;
  readonly currency: string;
  readonly state: PurchaseState;
  readonly takenBack: number;
  readonly version: number;
  readonly expiresAt: Date | null;
}

const toPurchase = (row: Selectable<Tables['purchases']>): Purchase => ({
  id: row.id,
  userId: row.user_id,
  provider: row.provider,
  sessionId: row.session_id,
  packageName: row.package_name,
  credits: row.credits,
  priceCents: row.price_cents,
  currency: row.currency,
  state: PurchaseState.parse(row.state),
  takenBack: row.taken_back,
  version: row.version,
  expiresAt: row.expires_at,
});

export type NewPurchase = Omit<Purchase, 'state' | 'takenBack' | 'version'> & { readonly userId: string };

export async function addPurchase(db: Database, purchase: NewPurchase): Promise<void> {
  await db
    .insertInto('purchases')
    .values({
      id: purchase.id,
      user_id: purchase.userId,
      provider: purchase.provider,
      session_id: purchase.sessionId,
      package_name: purchase.packageName,
      credits: purchase.credits,
      price_cents: purchase.priceCents,
      currency: purchase.currency,
      receipt_url: null,
      expires_at: purchase.expiresAt,
    })
    .execute();
}

/** A webhook about the session may have been faster. */
export async function nameSession(db: Database, id: string, sessionId: string): Promise<void> {
  await db
    .updateTable('purchases')
    .set({ session_id: sessionId })
    .where('id', '=', id)
    .where('session_id', 'is', null)
    .execute();
}

const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

export async function findPurchase(db: Database | Tx, id: string): Promise<Purchase | null> {
  if (!isUuid(id)) return null;
  const row = await db.selectFrom('purchases').selectAll().where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : toPurchase(row);
}

export async function findPurchaseOfSession(db: Database, sessionId: string): Promise<Purchase | null> {
  const row = await db
    .selectFrom('purchases')
    .selectAll()
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return row === undefined ? null : toPurchase(row);
}

export interface PurchaseChange {
  readonly state?: PurchaseState;
  readonly sessionId?: string;
  readonly receiptUrl?: string | null;
  readonly takenBack?: number;
}

/** Every change increments the version. */
export async function changePurchase(tx: Tx, id: string, change: PurchaseChange): Promise<void> {
  await tx
    .updateTable('purchases')
    .set({
      ...(change.state !== undefined && { state: change.state }),
      ...(change.sessionId !== undefined && { session_id: change.sessionId }),
      ...(change.receiptUrl !== undefined && { receipt_url: change.receiptUrl }),
      ...(change.takenBack !== undefined && { taken_back: change.takenBack }),
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .execute();
}
