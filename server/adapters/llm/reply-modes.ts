/** How a model is made to answer with data: by a schema, else by JSON mode, else by the instruction alone. */
import type { ProviderName } from './providers.ts';

const replyModes = ['schema', 'json', 'text'] as const;
export type ReplyMode = (typeof replyModes)[number];

/** What is known of one model; shared by all prompts to it. */
export interface ReplyModes {
  /** To begin a prompt with. */
  readonly first: () => ReplyMode;
  /** After a reply that was refused or in the wrong format; null when there is none. */
  readonly after: (mode: ReplyMode) => ReplyMode | null;
  readonly worked: (mode: ReplyMode) => void;
  /** No mode made a difference: the next prompt need not try them all. */
  readonly failed: () => void;
}

export function createReplyModes(provider: ProviderName): ReplyModes {
  // Anthropic has no JSON mode without a schema; a model on this machine is held to the schema by a grammar.
  const modes = replyModes.filter(
    (mode) => mode === 'schema' || (provider !== 'local' && (mode !== 'json' || provider !== 'anthropic')),
  );
  let best: ReplyMode = 'schema';
  let isKnown = false;
  return {
    first: () => best,
    after: (mode) => (isKnown ? null : (modes[modes.indexOf(mode) + 1] ?? null)),
    worked: (mode) => {
      best = mode;
    },
    failed: () => {
      isKnown = true;
    },
  };
}
