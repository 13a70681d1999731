/** A page of the report with the results of its page rules. */
import type { PageExtras } from './page-extras.ts';
import type { PageRun } from './run-rules.ts';
import type { PageSummary } from './summarise-page.ts';

export interface AuditedPage {
  readonly summary: PageSummary;
  readonly run: PageRun;
  /** Whether rules passed that `run` does not list. */
  readonly hasPassed?: boolean;
  /** What the URL explorer shows of it. */
  readonly extras?: PageExtras;
}
