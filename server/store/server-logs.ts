/** Repository of what was counted in server logs. */
import type { Database, Tx } from './database.ts';

export interface StoredLog {
  /** JSON of a LogSummary. */
  readonly summary: string;
  readonly importedAt: Date;
}

export const readServerLog = async (db: Database | Tx, siteId: string): Promise<StoredLog | null> =>
  (await db
    .selectFrom('server_logs')
    .select(['summary', 'imported_at as importedAt'])
    .where('site_id', '=', siteId)
    .executeTakeFirst()) ?? null;

export async function saveServerLog(
  tx: Tx,
  siteId: string,
  { summary, importedAt }: StoredLog,
): Promise<void> {
  const row = { summary, imported_at: importedAt };
  await tx
    .insertInto('server_logs')
    .values({ site_id: siteId, ...row })
    .onConflict((conflict) => conflict.column('site_id').doUpdateSet(row))
    .execute();
}

export async function deleteServerLog(tx: Tx, siteId: string): Promise<void> {
  await tx.deleteFrom('server_logs').where('site_id', '=', siteId).execute();
}
