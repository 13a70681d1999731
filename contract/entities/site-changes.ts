/** What changed between two analyses of one site: findings, pages, and what pages say of themselves. */
import { z } from 'zod';
import { Evidence, IssueCategory, Severity } from './issue.ts';

/** One finding in one or both analyses. */
export const ChangedFinding = z.object({
  /** The page; null when it is about the site. */
  url: z.string().nullable(),
  /** Which it is about, for findings about the site: a repeated title, a dead URL. */
  subject: z.string().nullable(),
  before: z.array(Evidence),
  after: z.array(Evidence),
});
export type ChangedFinding = z.infer<typeof ChangedFinding>;

/** The findings of one rule that share a fate. */
export const RuleChange = z.object({
  ruleId: z.string(),
  title: z.string(),
  /** The worst of them. */
  severity: Severity,
  category: IssueCategory,
  findings: z.array(ChangedFinding),
});
export type RuleChange = z.infer<typeof RuleChange>;

export const MovedPage = z.object({ url: z.string(), to: z.string() });
export const RemovedPage = z.object({ url: z.string(), reason: z.string() });

/** What a page says of itself, before and after; null where it says nothing. */
export const PageEdit = z.object({
  url: z.string(),
  field: z.enum(['title', 'description', 'canonical', 'indexability']),
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type PageEdit = z.infer<typeof PageEdit>;

/** A file that tells crawlers about the site, when it changed. */
export const FileChange = z.object({
  file: z.enum(['robots.txt', 'sitemap']),
  /** In a sentence. */
  what: z.string(),
  /** Lines of robots.txt, or files of the sitemap. */
  added: z.array(z.string()),
  removed: z.array(z.string()),
});
export type FileChange = z.infer<typeof FileChange>;

export const AnalysisMark = z.object({ id: z.string(), date: z.iso.datetime() });

export const SiteChanges = z.object({
  domain: z.string(),
  before: AnalysisMark,
  after: AnalysisMark,
  score: z.object({ before: z.number().nullable(), after: z.number().nullable() }),
  indexable: z.object({ before: z.int().nullable(), after: z.int().nullable() }),
  /** Pages that both runs read, and those that one of them left out because of a limit or an error. */
  compared: z.object({ pages: z.int().nonnegative(), readOnce: z.int().nonnegative() }),
  /** How many issues: the rows of each list. */
  counts: z.object({
    fixed: z.int().nonnegative(),
    added: z.int().nonnegative(),
    remaining: z.int().nonnegative(),
  }),
  fixed: z.array(RuleChange),
  added: z.array(RuleChange),
  remaining: z.array(RuleChange),
  /** Findings of rules that this version judges differently: no change of the site. */
  byNewRules: z.array(RuleChange),
  pages: z.object({
    added: z.array(z.string()),
    removed: z.array(RemovedPage),
    redirected: z.array(MovedPage),
    /** What they say of themselves, one entry for each thing that changed. */
    changed: z.array(PageEdit),
  }),
  /** robots.txt and sitemap, where both runs read them. */
  files: z.array(FileChange).default([]),
  /** What only one of the two runs checked, in sentences. */
  notCompared: z.array(z.string()),
});
export type SiteChanges = z.infer<typeof SiteChanges>;
