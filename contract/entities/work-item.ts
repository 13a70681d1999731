/** What an owner plans to do about a finding: one entry of a site's work list. */
import { z } from 'zod';

/** What people set; `none` takes it off the list. */
export const WorkChoice = z.enum(['todo', 'doing', 'done', 'none']);
export type WorkChoice = z.infer<typeof WorkChoice>;

/** `reopened`: marked as done, and an analysis since then found it again. */
export const WorkState = z.enum(['todo', 'doing', 'done', 'reopened']);
export type WorkState = z.infer<typeof WorkState>;

const text = (max: number) => z.string().trim().max(max, `Use at most ${max} characters`).default('');

export const WorkForm = z.object({
  ruleId: z.string().min(1).max(100),
  /** A page's URL, or empty for the finding on the whole site. */
  target: z.string().max(2048).default(''),
  state: WorkChoice,
  /** A name, as the team knows it. */
  assignee: text(100),
  note: text(1000),
});
export type WorkForm = z.infer<typeof WorkForm>;

export const WorkItem = z.object({
  ruleId: z.string(),
  target: z.string(),
  /** Of the finding, when it was put on the list. */
  title: z.string(),
  state: WorkState,
  assignee: z.string(),
  note: z.string(),
  /** Who changed it last, by name or e-mail address. */
  by: z.string(),
  at: z.iso.datetime(),
});
export type WorkItem = z.infer<typeof WorkItem>;
