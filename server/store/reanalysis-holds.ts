/** Releases holds of page reanalyses that a crashed server left behind. */
import { sql } from 'kysely';
import type { Database } from './database.ts';
import { book } from './ledger.ts';

export const reanalysisKey = (attempt: string, kind: string): string => `reanalyze:${attempt}:${kind}`;

/** Far above the time limit of a reanalysis. */
const abandonedAfterMs = 5 * 60_000;

/** Returns how many were released. */
export async function releaseForgottenHolds(db: Database, now: Date): Promise<number> {
  const { rows } = await sql<{ user_id: string; amount: number; attempt: string }>`
    select h.user_id, h.amount, split_part(h.idempotency_key, ':', 2) as attempt from ledger h
    where h.kind = 'hold' and h.idempotency_key like 'reanalyze:%'
      and h.created_at < ${new Date(now.getTime() - abandonedAfterMs)}
      and h.created_at > ${new Date(now.getTime() - 7 * 24 * 3600_000)}
      and not exists (select 1 from ledger r
        where r.idempotency_key = 'reanalyze:' || split_part(h.idempotency_key, ':', 2) || ':refund')`.execute(
    db,
  );
  for (const { user_id: userId, amount, attempt } of rows)
    await book(db, {
      userId,
      kind: 'refund',
      amount: -amount,
      reason: 'Page reanalysis interrupted: nothing charged',
      idempotencyKey: reanalysisKey(attempt, 'refund'),
    });
  return rows.length;
}
