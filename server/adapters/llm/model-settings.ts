/** The configured model as plain data, so that it can be sent to a thread. */

export interface ModelSettings {
  readonly provider: 'openai' | 'anthropic' | 'google' | 'openai-compatible';
  readonly model: string;
  /** Null for a self-hosted server that needs none. */
  readonly apiKey: string | null;
  /** Null for the provider's own URL. */
  readonly baseUrl: string | null;
  /** Whether it accepts images. */
  readonly acceptsImages: boolean;
}

/** Limits of one scan. */
export interface ModelLimits {
  /** One prompt with all its attempts. */
  readonly questionMs: number;
  /** The time of all failed prompts together, after which the model is not called again in this scan. */
  readonly retryBudgetMs: number;
  readonly attempts: number;
  /** Between attempts when the provider names no time; doubled each time. */
  readonly pauseMs: number;
  readonly atOnce: number;
  /** Of all prompts and answers of a scan. */
  readonly tokensPerScan: number;
  readonly answerTokens: number;
  readonly answerBytes: number;
}

export const usualLimits: ModelLimits = {
  questionMs: 30_000,
  retryBudgetMs: 60_000,
  attempts: 3,
  pauseMs: 1000,
  atOnce: 4,
  tokensPerScan: 600_000,
  answerTokens: 4000,
  answerBytes: 512 * 1024,
};
