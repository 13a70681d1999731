/** The findings of a report by page template: what one change to a template would fix. */
import { z } from 'zod';
import { IssueCategory, Severity } from './issue.ts';

/** One page on whose copy a fix was tried. */
export const TriedPage = z.object({
  url: z.string(),
  /** What to paste there. */
  html: z.string(),
  scoreBefore: z.number(),
  scoreAfter: z.number(),
});
export type TriedPage = z.infer<typeof TriedPage>;

/** A fix that was applied to copies of pages and audited again: it clears the finding and breaks nothing. */
export const TemplateProof = z.object({
  /** The change in words. */
  patch: z.string(),
  /** Set when every page gets the same markup: then it is one edit of the template. */
  html: z.string().nullable(),
  /** Up to three of them. */
  tried: z.array(TriedPage),
  /** On how many pages of the template it clears the finding. */
  pages: z.int().positive(),
});
export type TemplateProof = z.infer<typeof TemplateProof>;

/** The findings of one rule on the pages of a template. */
export const TemplateRule = z.object({
  ruleId: z.string(),
  title: z.string(),
  severity: Severity,
  category: IssueCategory,
  fix: z.string(),
  findings: z.int().positive(),
  urls: z.array(z.string()),
  /** Null when no fix of it could be tried. */
  proof: TemplateProof.nullable(),
});
export type TemplateRule = z.infer<typeof TemplateRule>;

export const PageTemplate = z.object({
  id: z.string(),
  /** Of the URLs of its pages, such as `/product/*`. */
  pattern: z.string(),
  urls: z.array(z.string()),
  findings: z.int().nonnegative(),
  /** The gravest first. */
  rules: z.array(TemplateRule),
});
export type PageTemplate = z.infer<typeof PageTemplate>;

export const TemplateView = z.object({
  analysisId: z.string(),
  domain: z.string(),
  date: z.iso.datetime(),
  /** All findings of the report, each place once. */
  findings: z.int().nonnegative(),
  /** Those that pages of a template have in common. */
  explained: z.int().nonnegative(),
  /** The one with the most findings first. */
  templates: z.array(PageTemplate),
});
export type TemplateView = z.infer<typeof TemplateView>;
