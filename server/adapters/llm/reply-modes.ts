/** How a model is made to answer with data: by a schema, else by JSON mode, else by the instruction alone. */

export const replyModes = ['schema', 'json', 'text'] as const;
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

export function createReplyModes(): ReplyModes {
  let best: ReplyMode = 'schema';
  let isKnown = false;
  return {
    first: () => best,
    after: (mode) => (isKnown ? null : (replyModes[replyModes.indexOf(mode) + 1] ?? null)),
    worked: (mode) => {
      best = mode;
    },
    failed: () => {
      isKnown = true;
    },
  };
}
