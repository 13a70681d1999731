/** Computes the four insight cards of a site from its audit. */
import type { EnhancedInsights, Finding, Insight } from '@pagewright/contract/entities/insights';
import type { IssueCategory } from '@pagewright/contract/entities/issue';
import { type CardName, cardOfGroup } from '@pagewright/contract/report/insight-cards';
import { issueCategories } from '@pagewright/contract/severities';
import { groupNames } from '../describe-rules.ts';
import { type BrokenRule, brokenRulesOf, describeBrokenRule, suggestOn } from '../group-by-rule.ts';
import { allRules } from '../rules/all.ts';
import {
  type CardInput,
  type CardRule,
  coverageOf,
  type InsightInput,
  scoreGroups,
  scoresOf,
} from './card-score.ts';
import { contentUniquenessOf } from './content-uniqueness.ts';
import { explainCard } from './explain-card.ts';

function findingOf(input: CardInput, group: IssueCategory, broken: readonly BrokenRule[]): Finding {
  const { pages } = input.site;
  return {
    category: groupNames[group],
    score: scoreGroups(input, new Set([group])),
    issues: broken.map((each) => describeBrokenRule(each, pages)),
    recommendations: [...new Set(broken.map((each) => suggestOn(each, pages)))],
  };
}

/** Without a score when no rule of the card was evaluated. */
function cardOf(input: CardInput, name: CardName): Insight {
  const groups = issueCategories.filter((group) => cardOfGroup[group] === name);
  const { evaluated, reason } = coverageOf(input, new Set(groups));
  if (evaluated === 0)
    return { overallScore: null, explanation: `Not checked. ${reason ?? ''}`.trim(), findings: [] };
  const broken = input.broken.filter(({ issue }) => cardOfGroup[issue.category] === name);
  const findings = [...Map.groupBy(broken, ({ issue }) => issue.category)]
    .map(([group, own]) => findingOf(input, group, own))
    .sort((a, b) => a.score - b.score || b.issues.length - a.issues.length);
  return {
    overallScore: scoreGroups(input, new Set(groups)),
    explanation: explainCard(input, broken, groups),
    findings,
  };
}

/** Empty when no page could be read. */
export function insightsOf(site: InsightInput, rules: readonly CardRule[] = allRules): EnhancedInsights {
  const scores = scoresOf(site);
  if (site.pages.length === 0 || scores.length === 0) return {};
  const input: CardInput = { site, rules, broken: brokenRulesOf(site), scores };
  const technicalAnalysis = cardOf(input, 'technicalAnalysis');
  const content = cardOf(input, 'contentQualityAnalysis');
  const linkArchitectureAnalysis = cardOf(input, 'linkArchitectureAnalysis');
  const performanceAnalysis = cardOf(input, 'performanceAnalysis');
  const contentUniqueness = contentUniquenessOf(site);
  return {
    technicalAnalysis,
    contentQualityAnalysis: { ...content, ...(contentUniqueness && { contentUniqueness }) },
    linkArchitectureAnalysis,
    performanceAnalysis,
  };
}
