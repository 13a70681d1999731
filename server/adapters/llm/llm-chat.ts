/** Writes chat answers with a language model: streams text, runs tools in the sandbox, and never stores a partial answer. */
import type { ChatQuestion } from '@pagewright/engine/assistant/port';
import type { ChatSandbox, ChatWriter, WritingEvents } from '@pagewright/engine/chat/writer';
import { isStepCount, type LanguageModel, streamText } from 'ai';
import { blocksOf, extrasOf } from './chat-extras.ts';
import { type ChatLimits, chatLimitsOf } from './chat-limits.ts';
import { chatInstructions, chatMessages } from './chat-prompt.ts';
import { chatTools, type TriedChanges } from './chat-tools.ts';
import { type Clock, systemClock } from './clock.ts';
import { connectModel } from './connect-model.ts';
import { errorOf, ModelError } from './model-errors.ts';
import type { ModelSettings } from './model-settings.ts';
import { isProviderAlive } from './probe-provider.ts';
import { createReplyGate, type ReplyGate } from './reply-gate.ts';
import { waitForModel } from './wait-for-model.ts';

/** What is known of the model; shared by all conversations. */
interface ToolUse {
  isOn: boolean;
}

export interface LlmChatParts {
  readonly settings: ModelSettings;
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
  readonly tools: ToolUse;
  /** Whether the provider responds although nothing comes. */
  readonly isAlive: () => Promise<boolean>;
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
  { model, limits, sandbox, question, events, page, tools }: ChatRequest,
  triedChanges: TriedChanges[],
  signal: AbortSignal,
) {
  const context = { sandbox, page, earlier: question.earlier, onStep: events.onStep, triedChanges };
  return streamText({
    model,
    ...chatMessages(page, question, tools.isOn),
    ...(tools.isOn && {
      tools: chatTools(context),
      stopWhen: isStepCount(limits.steps),
      prepareStep: ({ stepNumber }) => (stepNumber >= limits.steps - 1 ? { toolChoice: 'none' } : {}),
    }),
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
  const { limits, clock, sandbox, question, events, isAlive } = request;
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
  const idle = waitForModel({ firstMs: limits.idleMs, mostMs: limits.slowIdleMs }, clock, isAlive);
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

/** A server that refuses tools is called without any, now and from then on. */
async function writeWithOrWithoutTools(
  request: ChatRequest,
  triedChanges: TriedChanges[],
  signal: AbortSignal,
): Promise<string> {
  try {
    return await writeWithRetries(request, triedChanges, signal);
  } catch (error) {
    if (!(error instanceof ModelError) || error.lacks !== 'tools' || !request.tools.isOn) throw error;
    request.tools.isOn = false;
    return writeWithRetries(request, triedChanges, signal);
  }
}

/** The end of an answer by a model without tools that offers texts to paste. */
const untried = (name: string): string =>
  `\n\n*${name} cannot use tools, so these texts were not tried on a copy of your page.*`;

export function createLlmChat({ settings, clock = systemClock, ...more }: LlmChatParts): ChatWriter {
  const limits = { ...chatLimitsOf(settings), ...more.limits };
  const name = settings.model;
  const tools: ToolUse = { isOn: true };
  let connected: Promise<LanguageModel> | null = null;
  return {
    name,
    answerMs: limits.answerMs,
    write: async (sandbox, question, events, signal) => {
      const model = await (connected ??= connectModel(settings, limits.answerBytes));
      const page = await sandbox.briefing();
      const triedChanges: TriedChanges[] = [];
      const timeout = clock.timeout(limits.answerMs);
      const isAlive = async (): Promise<boolean> => {
        const isThere = await isProviderAlive(settings, clock);
        if (isThere) events.onStep(`${name} is slow to answer. Still waiting`);
        return isThere;
      };
      const request = { model, limits, clock, sandbox, question, events, page, tools, isAlive };
      const stop = AbortSignal.any([signal, timeout.signal]);
      const written = await writeWithOrWithoutTools(request, triedChanges, stop).finally(timeout.cancel);
      const end = !tools.isOn && blocksOf(written).length > 0 ? untried(name) : '';
      if (end !== '') events.onPiece(end);
      const content = `${written}${end}`;
      return { content, ...extrasOf(content, { page, triedChanges, name }), memory: null };
    },
  };
}
