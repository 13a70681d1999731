/** Writes chat answers with a language model: streams text, runs tools in the sandbox, and never stores a partial answer. */
import type { ChatQuestion } from '@pagewright/engine/assistant/port';
import type { ChatSandbox, ChatWriter, WritingEvents } from '@pagewright/engine/assistant/writer';
import { isStepCount, type LanguageModel, streamText } from 'ai';
import { extrasOf } from './chat-extras.ts';
import { chatInstructions, chatMessages } from './chat-prompt.ts';
import { chatTools, type TriedChanges } from './chat-tools.ts';
import { type Clock, systemClock } from './clock.ts';
import { connectModel, type ModelConnection } from './connect-model.ts';
import { errorOf, ModelError } from './model-errors.ts';
import { createReplyGate, type ReplyGate } from './reply-gate.ts';

export interface ChatLimits {
  /** All attempts at one answer. */
  readonly answerMs: number;
  /** Before the first piece of text, or between two. */
  readonly idleMs: number;
  readonly attempts: number;
  /** Between attempts when the provider names no time. */
  readonly pauseMs: number;
  /** Calls of the model for one answer, with tool calls in between. */
  readonly steps: number;
  readonly answerTokens: number;
  readonly answerBytes: number;
}

const usualLimits: ChatLimits = {
  answerMs: 90_000,
  idleMs: 30_000,
  attempts: 2,
  pauseMs: 1000,
  steps: 6,
  answerTokens: 3000,
  answerBytes: 1024 * 1024,
};

export interface LlmChatParts {
  readonly settings: ModelConnection;
  readonly limits?: Partial<ChatLimits>;
  readonly clock?: Clock;
}

interface ChatRequest {
  readonly model: LanguageModel;
  readonly limits: ChatLimits;
  readonly clock: Clock;
  readonly sandbox: ChatSandbox;
  readonly question: ChatQuestion;
  readonly events: WritingEvents;
  readonly page: Awaited<ReturnType<ChatSandbox['briefing']>>;
}

/** The text of the last step: text before a tool call is no part of the answer. */
interface Draft {
  gate: ReplyGate;
  hasShown: boolean;
  finishReason: string | null;
}

function checkFinishReason(text: string, finishReason: string | null): void {
  if (finishReason === 'content-filter') throw new ModelError('declined');
  if (finishReason === 'length') throw new ModelError('cut');
  if (text.trim() === '') throw new ModelError('empty');
  // A stream that just stops has no finish reason.
  if (finishReason !== 'stop') throw new ModelError('cut');
}

/** Starts the model's answer; the last step must be text. */
function startStream(
  { model, limits, sandbox, question, events, page }: ChatRequest,
  triedChanges: TriedChanges[],
  signal: AbortSignal,
) {
  const context = { sandbox, page, earlier: question.earlier, onStep: events.onStep, triedChanges };
  return streamText({
    model,
    ...chatMessages(page, question),
    tools: chatTools(context),
    stopWhen: isStepCount(limits.steps),
    prepareStep: ({ stepNumber }) => (stepNumber >= limits.steps - 1 ? { toolChoice: 'none' } : {}),
    maxRetries: 0,
    maxOutputTokens: limits.answerTokens,
    abortSignal: signal,
    // The stream reports it; without a handler it would be printed.
    onError: () => undefined,
  }).stream;
}

/** One attempt, with every check on the answer. */
async function writeOnce(
  request: ChatRequest,
  triedChanges: TriedChanges[],
  signal: AbortSignal,
): Promise<string> {
  const { limits, clock, sandbox, question, events } = request;
  const openGate = (): ReplyGate =>
    createReplyGate({
      instructions: chatInstructions,
      reject: (block) => sandbox.rejectBlock(block, question),
      onText: (text) => {
        draft.hasShown = true;
        events.onPiece(text);
      },
      onRestart: () => {
        draft.hasShown = false;
        events.onRestart();
      },
    });
  const draft: Draft = { gate: openGate(), hasShown: false, finishReason: null };
  const idle = clock.timeout(limits.idleMs);
  try {
    for await (const part of startStream(request, triedChanges, AbortSignal.any([signal, idle.signal]))) {
      idle.restart();
      if (part.type === 'error') throw part.error;
      if (part.type === 'abort') throw new ModelError('late');
      if (part.type === 'start-step') {
        if (draft.hasShown) events.onRestart();
        Object.assign(draft, { gate: openGate(), hasShown: false });
      } else if (part.type === 'text-delta') await draft.gate.push(part.text);
      else if (part.type === 'finish') draft.finishReason = part.finishReason;
    }
    const text = await draft.gate.end();
    checkFinishReason(text, draft.finishReason);
    return text;
  } catch (error) {
    if (draft.hasShown) events.onRestart();
    throw idle.signal.aborted ? new ModelError('late') : error;
  } finally {
    idle.cancel();
  }
}

async function writeWithRetries(
  request: ChatRequest,
  triedChanges: TriedChanges[],
  signal: AbortSignal,
): Promise<string> {
  const { limits, clock } = request;
  for (let tries = 1; ; tries += 1) {
    triedChanges.length = 0;
    try {
      return await writeOnce(request, triedChanges, signal);
    } catch (error) {
      const failure = signal.aborted ? new ModelError('late') : errorOf(error, clock.now());
      const pauseMs = failure.waitMs ?? limits.pauseMs;
      if (!failure.isPassing || tries >= limits.attempts || pauseMs > limits.idleMs) throw failure;
      await clock.sleep(pauseMs, signal);
      if (signal.aborted) throw new ModelError('late');
    }
  }
}

export function createLlmChat({ settings, clock = systemClock, ...more }: LlmChatParts): ChatWriter {
  const limits = { ...usualLimits, ...more.limits };
  const name = settings.model;
  let connected: Promise<LanguageModel> | null = null;
  return {
    name,
    write: async (sandbox, question, events, signal) => {
      const model = await (connected ??= connectModel(settings, limits.answerBytes));
      const page = await sandbox.briefing();
      const triedChanges: TriedChanges[] = [];
      const timeout = clock.timeout(limits.answerMs);
      const request = { model, limits, clock, sandbox, question, events, page };
      const stop = AbortSignal.any([signal, timeout.signal]);
      const content = await writeWithRetries(request, triedChanges, stop).finally(timeout.cancel);
      return { content, ...extrasOf(content, { page, triedChanges, name }), memory: null };
    },
  };
}
