/** Has a model answer one prompt once, with every check on the answer. */
import type { Picture } from '@pagewright/engine/model/picture';
import { generateText, type LanguageModel, NoObjectGeneratedError, Output } from 'ai';
import { z } from 'zod';
import { ModelError } from './model-errors.ts';

import type { ReplyMode } from './reply-modes.ts';

const tryParse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The text itself, what is in a fenced block, and what is between the first and the last brace. */
function* candidatesIn(text: string): Generator<string> {
  yield text;
  for (const [, inside = ''] of text.matchAll(/```[a-z]*\s*\n([\s\S]*?)\n\s*```/gi)) yield inside;
  const [from, to] = [text.indexOf('{'), text.lastIndexOf('}')];
  if (from !== -1 && to > from) yield text.slice(from, to + 1);
}

/** Null when the text holds nothing of the schema. */
function parseReply<T>(text: string, schema: z.ZodType<T>): T | null {
  // What a model thinks aloud may hold JSON that it then discards.
  const said = text.replaceAll(/<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>/gi, '').trim();
  for (const candidate of candidatesIn(said)) {
    const reply = schema.safeParse(tryParse(candidate));
    if (reply.success) return reply.data;
  }
  return null;
}

/** For a server that is not given the schema in the request itself. */
const schemaInstruction = (schema: z.ZodType): string =>
  `Answer with one JSON object and nothing else: no sentence before or after it. It must match this JSON schema:\n${JSON.stringify(z.toJSONSchema(schema))}`;

export interface ModelPrompt<T> {
  readonly system: string;
  readonly prompt: string;
  /** Images in the order in which the prompt mentions them. */
  readonly images?: readonly Picture[];
  readonly schema: z.ZodType<T>;
  /** What the answer depends on, when that is less than the whole prompt: the key of the cache. */
  readonly dependsOn?: unknown;
  /** Fewer than usual. */
  readonly attempts?: number;
  /** The prompt with less data, for a small context; by level, 0 is the prompt itself. */
  readonly shorten?: (level: number) => string;
  /** The same as several prompts, each about one thing: a small model would mix them up. */
  readonly tasks?: readonly ModelTask<T>[];
}

/** A part of the reply. */
export interface ModelTask<T> extends Omit<ModelPrompt<Partial<T>>, 'tasks'> {
  /** What stands for it when the model wrote nothing usable; without it there is no reply. */
  readonly orElse?: Partial<T>;
}

export interface TokenCount {
  inputTokens: number;
  outputTokens: number;
}

export interface GenerateOptions {
  readonly model: LanguageModel;
  readonly mode: ReplyMode;
  readonly answerTokens: number;
  readonly signal: AbortSignal;
  readonly counted: TokenCount;
}

const outputs = {
  schema: <T>(schema: z.ZodType<T>) => ({ output: Output.object({ schema }) }),
  json: () => ({ output: Output.json() }),
  text: () => ({}),
} as const;

interface RawReply {
  readonly text: string;
  readonly finishReason: string | undefined;
}

/** The text as it came, whether or not the SDK could read it. */
async function requestReply(
  { system, prompt, images = [], schema }: ModelPrompt<unknown>,
  { model, mode, answerTokens, signal, counted }: GenerateOptions,
): Promise<RawReply> {
  try {
    return await generateText({
      model,
      system: mode === 'schema' ? system : `${system}\n${schemaInstruction(schema)}`,
      messages: [
        {
          role: 'user',
          content: [
            { type: 'text', text: prompt },
            ...images.map(({ bytes: data, mediaType }) => ({ type: 'file' as const, data, mediaType })),
          ],
        },
      ],
      ...outputs[mode](schema),
      maxRetries: 0,
      maxOutputTokens: answerTokens,
      abortSignal: signal,
      onStepFinish: ({ usage }) => {
        counted.inputTokens += usage.inputTokens ?? 0;
        counted.outputTokens += usage.outputTokens ?? 0;
      },
    });
  } catch (error) {
    // The text may hold the data all the same, in a fenced block or after a sentence.
    if (!NoObjectGeneratedError.isInstance(error) || error.finishReason !== 'stop') throw error;
    if (parseReply(error.text ?? '', schema) === null) throw error;
    return { text: error.text ?? '', finishReason: error.finishReason };
  }
}

export async function generateReply<T>(prompt: ModelPrompt<T>, options: GenerateOptions): Promise<T> {
  const { text, finishReason } = await requestReply(prompt, options);
  if (finishReason === 'content-filter') throw new ModelError('declined');
  if (finishReason === 'length') throw new ModelError('cut');
  if (text.trim() === '') throw new ModelError('empty');
  const reply = parseReply(text, prompt.schema);
  if (reply === null) throw new ModelError('garbled');
  return reply;
}
