/** The four insight cards of a site, worked out from what its audit found: same audit, same cards. */
import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { EnhancedInsights, Finding, Insight } from '@pagewright/contract/entities/insights';
import { type Issue, IssueCategory, type Score } from '@pagewright/contract/entities/issue';
import { limits } from '@pagewright/contract/limits';
import { criticalCardPoints, heuristicFactor, weights } from '@pagewright/contract/score-formula';
import { countOf } from '../audit/count-of.ts';
import { groupNames } from '../audit/describe-rules.ts';
import type { RuleWords } from '../audit/rule.ts';
import { allRules } from '../audit/rules/all.ts';
import { chargeOf, partOfScore, scorePage, scoreSite } from '../audit/score.ts';
import { adviseOn, type BrokenRule, brokenRulesOf, extentOf, sayBrokenRule } from './broken-rules.ts';
import { contentUniquenessOf } from './content-uniqueness.ts';
import { type CardName, cardOfGroup } from './insight-cards.ts';

export type InsightInput = Pick<Analysis, 'pages' | 'siteIssues' | 'notEvaluated'>;

const costliestMax = 2;
/** With fewer of its rules asked a card is not called good. */
const provenShare = 0.5;

interface Desk {
  readonly site: InsightInput;
  readonly broken: readonly BrokenRule[];
  readonly rules: readonly RuleWords[];
  /** The score of each page, and of each faulty address that is no page of the report. */
  readonly scores: readonly Score[];
}

function scoresOf({ pages, siteIssues }: InsightInput): readonly Score[] {
  const read = new Set(pages.map(({ url }) => url));
  const strangers = siteIssues.filter(({ urls: [only], urls }) => urls.length === 1 && !read.has(only ?? ''));
  return [
    ...pages.map(({ score, issues }) => score ?? scorePage(issues.map((issue) => chargeOf(issue)))),
    ...[...Map.groupBy(strangers, ({ urls }) => urls[0]).values()].map((issues) =>
      scorePage(issues.map((issue) => chargeOf(issue))),
    ),
  ];
}

interface Reach {
  readonly asked: number;
  readonly all: number;
  /** Why most of the others were not asked. */
  readonly because: string | null;
}

function reachOf({ site, rules }: Desk, groups: ReadonlySet<IssueCategory>): Reach {
  const unasked = site.notEvaluated.filter(({ category }) => groups.has(category));
  const ids = new Set(unasked.map(({ ruleId }) => ruleId));
  const own = rules.filter(({ group }) => groups.has(group));
  const [commonest] = [...Map.groupBy(unasked, ({ reason }) => reason)].toSorted(
    ([, a], [, b]) => b.length - a.length,
  );
  return {
    asked: own.filter(({ id }) => !ids.has(id)).length,
    all: own.length,
    because: commonest?.[0] ?? null,
  };
}

const isProven = ({ asked, all }: Reach): boolean => asked >= all * provenShare;

/** How far a page is from being free of faults by its worst one: 1 for a critical one, half for a warning, half of each for a rule of thumb. */
function lossOf({ deductions }: Score): number {
  const shares = deductions.map(({ points }) =>
    points >= weights.critical * heuristicFactor ? points / weights.critical : points / (2 * weights.warning),
  );
  return Math.max(0, ...shares);
}

/** Half what the findings cost, half how many pages are free of them; nothing critical or unasked is called good. */
function scoreGroups(desk: Desk, groups: ReadonlySet<IssueCategory>): number {
  const own = new Set(
    desk.broken.filter(({ issue }) => groups.has(issue.category)).map(({ issue }) => issue.ruleId),
  );
  const parts = desk.scores.map((score) => partOfScore(score, (id) => own.has(id)));
  const host = desk.site.siteIssues
    .filter(({ ruleId, urls }) => urls.length === 0 && own.has(ruleId))
    .map((issue) => chargeOf(issue));
  const { value, deductions } = scoreSite(
    parts.map((score) => ({ score, weight: 1 })),
    host,
  );
  const free = 100 * (1 - parts.reduce((sum, part) => sum + lossOf(part), 0) / Math.max(1, parts.length));
  const whole = Math.floor((value + free) / 2);
  const isCritical = [...parts.flatMap((part) => part.deductions), ...deductions].some(
    ({ points }) => points >= weights.critical * heuristicFactor,
  );
  const most = isProven(reachOf(desk, groups)) && !isCritical ? 100 : limits.score.insightGood - 1;
  return Math.max(0, Math.min(most, whole - (isCritical ? criticalCardPoints : 0)));
}

function findingOf(desk: Desk, group: IssueCategory, broken: readonly BrokenRule[]): Finding {
  const { pages } = desk.site;
  return {
    category: groupNames[group],
    score: scoreGroups(desk, new Set([group])),
    issues: broken.map((each) => sayBrokenRule(each, pages)),
    recommendations: [...new Set(broken.map((each) => adviseOn(each, pages)))],
  };
}

const join = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;

/** “Links” loses its capital; “JavaScript” and “AI visibility” keep theirs. */
const withinSentence = (name: string): string =>
  name.replace(/^\p{Lu}(?=\p{Ll}+(?:\s|$))/u, (letter) => letter.toLowerCase());

function countFindings(desk: Desk, broken: readonly BrokenRule[], severity: Issue['severity']): number {
  const ids = new Set(broken.map(({ issue }) => issue.ruleId));
  const { pages, siteIssues } = desk.site;
  return [...pages.flatMap(({ issues }) => issues), ...siteIssues].filter(
    (issue) => issue.severity === severity && ids.has(issue.ruleId),
  ).length;
}

/** How much there is to mend, and on how many pages. */
function sayExtent(desk: Desk, broken: readonly BrokenRule[], { asked }: Reach): string {
  const { pages } = desk.site;
  const critical = countFindings(desk, broken, 'critical');
  const warnings = countFindings(desk, broken, 'warning');
  const readPages = countOf(pages.length, 'page');
  if (critical + warnings === 0) {
    return broken.length === 0
      ? `All ${countOf(asked, 'rule')} asked are kept on ${readPages}.`
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

function explain(desk: Desk, broken: readonly BrokenRule[], groups: readonly IssueCategory[]): string {
  const reach = reachOf(desk, new Set(groups));
  const costliest = broken.filter(({ points }) => points > 0).slice(0, costliestMax);
  const sentences = [sayExtent(desk, broken, reach)];
  if (costliest.length > 0) {
    const named = costliest.map((each) => `“${each.issue.title}” (${extentOf(each, desk.site.pages)})`);
    sentences.push(`First to mend: ${named.join(', then ')}.`);
  }
  const clean = groups.filter(
    (group) =>
      !broken.some(({ issue }) => issue.category === group) && isProven(reachOf(desk, new Set([group]))),
  );
  if (!isProven(reach))
    sentences.push(
      `Only ${reach.asked} of ${countOf(reach.all, 'rule')} could be asked, so this says little yet. ${reach.because ?? ''}`.trim(),
    );
  else if (broken.length > 0 && clean.length > 0)
    sentences.push(`Nothing to mend in ${join(clean.map((group) => withinSentence(groupNames[group])))}.`);
  return sentences.join(' ');
}

/** Undefined when not one rule of the card could be asked. */
function cardOf(desk: Desk, name: CardName): Insight | undefined {
  const groups = IssueCategory.options.filter((group) => cardOfGroup[group] === name);
  if (reachOf(desk, new Set(groups)).asked === 0) return undefined;
  const broken = desk.broken.filter(({ issue }) => cardOfGroup[issue.category] === name);
  const findings = [...Map.groupBy(broken, ({ issue }) => issue.category)]
    .map(([group, own]) => findingOf(desk, group, own))
    .sort((a, b) => a.score - b.score || b.issues.length - a.issues.length);
  return {
    overallScore: scoreGroups(desk, new Set(groups)),
    explanation: explain(desk, broken, groups),
    findings,
  };
}

/** Empty when no page could be read. */
export function insightsOf(site: InsightInput, rules: readonly RuleWords[] = allRules): EnhancedInsights {
  if (site.pages.length === 0) return {};
  const desk: Desk = { site, rules, broken: brokenRulesOf(site), scores: scoresOf(site) };
  const technicalAnalysis = cardOf(desk, 'technicalAnalysis');
  const content = cardOf(desk, 'contentQualityAnalysis');
  const linkArchitectureAnalysis = cardOf(desk, 'linkArchitectureAnalysis');
  const performanceAnalysis = cardOf(desk, 'performanceAnalysis');
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
