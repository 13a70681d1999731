/** Repository of pages as last fetched for a conversation: the newest copy of each. */
import { sql } from 'kysely';
import type { ConversationKey } from './conversations.ts';
import type { Database } from './database.ts';

export interface PageCopy {
  readonly fetchedAt: Date;
  readonly payload: Buffer;
}

export async function readPageCopy(
  db: Database,
  { analysisId, pageUrl }: ConversationKey,
): Promise<PageCopy | null> {
  const row = await db
    .selectFrom('page_copies')
    .select(['fetched_at', 'payload'])
    .where('analysis_id', '=', analysisId)
    .where(sql<boolean>`md5(page_url) = md5(${pageUrl}) and page_url = ${pageUrl}`)
    .executeTakeFirst();
  return row === undefined ? null : { fetchedAt: row.fetched_at, payload: row.payload };
}

/** Stores nothing for a deleted analysis, and never replaces a newer copy. */
export async function savePageCopy(
  db: Database,
  { analysisId, pageUrl }: ConversationKey,
  { fetchedAt, payload }: PageCopy,
): Promise<void> {
  await sql`
    insert into page_copies (analysis_id, page_url, fetched_at, payload)
    select id, ${pageUrl}, ${fetchedAt}, ${payload} from analyses where id = ${analysisId}
    on conflict (analysis_id, md5(page_url)) do update
      set page_url = excluded.page_url, fetched_at = excluded.fetched_at, payload = excluded.payload
      where page_copies.fetched_at <= excluded.fetched_at`.execute(db);
}

/** A page without use for this long is fetched again. */
const retention = '7 days';

export async function purgePageCopies(db: Database): Promise<void> {
  await sql`delete from page_copies where fetched_at < clock_timestamp() - ${retention}::interval`.execute(
    db,
  );
}
