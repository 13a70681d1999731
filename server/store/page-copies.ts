/** The shelf of pages as they were last read for a conversation: the newest of each page. */
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

/** Nothing is kept for an analysis that is gone, and an older copy never takes the place of a newer one. */
export async function keepPageCopy(
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

/** A page nobody has talked about for so long is fetched again when somebody does. */
const keptFor = '7 days';

export async function sweepPageCopies(db: Database): Promise<void> {
  await sql`delete from page_copies where fetched_at < clock_timestamp() - ${keptFor}::interval`.execute(db);
}
