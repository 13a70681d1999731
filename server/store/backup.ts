/** Writes the whole database into one file while it is in use: lines of JSON, compressed; no other program is needed. */
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

/** The last line, with the rows of each table: without it the file is not whole. */
export interface BackupEnd {
  readonly end: Readonly<Record<string, number>>;
}

export const rowsAtOnce = 50;

/** Every table whose rows are to last, those first that others refer to. Unlogged ones hold counters of the moment. */
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

/** One state of the database, whatever others write meanwhile. */
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

/** How many rows were written. What was cut short lacks its last line, and is not restored. */
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

/** The same into a file, which is there only when it is whole, and which only its owner may read. */
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
