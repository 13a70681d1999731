/** Computes the four insight cards of a site from its audit. */
import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { EnhancedInsights, Finding, Insight } from '@pagewright/contract/entities/insights';
import { IssueCategory, type Score } from '@pagewright/contract/entities/issue';
import { limits } from '@pagewright/contract/limits';
import { causesOf, countCauses, leadRuleOf } from '@pagewright/contract/report/causes';
import { criticalCardPoints, heuristicFactor, weights } from '@pagewright/contract/report/score-formula';
import { countOf } from '../count-of.ts';
import { groupNames } from '../describe-rules.ts';
import { type BrokenRule, brokenRulesOf, describeBrokenRule, extentOf, suggestOn } from '../group-by-rule.ts';
import type { RuleMetadata } from '../rule.ts';
import { allRules } from '../rules/all.ts';
import { partOfScore, penaltyOf, scoreOfPage, scorePage } from '../score.ts';
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
  readonly scores: readonly CheckedScore[];
}

interface CheckedScore {
  readonly score: Score;
  /** Rules that need a browser were evaluated. */
  readonly isRendered: boolean;
}

/** Analyses of earlier versions do not tell which pages were rendered. */
const renderedPages = ({ pages }: InsightInput): InsightInput['pages'] => {
  const rendered = pages.filter((page) => page.rendered === true);
  return rendered.length === 0 ? pages : rendered;
};

function scoresOf(site: InsightInput): readonly CheckedScore[] {
  const { pages, siteIssues } = site;
  const read = new Set(pages.map(({ url }) => url));
  const rendered = new Set(renderedPages(site));
  const otherUrls = siteIssues.filter(({ urls: [only], urls }) => urls.length === 1 && !read.has(only ?? ''));
  return [
    ...pages.flatMap((page) => {
      const score = scoreOfPage(page);
      return score === undefined ? [] : [{ score, isRendered: rendered.has(page) }];
    }),
    ...[...Map.groupBy(otherUrls, ({ urls }) => urls[0]).values()].map((issues) => ({
      score: scorePage(issues.map((issue) => penaltyOf(issue))),
      isRendered: false,
    })),
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

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** What some rules cost the pages on which they were evaluated. */
function partsOf(scores: readonly CheckedScore[], ids: ReadonlySet<string>) {
  const parts = scores.map(({ score }) => partOfScore(score, (id) => ids.has(id)));
  return {
    lost: mean(parts.map(({ value }) => 100 - value)),
    unfree: mean(parts.map(lossOf)),
    deductions: parts.flatMap(({ deductions }) => deductions),
  };
}

/** The rules of these findings, by whether they need a browser. */
function splitRules({ rules }: CardInput, broken: readonly BrokenRule[]) {
  const inBrowser = new Set(rules.filter(({ needs }) => needs === 'browser').map(({ id }) => id));
  const own = new Set(broken.flatMap(({ ruleIds }) => [...ruleIds]));
  return { own, seen: own.intersection(inBrowser), read: own.difference(inBrowser) };
}

/**
 * Half what the findings cost, half how many pages are free of them, each over the pages that were checked;
 * below 100 with a finding, below good with a critical one or too few evaluated rules.
 */
function scoreGroups(input: CardInput, groups: ReadonlySet<IssueCategory>): number {
  const broken = input.broken.filter(({ issue }) => groups.has(issue.category));
  const { own, seen, read } = splitRules(input, broken);
  const byHtml = partsOf(input.scores, read);
  const byBrowser = partsOf(
    input.scores.filter(({ isRendered }) => isRendered),
    seen,
  );
  const host = scorePage(
    input.site.siteIssues
      .filter(({ ruleId, urls }) => urls.length === 0 && own.has(ruleId))
      .map((issue) => penaltyOf(issue)),
  );
  const value = Math.max(0, host.value - byHtml.lost - byBrowser.lost);
  const free = 100 * (1 - byHtml.unfree) * (1 - byBrowser.unfree);
  const whole = Math.floor((value + free) / 2);
  const isCritical = [...byHtml.deductions, ...byBrowser.deductions, ...host.deductions].some(
    ({ points }) => points >= weights.critical * heuristicFactor,
  );
  const isGood = isVerified(coverageOf(input, groups)) && !isCritical;
  const most = isGood ? 100 - Math.sign(broken.length) : limits.score.insightGood - 1;
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
  const clean = groups.filter(
    (group) =>
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
    technicalAnalysis,
    contentQualityAnalysis: { ...content, ...(contentUniqueness && { contentUniqueness }) },
    linkArchitectureAnalysis,
    performanceAnalysis,
  };
}
