/** An analysis without the findings that rest on measured times: the same for every run of an unchanged site. */
import type { Analysis } from '@pagewright/contract/entities/analysis';
import { applyAcceptances } from '../acceptances/apply-acceptances.ts';
import { findingsInScope } from '../acceptances/match-acceptances.ts';
import { allRules } from '../audit/rules/all.ts';

const timedRules = allRules.flatMap(({ id, isMeasuredTime }) => (isMeasuredTime === true ? [id] : []));

/** Score and counters follow; accepted findings stay as they are. */
export function withoutMeasuredTimes(analysis: Analysis): Analysis {
  const acceptances = timedRules.flatMap((ruleId) => {
    const scope = { ruleId, scope: 'site', target: '' } as const;
    const { title, evidence } = findingsInScope(analysis, scope);
    return title === null ? [] : [{ ...scope, id: ruleId, reason: 'Measured time', evidence, until: null }];
  });
  return applyAcceptances(analysis, acceptances, '').analysis;
}
