/** A change to a page that was tried on a copy of it: what to paste where, and what it was measured to do. */
import { z } from 'zod';
import { Writer } from './suggested-texts.ts';

/** One place of the page. `selector` is the whole way down from html, so that it means one element alone. */
export const FixStep = z.object({
  /**
   * `tag`: the element's start tag becomes `html`; `replace`: the whole element does (nothing when it is empty);
   * `text`: `found`, inside the element, does; `prepend`: `html` goes in at its start; `after`: behind it;
   * `top`: above everything.
   */
  action: z.enum(['tag', 'replace', 'text', 'prepend', 'after', 'top']),
  selector: z.string(),
  /** The current markup; empty when something is added. */
  found: z.string(),
  html: z.string(),
});
export type FixStep = z.infer<typeof FixStep>;

export const VerifiedFix = z.object({
  /** The change in words. */
  patch: z.string(),
  /** The words to paste; null when it has none. */
  words: z.string().nullable(),
  /** The markup to paste. */
  html: z.string(),
  steps: z.array(FixStep),
  /** The rules it was made for. */
  ruleIds: z.array(z.string()),
  /** The rules that no longer find anything on the page with the change made. */
  cleared: z.array(z.string()),
  scoreBefore: z.number(),
  scoreAfter: z.number(),
  /** Who wrote the words; null when they are facts of the page itself. */
  writtenBy: Writer.nullable(),
  /** What its words state that is not known of the site. Missing when there is nothing. */
  unverified: z.array(z.string()).optional(),
});
export type VerifiedFix = z.infer<typeof VerifiedFix>;
