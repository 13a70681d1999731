/** The shelf of conversations: what was said about a page, and whose turn it is to write. */
import { Message } from '@pagewright/contract/entities/conversation';
import { sql } from 'kysely';
import type { Database, Tx } from './database.ts';
import { storableJson, storableText } from './storable.ts';

/** Which conversation is meant. The analysis must be known to be the caller's. */
export interface ConversationKey {
  readonly analysisId: string;
  readonly pageUrl: string;
}

/** A message as it lies on the shelf. */
export interface KeptMessage {
  readonly exchange: string;
  readonly message: Message;
  /** What the answers that follow need to know of it; only its writer reads it. */
  readonly memory: unknown;
}

const isPage = (pageUrl: string) => sql<boolean>`md5(page_url) = md5(${pageUrl}) and page_url = ${pageUrl}`;

/** In order; those before the last so many are left out. */
export async function readMessages(
  db: Database | Tx,
  { analysisId, pageUrl }: ConversationKey,
  most: number,
): Promise<KeptMessage[]> {
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
    const message = Message.parse({
      ...extras,
      role: row.role,
      content: row.content,
      timestamp: row.created_at.toISOString(),
    });
    return { exchange: row.exchange, message, memory };
  });
}

/** Whether a question with this name was answered already. */
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

/** The conversation's row, made when it is first spoken in. Null when the analysis is gone. */
async function findOrMake(db: Database, { analysisId, pageUrl }: ConversationKey): Promise<string | null> {
  await sql`
    insert into conversations (analysis_id, page_url)
    select id, ${pageUrl} from analyses where id = ${analysisId} and deleted_at is null
    on conflict (analysis_id, md5(page_url)) do nothing`.execute(db);
  // A statement of its own: it sees the row that somebody else has made meanwhile.
  const row = await db
    .selectFrom('conversations')
    .select('id')
    .where('analysis_id', '=', analysisId)
    .where(isPage(pageUrl))
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The right to write the next answer, until it is given back or runs out. */
export interface Turn {
  readonly conversationId: string;
  readonly writer: string;
}

export type TurnOutcome =
  | { readonly kind: 'taken'; readonly turn: Turn }
  /** Somebody else writes. */
  | { readonly kind: 'busy' }
  | { readonly kind: 'gone' };

/** One statement decides, so that of two who ask at once one gets it. */
export async function takeTurn(
  db: Database,
  key: ConversationKey,
  { writer, forMs }: { readonly writer: string; readonly forMs: number },
): Promise<TurnOutcome> {
  const conversationId = await findOrMake(db, key);
  if (conversationId === null) return { kind: 'gone' };
  const { rows } = await sql`
    update conversations
    set writer = ${writer}, written_until = clock_timestamp() + ${`${forMs} milliseconds`}::interval
    where id = ${conversationId} and (written_until is null or written_until < clock_timestamp())
    returning id`.execute(db);
  return rows.length === 0 ? { kind: 'busy' } : { kind: 'taken', turn: { conversationId, writer } };
}

export async function giveTurnBack(db: Database | Tx, { conversationId, writer }: Turn): Promise<void> {
  await db
    .updateTable('conversations')
    .set({ writer: null, written_until: null })
    .where('id', '=', conversationId)
    .where('writer', '=', writer)
    .execute();
}

/** Whether the turn is still the caller's, with the conversation held until the transaction ends. */
export async function holdTurn(tx: Tx, { conversationId, writer }: Turn): Promise<boolean> {
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

/** Question and answer together or not at all. */
export async function keepExchange(
  tx: Tx,
  { conversationId }: Turn,
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
