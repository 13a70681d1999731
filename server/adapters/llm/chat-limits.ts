/** How long a model may take in a chat, and how much it may say. */
import type { ModelSettings } from './model-settings.ts';
import { isSelfHosted } from './providers.ts';

export interface ChatLimits {
  /** All attempts at one answer. */
  readonly answerMs: number;
  /** Before the first piece of text, or between two, until the provider is probed. */
  readonly idleMs: number;
  /** The same for a provider that is slow and still responds to probes. */
  readonly slowIdleMs: number;
  readonly attempts: number;
  /** Between attempts when the provider names no time. */
  readonly pauseMs: number;
  /** Calls of the model for one answer, with tool calls in between. */
  readonly steps: number;
  readonly answerTokens: number;
  readonly answerBytes: number;
}

const usualLimits: ChatLimits = {
  answerMs: 90_000,
  idleMs: 30_000,
  slowIdleMs: 30_000,
  attempts: 2,
  pauseMs: 1000,
  steps: 6,
  answerTokens: 3000,
  answerBytes: 1024 * 1024,
};

/** A model of one's own may take minutes before its first word. */
const selfHostedLimits = { answerMs: 20 * 60_000, slowIdleMs: 15 * 60_000 } as const;

export const chatLimitsOf = ({ provider, timeoutMs, answerTokens }: ModelSettings): ChatLimits => ({
  ...usualLimits,
  ...(isSelfHosted(provider) && selfHostedLimits),
  ...(timeoutMs !== undefined && {
    answerMs: timeoutMs,
    idleMs: Math.min(usualLimits.idleMs, timeoutMs),
    slowIdleMs: timeoutMs,
  }),
  ...(answerTokens !== undefined && { answerTokens }),
});
