/** Which rules an audit asks, and which it leaves out and why. */

import type { Rule } from './audit/rule.ts';
import { allRules } from './audit/rules/all.ts';
import { type RuleSet, sortRules } from './audit/run-rules.ts';
import type { AuditRequest } from './audit-request.ts';

export function chooseRules({ rules = allRules, options }: Pick<AuditRequest, 'rules' | 'options'>): {
  readonly asked: RuleSet;
  readonly leftOut: readonly { readonly rule: Rule; readonly reason: string }[];
} {
  const leaveOut = options.leaveOut ?? {};
  const leftOut = rules.flatMap((rule) => {
    const reason = leaveOut[rule.group];
    return reason === undefined ? [] : [{ rule, reason }];
  });
  return { asked: sortRules(rules.filter(({ group }) => leaveOut[group] === undefined)), leftOut };
}
