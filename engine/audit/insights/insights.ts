/** Computes the four insight cards of a site from its audit. */
import type { EnhancedInsights, Finding, Insight } from '@pagewright/contract/entities/insights';
import { IssueCategory } from '@pagewright/contract/entities/issue';
import { causesOf, countCauses, leadRuleOf } from '@pagewright/contract/report/causes';
import { countOf } from '../count-of.ts';
import { groupNames } from '../describe-rules.ts';
import { type BrokenRule, brokenRulesOf, describeBrokenRule, extentOf, suggestOn } from '../group-by-rule.ts';
import { allRules } from '../rules/all.ts';
import {
  type CardInput,
  type CardRule,
  coverageOf,
  type InsightInput,
  isVerified,
  type RuleCoverage,
  renderedPages,
  scoreGroups,
  scoresOf,
} from './card-score.ts';
import { contentUniquenessOf } from './content-uniqueness.ts';
import { type CardName, cardOfGroup } from './insight-cards.ts';

const costliestMax = 2;

function findingOf(input: CardInput, group: IssueCategory, broken: readonly BrokenRule[]): Finding {
  const { pages } = input.site;
  return {
    category: groupNames[group],
    score: scoreGroups(input, new Set([group])),
    issues: broken.map((each) => describeBrokenRule(each, pages)),
    recommendations: [...new Set(broken.map((each) => suggestOn(each, pages)))],
  };
}

const join = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;

/** “Links” loses its capital; “JavaScript” and “AI visibility” keep theirs. */
const withinSentence = (name: string): string =>
  name.replace(/^\p{Lu}(?=\p{Ll}+(?:\s|$))/u, (letter) => letter.toLowerCase());

const causesAmong = ({ site }: CardInput, broken: readonly BrokenRule[]) => {
  const leading = new Set(broken.map(({ issue }) => leadRuleOf(issue)));
  return countCauses(causesOf(site).filter(({ issue }) => leading.has(leadRuleOf(issue))));
};

/** How many findings there are, and on how many pages. */
function describeExtent(
  input: CardInput,
  broken: readonly BrokenRule[],
  { evaluated }: RuleCoverage,
): string {
  const { pages } = input.site;
  const { critical, warning: warnings, info } = causesAmong(input, broken);
  const readPages = countOf(pages.length, 'page');
  if (critical + warnings === 0) {
    return broken.length === 0
      ? `${evaluated === 1 ? 'The one check' : `All ${evaluated} checks`} passed on ${readPages}.`
      : `No critical issues and no warnings on ${readPages}; ${countOf(info, 'piece')} of advice.`;
  }
  const read = new Set(pages.map(({ url }) => url));
  const touched = new Set(
    broken
      .filter(({ issue }) => issue.severity !== 'info')
      .flatMap(({ urls }) => urls)
      .filter((url) => read.has(url)),
  );
  const counts = [
    ...(critical > 0 ? [countOf(critical, 'critical issue')] : []),
    ...(warnings > 0 ? [countOf(warnings, 'warning')] : []),
  ];
  return `${join(counts)}${touched.size === 0 ? ' about the site as a whole' : ` on ${touched.size} of ${readPages}`}.`;
}

/** On how many pages a browser checked what the card is about. */
function describeRendered({ site, rules }: CardInput, groups: ReadonlySet<IssueCategory>): string | null {
  const skipped = new Set(site.notEvaluated.map(({ ruleId }) => ruleId));
  const isChecked = rules.some(
    ({ id, needs, group }) => needs === 'browser' && groups.has(group) && !skipped.has(id),
  );
  const rendered = renderedPages(site).length;
  if (!isChecked || rendered === site.pages.length) return null;
  return `Browser checks ran on ${rendered} of ${countOf(site.pages.length, 'page')}.`;
}

function explain(input: CardInput, broken: readonly BrokenRule[], groups: readonly IssueCategory[]): string {
  const coverage = coverageOf(input, new Set(groups));
  const costliest = broken.filter(({ points }) => points > 0).slice(0, costliestMax);
  const sentences = [describeExtent(input, broken, coverage)];
  if (costliest.length > 0) {
    const named = costliest.map((each) => `${each.issue.title} (${extentOf(each, input.site.pages)})`);
    sentences.push(`Fix first: ${named.join(', then ')}.`);
  }
  const found = new Set(broken.flatMap(({ ruleIds }) => [...ruleIds]));
  const touched = new Set(input.rules.filter(({ id }) => found.has(id)).map(({ group }) => group));
  const clean = groups.filter(
    (group) =>
      !touched.has(group) &&
      !broken.some(({ issue }) => issue.category === group) &&
      isVerified(coverageOf(input, new Set([group]))),
  );
  if (!isVerified(coverage))
    sentences.push(
      `Only ${coverage.evaluated} of ${countOf(coverage.all, 'check')} could run. ${coverage.reason ?? ''}`.trim(),
    );
  else if (broken.length > 0 && clean.length > 0)
    sentences.push(`No issues in ${join(clean.map((group) => withinSentence(groupNames[group])))}.`);
  const rendered = describeRendered(input, new Set(groups));
  return [...sentences, ...(rendered === null ? [] : [rendered])].join(' ');
}

/** Without a score when no rule of the card was evaluated. */
function cardOf(input: CardInput, name: CardName): Insight {
  const groups = IssueCategory.options.filter((group) => cardOfGroup[group] === name);
  const { evaluated, reason } = coverageOf(input, new Set(groups));
  if (evaluated === 0)
    return { overallScore: null, explanation: `Not checked. ${reason ?? ''}`.trim(), findings: [] };
  const broken = input.broken.filter(({ issue }) => cardOfGroup[issue.category] === name);
  const findings = [...Map.groupBy(broken, ({ issue }) => issue.category)]
    .map(([group, own]) => findingOf(input, group, own))
    .sort((a, b) => a.score - b.score || b.issues.length - a.issues.length);
  return {
    overallScore: scoreGroups(input, new Set(groups)),
    explanation: explain(input, broken, groups),
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
