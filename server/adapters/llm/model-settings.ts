/** The configured model as plain data, so that it can be sent to a thread. */

import type { LocalSettings } from './local/model-host.ts';
import { isSelfHosted, type ProviderName } from './providers.ts';

export interface ModelSettings {
  readonly provider: ProviderName;
  readonly model: string;
  /** Null for a self-hosted server that needs none. */
  readonly apiKey: string | null;
  /** Null for the provider's own URL. */
  readonly baseUrl: string | null;
  /** Whether it accepts images. */
  readonly acceptsImages: boolean;
  /** The longest that one answer is waited for; missing for what is usual. */
  readonly timeoutMs?: number;
  /** Requests at the same time; missing for what is usual. */
  readonly atOnce?: number;
  /** Tokens of one answer at most; missing for what is usual. */
  readonly answerTokens?: number;
  /** Dollars for a million tokens; missing when it is not configured. */
  readonly price?: { readonly input: number; readonly output: number };
  /** Of a model on this machine; missing for all others. */
  readonly local?: LocalSettings;
}

/** Never a path. */
const localModelName = (model: string): string => {
  const [last = model] = model.replaceAll('\\', '/').split('/').slice(-1);
  return last
    .replace(/\.gguf$/i, '')
    .replace(/-GGUF(?=:|$)/i, '')
    .replace(':', ' ');
};

/** As reports and messages name it. */
export const nameOf = ({ provider, model }: Pick<ModelSettings, 'provider' | 'model'>): string =>
  provider === 'local' ? localModelName(model) : model;

/** Limits of one scan. */
export interface ModelLimits {
  /** One prompt with all its attempts, until the provider is probed. */
  readonly questionMs: number;
  /** One prompt to a provider that is slow and still responds to probes. */
  readonly slowQuestionMs: number;
  /** Not extended for a model that was slow before. */
  readonly isTimeoutFixed: boolean;
  /** The time of all failed prompts together, after which the model is not called again in this scan. */
  readonly retryBudgetMs: number;
  readonly attempts: number;
  /** Between attempts when the provider names no time; doubled each time. */
  readonly pauseMs: number;
  readonly atOnce: number;
  /** Of all prompts and answers of a scan. */
  readonly tokensPerScan: number;
  readonly answerTokens: number;
  /** An answer that was cut off gets twice as many, so often; models that think first need it. */
  readonly answerDoublings: number;
  readonly answerBytes: number;
}

export const usualLimits: ModelLimits = {
  questionMs: 30_000,
  slowQuestionMs: 60_000,
  isTimeoutFixed: false,
  retryBudgetMs: 60_000,
  attempts: 3,
  pauseMs: 1000,
  atOnce: 4,
  tokensPerScan: 1_500_000,
  answerTokens: 4000,
  answerDoublings: 2,
  answerBytes: 512 * 1024,
};

/** A model of one's own may take minutes for a page, and works at one page at a time. */
const selfHostedLimits = { slowQuestionMs: 20 * 60_000, atOnce: 1 } as const satisfies Partial<ModelLimits>;

/** The usual limits with those of the configuration. */
export const limitsOf = ({ provider, timeoutMs, atOnce, answerTokens }: ModelSettings): ModelLimits => ({
  ...usualLimits,
  ...(isSelfHosted(provider) && selfHostedLimits),
  ...(timeoutMs !== undefined && {
    questionMs: Math.min(usualLimits.questionMs, timeoutMs),
    slowQuestionMs: timeoutMs,
    isTimeoutFixed: true,
  }),
  ...(atOnce !== undefined && { atOnce }),
  ...(answerTokens !== undefined && { answerTokens, answerDoublings: 0 }),
});
