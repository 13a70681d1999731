/** What the rules about a page alone say of it or of a changed copy, and the score that follows; the site stays as it is. */
import type { Issue, Score } from '@pagewright/contract/entities/issue';
import { supersededAmong } from '../audit/assemble-audit.ts';
import { isForAudience, standingOf } from '../audit/gates.ts';
import type { PageRule } from '../audit/rule.ts';
import { runPageRules } from '../audit/run-rules.ts';
import { chargeOf, partOfScore, scorePage } from '../audit/score.ts';
import type { PageFacts } from '../facts/page-facts.ts';

/** What stays the same while a page is changed: the rules, the day, the site around it. */
export interface Surroundings {
  readonly rules: readonly PageRule[];
  /** As 2026-11-15. */
  readonly today: string;
  readonly normalise: (url: string) => string | null;
  /** As the report has it: robots.txt included, which the page itself does not tell. */
  readonly isIndexable: boolean;
  /** Findings about the page that take the whole site, or a browser, to make. */
  readonly otherIssues: readonly Issue[];
  /** Points that findings about the whole site, or from a browser, took from the page. */
  readonly otherDeductions: Score['deductions'];
}

export interface Verdict {
  readonly issues: readonly Issue[];
  /** Rules that were broken themselves: a fault they do not tell is no fault cleared. */
  readonly unasked: ReadonlySet<string>;
  readonly score: number;
  /** Whether search engines may show it: rules about such pages are silent on others. */
  readonly isIndexable: boolean;
}

export function judgeCopy(facts: PageFacts, around: Surroundings, isOpenToGoogle: boolean): Verdict {
  const open = standingOf(facts, around.normalise);
  const run = runPageRules(facts, around.rules, { standing: open, context: { today: around.today } });
  const standing = { ...open, indexable: open.indexable && isOpenToGoogle };
  const told = run.failed
    .filter(({ rule }) => isForAudience(rule.audience, standing))
    .map(({ issue }) => issue);
  const gone = supersededAmong([...told, ...around.otherIssues]);
  const own = scorePage(told.map((issue) => chargeOf(issue))).deductions;
  const score = partOfScore(
    { value: 0, deductions: [...own, ...around.otherDeductions] },
    (ruleId) => !gone.has(ruleId),
  );
  return {
    issues: told.filter(({ ruleId }) => !gone.has(ruleId)),
    unasked: new Set(run.notEvaluated.map(({ ruleId }) => ruleId)),
    score: score.value,
    isIndexable: standing.indexable,
  };
}
