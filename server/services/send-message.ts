/** Answers one message about a page: one at a time in a conversation, counted and charged only when the answer is kept. */
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { ChatEvent, Conversation, SendMessage } from '@pagewright/contract/entities/conversation';
import type { User } from '@pagewright/contract/entities/user';
import { limits } from '@pagewright/contract/limits';
import type { ChatAnswer, ChatMemory, ChatTurn } from '@pagewright/engine/advise/chat/port';
import { Refusal, refuse } from '../refusal.ts';
import { countAnswer, lockAccount, readPack } from '../store/accounts.ts';
import {
  type ConversationKey,
  giveTurnBack,
  hasExchange,
  holdTurn,
  keepExchange,
  readMessages,
  type Turn,
  takeTurn,
} from '../store/conversations.ts';
import { inTransaction } from '../store/database.ts';
import { book } from '../store/ledger.ts';
import { cleanReply, type OwnHosts } from './clean-reply.ts';
import type { Deps } from './deps.ts';
import { type OwnCopy, readCopy, recallCopy } from './page-copy.ts';
import { findPage, type PageTalkedAbout } from './page-talked-about.ts';
import { conversationOf } from './read-conversation.ts';
import { createStreamCleaner } from './stream-cleaner.ts';

/** Fetching the page, thinking and settling; after that somebody else may write. */
const turnMs = 180_000;
/** How long a message waits for the one before it. */
const waitMs = 60_000;
const pollMs = 150;
const answerMs = 120_000;
/** So much of what was said before is known to the next answer. */
const rememberedMessages = 24;
const answerMax = 24_000;

type Tell = (event: ChatEvent) => void;

const noCredits = () =>
  refuse('needs_credits', {
    message:
      'You need 1 credit to send a message. Ten messages take 1 credit. Get credits on your account page.',
  });

async function refuseWithoutCredits({ db }: Deps, user: User): Promise<void> {
  const { credits } = await readPack(db, user.id);
  if (credits < limits.credits.chatPack) throw noCredits();
}

/** Waits for the answer before this one. */
async function waitForTurn({ db }: Deps, key: ConversationKey): Promise<Turn> {
  const writer = randomUUID();
  const until = performance.now() + waitMs;
  for (;;) {
    const outcome = await takeTurn(db, key, { writer, forMs: turnMs });
    if (outcome.kind === 'taken') return outcome.turn;
    if (outcome.kind === 'gone') throw refuse('analysis_not_found');
    if (performance.now() >= until) throw refuse('conversation_busy');
    await delay(pollMs);
  }
}

/** The page as it is now, else as it was last read here; the sender's own copy is not believed. */
async function copyFor(deps: Deps, key: ConversationKey): Promise<OwnCopy | null> {
  const outcome = await readCopy(deps, key, 0);
  return outcome.kind === 'copied' ? outcome.copy : recallCopy(deps, key);
}

interface Errand {
  readonly user: User;
  readonly found: PageTalkedAbout;
  readonly turn: Turn;
  readonly exchange: string;
  readonly question: string;
}

/** Only this server writes it, with the messages it belongs to. */
const memoryOf = (kept: unknown): ChatMemory | null => kept as ChatMemory | null;

async function earlierTurns({ db }: Deps, key: ConversationKey): Promise<ChatTurn[]> {
  const kept = await readMessages(db, key, rememberedMessages);
  return kept.map(({ message: { role, content }, memory }) => ({ role, content, memory: memoryOf(memory) }));
}

async function writeAnswer(deps: Deps, { found, question }: Errand, tell: Tell): Promise<ChatAnswer> {
  const { key, report } = found;
  const [copy, earlier] = await Promise.all([copyFor(deps, key), earlierTurns(deps, key)]);
  const bench = await deps.chat.desk.open({
    report: report.text,
    pageUrl: key.pageUrl,
    copy: copy && { fresh: copy.fresh, fetchedAt: copy.fetchedAt.toISOString() },
    today: deps.now().toISOString().slice(0, 10),
  });
  if (bench === null) throw refuse('page_not_found');
  const hosts: OwnHosts = { pageUrl: key.pageUrl, publicUrl: deps.publicUrl };
  let cleaner = createStreamCleaner(hosts);
  const tellPiece = (text: string): void => {
    if (text !== '') tell({ kind: 'piece', text });
  };
  try {
    const answer = await deps.chat.writer.write(
      bench,
      { text: question, earlier },
      {
        onStep: (words) => tell({ kind: 'step', words }),
        onPiece: (text) => tellPiece(cleaner.push(text)),
        onRestart: () => {
          cleaner = createStreamCleaner(hosts);
          tell({ kind: 'restart' });
        },
      },
      AbortSignal.timeout(answerMs),
    );
    tellPiece(cleaner.end());
    return { ...answer, content: cleanReply(answer.content.slice(0, answerMax).toWellFormed(), hosts) };
  } finally {
    bench.close();
  }
}

/** Messages, counter and credit change together or not at all. */
async function settle({ db }: Deps, errand: Errand, { content, ...extras }: ChatAnswer): Promise<void> {
  const { user, turn, exchange, question } = errand;
  await inTransaction(db, async (tx) => {
    // The account is locked first everywhere, so that two settlements never wait for each other.
    if ((await lockAccount(tx, user.id)) === null) throw refuse('not_authenticated');
    if (!(await holdTurn(tx, turn))) throw refuse('analysis_not_found');
    if (await countAnswer(tx, user.id, limits.chat.packSize)) {
      const outcome = await book(tx, {
        userId: user.id,
        kind: 'charge',
        amount: -limits.credits.chatPack,
        reason: `A pack of ${limits.chat.packSize} chat messages`,
        idempotencyKey: `chat:${turn.conversationId}:${exchange}`,
      });
      if (outcome.kind === 'short') throw noCredits();
    }
    await keepExchange(tx, turn, { exchange, question, answer: { content, extras } });
    await giveTurnBack(tx, turn);
  });
}

/** A message that may be answered: nothing about it is refused any more but by the answer itself. */
export interface AcceptedMessage {
  /** Rejects with a refusal when no answer came of it: then nothing was kept, counted or charged. */
  readonly answer: (tell: Tell) => Promise<Conversation>;
}

async function answerNow(deps: Deps, errand: Errand, tell: Tell): Promise<void> {
  try {
    await settle(deps, errand, await writeAnswer(deps, errand, tell));
  } catch (error) {
    await giveTurnBack(deps.db, errand.turn);
    if (error instanceof Refusal) throw error;
    deps.log.warn({ writer: deps.chat.writer.name, error: String(error) }, 'a message got no answer');
    throw refuse('reply_failed');
  }
}

export async function acceptMessage(
  deps: Deps,
  user: User,
  asked: ConversationKey & { readonly body: SendMessage },
): Promise<AcceptedMessage> {
  const { message, messageId: exchange = randomUUID() } = asked.body;
  const found = await findPage(deps, user, asked);
  const { key, page } = found;
  const whole = (): Promise<Conversation> => conversationOf(deps, user, { key, starters: page.starters });
  if (await hasExchange(deps.db, key, exchange)) return { answer: whole };
  await refuseWithoutCredits(deps, user);
  const turn = await waitForTurn(deps, key);
  // Sent twice at once: the first has answered it meanwhile.
  if (await hasExchange(deps.db, key, exchange)) {
    await giveTurnBack(deps.db, turn);
    return { answer: whole };
  }
  return {
    answer: async (tell) => {
      await answerNow(deps, { user, found, turn, exchange, question: message }, tell);
      return whole();
    },
  };
}
