/** One finding: what is wrong, how we know, who says so, and what to do. */
import { z } from 'zod';
import { severities } from '../severities.ts';

export const Severity = z.enum(severities);
export type Severity = z.infer<typeof Severity>;

/** The five groups that have a bar of their own in the overview. */
export const barCategories = ['title', 'meta-description', 'headings', 'images', 'links'] as const;

export const IssueCategory = z.enum([
  ...barCategories,
  'content',
  'indexability',
  'canonical',
  'sitemap',
  'redirects-http',
  'hreflang-i18n',
  'structured-data',
  'social',
  'mobile',
  'performance',
  'security',
  'accessibility',
  'url',
  'js-rendering',
  'ai-visibility',
]);
export type IssueCategory = z.infer<typeof IssueCategory>;

/** Who says so: Google's documentation, a standard, or a rule of thumb. */
export const Basis = z.enum(['google', 'standard', 'heuristic']);
export type Basis = z.infer<typeof Basis>;

export const Evidence = z.object({
  selector: z.string().optional(),
  snippet: z.string().optional(),
  found: z.string().optional(),
  wanted: z.string().optional(),
  /** URLs the finding is about: a broken target, the other pages of a duplicate. */
  urls: z.array(z.string()).optional(),
  /** Where it is on the screenshot of the page, in CSS pixels of the page. */
  box: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }).optional(),
  view: z.enum(['desktop', 'mobile']).optional(),
});
export type Evidence = z.infer<typeof Evidence>;

export const Issue = z.object({
  ruleId: z.string(),
  severity: Severity,
  category: IssueCategory,
  title: z.string(),
  description: z.string(),
  why: z.string(),
  fix: z.string(),
  basis: Basis,
  evidence: z.array(Evidence),
  /** Findings with the same cause are counted once; it begins with the rule whose finding names it. */
  cause: z.string().optional(),
  /** Set when it was found in the document after its scripts ran, not in the HTML as it was sent. */
  version: z.literal('rendered').optional(),
});
export type Issue = z.infer<typeof Issue>;

export const SiteIssue = Issue.extend({
  /** The pages it touches. */
  urls: z.array(z.string()),
});
export type SiteIssue = z.infer<typeof SiteIssue>;

/** A finding that the owner accepted: it counts nowhere, and is listed apart. */
export const AcceptedFinding = z.object({
  acceptanceId: z.string(),
  reason: z.string(),
  /** The page; null when it is about the site. */
  url: z.string().nullable(),
  issue: SiteIssue,
});
export type AcceptedFinding = z.infer<typeof AcceptedFinding>;

/** A rule that could not be evaluated, and why: neither passed nor failed. */
export const NotEvaluated = z.object({
  ruleId: z.string(),
  category: IssueCategory,
  /** Of the finding it would have been; earlier analyses have none. */
  title: z.string().optional(),
  reason: z.string(),
});
export type NotEvaluated = z.infer<typeof NotEvaluated>;

/** A score that opens to what took the points. */
export const Score = z.object({
  value: z.number().min(0).max(100),
  deductions: z.array(z.object({ ruleId: z.string(), points: z.number(), reason: z.string() })),
});
export type Score = z.infer<typeof Score>;
