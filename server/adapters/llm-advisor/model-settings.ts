/** Which model writes, as the configuration says it: plain data, so that it can be handed to a thread. */

export interface ModelSettings {
  readonly provider: 'openai' | 'anthropic' | 'google' | 'openai-compatible';
  readonly model: string;
  /** Null for a server of one's own that wants none. */
  readonly apiKey: string | null;
  /** Null for the provider's own address. */
  readonly baseUrl: string | null;
  /** It can be shown pictures. */
  readonly hasEyes: boolean;
}

/** What one scan may ask of a model. */
export interface ModelLimits {
  /** One question with all its attempts. */
  readonly questionMs: number;
  /** All questions together that were in vain: after so long the model is not asked again in this scan. */
  readonly vainMs: number;
  readonly attempts: number;
  /** Before another attempt when the provider names no time; doubled each time. */
  readonly pauseMs: number;
  readonly atOnce: number;
  /** Of all answers and questions of a scan. */
  readonly tokensPerScan: number;
  readonly answerTokens: number;
  readonly answerBytes: number;
}

export const usualLimits: ModelLimits = {
  questionMs: 30_000,
  vainMs: 60_000,
  attempts: 3,
  pauseMs: 1000,
  atOnce: 4,
  tokensPerScan: 600_000,
  answerTokens: 4000,
  answerBytes: 512 * 1024,
};
