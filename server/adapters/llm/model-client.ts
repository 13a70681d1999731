/** Calls a model for an answer of a given schema: cache, concurrency, retries and token budget. */

import { createHash } from 'node:crypto';
import type { ModelUsage } from '@pagewright/engine/suggest/suggester';
import type { LanguageModel } from 'ai';
import pLimit from 'p-limit';
import type { z } from 'zod';
import type { Clock } from './clock.ts';
import { estimateTokens } from './estimate-tokens.ts';
import { fitPrompt } from './fit-prompt.ts';
import { generateReply, type ModelPrompt, type ModelTask } from './generate-reply.ts';
import type { CallLocalModel } from './local/local-port.ts';
import { errorOf, ModelError } from './model-errors.ts';
import type { ModelLimits } from './model-settings.ts';
import type { ReplyModes } from './reply-modes.ts';
import { createRetryBudget, type RetryBudget } from './retry-budget.ts';
import { type ModelWait, waitForModel } from './wait-for-model.ts';

/** Answers by the hash of what they depend on: an unchanged page is not sent twice. */
export interface ModelAnswerCache {
  readonly read: (key: string) => Promise<string | null>;
  readonly write: (key: string, answer: string) => void;
}

export interface ModelClient {
  /** Rejects with a ModelError, or with the reason of the signal. After a final error the model is not called again. */
  readonly generate: <T>(request: ModelPrompt<T>, signal: AbortSignal) => Promise<T>;
  readonly usage: () => Omit<ModelUsage, 'estimatedTokens'>;
}

export interface ModelClientParts {
  readonly model: LanguageModel;
  /** Provider and model, part of the cache key. */
  readonly modelKey: string;
  readonly cache: ModelAnswerCache | null;
  readonly limits: ModelLimits;
  readonly clock: Clock;
  readonly modes: ReplyModes;
  /** Whether the provider responds although an answer takes long. */
  readonly isAlive: () => Promise<boolean>;
  /** Reaches a model on this machine; missing for all others. */
  readonly callLocal?: CallLocalModel;
  /** Called when the first of its calls begins and when the last has ended. */
  readonly onBusy?: (isBusy: boolean) => void;
}

const cacheVersion = 2;
/** A model that answers so much slower than before is still waited for. */
const slowerThanBefore = 3;

const hashOf = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex');

const keyOf = (
  modelKey: string,
  { system, prompt, images = [], dependsOn = prompt }: ModelPrompt<unknown>,
): string =>
  hashOf(
    JSON.stringify([cacheVersion, modelKey, system, dependsOn, ...images.map(({ bytes }) => hashOf(bytes))]),
  );

/** Estimated tokens of a picture, for any model. */
export const imageTokens = 1000;
const tokensOf = ({ system, prompt, images = [] }: ModelPrompt<unknown>): number =>
  estimateTokens(system + prompt) + images.length * imageTokens;

function readCached<T>(text: string | null, schema: z.ZodType<T>): T | null {
  if (text === null) return null;
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

interface Counted {
  calls: number;
  answers: number;
  cached: number;
  inputTokens: number;
  outputTokens: number;
  /** The longest that an answer took. */
  slowestMs: number;
}

/** Of one prompt: its attempts, each in a mode that fits what the one before it showed. */
interface Attempts {
  readonly retryBudget: RetryBudget;
  readonly counted: Counted;
  readonly signal: AbortSignal;
}

function openWait(
  { limits, clock, isAlive }: ModelClientParts,
  leftMs: number,
  slowestMs: number,
): ModelWait {
  const { slowQuestionMs, isTimeoutFixed } = limits;
  const mostMs = isTimeoutFixed ? slowQuestionMs : Math.max(slowQuestionMs, slowerThanBefore * slowestMs);
  return waitForModel({ firstMs: leftMs, mostMs: Math.max(leftMs, mostMs) }, clock, isAlive);
}

/** A refusal that may be about the way of the answer: images are the likelier reason where there are some. */
const isAboutMode = ({ kind, lacks }: ModelError, { images = [] }: ModelPrompt<unknown>): boolean =>
  kind === 'refused' && (lacks === 'schema' || (lacks === null && images.length === 0));

/** For a model on this machine in a form that its context has room for. */
async function fitted<T>(
  { callLocal }: ModelClientParts,
  request: ModelPrompt<T>,
  wantedTokens: number,
  signal: AbortSignal,
): Promise<{ readonly prompt: ModelPrompt<T>; readonly answerTokens: number }> {
  if (callLocal === undefined) return { prompt: request, answerTokens: wantedTokens };
  const { system, prompt, shorten = () => prompt } = request;
  const fit = await fitPrompt(callLocal, (level) => system + shorten(level), signal);
  const answerTokens = Math.min(wantedTokens, fit.answerTokens);
  return { prompt: { ...request, prompt: shorten(fit.level) }, answerTokens };
}

async function generateWithRetries<T>(
  parts: ModelClientParts,
  request: ModelPrompt<T>,
  { retryBudget, counted, signal }: Attempts,
): Promise<T> {
  const { limits, clock, model, modes } = parts;
  const startedAt = clock.now();
  const leftMs = retryBudget.left(limits.questionMs);
  if (leftMs === 0) throw new ModelError('given_up');
  if (retryBudget.waitMs() >= leftMs) throw new ModelError('busy');
  const wait = openWait(parts, leftMs, counted.slowestMs);
  const stop = AbortSignal.any([signal, wait.signal]);
  const pause = async (ms: number): Promise<void> => {
    await clock.sleep(ms, stop);
    signal.throwIfAborted();
  };
  let mode = modes.first();
  let doublings = 0;
  try {
    for (let tries = 1; ; tries += 1) {
      await pause(retryBudget.waitMs());
      const callAt = clock.now();
      try {
        stop.throwIfAborted();
        counted.calls += 1;
        const wantedTokens = limits.answerTokens * 2 ** doublings;
        const { prompt, answerTokens } = await fitted(parts, request, wantedTokens, stop);
        const reply = await generateReply(prompt, { model, mode, answerTokens, signal: stop, counted });
        counted.slowestMs = Math.max(counted.slowestMs, clock.now() - callAt);
        modes.worked(mode);
        retryBudget.worked();
        return reply;
      } catch (error) {
        signal.throwIfAborted();
        const failure = wait.signal.aborted ? new ModelError('late') : errorOf(error, clock.now());
        if (failure.waitMs !== null) retryBudget.waitUntil(clock.now() + failure.waitMs);
        const isModeRefused = isAboutMode(failure, request);
        const lower = isModeRefused || failure.kind === 'garbled' ? modes.after(mode) : null;
        const isRefusal = isModeRefused && lower !== null;
        const pauseMs = isRefusal ? 0 : (failure.waitMs ?? limits.pauseMs * 2 ** (tries - 1));
        const most = request.attempts ?? limits.attempts;
        const isLate = clock.now() + pauseMs >= startedAt + leftMs;
        // A model that answered, and badly, is asked again once, whatever time it took.
        const isOver = tries >= most || (isLate && !(failure.isAnswer && tries === 1));
        if (!(failure.isPassing || isRefusal) || isOver) {
          if (isModeRefused) modes.failed();
          retryBudget.failed(startedAt);
          throw failure;
        }
        mode = lower ?? mode;
        if (failure.kind === 'cut') doublings = Math.min(doublings + 1, limits.answerDoublings);
        await pause(pauseMs);
        if (failure.isAnswer) wait.restart();
      }
    }
  } finally {
    wait.cancel();
  }
}

/** Whether it is worth calling the model: a final error ends all calls, those under way included. */
function createBreaker(): {
  readonly signal: AbortSignal;
  readonly check: () => void;
  readonly report: (error: unknown) => void;
} {
  const controller = new AbortController();
  return {
    signal: controller.signal,
    check: () => controller.signal.throwIfAborted(),
    report: (error) => {
      if (error instanceof ModelError && error.isFinal && !controller.signal.aborted) controller.abort(error);
    },
  };
}

/** Reports when the first of several pieces of work begins, and when the last has ended. */
function createBusyReport(onBusy: (isBusy: boolean) => void): <T>(work: () => Promise<T>) => Promise<T> {
  let busy = 0;
  return async (work) => {
    busy += 1;
    if (busy === 1) onBusy(true);
    try {
      return await work();
    } finally {
      busy -= 1;
      if (busy === 0) onBusy(false);
    }
  };
}

/** The model works, but had nothing usable to say. */
const saidNothing: ReadonlySet<string> = new Set(['garbled', 'empty', 'cut', 'declined', 'long']);

/** One after the other, put together. */
async function generateTasks<T>(
  schema: z.ZodType<T>,
  tasks: readonly ModelTask<T>[],
  generate: (task: ModelTask<T>) => Promise<Partial<T>>,
): Promise<T> {
  const answers: Partial<T>[] = [];
  for (const task of tasks)
    answers.push(
      await generate(task).catch((error: unknown) => {
        const isPart = error instanceof ModelError && saidNothing.has(error.kind);
        if (!isPart || task.orElse === undefined) throw error;
        return task.orElse;
      }),
    );
  return schema.parse(Object.assign({}, ...answers));
}

export function createModelClient(parts: ModelClientParts): ModelClient {
  const { cache, limits, modelKey, clock, onBusy = () => undefined } = parts;
  const counted: Counted = {
    calls: 0,
    answers: 0,
    cached: 0,
    inputTokens: 0,
    outputTokens: 0,
    slowestMs: 0,
  };
  const retryBudget = createRetryBudget(limits.retryBudgetMs, clock.now);
  const withSlot = pLimit(limits.atOnce);
  const reportBusy = createBusyReport(onBusy);
  const breaker = createBreaker();

  async function call<T>(request: ModelPrompt<T>, signal: AbortSignal): Promise<T> {
    signal.throwIfAborted();
    breaker.check();
    const spent = counted.inputTokens + counted.outputTokens;
    if (spent + tokensOf(request) + limits.answerTokens > limits.tokensPerScan) throw new ModelError('spent');
    const stop = AbortSignal.any([signal, breaker.signal]);
    try {
      return await reportBusy(() =>
        generateWithRetries(parts, request, { retryBudget, counted, signal: stop }),
      );
    } catch (error) {
      breaker.report(error);
      throw error;
    }
  }

  async function generateOne<T>(request: ModelPrompt<T>, signal: AbortSignal): Promise<T> {
    const key = keyOf(modelKey, request);
    const known = readCached(await (cache?.read(key).catch(() => null) ?? null), request.schema);
    if (known !== null) {
      counted.cached += 1;
      return known;
    }
    return withSlot(async () => {
      const answer = await call(request, signal);
      counted.answers += 1;
      cache?.write(key, JSON.stringify(answer));
      return answer;
    });
  }

  return {
    usage: () => ({ ...counted }),
    generate: ({ tasks, ...request }, signal) =>
      parts.callLocal === undefined || tasks === undefined
        ? generateOne(request, signal)
        : generateTasks(request.schema, tasks, (task) => generateOne(task, signal)),
  };
}
