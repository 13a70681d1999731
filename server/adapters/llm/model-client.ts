/** Calls a model for an answer of a given schema: cache, concurrency, retries and token budget. */
import { createHash } from 'node:crypto';
import type { ImageFile, ModelUsage } from '@pagewright/engine/suggest/suggester';
import { generateText, type LanguageModel, Output } from 'ai';
import type { z } from 'zod';
import type { Clock } from './clock.ts';
import { errorOf, ModelError } from './model-errors.ts';
import type { ModelLimits } from './model-settings.ts';
import { createRetryBudget, type RetryBudget } from './retry-budget.ts';

/** Answers by the hash of their prompt: an unchanged page is not sent twice. */
export interface ModelAnswerCache {
  readonly read: (key: string) => Promise<string | null>;
  readonly write: (key: string, answer: string) => void;
}

export interface ModelPrompt<T> {
  readonly system: string;
  readonly prompt: string;
  /** Images in the order in which the prompt mentions them. */
  readonly images?: readonly ImageFile[];
  readonly schema: z.ZodType<T>;
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
}

/** About four characters of most languages. */
export const estimateTokens = (text: string): number => Math.ceil(text.length / 4);

const cacheVersion = 1;

const hashOf = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex');

const keyOf = (modelKey: string, { system, prompt, images = [] }: ModelPrompt<unknown>): string =>
  hashOf(
    JSON.stringify([cacheVersion, modelKey, system, prompt, ...images.map(({ bytes }) => hashOf(bytes))]),
  );

/** Estimated tokens of an image, for any model. */
export const imageTokens = 1500;
const tokensOf = ({ prompt, images = [] }: ModelPrompt<unknown>): number =>
  estimateTokens(prompt) + images.length * imageTokens;

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
}

/** One attempt, with every check on the answer. */
async function generateOnce<T>(
  { model, limits }: ModelClientParts,
  { system, prompt, images = [], schema }: ModelPrompt<T>,
  { signal, counted }: { signal: AbortSignal; counted: Counted },
): Promise<T> {
  signal.throwIfAborted();
  counted.calls += 1;
  const result = await generateText({
    model,
    system,
    messages: [
      {
        role: 'user',
        content: [
          { type: 'text', text: prompt },
          ...images.map(({ bytes: image, mediaType }) => ({ type: 'image' as const, image, mediaType })),
        ],
      },
    ],
    output: Output.object({ schema }),
    maxRetries: 0,
    maxOutputTokens: limits.answerTokens,
    abortSignal: signal,
    onStepFinish: ({ usage }) => {
      counted.inputTokens += usage.inputTokens ?? 0;
      counted.outputTokens += usage.outputTokens ?? 0;
    },
  });
  if (result.finishReason === 'content-filter') throw new ModelError('declined');
  if (result.finishReason === 'length') throw new ModelError('cut');
  if (result.text.trim() === '') throw new ModelError('empty');
  return schema.parse(result.output);
}

/** Limits concurrency. */
function createSemaphore(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let busy = 0;
  return async (work) => {
    if (busy >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else busy += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) busy -= 1;
      else next();
    }
  };
}

async function generateWithRetries<T>(
  parts: ModelClientParts,
  request: ModelPrompt<T>,
  { retryBudget, counted, signal }: { retryBudget: RetryBudget; counted: Counted; signal: AbortSignal },
): Promise<T> {
  const { limits, clock } = parts;
  const startedAt = clock.now();
  const leftMs = retryBudget.left(limits.questionMs);
  if (leftMs === 0) throw new ModelError('given_up');
  if (retryBudget.waitMs() >= leftMs) throw new ModelError('busy');
  const timeout = clock.timeout(leftMs);
  const stop = AbortSignal.any([signal, timeout.signal]);
  const pause = async (ms: number): Promise<void> => {
    await clock.sleep(ms, stop);
    signal.throwIfAborted();
  };
  try {
    for (let tries = 1; ; tries += 1) {
      await pause(retryBudget.waitMs());
      try {
        return await generateOnce(parts, request, { signal: stop, counted });
      } catch (error) {
        signal.throwIfAborted();
        const failure = timeout.signal.aborted ? new ModelError('late') : errorOf(error, clock.now());
        if (failure.waitMs !== null) retryBudget.waitUntil(clock.now() + failure.waitMs);
        const pauseMs = failure.waitMs ?? limits.pauseMs * 2 ** (tries - 1);
        const isOver = clock.now() + pauseMs >= startedAt + leftMs;
        if (!failure.isPassing || tries >= limits.attempts || isOver) {
          retryBudget.failed(startedAt);
          throw failure;
        }
        await pause(pauseMs);
      }
    }
  } finally {
    timeout.cancel();
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

export function createModelClient(parts: ModelClientParts): ModelClient {
  const { cache, limits, modelKey, clock } = parts;
  const counted: Counted = { calls: 0, answers: 0, cached: 0, inputTokens: 0, outputTokens: 0 };
  const retryBudget = createRetryBudget(limits.retryBudgetMs, clock.now);
  const withSlot = createSemaphore(limits.atOnce);
  const breaker = createBreaker();

  async function call<T>(request: ModelPrompt<T>, signal: AbortSignal): Promise<T> {
    signal.throwIfAborted();
    breaker.check();
    const spent = counted.inputTokens + counted.outputTokens;
    if (spent + tokensOf(request) + limits.answerTokens > limits.tokensPerScan) throw new ModelError('spent');
    const stop = AbortSignal.any([signal, breaker.signal]);
    try {
      return await generateWithRetries(parts, request, { retryBudget, counted, signal: stop });
    } catch (error) {
      breaker.report(error);
      throw error;
    }
  }

  return {
    usage: () => ({ ...counted }),
    generate: async (request, signal) => {
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
    },
  };
}
