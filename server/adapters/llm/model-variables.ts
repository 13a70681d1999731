/** Reads the settings of a language model, for the server and the command: AI_PROVIDER and the others that begin with AI_. */
import { z } from 'zod';
import type { ModelSettings } from './model-settings.ts';
import { providerNames, providers } from './providers.ts';

const providerList = `${providerNames.slice(0, -1).join(', ')} or ${providerNames.at(-1)}`;
const httpUrl = z.url({ protocol: /^https?$/, error: 'an http:// or https:// address' });

const wholeNumber = (min: number, max: number, what = 'a number') => {
  const wanted = `${what} from ${min} to ${max}`;
  return z.coerce.number(wanted).int(wanted).min(min, wanted).max(max, wanted).optional();
};

const priceWords = 'a price in dollars for a million tokens, such as 0.25';
const price = z.coerce.number(priceWords).min(0, priceWords).max(10_000, priceWords).optional();

export const modelVariables = {
  AI_PROVIDER: z.enum(providerNames, providerList).optional(),
  AI_MODEL: z.string().optional(),
  AI_API_KEY: z.string().optional(),
  AI_BASE_URL: httpUrl.optional(),
  AI_EYES: z.enum(['on', 'off'], 'on or off').optional(),
  /** The longest that one answer is waited for. */
  AI_TIMEOUT_S: wholeNumber(5, 3600, 'a number of seconds'),
  /** Requests at the same time in one analysis. */
  AI_CONCURRENCY: wholeNumber(1, 64),
  /** Of one answer. */
  AI_MAX_OUTPUT_TOKENS: wholeNumber(500, 200_000),
  /** A model on this machine without work for so long gives its memory back. */
  AI_LOCAL_IDLE_S: wholeNumber(1, 86_400, 'a number of seconds'),
  /** Tokens of prompt and answer together. */
  AI_LOCAL_CONTEXT: wholeNumber(512, 10_000_000),
  AI_PRICE_IN: price,
  AI_PRICE_OUT: price,
};

export type ModelVariables = z.infer<z.ZodObject<typeof modelVariables>>;

/** What else must be set, as the name of the variable and what it must be. */
export function missingModelVariables({
  AI_PROVIDER,
  AI_MODEL,
  AI_API_KEY,
  AI_BASE_URL,
  AI_PRICE_IN,
  AI_PRICE_OUT,
}: ModelVariables): readonly (readonly [name: string, wanted: string])[] {
  if (AI_PROVIDER === undefined) return [];
  const because = `because AI_PROVIDER is "${AI_PROVIDER}"`;
  const { needsKey, baseUrl } = providers[AI_PROVIDER];
  return [
    ...(AI_MODEL === undefined ? [['AI_MODEL', `the name of a model, ${because}`] as const] : []),
    ...(needsKey && AI_API_KEY === undefined ? [['AI_API_KEY', `the key of ${AI_PROVIDER}`] as const] : []),
    ...(baseUrl === null && AI_BASE_URL === undefined
      ? [['AI_BASE_URL', `the address of the model server, ${because}`] as const]
      : []),
    ...(AI_PRICE_IN !== undefined && AI_PRICE_OUT === undefined
      ? [['AI_PRICE_OUT', 'set too, because AI_PRICE_IN is'] as const]
      : []),
    ...(AI_PRICE_OUT !== undefined && AI_PRICE_IN === undefined
      ? [['AI_PRICE_IN', 'set too, because AI_PRICE_OUT is'] as const]
      : []),
  ];
}

const usualIdleS = 300;

/** Null when the built-in suggester writes alone. `folder` is where a model on this machine and its runtime are kept. */
export function modelSettings(env: ModelVariables, folder: string): ModelSettings | null {
  const { AI_PROVIDER, AI_MODEL, AI_API_KEY, AI_BASE_URL, AI_EYES } = env;
  if (AI_PROVIDER === undefined || AI_MODEL === undefined) return null;
  const usuallySees = providers[AI_PROVIDER].acceptsImages;
  const isLocal = AI_PROVIDER === 'local';
  return {
    provider: AI_PROVIDER,
    model: AI_MODEL,
    apiKey: AI_API_KEY ?? null,
    baseUrl: AI_BASE_URL ?? null,
    // The runtime of local models reads text only.
    acceptsImages: !isLocal && (AI_EYES === undefined ? usuallySees : AI_EYES === 'on'),
    ...(env.AI_TIMEOUT_S !== undefined && { timeoutMs: env.AI_TIMEOUT_S * 1000 }),
    ...(env.AI_CONCURRENCY !== undefined && { atOnce: env.AI_CONCURRENCY }),
    ...(env.AI_MAX_OUTPUT_TOKENS !== undefined && { answerTokens: env.AI_MAX_OUTPUT_TOKENS }),
    ...(env.AI_PRICE_IN !== undefined &&
      env.AI_PRICE_OUT !== undefined && { price: { input: env.AI_PRICE_IN, output: env.AI_PRICE_OUT } }),
    ...(isLocal && {
      local: {
        model: AI_MODEL,
        folder,
        idleMs: (env.AI_LOCAL_IDLE_S ?? usualIdleS) * 1000,
        context: env.AI_LOCAL_CONTEXT ?? null,
        sequences: env.AI_CONCURRENCY ?? null,
      },
    }),
  };
}
