/** Writes the whole database into one compressed file of JSON lines while it is in use; no other program is needed. */
import { createWriteStream, renameSync, rmSync } from 'node:fs';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';

/** The first line. */
export interface BackupHead {
  readonly pagewrightBackup: 1;
  readonly at: string;
  readonly migrations: readonly { readonly name: string; readonly hash: string }[];
}

/** The last line with the row counts of each table: without it the file is incomplete. */
export interface BackupEnd {
  readonly end: Readonly<Record<string, number>>;
}

export const rowsAtOnce = 50;

/** All logged tables in the order of their foreign keys; unlogged ones hold temporary counters. */
export async function listTables(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string; needs: string[] }>(`
    select c.relname as name, coalesce(array_agg(f.confrelid::regclass::text) filter (where f.confrelid <> c.oid), '{}') as needs
    from pg_class c left join pg_constraint f on f.conrelid = c.oid and f.contype = 'f'
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p' and c.relname <> 'schema_migrations'
    group by c.oid, c.relname order by c.relname`);
  const sorted: string[] = [];
  while (sorted.length < rows.length) {
    const next = rows.filter(
      ({ name, needs }) => !sorted.includes(name) && needs.every((each) => sorted.includes(each)),
    );
    if (next.length === 0) throw new Error('Tables refer to each other in a circle.');
    sorted.push(...next.map(({ name }) => name));
  }
  return sorted;
}

/** A consistent snapshot, whatever is written meanwhile. */
async function* readLines(client: pg.ClientBase): AsyncGenerator<string> {
  const { rows: migrations } = await client.query<BackupHead['migrations'][number]>(
    'select name, hash from schema_migrations order by name',
  );
  const head: BackupHead = { pagewrightBackup: 1, at: new Date().toISOString(), migrations };
  yield `${JSON.stringify(head)}\n`;
  const counts: Record<string, number> = {};
  for (const table of await listTables(client)) {
    counts[table] = 0;
    await client.query(
      `declare reading no scroll cursor for select to_json(t)::text as row from "${table}" t`,
    );
    for (;;) {
      const { rows } = await client.query<{ row: string }>(`fetch ${rowsAtOnce} from reading`);
      for (const { row } of rows) yield `${JSON.stringify(table)} ${row}\n`;
      counts[table] += rows.length;
      if (rows.length < rowsAtOnce) break;
    }
    await client.query('close reading');
  }
  yield `${JSON.stringify({ end: counts } satisfies BackupEnd)}\n`;
}

/** The number of rows. A truncated backup lacks its last line, and is not restored. */
export async function streamBackup(pool: pg.Pool, target: Writable): Promise<number> {
  const client = await pool.connect();
  let lines = 0;
  const count = async function* (): AsyncGenerator<string> {
    for await (const line of readLines(client)) {
      lines += 1;
      yield line;
    }
  };
  try {
    await client.query('begin transaction isolation level repeatable read read only');
    await pipeline(Readable.from(count()), createGzip(), target);
    await client.query('commit');
  } finally {
    client.release(true);
  }
  return lines - 2;
}

/** Writes a file that appears only when it is complete, and that only its owner may read. */
export async function writeBackup(pool: pg.Pool, file: string): Promise<number> {
  const half = `${file}.half-${process.pid}`;
  try {
    const rows = await streamBackup(pool, createWriteStream(half, { mode: 0o600, flush: true }));
    renameSync(half, file);
    return rows;
  } finally {
    rmSync(half, { force: true });
  }
}
