/** The notice that every node hears when a run changes: who and what, never the progress itself. */
import { sql } from 'kysely';
import type { Database, Tx } from './database.ts';

/** The channel of NOTIFY and LISTEN. */
export const runChannel = 'pagewright_runs';

/** `progress` moves the figures of one run; the others move the queue. */
export const noticeKinds = ['progress', 'queued', 'running', 'ended'] as const;

export interface RunNotice {
  readonly runId: string;
  readonly userId: string;
  readonly kind: (typeof noticeKinds)[number];
}

export const noticeText = (notice: RunNotice): string => JSON.stringify(notice);

/** Heard when the transaction is committed, and never if it is not. */
export async function announce(db: Database | Tx, notice: RunNotice): Promise<void> {
  await sql`select pg_notify(${runChannel}, ${noticeText(notice)})`.execute(db);
}
