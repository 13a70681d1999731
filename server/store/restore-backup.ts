/** Restores a backup into an empty database: all of it or nothing. */
import { createReadStream, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { type BackupEnd, type BackupHead, listTables, rowsAtOnce } from './backup.ts';
import { migrate } from './migrate.ts';

/** Why a backup is not restored, as a sentence for the operator. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** Rows with screenshots are large: a batch is also limited in characters. */
const batchChars = 4_000_000;
const ownMigrations = path.join(import.meta.dirname, 'migrations');

const damaged = (): BackupError =>
  new BackupError('The backup is damaged or was cut short. Nothing was restored.');

async function* linesOf(source: Readable): AsyncGenerator<string> {
  const unpacked = createGunzip();
  source.on('error', (error) => unpacked.destroy(error)).pipe(unpacked);
  unpacked.setEncoding('utf8');
  try {
    let rest = '';
    for await (const chunk of unpacked) {
      const lines = `${rest}${chunk}`.split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
    if (rest !== '') yield rest;
  } catch (error) {
    const isTorn = error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
    throw isTorn ? damaged() : error;
  } finally {
    source.destroy();
  }
}

/** Drops the empty tables of a first start. */
async function dropEmptyTables(pool: pg.Pool): Promise<void> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'schema_migrations'`,
  );
  for (const { name } of tables) {
    const { rowCount } = await pool.query(`select 1 from "${name}" limit 1`);
    if (rowCount !== 0) {
      throw new BackupError(
        'This database is not empty. Restore into a new DATA_DIR, or into a new database behind DATABASE_URL.',
      );
    }
  }
  await pool.query('drop schema public cascade');
  await pool.query('create schema public');
}

function readHead(line: string | undefined): BackupHead {
  try {
    const head: BackupHead = JSON.parse(line ?? '');
    if (head.pagewrightBackup === 1) return head;
  } catch {
    // Reported below.
  }
  throw new BackupError('This file is not a Pagewright backup.');
}

/** Migrates the empty database to the backup's schema. */
async function migrateTo({ migrations }: BackupHead, pool: pg.Pool): Promise<void> {
  const known = new Set(readdirSync(ownMigrations));
  const unknown = migrations.filter(({ name }) => !known.has(name)).map(({ name }) => name);
  if (unknown.length > 0) {
    throw new BackupError(
      `The backup is of a newer Pagewright: this one does not know ${unknown.join(', ')}. Restore it with that version.`,
    );
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'pagewright-restore-'));
  try {
    for (const { name } of migrations)
      await copyFile(path.join(ownMigrations, name), path.join(folder, name));
    await migrate(pool, { folder });
  } finally {
    rmSync(folder, { recursive: true });
  }
  const { rows } = await pool.query<{ name: string; hash: string }>(
    'select name, hash from schema_migrations',
  );
  const hashes = new Map(rows.map(({ name, hash }) => [name, hash]));
  const changed = migrations.filter(({ name, hash }) => hashes.get(name) !== hash).map(({ name }) => name);
  if (changed.length > 0)
    throw new BackupError(`${changed.join(', ')} is not what it was when the backup was made.`);
}

/** Collects rows of one table and inserts them together. */
class Batches {
  readonly counts: Record<string, number> = {};
  readonly #client: pg.ClientBase;
  #table = '';
  #rows: string[] = [];
  #chars = 0;

  constructor(client: pg.ClientBase) {
    this.#client = client;
  }

  async add(table: string, row: string): Promise<void> {
    if (table !== this.#table || this.#rows.length >= rowsAtOnce || this.#chars > batchChars)
      await this.flush();
    this.#table = table;
    this.#rows.push(row);
    this.#chars += row.length;
  }

  async flush(): Promise<void> {
    const table = this.#table;
    if (this.#rows.length > 0)
      await this.#client.query(
        `insert into "${table}" overriding system value select * from json_populate_recordset(null::"${table}", $1)`,
        [`[${this.#rows.join(',')}]`],
      );
    this.counts[table] = (this.counts[table] ?? 0) + this.#rows.length;
    this.#rows = [];
    this.#chars = 0;
  }
}

/** The number of rows; throws when the last line is missing or its counts differ. */
async function insertRows(client: pg.ClientBase, lines: AsyncGenerator<string>): Promise<number> {
  const tables = new Set(await listTables(client));
  const batches = new Batches(client);
  for await (const line of lines) {
    const [, table = '', row = ''] = /^"(\w+)" (\{.*\})$/s.exec(line) ?? [];
    if (tables.has(table)) await batches.add(table, row);
    else {
      await batches.flush();
      const { end }: Partial<BackupEnd> = line.startsWith('{"end":') ? JSON.parse(line) : {};
      const counts = Object.entries(end ?? { none: 1 });
      if (counts.some(([name, rows]) => (batches.counts[name] ?? 0) !== rows)) throw damaged();
      return counts.reduce((sum, [, rows]) => sum + rows, 0);
    }
  }
  throw damaged();
}

/** Sequences continue after the restored values. */
async function moveSequences(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and is_identity = 'YES'`,
  );
  for (const { table, column } of rows)
    await client.query(
      `select setval(pg_get_serial_sequence($1, $2), (select coalesce(max("${column}"), 0) + 1 from "${table}"), false)`,
      [table, column],
    );
}

async function inTransaction<T>(pool: pg.Pool, work: (client: pg.ClientBase) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

/** An invalid row or a missing reference: PostgreSQL's error classes 22 and 23. */
const isAboutRows = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code));

export interface Restored {
  readonly rows: number;
  /** When the backup was made. */
  readonly at: string;
}

/** Restores from a file or a stream: first the schema of the backup, migrated at the end. */
export async function restoreBackup(pool: pg.Pool, backup: string | Readable): Promise<Restored> {
  const lines = linesOf(typeof backup === 'string' ? createReadStream(backup) : backup);
  const first = await lines.next();
  const head = readHead(first.done === true ? undefined : first.value);
  await dropEmptyTables(pool);
  await migrateTo(head, pool);
  const rows = await inTransaction(pool, async (client) => {
    const put = await insertRows(client, lines);
    await moveSequences(client);
    return put;
  }).catch((error: unknown) => {
    throw isAboutRows(error) ? damaged() : error;
  });
  await migrate(pool);
  return { rows, at: head.at };
}
