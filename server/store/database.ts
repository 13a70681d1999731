/** The connection pool and the typed query builder over it. */
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;
export type Tx = Transaction<Tables>;

export type Connection =
  | { connectionString: string }
  | { host: string; port: number; user: string; database: string };

export interface OpenDatabase {
  readonly db: Database;
  readonly pool: pg.Pool;
  readonly close: () => Promise<void>;
}

export interface DatabaseOptions {
  readonly connection: Connection;
  readonly maxConnections: number;
  /** How long a query waits for a free connection before it fails; 0 for as long as it takes. */
  readonly connectTimeoutMs?: number;
  /** Told when a connection breaks: a restarted database is met by the next query, not by a crash. */
  readonly onError: (error: Error) => void;
}

export function openDatabase({
  connection,
  maxConnections,
  connectTimeoutMs = 10_000,
  onError,
}: DatabaseOptions): OpenDatabase {
  const pool = new pg.Pool({
    ...connection,
    max: maxConnections,
    connectionTimeoutMillis: connectTimeoutMs,
    idleTimeoutMillis: 30_000,
    application_name: 'pagewright',
  });
  pool.on('error', onError);
  // A connection that breaks while a query uses it tells by an event of its own; unheard, that would end the process.
  pool.on('connect', (client) => client.on('error', onError));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const close = async (): Promise<void> => {
    await db.destroy();
    // The query builder ends the pool only if it was ever used.
    if (!pool.ending) await pool.end();
  };
  return { db, pool, close };
}

/** Runs the work in a transaction: the caller's own where it brings one, else a new one. */
export const inTransaction = <T>(db: Database | Tx, work: (tx: Tx) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db as Tx) : db.transaction().execute(work);
