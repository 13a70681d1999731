/** Repository of the requests of a scan of a whole site: written while it crawls, read by the worker that resumes it. */
import { sql } from 'kysely';
import { deleteRows, insertRows, type PackedRows } from './analysis-rows.ts';
import { type Database, inTransaction, type Tx } from './database.ts';
import type { Claim } from './runs.ts';

export interface RequestPiece {
  readonly seq: number;
  readonly head: Uint8Array;
  readonly page: Uint8Array | null;
}

/** Which of both is read: requests without their pages, whole, or pages alone. */
export type RequestPart = 'head' | 'whole' | 'page';

export interface ReadPiece {
  readonly seq: number;
  readonly head: Uint8Array | null;
  readonly page: Uint8Array | null;
}

/** Until another worker has claimed the run: what was read before a pause is kept, too. */
const ownRun = ({ id, attempt }: Claim) => sql`
  select id from runs where id = ${id} and attempt = ${attempt} and state in ('queued', 'running') for share`;

/** False when the run has ended, or another worker has it. Commits asynchronously, as `saveWork`. */
export async function appendRequests(
  db: Database,
  claim: Claim,
  pieces: readonly RequestPiece[],
): Promise<boolean> {
  const seqs = pieces.map(({ seq }) => seq);
  const heads = pieces.map(({ head }) => Buffer.from(head));
  const pages = pieces.map(({ page }) => (page === null ? null : Buffer.from(page)));
  const { rows } = await sql`
    with own as (${ownRun(claim)}), written as (
      insert into run_requests (run_id, seq, head, page)
      select own.id, piece.seq, piece.head, piece.page
      from own, unnest(${seqs}::int[], ${heads}::bytea[], ${pages}::bytea[]) as piece(seq, head, page)
      on conflict do nothing)
    select set_config('synchronous_commit', 'off', true) from own`.execute(db);
  return rows.length > 0;
}

export interface RequestQuery {
  readonly after: number;
  readonly part: RequestPart;
  readonly most: number;
}

export async function readRequests(
  db: Database,
  runId: string,
  { after, part, most }: RequestQuery,
): Promise<ReadPiece[]> {
  const rows = await db
    .selectFrom('run_requests')
    .select('seq')
    .select([
      (part === 'page' ? sql<Buffer | null>`null` : sql<Buffer | null>`head`).as('head'),
      (part === 'head' ? sql<Buffer | null>`null` : sql<Buffer | null>`page`).as('page'),
    ])
    .where('run_id', '=', runId)
    .where('seq', '>', after)
    .$if(part === 'page', (query) => query.where('page', 'is not', null))
    .orderBy('seq')
    .limit(most)
    .execute();
  return rows;
}

/** Does what only the worker of a run may do to its rows; false when the run is another's. */
export const asOwner = (db: Database, claim: Claim, work: (tx: Tx) => Promise<void>): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const { rows } = await ownRun(claim).execute(tx);
    if (rows.length === 0) return false;
    await work(tx);
    return true;
  });

/** Forgets the rows of an attempt that was interrupted while it wrote them. */
export const beginRows = (db: Database, claim: Claim): Promise<boolean> =>
  asOwner(db, claim, (tx) => deleteRows(tx, claim.id));

export const addRows = (db: Database, claim: Claim, rows: PackedRows): Promise<boolean> =>
  asOwner(db, claim, (tx) => insertRows(tx, claim.id, rows));
