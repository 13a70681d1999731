/** Repository of conversations: messages, and the lock of their writer. */
import { Message } from '@pagewright/contract/entities/conversation';
import { upgradeMessage } from '@pagewright/contract/entities/upgrade-message';
import { sql } from 'kysely';
import type { Database, Tx } from './database.ts';
import { storableJson, storableText } from './storable.ts';

/** Identifies a conversation. The analysis must be known to be the caller's. */
export interface ConversationKey {
  readonly analysisId: string;
  readonly pageUrl: string;
}

/** A message as stored. */
export interface StoredMessage {
  readonly exchange: string;
  readonly message: Message;
  /** Data for later answers; only its writer reads it. */
  readonly memory: unknown;
}

const isPage = (pageUrl: string) => sql<boolean>`md5(page_url) = md5(${pageUrl}) and page_url = ${pageUrl}`;

/** The last messages, in order. */
export async function readMessages(
  db: Database | Tx,
  { analysisId, pageUrl }: ConversationKey,
  most: number,
): Promise<StoredMessage[]> {
  const rows = await db
    .selectFrom('messages')
    .innerJoin('conversations', 'conversations.id', 'messages.conversation_id')
    .select([
      'messages.exchange',
      'messages.role',
      'messages.content',
      'messages.extras',
      'messages.created_at',
    ])
    .where('conversations.analysis_id', '=', analysisId)
    .where(isPage(pageUrl))
    .orderBy('messages.id', 'desc')
    .limit(most)
    .execute();
  return rows.reverse().map((row) => {
    const { memory = null, ...extras } = (row.extras ?? {}) as Record<string, unknown>;
    const message = Message.parse(
      upgradeMessage({
        ...extras,
        role: row.role,
        content: row.content,
        timestamp: row.created_at.toISOString(),
      }),
    );
    return { exchange: row.exchange, message, memory };
  });
}

/** Whether a message with this id was already answered. */
export async function hasExchange(
  db: Database,
  { analysisId, pageUrl }: ConversationKey,
  exchange: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('messages')
    .innerJoin('conversations', 'conversations.id', 'messages.conversation_id')
    .select('messages.id')
    .where('conversations.analysis_id', '=', analysisId)
    .where(isPage(pageUrl))
    .where('messages.exchange', '=', exchange)
    .executeTakeFirst();
  return row !== undefined;
}

/** Finds the conversation's row or creates it. Null when the analysis was deleted. */
async function findOrCreateConversation(
  db: Database,
  { analysisId, pageUrl }: ConversationKey,
): Promise<string | null> {
  await sql`
    insert into conversations (analysis_id, page_url)
    select id, ${pageUrl} from analyses where id = ${analysisId} and deleted_at is null
    on conflict (analysis_id, md5(page_url)) do nothing`.execute(db);
  // A separate statement sees a row that was inserted concurrently.
  const row = await db
    .selectFrom('conversations')
    .select('id')
    .where('analysis_id', '=', analysisId)
    .where(isPage(pageUrl))
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The lock for writing the next answer, until it is released or expires. */
export interface WriteLock {
  readonly conversationId: string;
  readonly writer: string;
}

export type WriteLockOutcome =
  | { readonly kind: 'taken'; readonly lock: WriteLock }
  /** Another request has it. */
  | { readonly kind: 'busy' }
  | { readonly kind: 'gone' };

/** One statement decides between concurrent requests. */
export async function acquireWriteLock(
  db: Database,
  key: ConversationKey,
  { writer, forMs }: { readonly writer: string; readonly forMs: number },
): Promise<WriteLockOutcome> {
  const conversationId = await findOrCreateConversation(db, key);
  if (conversationId === null) return { kind: 'gone' };
  const { rows } = await sql`
    update conversations
    set writer = ${writer}, written_until = clock_timestamp() + ${`${forMs} milliseconds`}::interval
    where id = ${conversationId} and (written_until is null or written_until < clock_timestamp())
    returning id`.execute(db);
  return rows.length === 0 ? { kind: 'busy' } : { kind: 'taken', lock: { conversationId, writer } };
}

export async function releaseWriteLock(
  db: Database | Tx,
  { conversationId, writer }: WriteLock,
): Promise<void> {
  await db
    .updateTable('conversations')
    .set({ writer: null, written_until: null })
    .where('id', '=', conversationId)
    .where('writer', '=', writer)
    .execute();
}

/** Whether the caller still has the lock; locks the conversation's row until the transaction ends. */
export async function confirmWriteLock(tx: Tx, { conversationId, writer }: WriteLock): Promise<boolean> {
  const row = await tx
    .selectFrom('conversations')
    .innerJoin('analyses', 'analyses.id', 'conversations.analysis_id')
    .select('conversations.id')
    .where('conversations.id', '=', conversationId)
    .where('conversations.writer', '=', writer)
    .where('analyses.deleted_at', 'is', null)
    .forUpdate('conversations')
    .executeTakeFirst();
  return row !== undefined;
}

export interface Exchange {
  readonly exchange: string;
  readonly question: string;
  readonly answer: { readonly content: string; readonly extras: object };
}

/** Saves question and answer in one statement. */
export async function saveExchange(
  tx: Tx,
  { conversationId }: WriteLock,
  { exchange, question, answer }: Exchange,
): Promise<void> {
  const common = { conversation_id: conversationId, exchange };
  await tx
    .insertInto('messages')
    .values([
      { ...common, role: 'user', content: storableText(question), extras: null },
      {
        ...common,
        role: 'assistant',
        content: storableText(answer.content),
        extras: storableJson(answer.extras),
      },
    ])
    .execute();
}
