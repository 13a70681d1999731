/** The shelf of finished analyses. */
import { HistoryItem } from '@pagewright/contract/entities/history';
import type { Database } from './database.ts';

/** A user's analyses, newest first. */
export async function listAnalyses(db: Database, userId: string, most: number): Promise<HistoryItem[]> {
  const rows = await db
    .selectFrom('analyses')
    .select(['id', 'domain', 'date', 'pages_count', 'metrics'])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('date', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) =>
    HistoryItem.parse({
      id: row.id,
      domain: row.domain,
      date: row.date.toISOString(),
      pagesCount: row.pages_count,
      metrics: row.metrics,
    }),
  );
}
