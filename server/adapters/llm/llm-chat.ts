/** Writes chat answers with a language model: streams text, runs tools in the sandbox, and never stores a partial answer. */
import type { ChatQuestion } from '@pagewright/engine/assistant/port';
import type { ChatSandbox, ChatWriter, WritingEvents } from '@pagewright/engine/chat/writer';
import { isStepCount, type LanguageModel, streamText } from 'ai';
import { extrasOf } from './chat-extras.ts';
import { type ChatLimits, chatLimitsOf } from './chat-limits.ts';
import { chatInstructions, chatMessages, shortInstructions } from './chat-prompt.ts';
import { chatTools, describedTools, type TriedChanges } from './chat-tools.ts';
import { type Clock, systemClock } from './clock.ts';
import { connectModel } from './connect-model.ts';
import { fitPrompt } from './fit-prompt.ts';
import type { CallLocalModel } from './local/local-port.ts';
import { shortenData } from './local/shorten-data.ts';
import { errorOf, ModelError } from './model-errors.ts';
import { type ModelSettings, nameOf } from './model-settings.ts';
import { isProviderAlive } from './probe-provider.ts';
import { createReplyGate, type ReplyGate, type ShownReply } from './reply-gate.ts';
import { rewriteBlock } from './rewrite-block.ts';
import { waitForModel } from './wait-for-model.ts';

/** What is known of the model; shared by all conversations. */
interface ToolUse {
  isOn: boolean;
}

export interface LlmChatParts {
  readonly settings: ModelSettings;
  readonly limits?: Partial<ChatLimits>;
  readonly clock?: Clock;
  /** Reaches a model on this machine, for a user; missing for all others. */
  readonly callLocal?: (userId?: string) => CallLocalModel;
}

interface ChatRequest {
  readonly model: LanguageModel;
  readonly limits: ChatLimits;
  readonly clock: Clock;
  readonly sandbox: ChatSandbox;
  readonly question: ChatQuestion;
  readonly events: WritingEvents;
  readonly page: Awaited<ReturnType<ChatSandbox['briefing']>>;
  /** The page as the model is told of it: less for a small context. */
  readonly told: Awaited<ReturnType<ChatSandbox['briefing']>>;
  readonly isShort: boolean;
  readonly tools: ToolUse;
  /** Whether the provider responds although nothing comes. */
  readonly isAlive: () => Promise<boolean>;
}

/** One of several attempts at an answer. */
interface Attempt {
  readonly triedChanges: TriedChanges[];
  readonly signal: AbortSignal;
  /** What was wrong with the answer before. */
  readonly fault: string | null;
  readonly isLast: boolean;
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
  { model, limits, sandbox, question, events, page, told, isShort, tools }: ChatRequest,
  { triedChanges, signal, fault }: Attempt,
) {
  const context = { sandbox, page, question, onStep: events.onStep, triedChanges };
  return streamText({
    model,
    ...chatMessages(told, question, { hasTools: tools.isOn, isShort, fault }),
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
async function writeOnce(request: ChatRequest, attempt: Attempt): Promise<ShownReply> {
  const { limits, clock, sandbox, question, events, isAlive, model, told, isShort } = request;
  const idle = waitForModel({ firstMs: limits.idleMs, mostMs: limits.slowIdleMs }, clock, isAlive);
  const signal = AbortSignal.any([attempt.signal, idle.signal]);
  const openGate = (): ReplyGate =>
    createReplyGate({
      instructions: [...chatInstructions, ...shortInstructions],
      isLast: attempt.isLast,
      checkBlock: (block) => sandbox.checkBlock(block, question),
      harmIn: (prose) => sandbox.harmIn(prose, question),
      rewrite: (block, faults, before) => {
        idle.restart();
        const messages = chatMessages(told, question, { hasTools: false, isShort });
        return rewriteBlock({ model, messages, tokens: limits.answerTokens, signal }, block, {
          faults,
          before,
        });
      },
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
  try {
    for await (const part of startStream(request, { ...attempt, signal })) {
      idle.restart();
      if (part.type === 'error') throw part.error;
      if (part.type === 'abort') throw new ModelError('late');
      if (part.type === 'start-step') {
        if (draft.hasShown) events.onRestart();
        Object.assign(draft, { gate: openGate(), hasShown: false });
      } else if (part.type === 'text-delta') await draft.gate.push(part.text);
      else if (part.type === 'finish') draft.finishReason = part.finishReason;
    }
    const reply = await draft.gate.end();
    checkFinishReason(reply.content, draft.finishReason);
    return reply;
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
): Promise<ShownReply> {
  const { limits, clock } = request;
  let fault: string | null = null;
  for (let tries = 1; ; tries += 1) {
    triedChanges.length = 0;
    const isLast = tries >= limits.attempts;
    try {
      return await writeOnce(request, { triedChanges, signal, fault, isLast });
    } catch (error) {
      const failure = signal.aborted ? new ModelError('late') : errorOf(error, clock.now());
      const pauseMs = failure.waitMs ?? limits.pauseMs;
      if (!failure.isPassing || isLast || pauseMs > limits.idleMs) throw failure;
      fault = failure.fault;
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
): Promise<ShownReply> {
  // Another chat may find out in the meantime.
  const hadTools = request.tools.isOn;
  try {
    return await writeWithRetries(request, triedChanges, signal);
  } catch (error) {
    if (!(error instanceof ModelError) || error.lacks !== 'tools' || !hadTools) throw error;
    request.tools.isOn = false;
    return writeWithRetries(request, triedChanges, signal);
  }
}

/** What a model is told, and whether it gets tools. */
type Told = Pick<ChatRequest, 'told' | 'isShort'>;

/** From this level on the instructions are short, too, and there are no tools. */
const shortLevel = 2;

/** What a model on this machine has room for, beside the instructions, the tools and the conversation. */
async function fitBriefing(
  callLocal: CallLocalModel,
  page: ChatRequest['page'],
  { question, signal }: { readonly question: ChatQuestion; readonly signal: AbortSignal },
): Promise<Told> {
  const shortened = 'These are only the first of each list, and of long texts the beginning.';
  const toldOf = (level: number): Told => ({
    told: level === 0 ? page : { ...shortenData(page, level), shortened },
    isShort: level >= shortLevel,
  });
  const textOf = (level: number): string => {
    const { told, isShort } = toldOf(level);
    const { system, messages } = chatMessages(told, question, { hasTools: !isShort, isShort });
    const content = messages.map((each) => JSON.stringify(each.content)).join('\n');
    return system + content + (isShort ? '' : describedTools);
  };
  const { level } = await fitPrompt(callLocal, textOf, signal);
  return toldOf(level);
}

export function createLlmChat({ settings, clock = systemClock, ...more }: LlmChatParts): ChatWriter {
  const limits = { ...chatLimitsOf(settings), ...more.limits };
  const name = nameOf(settings);
  const known: ToolUse = { isOn: true };
  let connected: Promise<LanguageModel> | null = null;
  return {
    name,
    answerMs: limits.answerMs,
    write: async (sandbox, question, events, signal) => {
      const callLocal = more.callLocal?.(events.userId) ?? null;
      const model = await (callLocal === null
        ? (connected ??= connectModel(settings, limits.answerBytes))
        : connectModel(settings, limits.answerBytes, callLocal));
      const page = await sandbox.briefing();
      const fitted =
        callLocal === null
          ? { told: page, isShort: false }
          : await fitBriefing(callLocal, page, { question, signal });
      const tools = fitted.isShort ? { isOn: false } : known;
      const triedChanges: TriedChanges[] = [];
      const timeout = clock.timeout(limits.answerMs);
      const isAlive = async (): Promise<boolean> => {
        const isThere = await isProviderAlive(settings, clock);
        if (isThere) events.onStep(`${name} is slow to answer. Still waiting`);
        return isThere;
      };
      const request = { model, limits, clock, sandbox, question, events, page, ...fitted, tools, isAlive };
      const stop = AbortSignal.any([signal, timeout.signal]);
      const reply = await writeWithOrWithoutTools(request, triedChanges, stop).finally(timeout.cancel);
      const { blocks, content } = reply;
      const followUps = reply.followUps.length > 0 ? reply.followUps : await sandbox.followUps(question);
      const extras = extrasOf(content, { page, triedChanges, name });
      return { content, ...extras, blocks: [...blocks], followUps: [...followUps], memory: null };
    },
  };
}
