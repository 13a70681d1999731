/** Answers one message about a page: one at a time per conversation, counted and charged only once the answer is stored. */
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { ChatEvent, Conversation, SendMessage } from '@pagewright/contract/entities/conversation';
import type { User } from '@pagewright/contract/entities/user';
import { limits } from '@pagewright/contract/limits';
import type { ChatAnswer, ChatMemory, ChatTurn } from '@pagewright/engine/assistant/port';
import { Refusal, refuse } from '../../errors/refusal.ts';
import { countAnswer, lockAccount, readChatUsage } from '../../store/accounts.ts';
import {
  acquireWriteLock,
  type ConversationKey,
  confirmWriteLock,
  hasExchange,
  readMessages,
  releaseWriteLock,
  saveExchange,
  type WriteLock,
} from '../../store/conversations.ts';
import { inTransaction } from '../../store/database.ts';
import { book } from '../../store/ledger.ts';
import type { ChatSession } from '../../workers/chat-worker.ts';
import type { Deps, PageCopy } from '../deps.ts';
import { openChatSession } from './conversation-page.ts';
import { readCopy, readStoredCopy } from './page-copy.ts';
import { conversationOf } from './read-conversation.ts';
import { type OwnHosts, sanitizeReply } from './sanitize-reply.ts';
import { createStreamSanitizer } from './sanitize-stream.ts';
import { words } from './words.ts';

/** Of a writer that names no time of its own. */
const usualAnswerMs = 90_000;
/** Where the writer fails, the built-in assistant answers in this time. */
const fallbackMs = 30_000;
/** For fetching the page and storing the answer. */
const aroundAnswerMs = 60_000;

/** How long an answer may take, with that of the built-in assistant. */
const answerMs = ({ chat }: Deps): number => (chat.writer.answerMs ?? usualAnswerMs) + fallbackMs;
/** How long a message waits for the one before it. */
const waitMs = 60_000;
const pollMs = 150;
/** How many earlier messages the next answer knows. */
const rememberedMessages = 24;
const answerMax = 24_000;

type Emit = (event: ChatEvent) => void;

const noCredits = () => refuse('needs_credits', { message: words.needsCredits });

async function refuseWithoutCredits({ db }: Deps, user: User): Promise<void> {
  const { credits } = await readChatUsage(db, user.id);
  if (credits < limits.credits.chatPack) throw noCredits();
}

/** Waits for the previous answer. */
async function waitForWriteLock(deps: Deps, key: ConversationKey): Promise<WriteLock> {
  const { db } = deps;
  const writer = randomUUID();
  const forMs = answerMs(deps) + aroundAnswerMs;
  const until = performance.now() + waitMs;
  for (;;) {
    const outcome = await acquireWriteLock(db, key, { writer, forMs });
    if (outcome.kind === 'taken') return outcome.lock;
    if (outcome.kind === 'gone') throw refuse('analysis_not_found');
    if (performance.now() >= until) throw refuse('conversation_busy');
    await delay(pollMs);
  }
}

/** The page as it is now, else the last stored copy; a copy sent by the client is not trusted. */
async function copyFor(
  deps: Deps,
  { key, session }: Pick<RequestContext, 'key' | 'session'>,
): Promise<PageCopy | null> {
  const outcome = await readCopy(deps, { ...key, version: session.version }, 0);
  return outcome.kind === 'copied' ? outcome.copy : readStoredCopy(deps, key);
}

interface RequestContext {
  readonly user: User;
  readonly key: ConversationKey;
  readonly session: ChatSession;
  readonly lock: WriteLock;
  readonly exchange: string;
  readonly question: string;
}

/** Only this server writes it, together with its message. */
const memoryOf = (stored: unknown): ChatMemory | null => stored as ChatMemory | null;

async function earlierTurns({ db }: Deps, key: ConversationKey): Promise<ChatTurn[]> {
  const stored = await readMessages(db, key, rememberedMessages);
  return stored.map(({ message: { role, content }, memory }) => ({
    role,
    content,
    memory: memoryOf(memory),
  }));
}

async function writeAnswer(
  deps: Deps,
  requestContext: RequestContext,
  { emit, left }: Listening,
): Promise<ChatAnswer> {
  const { key, session, question } = requestContext;
  const [copy, earlier] = await Promise.all([copyFor(deps, requestContext), earlierTurns(deps, key)]);
  await session.load({
    copy: copy && { fresh: copy.fresh, fetchedAt: copy.fetchedAt.toISOString() },
    today: deps.now().toISOString().slice(0, 10),
  });
  const hosts: OwnHosts = { pageUrl: key.pageUrl, publicUrl: deps.publicUrl };
  let sanitizer = createStreamSanitizer(hosts);
  const emitPiece = (text: string): void => {
    if (text !== '') emit({ kind: 'delta', text });
  };
  const timeout = AbortSignal.timeout(answerMs(deps));
  const answer = await deps.chat.writer.write(
    session,
    { text: question, earlier },
    {
      userId: requestContext.user.id,
      onStep: (words) => emit({ kind: 'step', text: words }),
      onPiece: (text) => emitPiece(sanitizer.push(text)),
      onRestart: () => {
        sanitizer = createStreamSanitizer(hosts);
        emit({ kind: 'restart' });
      },
    },
    deps.chat.writer.stopsWhenLeft === true ? AbortSignal.any([timeout, left]) : timeout,
  );
  emitPiece(sanitizer.end());
  if (answer.fallback !== undefined)
    deps.log.warn(
      { event: 'chat.model_failed', writer: deps.chat.writer.name, why: answer.fallback.why },
      'the built-in assistant answered a chat message in place of the model',
    );
  return { ...answer, content: sanitizeReply(answer.content.slice(0, answerMax).toWellFormed(), hosts) };
}

/** Messages, counter and credit change in one transaction. */
async function commit(
  { db }: Deps,
  requestContext: RequestContext,
  { content, ...extras }: ChatAnswer,
): Promise<void> {
  const { user, lock, exchange, question } = requestContext;
  await inTransaction(db, async (tx) => {
    // Every transaction locks the account first, against deadlocks.
    if ((await lockAccount(tx, user.id)) === null) throw refuse('not_authenticated');
    if (!(await confirmWriteLock(tx, lock))) throw refuse('analysis_not_found');
    // An answer that the model did not deliver is free, and so is one that says it cannot help.
    const isCounted = extras.fallback === undefined && extras.isFree !== true;
    if (isCounted && (await countAnswer(tx, user.id, limits.chat.packSize))) {
      const outcome = await book(tx, {
        userId: user.id,
        kind: 'charge',
        amount: -limits.credits.chatPack,
        reason: words.pack({ size: limits.chat.packSize }),
        idempotencyKey: `chat:${lock.conversationId}:${exchange}`,
      });
      if (outcome.kind === 'short') throw noCredits();
    }
    await saveExchange(tx, lock, { exchange, question, answer: { content, extras } });
    await releaseWriteLock(tx, lock);
  });
}

/** A message that was accepted: from here on only writing the answer can fail. */
export interface AcceptedMessage {
  /** Rejects with a refusal when there is no answer: nothing was stored, counted or charged. */
  readonly answer: (emit: Emit, left?: AbortSignal) => Promise<Conversation>;
}

/** Whoever waits for the answer. */
interface Listening {
  readonly emit: Emit;
  /** Aborted when nobody does any more. */
  readonly left: AbortSignal;
}

async function answerNow(deps: Deps, requestContext: RequestContext, listening: Listening): Promise<void> {
  try {
    await commit(deps, requestContext, await writeAnswer(deps, requestContext, listening));
  } catch (error) {
    await releaseWriteLock(deps.db, requestContext.lock);
    if (error instanceof Refusal) throw error;
    deps.log.warn(
      { event: 'chat.reply_failed', writer: deps.chat.writer.name, error: String(error) },
      'a chat message could not be answered',
    );
    throw refuse('reply_failed');
  } finally {
    requestContext.session.close();
  }
}

/** Null when the message is answered already: it was sent again, or twice at once. */
async function lockFor(
  deps: Deps,
  user: User,
  { key, exchange }: { readonly key: ConversationKey; readonly exchange: string },
): Promise<WriteLock | null> {
  if (await hasExchange(deps.db, key, exchange)) return null;
  await refuseWithoutCredits(deps, user);
  const lock = await waitForWriteLock(deps, key);
  if (!(await hasExchange(deps.db, key, exchange))) return lock;
  await releaseWriteLock(deps.db, lock);
  return null;
}

export async function acceptMessage(
  deps: Deps,
  user: User,
  request: ConversationKey & { readonly body: SendMessage },
): Promise<AcceptedMessage> {
  const { message, messageId: exchange = randomUUID() } = request.body;
  const { key, session } = await openChatSession(deps, user, request);
  const { starters } = session;
  const whole = (): Promise<Conversation> => conversationOf(deps, user, { key, starters });
  try {
    const lock = await lockFor(deps, user, { key, exchange });
    if (lock === null) {
      session.close();
      return { answer: whole };
    }
    return {
      answer: async (emit, left = new AbortController().signal) => {
        const context = { user, key, session, lock, exchange, question: message };
        await answerNow(deps, context, { emit, left });
        return whole();
      },
    };
  } catch (error) {
    session.close();
    throw error;
  }
}
