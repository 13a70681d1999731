/** Notifies all nodes when a run changes: which run and how, never the progress itself. */
import { sql } from 'kysely';
import type { Database, Tx } from './database.ts';

/** The channel of NOTIFY and LISTEN. */
export const runChannel = 'pagewright_runs';

/** `progress` concerns one run; the others change the queue. */
export const noticeKinds = ['progress', 'queued', 'running', 'ended'] as const;

export interface RunNotice {
  readonly runId: string;
  readonly userId: string;
  readonly kind: (typeof noticeKinds)[number];
}

export const noticeText = (notice: RunNotice): string => JSON.stringify(notice);

/** Delivered when the transaction commits, and never if it does not. */
export async function announce(db: Database | Tx, notice: RunNotice): Promise<void> {
  await sql`select pg_notify(${runChannel}, ${noticeText(notice)})`.execute(db);
}
