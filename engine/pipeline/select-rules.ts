/** Selects the rules that an audit runs, and lists those it leaves out with the reason. */
import type { AuditOptions } from '@pagewright/contract/entities/audit-options';
import type { Page } from '@pagewright/contract/entities/page';
import { type Reason, reason } from '../audit/reasons.ts';
import { isPageRule, type PageRule, type Rule } from '../audit/rule.ts';
import { allRules } from '../audit/rules/all.ts';
import { type RuleSet, sortRules } from '../audit/run-rules.ts';

/** Rules that need only the page; the others need the site or a browser. */
export const pageRuleIds: ReadonlySet<string> = new Set(allRules.filter(isPageRule).map(({ id }) => id));

export const isPageRuleId = (ruleId: string): boolean => pageRuleIds.has(ruleId);

/** Page rules without those whose finding proved to be fine on this page, once the site was known. */
export const confirmedRules = (
  rules: readonly PageRule[],
  { issues }: Pick<Page, 'issues'>,
): readonly PageRule[] =>
  rules.filter(({ id, review }) => review === undefined || issues.some(({ ruleId }) => ruleId === id));

/** The rule as the configuration wants it; with its own severity where that says nothing. */
function atLevel(rule: Rule, levels: AuditOptions['ruleLevels']): Rule {
  const level = levels[rule.id];
  return level === undefined ? rule : { ...rule, severity: level, level };
}

export function selectRules(
  { leaveOut, leaveOutRules, ruleLevels }: Pick<AuditOptions, 'leaveOut' | 'leaveOutRules' | 'ruleLevels'>,
  rules: readonly Rule[] = allRules,
): {
  readonly selected: RuleSet;
  readonly leftOut: readonly { readonly rule: Rule; readonly reason: Reason }[];
} {
  const leftOut = rules.flatMap((rule) => {
    const given = leaveOutRules[rule.id] ?? leaveOut[rule.group];
    return given === undefined ? [] : [{ rule, reason: reason('given', { reason: given }) }];
  });
  const gone = new Set(leftOut.map(({ rule }) => rule));
  const selected = rules.filter((rule) => !gone.has(rule)).map((rule) => atLevel(rule, ruleLevels));
  return { selected: sortRules(selected), leftOut };
}
