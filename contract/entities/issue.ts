/** One finding: what is wrong, how we know, who says so, and what to do. */
import { z } from 'zod';
import { MessageData } from '../messages/message-data.ts';
import { issueCategories, severities } from '../severities.ts';

export const Severity = z.enum(severities);
export type Severity = z.infer<typeof Severity>;

export const IssueCategory = z.enum(issueCategories);
export type IssueCategory = z.infer<typeof IssueCategory>;

/** Who says so: Google's documentation, a standard, or a rule of thumb. */
export const Basis = z.enum(['google', 'standard', 'heuristic']);
export type Basis = z.infer<typeof Basis>;

/** What words were made from: an id of the engine's table, and data. */
export const Phrase = z.object({ messageId: z.string(), data: MessageData.optional() });
export type Phrase = z.infer<typeof Phrase>;

export const Evidence = z.object({
  selector: z.string().optional(),
  snippet: z.string().optional(),
  found: z.string().optional(),
  wanted: z.string().optional(),
  /** Of words that are ours, not the site's; earlier analyses have neither. */
  foundAs: Phrase.optional(),
  wantedAs: Phrase.optional(),
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
  /** Which message of its rule the sentences were made from, with what data; earlier analyses have neither. */
  messageId: z.string().optional(),
  data: MessageData.optional(),
  /** What its rule says of every cause, where this finding says it of its own. */
  general: z.object({ title: z.string(), why: z.string(), fix: z.string() }).optional(),
  basis: Basis,
  /** The document that says so; earlier analyses have none. */
  source: z.string().optional(),
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
  /** How many pages it touches, where `urls` has the first ones only. */
  pageCount: z.int().nonnegative().optional(),
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
  /** What the reason was made from; earlier analyses have neither. */
  messageId: z.string().optional(),
  data: MessageData.optional(),
});
export type NotEvaluated = z.infer<typeof NotEvaluated>;

/** A score that opens to what took the points. */
export const Score = z.object({
  value: z.number().min(0).max(100),
  deductions: z.array(z.object({ ruleId: z.string(), points: z.number(), reason: z.string() })),
});
export type Score = z.infer<typeof Score>;
