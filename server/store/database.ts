/** Opens the connection pool and the typed query builder. */
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;
export type Tx = Transaction<Tables>;

export type Connection =
  | { connectionString: string }
  | { host: string; port: number; user: string; password: string; database: string };

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
  /** Called when a connection breaks; the next query reconnects, the process does not crash. */
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
  // A connection that breaks during a query emits its own event; unhandled, it would end the process.
  pool.on('connect', (client) => client.on('error', onError));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const close = async (): Promise<void> => {
    await db.destroy();
    // The query builder ends the pool only if it was used.
    if (!pool.ending) await pool.end();
  };
  return { db, pool, close };
}

/** Runs the work in the caller's transaction, or in a new one. */
export const inTransaction = <T>(db: Database | Tx, work: (tx: Tx) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db as Tx) : db.transaction().execute(work);

/** Reads the database's clock, which decides about permanent deletion, not a node's own. */
export async function readClock(db: Database): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('The database did not return the time.');
  return row.now;
}
