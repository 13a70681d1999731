/** Gives a model one task of each kind that the product needs, and measures what works. */
import { crc32, deflateSync } from 'node:zlib';
import { generateText, isStepCount, type LanguageModel, streamText, tool } from 'ai';
import { z } from 'zod';
import { systemClock } from '../../server/adapters/llm/clock.ts';
import { connectModel } from '../../server/adapters/llm/connect-model.ts';
import { generateReply } from '../../server/adapters/llm/generate-reply.ts';
import type { CallLocalModel } from '../../server/adapters/llm/local/local-port.ts';
import { errorOf, ModelError } from '../../server/adapters/llm/model-errors.ts';
import type { ModelSettings } from '../../server/adapters/llm/model-settings.ts';
import { createReplyModes, type ReplyMode } from '../../server/adapters/llm/reply-modes.ts';

export type TaskName = 'text' | 'JSON' | 'long text' | 'images' | 'tools' | 'streaming';

export interface TaskResult {
  readonly name: TaskName;
  readonly works: boolean;
  readonly ms: number;
  /** Half a sentence. */
  readonly detail: string;
  /** Of the answer, where it was counted. */
  readonly outputTokens: number;
}

interface Attempt {
  readonly model: LanguageModel;
  readonly settings: ModelSettings;
  readonly signal: AbortSignal;
}

type Outcome = Pick<TaskResult, 'works' | 'detail' | 'outputTokens'>;

const answerBytes = 1024 * 1024;
/** Enough for a model that thinks first. */
const answerTokens = 2000;
const wrong = (said: string): Outcome => ({
  works: false,
  detail: `answered something else: “${said.trim().slice(0, 60)}”`,
  outputTokens: 0,
});

const common = ({ model, signal }: Attempt) => ({
  model,
  abortSignal: signal,
  maxRetries: 0,
  maxOutputTokens: answerTokens,
});

async function tryText(attempt: Attempt): Promise<Outcome> {
  const { text, usage } = await generateText({
    ...common(attempt),
    prompt: 'Write the numbers from one to twenty as English words, separated by commas.',
  });
  const outputTokens = usage.outputTokens ?? 0;
  if (!/one.*two.*three/is.test(text)) return { ...wrong(text), outputTokens };
  return { works: true, detail: '', outputTokens };
}

const ways: Readonly<Record<ReplyMode, string>> = {
  schema: 'by JSON schema',
  json: 'in JSON mode; this server has no JSON schemas',
  text: 'parsed from plain text; this server has no JSON mode',
};

async function tryJson({ model, settings, signal }: Attempt): Promise<Outcome> {
  const modes = createReplyModes(settings.provider);
  const counted = { inputTokens: 0, outputTokens: 0 };
  const schema = z.object({ colors: z.array(z.string()) });
  const prompt = {
    system: 'You answer with JSON.',
    prompt: 'Name the three primary colors of light.',
    schema,
  };
  for (let mode: ReplyMode | null = modes.first(); ; ) {
    try {
      await generateReply(prompt, { model, mode, answerTokens, signal, counted });
      return { works: true, detail: ways[mode], outputTokens: counted.outputTokens };
    } catch (error) {
      const { kind } = errorOf(error, Date.now());
      const next: ReplyMode | null = kind === 'refused' || kind === 'garbled' ? modes.after(mode) : null;
      if (next === null) throw error;
      mode = next;
    }
  }
}

/** About as long as the prompt about a long page: some servers cut the beginning off without a word. */
async function tryLongText(attempt: Attempt): Promise<Outcome> {
  const filler = Array.from(
    { length: 330 },
    (_, at) => `Line ${at + 1} says that the bread of day ${at + 1} was baked in the oven before noon.`,
  ).join('\n');
  const { text } = await generateText({
    ...common(attempt),
    prompt: `The code word is heron.\n${filler}\nWhich code word was named in the first line? Answer with that word.`,
  });
  if (/heron/i.test(text)) return { works: true, detail: '', outputTokens: 0 };
  return { works: false, detail: 'forgot how a text of 6,000 tokens began', outputTokens: 0 };
}

/** A PNG of one color, 64 pixels wide and high. */
function pngOf(red: number, green: number, blue: number): Uint8Array {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(data.length, 0);
    ends.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
  };
  const head = Buffer.from([0, 0, 0, 64, 0, 0, 0, 64, 8, 2, 0, 0, 0]);
  const row = Buffer.from([0, ...Array.from({ length: 64 }, () => [red, green, blue]).flat()]);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: 64 }, () => row)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, ...parts]);
}

async function tryImages(attempt: Attempt): Promise<Outcome> {
  const { text, usage } = await generateText({
    ...common(attempt),
    messages: [
      {
        role: 'user',
        content: [
          { type: 'text', text: 'Which color does this picture show? Answer with one English word.' },
          { type: 'file', data: pngOf(220, 20, 20), mediaType: 'image/png' },
        ],
      },
    ],
  });
  if (!/\b(?:red|crimson|scarlet)\b/i.test(text)) return wrong(text);
  return { works: true, detail: '', outputTokens: usage.outputTokens ?? 0 };
}

async function tryTools(attempt: Attempt): Promise<Outcome> {
  let hasCalled = false;
  const add = tool({
    description: 'Adds two numbers.',
    inputSchema: z.object({ a: z.number(), b: z.number() }),
    execute: ({ a, b }) => {
      hasCalled = true;
      return { sum: a + b };
    },
  });
  // As the content editor does: tools and streaming together.
  const { stream } = streamText({
    ...common(attempt),
    prompt: 'Use the tool to add 17433 and 25081, then answer with the sum.',
    tools: { add },
    stopWhen: isStepCount(4),
    onError: () => undefined,
  });
  let text = '';
  for await (const part of stream) {
    if (part.type === 'error') throw part.error;
    if (part.type === 'text-delta') text += part.text;
  }
  if (!hasCalled) return { works: false, detail: 'did not call the tool', outputTokens: 0 };
  if (!text.replaceAll(/\D/g, '').includes('42514')) return wrong(text);
  return { works: true, detail: '', outputTokens: 0 };
}

async function tryStreaming(attempt: Attempt): Promise<Outcome> {
  const startedAt = systemClock.now();
  let firstMs: number | null = null;
  let pieces = 0;
  const { stream } = streamText({
    ...common(attempt),
    prompt: 'Write three short sentences about bread.',
    onError: () => undefined,
  });
  for await (const part of stream) {
    if (part.type === 'error') throw part.error;
    if (part.type !== 'text-delta') continue;
    firstMs ??= systemClock.now() - startedAt;
    pieces += 1;
  }
  if (firstMs === null) throw new ModelError('empty');
  const detail = `first words after ${(firstMs / 1000).toFixed(1)} s${pieces === 1 ? ', all in one piece' : ''}`;
  return { works: true, detail, outputTokens: 0 };
}

const tasks: readonly (readonly [TaskName, (attempt: Attempt) => Promise<Outcome>])[] = [
  ['text', tryText],
  ['JSON', tryJson],
  ['long text', tryLongText],
  ['images', tryImages],
  ['tools', tryTools],
  ['streaming', tryStreaming],
];

async function measure(name: TaskName, work: () => Promise<Outcome>): Promise<TaskResult> {
  const startedAt = systemClock.now();
  try {
    const outcome = await work();
    return { name, ms: systemClock.now() - startedAt, ...outcome };
  } catch (error) {
    const failure = errorOf(error, systemClock.now());
    const ms = systemClock.now() - startedAt;
    const detail =
      failure.lacks === null ? failure.message : `the model or its server has no ${failure.lacks}`;
    return { name, works: false, ms, detail, outputTokens: 0 };
  }
}

export interface CheckOptions {
  /** For each task. */
  readonly timeoutMs: number;
  readonly callLocal: CallLocalModel | null;
  readonly signal: AbortSignal;
}

/** One after the other; after an error that all would share, the others are not tried. */
export async function* checkModel(
  settings: ModelSettings,
  { timeoutMs, callLocal, signal }: CheckOptions,
): AsyncGenerator<TaskResult> {
  const model = await connectModel(settings, answerBytes, callLocal);
  for (const [name, run] of tasks) {
    if (name === 'images' && settings.local !== undefined) continue;
    const result = await measure(name, () =>
      run({ model, settings, signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]) }),
    );
    signal.throwIfAborted();
    yield result;
    // What answers at all may still be held to a schema.
    if (name === 'text' && !result.works && result.outputTokens === 0) return;
  }
}
