/** Has a model write in a chat about a small page, for tests. */
import { answerMessage } from '@pagewright/engine/assistant/answer-message';
import { AssistantLanguages } from '@pagewright/engine/assistant/message-language';
import type { ChatAnswer, ChatQuestion } from '@pagewright/engine/assistant/port';
import { followUpsFor } from '@pagewright/engine/assistant/starters';
import { briefingOf } from '@pagewright/engine/chat/briefing';
import { openReplyCheck } from '@pagewright/engine/chat/check-reply';
import type { ChatSandbox, ChatWriter } from '@pagewright/engine/chat/writer';
import { openPageSandbox } from '@pagewright/engine/pipeline/open-page-sandbox';
import { searchPages } from '@pagewright/engine/suggest/facts/search-pages';
import { analysisOfSite, breadHtml, breadUrl } from '../../../testing/conversation-site.ts';
import type { ChatLimits } from '../chat-limits.ts';
import type { Clock } from '../clock.ts';
import { createLlmChat } from '../llm-chat.ts';
import type { CallLocalModel } from '../local/local-port.ts';
import type { ModelSettings } from '../model-settings.ts';

/** The same question has the same answer: it is worked out once. */
function remember<In, Out>(work: (input: In) => Out): (input: In) => Out {
  const known = new Map<string, Out>();
  return (input) => {
    const key = JSON.stringify(input);
    const result = known.get(key) ?? work(input);
    known.set(key, result);
    return result;
  };
}

export function sandboxOf(body = breadHtml): ChatSandbox {
  const bytes = Buffer.from(body, 'utf8');
  const page = {
    requestedUrl: breadUrl,
    url: breadUrl,
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: bytes,
    truncated: false,
    transferBytes: bytes.byteLength,
    hops: [],
    firstByteMs: 0,
    totalMs: 0,
  };
  const sandbox = openPageSandbox({
    analysis: analysisOfSite(),
    pageUrl: breadUrl,
    copy: { fresh: { page, isOpenToGoogle: true }, fetchedAt: '2026-11-15T10:00:00.000Z' },
    today: '2026-11-15',
  });
  if (sandbox === null) throw new Error('The page is one of the analysis.');
  const languages = new AssistantLanguages();
  const checkOf = remember((question: ChatQuestion) => openReplyCheck(sandbox, question));
  const answerOnce = remember(async (question: ChatQuestion) => {
    const steps: string[] = [];
    const onStep = (words: string): void => void steps.push(words);
    return { answer: await answerMessage(question, { sandbox, languages, onStep }), steps };
  });
  return {
    answer: async (question, onStep) => {
      const { answer, steps } = await answerOnce(question);
      for (const words of steps) onStep(words);
      return answer;
    },
    briefing: async () => briefingOf(sandbox),
    verifyChanges: remember(async (changes) => sandbox.verifyChanges(changes)),
    evaluateRule: async (ruleId) => sandbox.evaluateRule(ruleId),
    searchPages: async (query) => searchPages(sandbox, query),
    checkBlock: async (block, question) => checkOf(question).checkBlock(block),
    harmIn: async (prose, question) => checkOf(question).harmIn(prose),
    followUps: async (question) =>
      followUpsFor(sandbox.page, question, languages.languageOf(question.text, null)),
  };
}

/** For all chats of a worker: it audits the page, and nobody changes it. */
const usual = sandboxOf();

export interface Written {
  readonly answer: ChatAnswer;
  /** What the user saw at the end. */
  readonly shown: string;
  readonly steps: string[];
}

export interface WriteOptions {
  readonly settings: ModelSettings;
  readonly clock: Clock;
  readonly callLocal?: () => CallLocalModel;
  readonly limits?: Partial<ChatLimits>;
  readonly sandbox?: ChatSandbox;
  readonly text?: string;
  /** What the chat is wrapped in. */
  readonly wrap?: (writer: ChatWriter) => ChatWriter;
  /** Every piece as it came, withdrawn ones included. */
  readonly onPiece?: (piece: string) => void;
}

export async function writeChat({
  settings,
  clock,
  limits = {},
  callLocal,
  sandbox = usual,
  text = 'Rewrite the title',
  wrap = (writer) => writer,
  onPiece,
}: WriteOptions): Promise<Written> {
  let shown = '';
  const steps: string[] = [];
  const chat = wrap(createLlmChat({ settings, limits, clock, ...(callLocal && { callLocal }) }));
  const earlier = [
    { role: 'user', content: 'Hello', memory: null },
    { role: 'assistant', content: 'Hello. What would you like to do?', memory: null },
  ] as const;
  const events = {
    onStep: (words: string) => void steps.push(words),
    onPiece: (piece: string) => {
      shown += piece;
      onPiece?.(piece);
    },
    onRestart: () => {
      shown = '';
    },
  };
  const answer = await chat.write(sandbox, { text, earlier }, events, new AbortController().signal);
  return { answer, shown, steps };
}
