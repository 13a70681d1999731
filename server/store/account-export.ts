/** Everything that lies on the shelves about one account, for its owner to take along. */
import { type Selectable, sql } from 'kysely';
import type { Database } from './database.ts';
import type { Tables } from './tables.ts';

type User = Selectable<Tables['users']>;

/** The account's own row without the password's hash. */
export async function readAccountRow(
  db: Database,
  userId: string,
): Promise<Omit<User, 'password_hash'> | null> {
  const row = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst();
  if (row === undefined) return null;
  const { password_hash: _hash, ...rest } = row;
  return rest;
}

/** When sessions were opened and end; their tokens are nobody's to read. */
export const listSessionTimes = (db: Database, userId: string) =>
  db
    .selectFrom('sessions')
    .select(['created_at', 'expires_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();

export const listWholeLedger = (db: Database, userId: string) =>
  db
    .selectFrom('ledger')
    .select(['id', 'kind', 'amount', 'balance_after', 'reason', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();

export const listPurchasesOf = (db: Database, userId: string) =>
  db
    .selectFrom('purchases')
    .select([
      'id',
      'provider',
      'package_name',
      'credits',
      'price_cents',
      'currency',
      'state',
      'receipt_url',
      'taken_back',
      'created_at',
    ])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();

export const listMailsOf = (db: Database, userId: string) =>
  db
    .selectFrom('mails')
    .select(['recipient', 'subject', 'body', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();

/** What was asked for, with the notes that were given along. */
export const listRunsOf = (db: Database, userId: string) =>
  db
    .selectFrom('runs')
    .select([
      'id',
      'domain',
      'path',
      'use_sitemap',
      'additional_info',
      'settings',
      'max_pages',
      'plan',
      'state',
      'error',
      'created_at',
      'started_at',
      'ended_at',
    ])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();

export interface ListedAnalysis {
  readonly id: string;
  readonly domain: string;
  readonly date: Date;
}

export const listAnalysesOf = (db: Database, userId: string): Promise<ListedAnalysis[]> =>
  db
    .selectFrom('analyses')
    .select(['id', 'domain', 'date'])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('date')
    .execute();

/** What belongs to one analysis, but for its pictures. The comparison that is kept comes first. */
export async function readBelongings(db: Database, analysisId: string) {
  const row = await db
    .selectFrom('analyses')
    .select(['report', 'competitor'])
    .where('id', '=', analysisId)
    .executeTakeFirst();
  const comparisons = await db
    .selectFrom('comparisons')
    .select(['competitor_key', 'result'])
    .where('analysis_id', '=', analysisId)
    .orderBy('asked_at')
    .execute();
  const shots = await db
    .selectFrom('screenshots')
    .select('key')
    .where('analysis_id', '=', analysisId)
    .orderBy('key')
    .execute();
  return row === undefined ? null : { ...row, comparisons, shotKeys: shots.map(({ key }) => key) };
}

export interface SaidMessage {
  readonly pageUrl: string;
  readonly role: string;
  readonly content: string;
  readonly at: Date;
}

export async function listMessagesOf(db: Database, analysisId: string): Promise<SaidMessage[]> {
  const { rows } = await sql<SaidMessage>`
    select c.page_url as "pageUrl", m.role, m.content, m.created_at as at
    from conversations c join messages m on m.conversation_id = c.id
    where c.analysis_id = ${analysisId} order by c.created_at, m.id`.execute(db);
  return rows;
}
