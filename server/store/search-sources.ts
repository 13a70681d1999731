/** Repository of connections to Google: encrypted credentials, how far figures were read, and when they are read next. */
import type { SearchConnection, SearchProblem } from '@pagewright/contract/entities/search';
import { sql } from 'kysely';
import type { Database, Tx } from './database.ts';
import { hashSecret } from './secret-token.ts';

export interface SearchSource {
  readonly siteId: string;
  readonly kind: SearchConnection['kind'];
  readonly property: string | null;
  readonly account: string | null;
  readonly sealed: Buffer;
  /** The newest day that was read, and the oldest. */
  readonly through: string | null;
  readonly since: string | null;
  readonly problem: SearchProblem | null;
  readonly failures: number;
  readonly nextAt: Date | null;
  readonly revision: number;
}

const columns = (db: Database | Tx) =>
  db
    .selectFrom('search_sources')
    .select(['site_id as siteId', 'kind', 'property', 'service_email as account', 'sealed'])
    .select(['problem', 'failures', 'revision'])
    .select('next_at as nextAt')
    .select([sql<string | null>`through::text`.as('through'), sql<string | null>`since::text`.as('since')]);

export const readSource = async (db: Database | Tx, siteId: string): Promise<SearchSource | null> =>
  (await columns(db).where('site_id', '=', siteId).executeTakeFirst()) ?? null;

/** Other credentials may be for another property: it is looked for again, and all days are read anew. */
export async function saveSource(
  tx: Tx,
  {
    siteId,
    kind,
    account,
    sealed,
    nextAt,
  }: Pick<SearchSource, 'siteId' | 'kind' | 'account' | 'sealed'> & {
    readonly nextAt: Date;
  },
): Promise<void> {
  const values = { kind, service_email: account, sealed, next_at: nextAt, problem: null, failures: 0 };
  await tx
    .insertInto('search_sources')
    .values({ site_id: siteId, property: null, through: null, since: null, ...values })
    .onConflict((conflict) =>
      conflict.column('site_id').doUpdateSet({
        ...values,
        property: null,
        through: null,
        since: null,
        revision: sql`search_sources.revision + 1`,
      }),
    )
    .execute();
}

/** The one that has waited longest, put off so that no other node takes it too; null when none is due. */
export async function claimDueSource(db: Database, now: Date, until: Date): Promise<SearchSource | null> {
  const { rows } = await sql<{ site_id: string }>`
    update search_sources set next_at = ${until} where site_id = (
      select site_id from search_sources where next_at <= ${now}
      order by next_at limit 1 for update skip locked)
    returning site_id`.execute(db);
  const [row] = rows;
  return row === undefined ? null : readSource(db, row.site_id);
}

type Claimed = Pick<SearchSource, 'siteId' | 'revision'>;

interface SourceChange {
  readonly property?: string | null;
  readonly through?: string;
  readonly since?: string;
  readonly problem?: SearchProblem | null;
  readonly failures?: number;
  readonly next_at?: Date | null;
}

/** False when the connection has ended or has other credentials: what was read with the former is not written. */
export async function changeSource(
  db: Database | Tx,
  { siteId, revision }: Claimed,
  change: SourceChange,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('search_sources')
    .set(change)
    .where('site_id', '=', siteId)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export interface PendingConnection {
  readonly siteId: string;
  readonly userId: string;
  readonly codeVerifier: string;
}

export const saveConnectionAttempt = async (
  db: Database,
  {
    state,
    sessionToken,
    expiresAt,
    siteId,
    userId,
    codeVerifier,
  }: PendingConnection & {
    readonly state: string;
    readonly sessionToken: string;
    readonly expiresAt: Date;
  },
): Promise<void> => {
  await db
    .insertInto('search_logins')
    .values({
      state_hash: hashSecret(state),
      session_hash: hashSecret(sessionToken),
      site_id: siteId,
      user_id: userId,
      code_verifier: codeVerifier,
      expires_at: expiresAt,
    })
    .execute();
};

/** Used once, and only by the session that began it. */
export async function consumeConnectionAttempt(
  db: Database,
  { state, sessionToken, now }: { readonly state: string; readonly sessionToken: string; readonly now: Date },
): Promise<PendingConnection | null> {
  const row = await db
    .deleteFrom('search_logins')
    .where('state_hash', '=', hashSecret(state))
    .where('session_hash', '=', hashSecret(sessionToken))
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
  return row === undefined
    ? null
    : { siteId: row.site_id, userId: row.user_id, codeVerifier: row.code_verifier };
}
