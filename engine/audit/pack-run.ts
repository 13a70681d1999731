/** What the rules said of a page, kept as bytes: of a site with thousands of pages hardly anyone reads all evidence. */
import type { Evidence, Issue } from '@pagewright/contract/entities/issue';
import type { PageRun } from './run-rules.ts';

/** Read from the bytes each time: what is read is let go again. */
const packed = (issue: Issue, at: number, bytes: Buffer): Issue => ({
  ruleId: issue.ruleId,
  severity: issue.severity,
  category: issue.category,
  title: issue.title,
  description: issue.description,
  why: issue.why,
  fix: issue.fix,
  basis: issue.basis,
  get evidence(): Evidence[] {
    const all: Evidence[][] = JSON.parse(bytes.toString());
    return all[at] ?? [];
  },
});

/** The same findings; their evidence takes a quarter of the room. */
export function packRun(run: PageRun): PageRun {
  if (run.failed.length === 0) return run;
  const bytes = Buffer.from(JSON.stringify(run.failed.map(({ issue }) => issue.evidence)));
  return {
    ...run,
    failed: run.failed.map(({ rule, issue }, at) => ({ rule, issue: packed(issue, at, bytes) })),
  };
}
