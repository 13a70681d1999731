/** Computes the four insight cards of a site from its audit. */
import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { EnhancedInsights, Finding, Insight } from '@pagewright/contract/entities/insights';
import { type Issue, IssueCategory, type Score } from '@pagewright/contract/entities/issue';
import { limits } from '@pagewright/contract/limits';
import { criticalCardPoints, heuristicFactor, weights } from '@pagewright/contract/report/score-formula';
import { countOf } from '../count-of.ts';
import { groupNames } from '../describe-rules.ts';
import { type BrokenRule, brokenRulesOf, describeBrokenRule, extentOf, suggestOn } from '../group-by-rule.ts';
import type { RuleMetadata } from '../rule.ts';
import { allRules } from '../rules/all.ts';
import { partOfScore, penaltyOf, scoreOfPage, scorePage, scoreWeighted } from '../score.ts';
import { contentUniquenessOf } from './content-uniqueness.ts';
import { type CardName, cardOfGroup } from './insight-cards.ts';

export type InsightInput = Pick<Analysis, 'pages' | 'siteIssues' | 'notEvaluated'>;

const costliestMax = 2;
/** A card with a smaller share of evaluated rules is not called good. */
const verifiedShare = 0.5;

interface CardInput {
  readonly site: InsightInput;
  readonly broken: readonly BrokenRule[];
  readonly rules: readonly RuleMetadata[];
  /** The score of each page, and of each faulty URL that is no page of the report. */
  readonly scores: readonly Score[];
}

function scoresOf({ pages, siteIssues }: InsightInput): readonly Score[] {
  const read = new Set(pages.map(({ url }) => url));
  const otherUrls = siteIssues.filter(({ urls: [only], urls }) => urls.length === 1 && !read.has(only ?? ''));
  return [
    ...pages.flatMap((page) => scoreOfPage(page) ?? []),
    ...[...Map.groupBy(otherUrls, ({ urls }) => urls[0]).values()].map((issues) =>
      scorePage(issues.map((issue) => penaltyOf(issue))),
    ),
  ];
}

interface RuleCoverage {
  readonly evaluated: number;
  readonly all: number;
  /** Why most of the others were not evaluated. */
  readonly reason: string | null;
}

function coverageOf({ site, rules }: CardInput, groups: ReadonlySet<IssueCategory>): RuleCoverage {
  const skipped = site.notEvaluated.filter(({ category }) => groups.has(category));
  const ids = new Set(skipped.map(({ ruleId }) => ruleId));
  const own = rules.filter(({ group }) => groups.has(group));
  const [commonest] = [...Map.groupBy(skipped, ({ reason }) => reason)].toSorted(
    ([, a], [, b]) => b.length - a.length,
  );
  return {
    evaluated: own.filter(({ id }) => !ids.has(id)).length,
    all: own.length,
    reason: commonest?.[0] ?? null,
  };
}

const isVerified = ({ evaluated, all }: RuleCoverage): boolean => evaluated >= all * verifiedShare;

/** How far a page is from being free of findings, by its worst one: 1 for critical, 0.5 for a warning, half of that for a heuristic. */
function lossOf({ deductions }: Score): number {
  const shares = deductions.map(({ points }) =>
    points >= weights.critical * heuristicFactor ? points / weights.critical : points / (2 * weights.warning),
  );
  return Math.max(0, ...shares);
}

/** Half what the findings cost, half how many pages are free of them; below good with a critical finding or too few evaluated rules. */
function scoreGroups(input: CardInput, groups: ReadonlySet<IssueCategory>): number {
  const own = new Set(
    input.broken.filter(({ issue }) => groups.has(issue.category)).map(({ issue }) => issue.ruleId),
  );
  const parts = input.scores.map((score) => partOfScore(score, (id) => own.has(id)));
  const host = input.site.siteIssues
    .filter(({ ruleId, urls }) => urls.length === 0 && own.has(ruleId))
    .map((issue) => penaltyOf(issue));
  const { value, deductions } = scoreWeighted(
    parts.map((score) => ({ score, weight: 1 })),
    host,
  );
  const free = 100 * (1 - parts.reduce((sum, part) => sum + lossOf(part), 0) / Math.max(1, parts.length));
  const whole = Math.floor((value + free) / 2);
  const isCritical = [...parts.flatMap((part) => part.deductions), ...deductions].some(
    ({ points }) => points >= weights.critical * heuristicFactor,
  );
  const most = isVerified(coverageOf(input, groups)) && !isCritical ? 100 : limits.score.insightGood - 1;
  return Math.max(0, Math.min(most, whole - (isCritical ? criticalCardPoints : 0)));
}

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

function countFindings(input: CardInput, broken: readonly BrokenRule[], severity: Issue['severity']): number {
  const ids = new Set(broken.map(({ issue }) => issue.ruleId));
  const { pages, siteIssues } = input.site;
  return [...pages.flatMap(({ issues }) => issues), ...siteIssues].filter(
    (issue) => issue.severity === severity && ids.has(issue.ruleId),
  ).length;
}

/** How many findings there are, and on how many pages. */
function describeExtent(
  input: CardInput,
  broken: readonly BrokenRule[],
  { evaluated }: RuleCoverage,
): string {
  const { pages } = input.site;
  const critical = countFindings(input, broken, 'critical');
  const warnings = countFindings(input, broken, 'warning');
  const readPages = countOf(pages.length, 'page');
  if (critical + warnings === 0) {
    return broken.length === 0
      ? `All ${countOf(evaluated, 'rule')} asked are kept on ${readPages}.`
      : `No critical finding and no warning on ${readPages}; ${countOf(broken.length, 'piece')} of advice.`;
  }
  const read = new Set(pages.map(({ url }) => url));
  const touched = new Set(
    broken
      .filter(({ issue }) => issue.severity !== 'info')
      .flatMap(({ urls }) => urls)
      .filter((url) => read.has(url)),
  );
  const counts = [
    ...(critical > 0 ? [countOf(critical, 'critical finding')] : []),
    ...(warnings > 0 ? [countOf(warnings, 'warning')] : []),
  ];
  return `${join(counts)}${touched.size === 0 ? ' about the site as a whole' : `, touching ${touched.size} of ${readPages}`}.`;
}

function explain(input: CardInput, broken: readonly BrokenRule[], groups: readonly IssueCategory[]): string {
  const coverage = coverageOf(input, new Set(groups));
  const costliest = broken.filter(({ points }) => points > 0).slice(0, costliestMax);
  const sentences = [describeExtent(input, broken, coverage)];
  if (costliest.length > 0) {
    const named = costliest.map((each) => `“${each.issue.title}” (${extentOf(each, input.site.pages)})`);
    sentences.push(`First to mend: ${named.join(', then ')}.`);
  }
  const clean = groups.filter(
    (group) =>
      !broken.some(({ issue }) => issue.category === group) &&
      isVerified(coverageOf(input, new Set([group]))),
  );
  if (!isVerified(coverage))
    sentences.push(
      `Only ${coverage.evaluated} of ${countOf(coverage.all, 'rule')} could be asked, so this says little yet. ${coverage.reason ?? ''}`.trim(),
    );
  else if (broken.length > 0 && clean.length > 0)
    sentences.push(`Nothing to mend in ${join(clean.map((group) => withinSentence(groupNames[group])))}.`);
  return sentences.join(' ');
}

/** Undefined when no rule of the card was evaluated. */
function cardOf(input: CardInput, name: CardName): Insight | undefined {
  const groups = IssueCategory.options.filter((group) => cardOfGroup[group] === name);
  if (coverageOf(input, new Set(groups)).evaluated === 0) return undefined;
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
export function insightsOf(site: InsightInput, rules: readonly RuleMetadata[] = allRules): EnhancedInsights {
  const scores = scoresOf(site);
  if (site.pages.length === 0 || scores.length === 0) return {};
  const input: CardInput = { site, rules, broken: brokenRulesOf(site), scores };
  const technicalAnalysis = cardOf(input, 'technicalAnalysis');
  const content = cardOf(input, 'contentQualityAnalysis');
  const linkArchitectureAnalysis = cardOf(input, 'linkArchitectureAnalysis');
  const performanceAnalysis = cardOf(input, 'performanceAnalysis');
  const contentUniqueness = contentUniquenessOf(site);
  return {
    ...(technicalAnalysis && { technicalAnalysis }),
    ...(content && {
      contentQualityAnalysis: { ...content, ...(contentUniqueness && { contentUniqueness }) },
    }),
    ...(linkArchitectureAnalysis && { linkArchitectureAnalysis }),
    ...(performanceAnalysis && { performanceAnalysis }),
  };
}
