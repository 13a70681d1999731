/** What a run checked: a finding is fixed or new only where both runs could have found it. */
import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { Page } from '@pagewright/contract/entities/page';
import { allRules } from '../audit/rules/all.ts';

const ruleById = new Map(allRules.map((rule) => [rule.id, rule]));

/** Times differ from run to run: such findings say nothing of a change of the site. */
export const isMeasuredTime = (ruleId: string): boolean => ruleById.get(ruleId)?.isMeasuredTime === true;

/** Where a run did not record its rules, they cannot be told apart. */
export const hasSameRule = (before: Analysis, after: Analysis, ruleId: string): boolean =>
  before.ruleRevisions === undefined ||
  after.ruleRevisions === undefined ||
  before.ruleRevisions[ruleId] === after.ruleRevisions[ruleId];

/** The rules of this version, to be stored with what they found. */
export const currentRevisions = (): Record<string, number> =>
  Object.fromEntries(allRules.map(({ id, revision }) => [id, revision ?? 1]));

const hasId =
  (ruleId: string) =>
  (skipped: { readonly ruleId: string }): boolean =>
    skipped.ruleId === ruleId;

function needsAll(ruleId: string): boolean {
  const rule = ruleById.get(ruleId);
  return rule !== undefined && 'needsFullCoverage' in rule && rule.needsFullCoverage;
}

/** Whether the run looked for it on the site as a whole. */
export function checkedOnSite(analysis: Analysis, ruleId: string): boolean {
  if (needsAll(ruleId) && !analysis.coverage.full) return false;
  return !analysis.notEvaluated.some(hasId(ruleId));
}

/** Whether the run looked for it on a page that it read. */
export function checkedOnPage(analysis: Analysis, page: Page, ruleId: string): boolean {
  if (!checkedOnSite(analysis, ruleId)) return false;
  if (ruleById.get(ruleId)?.needs === 'browser' && page.rendered !== true) return false;
  return !(page.notEvaluated ?? []).some(hasId(ruleId));
}
