/** Asks a model for an answer of a given form: the one place that waits, tries again, counts and gives up. */
import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { AdviceUsage, Picture } from '@pagewright/engine/advise/advisor';
import { generateText, type LanguageModel, Output } from 'ai';
import type { z } from 'zod';
import type { ModelLimits } from './model-settings.ts';
import { ModelTrouble, troubleOf } from './model-trouble.ts';
import { createPatience, type Patience } from './patience.ts';

/** Answers by the hash of their question: an unchanged page is not asked about twice. */
export interface AnswerCache {
  readonly read: (key: string) => Promise<string | null>;
  readonly write: (key: string, answer: string) => void;
}

export interface Question<T> {
  readonly system: string;
  readonly prompt: string;
  /** Pictures that are shown with it, in the order in which it speaks of them. */
  readonly pictures?: readonly Picture[];
  readonly schema: z.ZodType<T>;
}

export interface Asker {
  /** Rejects with a ModelTrouble, or with the reason of the signal. */
  readonly ask: <T>(question: Question<T>, signal: AbortSignal) => Promise<T>;
  readonly usage: () => Omit<AdviceUsage, 'estimatedTokens'>;
}

export interface AskerParts {
  readonly model: LanguageModel;
  /** Provider and model: answers of another are not taken for its own. */
  readonly modelKey: string;
  readonly cache: AnswerCache | null;
  readonly limits: ModelLimits;
  readonly now: () => number;
}

/** About four characters of most languages. */
export const estimateTokens = (text: string): number => Math.ceil(text.length / 4);

const cacheVersion = 1;

const hashOf = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex');

const keyOf = (modelKey: string, { system, prompt, pictures = [] }: Question<unknown>): string =>
  hashOf(
    JSON.stringify([cacheVersion, modelKey, system, prompt, ...pictures.map(({ bytes }) => hashOf(bytes))]),
  );

/** What a picture counts for, whoever looks at it. */
export const pictureTokens = 1500;
const tokensOf = ({ prompt, pictures = [] }: Question<unknown>): number =>
  estimateTokens(prompt) + pictures.length * pictureTokens;

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

/** One attempt, checked in every way an answer can be bad. */
async function attempt<T>(
  { model, limits }: AskerParts,
  { system, prompt, pictures = [], schema }: Question<T>,
  { signal, counted }: { signal: AbortSignal; counted: Counted },
): Promise<T> {
  counted.calls += 1;
  const result = await generateText({
    model,
    system,
    messages: [
      {
        role: 'user',
        content: [
          { type: 'text', text: prompt },
          ...pictures.map(({ bytes: image, mediaType }) => ({ type: 'image' as const, image, mediaType })),
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
  if (result.finishReason === 'content-filter') throw new ModelTrouble('declined');
  if (result.finishReason === 'length') throw new ModelTrouble('cut');
  if (result.text.trim() === '') throw new ModelTrouble('empty');
  return schema.parse(result.output);
}

/** Waits for its turn among those that are asked at once. */
function createTurns(most: number): <T>(work: () => Promise<T>) => Promise<T> {
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

async function insist<T>(
  parts: AskerParts,
  question: Question<T>,
  { patience, counted, signal }: { patience: Patience; counted: Counted; signal: AbortSignal },
): Promise<T> {
  const { limits, now } = parts;
  const startedAt = now();
  const leftMs = patience.left(limits.questionMs);
  if (leftMs === 0) throw new ModelTrouble('given_up');
  const timeout = AbortSignal.timeout(leftMs);
  const stop = AbortSignal.any([signal, timeout]);
  const pause = async (ms: number): Promise<void> => {
    await delay(ms, undefined, { signal: stop }).catch(() => undefined);
    signal.throwIfAborted();
  };
  if (patience.waitMs() >= leftMs) throw new ModelTrouble('busy');
  for (let tries = 1; ; tries += 1) {
    await pause(patience.waitMs());
    try {
      return await attempt(parts, question, { signal: stop, counted });
    } catch (error) {
      signal.throwIfAborted();
      const trouble = timeout.aborted ? new ModelTrouble('late') : troubleOf(error, now());
      if (trouble.waitMs !== null) patience.waitUntil(now() + trouble.waitMs);
      const pauseMs = trouble.waitMs ?? limits.pauseMs * 2 ** (tries - 1);
      const isOver = now() + pauseMs >= startedAt + leftMs;
      if (!trouble.isPassing || tries >= limits.attempts || isOver) {
        patience.failed(startedAt);
        throw trouble;
      }
      await pause(pauseMs);
    }
  }
}

export function createAsker(parts: AskerParts): Asker {
  const { cache, limits, modelKey, now } = parts;
  const counted: Counted = { calls: 0, answers: 0, cached: 0, inputTokens: 0, outputTokens: 0 };
  const patience = createPatience(limits.vainMs, now);
  const takeTurn = createTurns(limits.atOnce);
  return {
    usage: () => ({ ...counted }),
    ask: async (question, signal) => {
      const key = keyOf(modelKey, question);
      const known = readCached(await (cache?.read(key).catch(() => null) ?? null), question.schema);
      if (known !== null) {
        counted.cached += 1;
        return known;
      }
      return takeTurn(async () => {
        signal.throwIfAborted();
        const spent = counted.inputTokens + counted.outputTokens;
        if (spent + tokensOf(question) + limits.answerTokens > limits.tokensPerScan)
          throw new ModelTrouble('spent');
        const answer = await insist(parts, question, { patience, counted, signal });
        counted.answers += 1;
        cache?.write(key, JSON.stringify(answer));
        return answer;
      });
    },
  };
}
