/** Evaluates one rule on the page of a chat, as far as the copy of the page and the stored analysis allow. */
import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { Page } from '@pagewright/contract/entities/page';
import type { RuleResult } from '../assistant/port.ts';
import { indexabilityOf, isForAudience } from '../audit/gates.ts';
import { sayReason } from '../audit/reasons.ts';
import { isPageRule, type PageRule, ruleContext } from '../audit/rule.ts';
import { allRules } from '../audit/rules/all.ts';
import { SiteContext } from '../audit/site-context.ts';
import { normaliseUrl } from '../fetch/normalize-url.ts';
import type { PageUnderTest } from '../verify/verify-fix.ts';

const reasons = {
  site: 'This check needs a new analysis of the whole site.',
  browser: 'This check needs a browser: analyze the website again.',
  copy: 'The page could not be read just now, so the check cannot be run again.',
  audience: 'This check runs only on pages that can be indexed.',
} as const;

const notEvaluated = (because: string): RuleResult => ({ kind: 'not-evaluated', because });

function evaluatePageRule(rule: PageRule, { facts, isOpenToGoogle, context }: PageUnderTest): RuleResult {
  const own = indexabilityOf(facts, normaliseUrl);
  const indexability = { ...own, indexable: own.indexable && isOpenToGoogle };
  if (!isForAudience(rule.audience, indexability)) return notEvaluated(reasons.audience);
  try {
    const outcome = rule.check(facts, ruleContext(facts, new SiteContext(context.today)));
    if (outcome.kind === 'skip') return notEvaluated(`This check does not apply here. ${sayReason(outcome)}`);
    return { kind: outcome.kind === 'fail' ? 'failed' : 'passed' };
  } catch {
    return notEvaluated('This check could not be run on this page.');
  }
}

export interface RuleTarget {
  readonly analysis: Analysis;
  readonly page: Page;
  /** Null when the page could not be fetched. */
  readonly pageUnderTest: PageUnderTest | null;
}

export function evaluateRule(ruleId: string, { analysis, page, pageUnderTest }: RuleTarget): RuleResult {
  const rule = allRules.find(({ id }) => id === ruleId);
  if (rule === undefined) return { kind: 'unknown' };
  const withheld = analysis.notEvaluated.find((each) => each.ruleId === ruleId);
  if (withheld !== undefined) return notEvaluated(withheld.reason);
  if (page.issues.some((issue) => issue.ruleId === ruleId)) return { kind: 'failed' };
  if (isPageRule(rule))
    return pageUnderTest === null ? notEvaluated(reasons.copy) : evaluatePageRule(rule, pageUnderTest);
  const hasPassed = analysis.scoreBasis?.passedRules.includes(ruleId) === true;
  if (hasPassed || analysis.pages.some(({ issues }) => issues.some((issue) => issue.ruleId === ruleId)))
    return { kind: 'passed' };
  return notEvaluated(rule.needs === 'browser' ? reasons.browser : reasons.site);
}
