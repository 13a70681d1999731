/** An audited page as a row, and back. */
import type { AuditedPage } from '../audit/audited-page.ts';
import { makeIssue, type RuleSet } from '../audit/run-rules.ts';
import type { PageRow } from './audit-rows.ts';

export const pageRowOf = (
  { summary, run, hasPassed = false, extras }: AuditedPage,
  language: string,
): PageRow => ({
  summary,
  findings: run.failed.map(({ issue: { ruleId, severity, messageId, data, evidence } }) => ({
    ruleId,
    severity,
    messageId,
    ...(data && { data }),
    evidence,
  })),
  notEvaluated: run.notEvaluated,
  hasPassed,
  language,
  ...(extras !== undefined && { extras }),
});

/** Rules are those of the same run: a finding of another is left out. */
export function pageReader({ page }: RuleSet): (row: PageRow) => AuditedPage {
  const ruleOf = new Map(page.map((rule) => [rule.id, rule]));
  return ({ summary, findings, notEvaluated, hasPassed }) => ({
    summary,
    run: {
      failed: findings.flatMap(({ ruleId, ...finding }) => {
        const rule = ruleOf.get(ruleId);
        return rule === undefined ? [] : [{ rule, issue: makeIssue(rule, finding) }];
      }),
      passed: [],
      notEvaluated,
    },
    hasPassed,
  });
}
