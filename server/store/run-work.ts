/** Repository of a run's intermediate work, for the worker that may have to resume it. */
import { sql } from 'kysely';
import type { Database } from './database.ts';
import type { Claim } from './runs.ts';

export interface WorkPiece {
  readonly key: string;
  readonly payload: Uint8Array;
}

export async function listWorkKeys(db: Database, runId: string, kind: string): Promise<string[]> {
  const rows = await db
    .selectFrom('run_work')
    .select('key')
    .where('run_id', '=', runId)
    .where('kind', '=', kind)
    .execute();
  return rows.map(({ key }) => key);
}

export async function readWork(
  db: Database,
  { runId, kind, key }: { readonly runId: string; readonly kind: string; readonly key: string },
): Promise<Uint8Array | null> {
  const row = await db
    .selectFrom('run_work')
    .select('payload')
    .where('run_id', '=', runId)
    .where('kind', '=', kind)
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.payload ?? null;
}

/**
 * Stores nothing for a worker whose claim is void, as the run may have ended. Commits asynchronously: a page lost
 * in a crash of the database is fetched again.
 */
export async function saveWork(
  db: Database,
  claim: Claim,
  { kind, pieces }: { readonly kind: string; readonly pieces: readonly WorkPiece[] },
): Promise<void> {
  const keys = pieces.map(({ key }) => key);
  const payloads = pieces.map(({ payload }) => Buffer.from(payload));
  await sql`
    insert into run_work (run_id, kind, key, payload)
    select r.id, ${kind}, piece.key, piece.payload
    from (select id from runs where id = ${claim.id} and attempt = ${claim.attempt} and state = 'running' for share) r,
      unnest(${keys}::text[], ${payloads}::bytea[]) as piece(key, payload),
      (select set_config('synchronous_commit', 'off', true)) lazily
    on conflict do nothing`.execute(db);
}
