/** Reads the settings of a language model: AI_PROVIDER and the others that begin with AI_. */
import { z } from 'zod';
import { providerNames, providers } from '../adapters/llm/providers.ts';

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
