/** Computes the score of an insight card from what was checked. */
import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { IssueCategory, Score } from '@pagewright/contract/entities/issue';
import { limits } from '@pagewright/contract/limits';
import { criticalCardPoints, heuristicFactor, weights } from '@pagewright/contract/report/score-formula';
import type { BrokenRule } from '../group-by-rule.ts';
import type { Audience, RuleMetadata } from '../rule.ts';
import { partOfScore, penaltyOf, scoreOfPage, scorePage } from '../score.ts';

export type InsightInput = Pick<Analysis, 'pages' | 'siteIssues' | 'notEvaluated'> &
  Partial<Pick<Analysis, 'score' | 'scoreBasis'>>;

/** A card with a smaller share of evaluated rules is not called good. */
const verifiedShare = 0.5;

export type CardRule = RuleMetadata & { readonly audience?: Audience };

export interface CardInput {
  readonly site: InsightInput;
  readonly broken: readonly BrokenRule[];
  readonly rules: readonly CardRule[];
  /** The score of each page, and of each faulty URL that is no page of the report. */
  readonly scores: readonly CheckedScore[];
}

interface CheckedScore {
  readonly score: Score;
  /** Rules that need a browser were evaluated. */
  readonly isRendered: boolean;
  /** Rules for pages that can be indexed were evaluated. */
  readonly isIndexable: boolean;
}

/** Analyses of earlier versions do not tell which pages were rendered. */
export const renderedPages = ({ pages }: InsightInput): InsightInput['pages'] => {
  const rendered = pages.filter((page) => page.rendered === true);
  return rendered.length === 0 ? pages : rendered;
};

export function scoresOf(site: InsightInput): readonly CheckedScore[] {
  const { pages, siteIssues } = site;
  const read = new Set(pages.map(({ url }) => url));
  const rendered = new Set(renderedPages(site));
  const otherUrls = siteIssues.filter(({ urls: [only], urls }) => urls.length === 1 && !read.has(only ?? ''));
  return [
    ...pages.flatMap((page) => {
      const score = scoreOfPage(page);
      return score === undefined
        ? []
        : [{ score, isRendered: rendered.has(page), isIndexable: page.indexable !== false }];
    }),
    ...[...Map.groupBy(otherUrls, ({ urls }) => urls[0]).values()].map((issues) => ({
      score: scorePage(issues.map((issue) => penaltyOf(issue))),
      isRendered: false,
      isIndexable: false,
    })),
  ];
}

export interface RuleCoverage {
  readonly evaluated: number;
  readonly all: number;
  /** Why most of the others were not evaluated. */
  readonly reason: string | null;
}

export function coverageOf({ site, rules }: CardInput, groups: ReadonlySet<IssueCategory>): RuleCoverage {
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

export const isVerified = ({ evaluated, all }: RuleCoverage): boolean => evaluated >= all * verifiedShare;

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

/** What the rules of these findings cost, each kind of rule over the pages on which it was evaluated. */
function costOf({ rules, scores }: CardInput, own: ReadonlySet<string>) {
  const ids = (isKind: (rule: CardRule) => boolean): ReadonlySet<string> =>
    new Set(rules.filter((rule) => own.has(rule.id) && isKind(rule)).map(({ id }) => id));
  const seen = ids(({ needs }) => needs === 'browser');
  const indexed = ids(({ needs, audience }) => needs !== 'browser' && audience === 'indexable');
  return [
    partsOf(
      scores.filter(({ isRendered }) => isRendered),
      seen,
    ),
    partsOf(
      scores.filter(({ isIndexable }) => isIndexable),
      indexed,
    ),
    partsOf(scores, own.difference(seen).difference(indexed)),
  ];
}

/**
 * Half what the findings cost, half how many pages are free of them, each over the pages that were checked;
 * below 100 with a finding, below good with a critical one or too few evaluated rules.
 */
export function scoreGroups(input: CardInput, groups: ReadonlySet<IssueCategory>): number {
  const broken = input.broken.filter(({ issue }) => groups.has(issue.category));
  const own = new Set(broken.flatMap(({ ruleIds }) => [...ruleIds]));
  const costs = costOf(input, own);
  const host = scorePage(
    input.site.siteIssues
      .filter(({ ruleId, urls }) => urls.length === 0 && own.has(ruleId))
      .map((issue) => penaltyOf(issue)),
  );
  const value = costs.reduce((left, { lost }) => Math.max(0, left - lost), host.value);
  const free = costs.reduce((share, { unfree }) => share * (1 - unfree), 100);
  const whole = Math.floor((value + free) / 2);
  const isCritical = [...costs.flatMap(({ deductions }) => deductions), ...host.deductions].some(
    ({ points }) => points >= weights.critical * heuristicFactor,
  );
  const isGood = isVerified(coverageOf(input, groups)) && !isCritical;
  const most = isGood ? 100 - Math.sign(broken.length) : limits.score.insightGood - 1;
  return Math.max(0, Math.min(most, whole - (isCritical ? criticalCardPoints : 0)));
}
