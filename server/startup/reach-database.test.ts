/** Tests that an unusable database is reported with the reason, and never with its password. */
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openDatabase } from '../store/database.ts';
import { migrate } from '../store/migrate.ts';
import { EnvError } from './env-error.ts';
import { describeDatabase, explainMigration, reachDatabase } from './reach-database.ts';

const { host, port, user, password } = inject('postgres');
const urlOf = (name: string, database: string): string =>
  `postgres://${name}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;

const guest = `guest_${process.pid}`;
const empty = `empty_${process.pid}`;
const admin = new pg.Client({ host, port, user, password, database: 'postgres' });
beforeAll(async () => {
  await admin.connect();
  await admin.query(`create role ${guest} login password '${password}'`);
  await admin.query(`create database ${empty}`);
});
afterAll(async () => {
  await admin.query(`drop database ${empty} with (force)`);
  await admin.query(`drop role ${guest}`);
  await admin.end();
});

async function withPool<T>(url: string, work: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const connection = { connectionString: url };
  const { pool, close } = openDatabase({ connection, maxConnections: 1, onError: () => undefined });
  try {
    return await work(pool);
  } finally {
    await close();
  }
}

const reach = (url: string): Promise<void> => withPool(url, (pool) => reachDatabase(pool, url));

describe('reachDatabase', () => {
  it('accepts a reachable database', () => reach(urlOf(user, empty)));

  it.each([
    [
      urlOf(user, 'nothing'),
      `"nothing" on ${host}:${port}, which cannot be used: there is no such database.`,
    ],
    [
      'postgres://me:secret@127.0.0.1:1/mine',
      '"mine" on 127.0.0.1:1, which cannot be used: nothing listens there.',
    ],
    [
      'postgres://me:secret@localhost/mine?host=/nowhere',
      '"mine" on /nowhere, which cannot be used: there is no such socket.',
    ],
  ])('%s', async (url, sentence) => {
    const error = new EnvError([`DATABASE_URL names the PostgreSQL database ${sentence}`]);
    await expect(reach(url)).rejects.toEqual(error);
  });
});

describe('explainMigration', () => {
  it('reports that a user may not create tables', async () => {
    const url = urlOf(guest, empty);
    const error = await withPool(url, (pool) => migrate(pool)).catch((thrown: unknown) => thrown);
    expect(explainMigration(error, url)).toEqual(
      new EnvError([
        `DATABASE_URL names the ${describeDatabase(url)}, which cannot be used: this user may not create tables in it.`,
      ]),
    );
  });

  it('returns other errors unchanged', () => {
    const error = new Error('Migration 001 was changed');
    expect(explainMigration(error, urlOf(user, empty))).toBe(error);
  });
});
