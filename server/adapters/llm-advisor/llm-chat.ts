/** A model in conversation about a page: its words as they come, its tools on the bench. Whatever goes wrong, no half answer is kept. */
import { setTimeout as delay } from 'node:timers/promises';
import type { ChatQuestion } from '@pagewright/engine/advise/chat/port';
import type { ChatBench, ChatWriter, WritingEvents } from '@pagewright/engine/advise/chat/writer';
import { isStepCount, type LanguageModel, streamText } from 'ai';
import { extrasOf } from './chat-extras.ts';
import { chatMessages } from './chat-question.ts';
import { chatTools, type Tried } from './chat-tools.ts';
import { connectModel, type ModelAddress } from './connect-model.ts';
import { ModelTrouble, troubleOf } from './model-trouble.ts';

export interface ChatLimits {
  /** All attempts at one answer. */
  readonly answerMs: number;
  /** Without a single word, or between two. */
  readonly silenceMs: number;
  readonly attempts: number;
  /** Before another attempt when the provider names no time. */
  readonly pauseMs: number;
  /** Times the model may be asked for one answer, its tools used in between. */
  readonly steps: number;
  readonly answerTokens: number;
  readonly answerBytes: number;
}

const usualLimits: ChatLimits = {
  answerMs: 90_000,
  silenceMs: 30_000,
  attempts: 2,
  pauseMs: 1000,
  steps: 6,
  answerTokens: 3000,
  answerBytes: 1024 * 1024,
};

export interface LlmChatParts {
  readonly settings: ModelAddress;
  readonly limits?: Partial<ChatLimits>;
}

interface Asking {
  readonly model: LanguageModel;
  readonly limits: ChatLimits;
  readonly bench: ChatBench;
  readonly question: ChatQuestion;
  readonly events: WritingEvents;
  readonly page: Awaited<ReturnType<ChatBench['briefing']>>;
}

/** Aborted when nothing comes for too long. */
function createSilence(ms: number): {
  readonly signal: AbortSignal;
  readonly heard: () => void;
  readonly end: () => void;
} {
  const controller = new AbortController();
  let timer = setTimeout(() => controller.abort(new DOMException('silence', 'TimeoutError')), ms);
  return {
    signal: controller.signal,
    heard: () => {
      clearTimeout(timer);
      timer = setTimeout(() => controller.abort(new DOMException('silence', 'TimeoutError')), ms);
    },
    end: () => clearTimeout(timer),
  };
}

/** The words of the last step: what was said before a tool was used is no part of the answer. */
interface Draft {
  text: string;
  hasShown: boolean;
  ending: string | null;
}

function checkEnding({ text, ending }: Draft): void {
  if (ending === 'content-filter') throw new ModelTrouble('declined');
  if (ending === 'length') throw new ModelTrouble('cut');
  if (text.trim() === '') throw new ModelTrouble('empty');
  // A stream that just stops never says that it is done.
  if (ending !== 'stop') throw new ModelTrouble('cut');
}

/** One attempt, checked in every way an answer can be bad. */
async function attempt(
  { model, limits, bench, question, events, page }: Asking,
  tried: Tried[],
  signal: AbortSignal,
): Promise<string> {
  const silence = createSilence(limits.silenceMs);
  const draft: Draft = { text: '', hasShown: false, ending: null };
  const room = { bench, page, earlier: question.earlier, onStep: events.onStep, tried };
  try {
    const { stream } = streamText({
      model,
      ...chatMessages(page, question),
      tools: chatTools(room),
      stopWhen: isStepCount(limits.steps),
      // The last time it is asked it must answer.
      prepareStep: ({ stepNumber }) => (stepNumber >= limits.steps - 1 ? { toolChoice: 'none' } : {}),
      maxRetries: 0,
      maxOutputTokens: limits.answerTokens,
      abortSignal: AbortSignal.any([signal, silence.signal]),
      // Told by the stream; unheard here it would be printed.
      onError: () => undefined,
    });
    for await (const part of stream) {
      silence.heard();
      if (part.type === 'error') throw part.error;
      if (part.type === 'abort') throw new ModelTrouble('late');
      if (part.type === 'start-step' && draft.text !== '') {
        if (draft.hasShown) events.onRestart();
        draft.text = '';
        draft.hasShown = false;
      } else if (part.type === 'text-delta' && part.text !== '') {
        draft.text += part.text;
        draft.hasShown = true;
        events.onPiece(part.text);
      } else if (part.type === 'finish') draft.ending = part.finishReason;
    }
    checkEnding(draft);
    return draft.text;
  } catch (error) {
    if (draft.hasShown) events.onRestart();
    throw silence.signal.aborted ? new ModelTrouble('late') : error;
  } finally {
    silence.end();
  }
}

async function insist(asking: Asking, tried: Tried[], signal: AbortSignal): Promise<string> {
  const { limits } = asking;
  for (let tries = 1; ; tries += 1) {
    tried.length = 0;
    try {
      return await attempt(asking, tried, signal);
    } catch (error) {
      const trouble = signal.aborted ? new ModelTrouble('late') : troubleOf(error, Date.now());
      const pauseMs = trouble.waitMs ?? limits.pauseMs;
      if (!trouble.isPassing || tries >= limits.attempts || pauseMs > limits.silenceMs) throw trouble;
      await delay(pauseMs, undefined, { signal }).catch(() => {
        throw new ModelTrouble('late');
      });
    }
  }
}

export function createLlmChat({ settings, ...more }: LlmChatParts): ChatWriter {
  const limits = { ...usualLimits, ...more.limits };
  const name = settings.model;
  let connected: Promise<LanguageModel> | null = null;
  return {
    name,
    write: async (bench, question, events, signal) => {
      const model = await (connected ??= connectModel(settings, limits.answerBytes));
      const page = await bench.briefing();
      const tried: Tried[] = [];
      const stop = AbortSignal.any([signal, AbortSignal.timeout(limits.answerMs)]);
      const content = await insist({ model, limits, bench, question, events, page }, tried, stop);
      return { content, ...extrasOf(content, { page, tried, name }), memory: null };
    },
  };
}
