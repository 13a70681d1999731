/** Migrates the database to the newest schema: numbered SQL files, each run once, under a lock. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';

/** Any constant, the same on all nodes. */
const lockKey = 727_001;

interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly hash: string;
}

function readMigrations(folder: string): Migration[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((name) => {
      const sql = readFileSync(path.join(folder, name), 'utf8');
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') };
    });
}

export interface MigrateOptions {
  readonly folder?: string;
  /** Called with the first migration that is missing, before it is applied to a database that was in use. */
  readonly beforeUpgrade?: (first: string) => Promise<void>;
}

async function applyMissing(
  client: pg.ClientBase,
  migrations: readonly Migration[],
  beforeUpgrade: MigrateOptions['beforeUpgrade'],
): Promise<string[]> {
  await client.query(
    'create table if not exists schema_migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())',
  );
  const { rows } = await client.query<{ name: string; hash: string }>(
    'select name, hash from schema_migrations',
  );
  const applied = new Map(rows.map((row) => [row.name, row.hash]));
  const missing = migrations.find(({ name }) => !applied.has(name));
  if (missing !== undefined && applied.size > 0) await beforeUpgrade?.(missing.name);
  const fresh: string[] = [];
  for (const { name, sql, hash } of migrations) {
    const known = applied.get(name);
    if (known !== undefined && known !== hash) {
      throw new Error(
        `Migration ${name} was changed after this database had run it. Add a new file instead.`,
      );
    }
    if (known !== undefined) continue;
    await client.query('begin');
    try {
      await client.query(sql);
      await client.query('insert into schema_migrations (name, hash) values ($1, $2)', [name, hash]);
      await client.query('commit');
    } catch (cause) {
      await client.query('rollback');
      throw new Error(`Migration ${name} failed`, { cause });
    }
    fresh.push(name);
  }
  return fresh;
}

/** The names of the applied migrations; empty when the schema was up to date. */
export async function migrate(
  pool: pg.Pool,
  { folder = path.join(import.meta.dirname, 'migrations'), beforeUpgrade }: MigrateOptions = {},
): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    return await applyMissing(client, readMigrations(folder), beforeUpgrade);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lockKey]).catch(() => undefined);
    client.release();
  }
}
