/** Suggested texts of a page, ready to paste, and who wrote them. */
import { z } from 'zod';

/** Who writes without a model, and answers in a chat without one. */
export const builtInName = 'Built-in assistant';

/** In reports of earlier versions. */
export const earlierBuiltInName = 'Built-in analyst';

/** A model's name, or the built-in one. */
export const Writer = z.string().overwrite((name) => (name === earlierBuiltInName ? builtInName : name));

/** Who wrote a text, and whether all that it states is known of the site or from its owner. */
export const TextOrigin = z.object({
  writtenBy: Writer,
  checked: z.boolean(),
  /** What is not: "5 million", "Italy". Empty when it was checked. */
  unverified: z.array(z.string()),
});
export type TextOrigin = z.infer<typeof TextOrigin>;

export const SuggestedHeading = z.object({
  level: z.int().min(1).max(6),
  text: z.string(),
  /** The heading it replaces; null for a new one. */
  replaces: z.string().nullable(),
  origin: TextOrigin.optional(),
});
export type SuggestedHeading = z.infer<typeof SuggestedHeading>;

export const SuggestedLink = z.object({
  /** Text of the page, exactly as it is. */
  anchor: z.string(),
  target: z.string(),
  /** The sentence of the page that holds the words. */
  sentence: z.string(),
});
export type SuggestedLink = z.infer<typeof SuggestedLink>;

/** Parts that the built-in suggester wrote instead of the model, and why. */
export const SuggestionFallback = z.object({ parts: z.array(z.string()), why: z.string() });
export type SuggestionFallback = z.infer<typeof SuggestionFallback>;

/** Who wrote the site overview. */
export const Authorship = z.object({ writtenBy: Writer, fallback: SuggestionFallback.optional() });
export type Authorship = z.infer<typeof Authorship>;

export const SuggestedTexts = z.object({
  writtenBy: Writer,
  title: z.string().nullable(),
  description: z.string().nullable(),
  headings: z.array(SuggestedHeading),
  links: z.array(SuggestedLink),
  /** What was not written, and why a person must. */
  withheld: z.array(z.object({ what: z.string(), why: z.string() })),
  /** Of the single texts; of the suggestions those that a model wrote. Missing in earlier analyses. */
  origins: z
    .object({
      title: TextOrigin.optional(),
      description: TextOrigin.optional(),
      suggestions: z.array(TextOrigin.extend({ text: z.string() })),
    })
    .optional(),
  /** Parts that the built-in suggester wrote because the model did not, and why not. */
  fallback: SuggestionFallback.optional(),
});
export type SuggestedTexts = z.infer<typeof SuggestedTexts>;
