/** What an analyst advises for a page beside its list of suggestions: parts a person can paste, and who wrote them. */
import { z } from 'zod';

export const AdvisedHeading = z.object({
  level: z.int().min(1).max(6),
  text: z.string(),
  /** The heading it stands for; null when it is a new one. */
  replaces: z.string().nullable(),
});
export type AdvisedHeading = z.infer<typeof AdvisedHeading>;

export const AdvisedLink = z.object({
  /** Words that stand in the page already, exactly so. */
  anchor: z.string(),
  target: z.string(),
  /** The sentence of the page that holds the words. */
  sentence: z.string(),
});
export type AdvisedLink = z.infer<typeof AdvisedLink>;

/** Parts that the built-in analyst wrote in place of a model, and what became of the model. */
export const FilledIn = z.object({ parts: z.array(z.string()), why: z.string() });
export type FilledIn = z.infer<typeof FilledIn>;

/** Who summed the site up; there when an analyst looked at it. */
export const SiteAdvice = z.object({ writtenBy: z.string(), filledIn: FilledIn.optional() });
export type SiteAdvice = z.infer<typeof SiteAdvice>;

export const PageAdvice = z.object({
  /** "Built-in analyst" or the name of the model. */
  writtenBy: z.string(),
  title: z.string().nullable(),
  description: z.string().nullable(),
  headings: z.array(AdvisedHeading),
  links: z.array(AdvisedLink),
  /** What was not written, and why a person must. */
  withheld: z.array(z.object({ what: z.string(), why: z.string() })),
  /** Parts that the built-in analyst wrote because the model did not, and why not. */
  filledIn: FilledIn.optional(),
});
export type PageAdvice = z.infer<typeof PageAdvice>;
