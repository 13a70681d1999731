/** Connects to the operator's PostgreSQL for the first time, explains failures without showing the password, and says what a process lacks. */
import type pg from 'pg';
import type { OpenRunQueue } from '../jobs/run-queue.ts';
import { EnvError } from './env-error.ts';

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const reasons: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there',
  ENOENT: 'there is no such socket',
  ENOTFOUND: 'the host name is not known',
  EAI_AGAIN: 'the host name could not be looked up',
  ETIMEDOUT: 'it does not respond',
  EHOSTUNREACH: 'there is no route to it',
  ENETUNREACH: 'there is no route to it',
  '28P01': 'the username or password is wrong',
  '28000': 'this user may not connect',
  '3D000': 'there is no such database',
  '42501': 'this user may not create tables in it',
  '53300': 'it has no connections left',
  '57P03': 'it is just starting or stopping',
};

/** Host, port and name, without user, password and options. */
export function describeDatabase(url: string): string {
  const { hostname, port, pathname, searchParams } = new URL(url);
  const host = searchParams.get('host') ?? hostname;
  return `PostgreSQL database "${decodeURIComponent(pathname.slice(1))}" on ${host}${port === '' ? '' : `:${port}`}`;
}

function findCode(error: unknown): string {
  for (let at = error; at instanceof Error; at = at.cause)
    if ('code' in at && typeof at.code === 'string') return at.code;
  return '';
}

function explain(error: unknown, url: string): EnvError {
  const message = error instanceof Error ? error.message : String(error);
  const reason = reasons[findCode(error)] ?? (/timeout/i.test(message) ? reasons['ETIMEDOUT'] : message);
  return new EnvError([`DATABASE_URL names the ${describeDatabase(url)}, which cannot be used: ${reason}.`]);
}

/** Throws an EnvError when a query fails. */
export async function reachDatabase(pool: pg.Pool, url: string): Promise<void> {
  try {
    await pool.query('select 1');
  } catch (error) {
    throw explain(error, url);
  }
}

/** An EnvError when the database's user lacks a permission, else the error itself. */
export const explainMigration = (error: unknown, url: string | undefined): unknown =>
  url !== undefined && findCode(error) === '42501' ? explain(error, url) : error;

/** Null when database and queue are reachable. */
export async function whatIsMissing(
  pool: Pick<pg.Pool, 'query'>,
  queue: Pick<OpenRunQueue, 'countWaiting'>,
): Promise<string | null> {
  try {
    await pool.query('select 1');
  } catch {
    return 'The database is not reachable.';
  }
  try {
    await queue.countWaiting();
    return null;
  } catch {
    return 'The queue is not reachable.';
  }
}
