/** Audits a page or a changed copy of it with the page rules; findings about the site stay as they are. */
import type { Issue, Score } from '@pagewright/contract/entities/issue';
import { indexabilityOf, isForAudience } from '../audit/gates.ts';
import { penaltiesOnPage, supersededAmong } from '../audit/place-findings.ts';
import type { PageRule } from '../audit/rule.ts';
import { runPageRules } from '../audit/run-rules.ts';
import { partOfScore, scorePage } from '../audit/score.ts';
import { SiteContext } from '../audit/site-context.ts';
import type { PageFacts } from '../model/page-facts.ts';

/** What stays the same while a page is changed: the rules, the day, the rest of the site. */
export interface AuditContext {
  readonly rules: readonly PageRule[];
  /** As 2026-11-15. */
  readonly today: string;
  readonly normalise: (url: string) => string | null;
  /** As in the report, robots.txt included. */
  readonly isIndexable: boolean;
  /** Findings about the page by site rules and browser rules. */
  readonly otherIssues: readonly Issue[];
  /** Deductions by site rules and browser rules. */
  readonly otherDeductions: Score['deductions'];
}

export interface CopyAudit {
  readonly issues: readonly Issue[];
  /** Rules that threw: a finding they do not report is not cleared. */
  readonly notEvaluated: ReadonlySet<string>;
  readonly score: number;
  /** Whether the copy is indexable: many rules do not apply otherwise. */
  readonly isIndexable: boolean;
}

export function auditCopy(facts: PageFacts, context: AuditContext, isOpenToGoogle: boolean): CopyAudit {
  const open = indexabilityOf(facts, context.normalise);
  const run = runPageRules(facts, context.rules, {
    indexability: open,
    context: new SiteContext(context.today),
  });
  const indexability = { ...open, indexable: open.indexable && isOpenToGoogle };
  const emitted = run.failed
    .filter(({ rule }) => isForAudience(rule.audience, indexability))
    .map(({ issue }) => issue);
  const gone = supersededAmong([...emitted, ...context.otherIssues]);
  const own = scorePage(penaltiesOnPage(emitted, context.otherIssues)).deductions;
  const score = partOfScore(
    { value: 0, deductions: [...own, ...context.otherDeductions] },
    (ruleId) => !gone.has(ruleId),
  );
  return {
    issues: emitted.filter(({ ruleId }) => !gone.has(ruleId)),
    notEvaluated: new Set(run.notEvaluated.map(({ ruleId }) => ruleId)),
    score: score.value,
    isIndexable: indexability.indexable,
  };
}
