/** Computes scores: what each finding costs a page, and how pages and host make the site's score. */
import { countOf } from '@pagewright/contract/count-of';
import type { ScoreBasis } from '@pagewright/contract/entities/analysis';
import type { Basis, Issue, Score, Severity } from '@pagewright/contract/entities/issue';
import {
  entranceRules,
  heuristicFactor,
  templateRules,
  templateRulesLeast,
  unindexedMax,
  unindexedRule,
  weights,
  widespreadMax,
  widespreadShare,
} from '@pagewright/contract/report/score-formula';

/** One finding with what its cost depends on. */
export interface Penalty {
  readonly ruleId: string;
  readonly severity: Severity;
  readonly basis: Basis;
  readonly reason: string;
  /** The URL or finding where it is counted instead: "at https://…" or "as “Link has no text”". */
  readonly countedAs?: string;
}

export const penaltyOf = (issue: Issue, countedAs?: string): Penalty => ({
  ruleId: issue.ruleId,
  severity: issue.severity,
  basis: issue.basis,
  reason: issue.title,
  ...(countedAs !== undefined && { countedAs }),
});

export const pointsOf = ({ severity, basis }: Pick<Penalty, 'severity' | 'basis'>): number =>
  weights[severity] * (basis === 'heuristic' ? heuristicFactor : 1);

const round = (value: number): number => Math.round(value * 10) / 10;

type Deduction = Score['deductions'][number];

/** Each rule once, by its costliest finding. */
export function deductionsOf(penalties: readonly Penalty[]): readonly Deduction[] {
  const byRule = new Map<string, Deduction>();
  for (const penalty of penalties) {
    const { ruleId, reason, countedAs } = penalty;
    const full = pointsOf(penalty);
    if (full === 0) continue;
    const deduction =
      countedAs === undefined
        ? { ruleId, points: full, reason }
        : { ruleId, points: 0, reason: `${reason}: counted once, ${countedAs}` };
    if (deduction.points >= (byRule.get(ruleId)?.points ?? -1)) byRule.set(ruleId, deduction);
  }
  return [...byRule.values()].sort((a, b) => b.points - a.points);
}

function scoreAfter(deductions: readonly Deduction[]): Score {
  const lost = deductions.reduce((sum, { points }) => sum + points, 0);
  return { value: round(Math.max(0, 100 - lost)), deductions: [...deductions] };
}

export const scorePage = (penalties: readonly Penalty[]): Score => scoreAfter(deductionsOf(penalties));

/** As stored; for a page of an older analysis by its findings. Undefined for a page that no rule could judge. */
export const scoreOfPage = ({
  score,
  issues,
}: {
  readonly score?: Score | null | undefined;
  readonly issues: readonly Issue[];
}): Score | undefined =>
  score ?? (issues.length === 0 ? undefined : scorePage(issues.map((issue) => penaltyOf(issue))));

/** What a page would score by some rules only, such as those of one group. */
export const partOfScore = ({ deductions }: Score, isIncluded: (ruleId: string) => boolean): Score =>
  scoreAfter(deductions.filter(({ ruleId }) => isIncluded(ruleId)));

export interface WeightedScore {
  readonly score: Score;
  /** PageRank. */
  readonly weight: number;
}

/** What each rule costs the mean, so that the site's score is explained like a page's. */
function shareOfRules(pages: readonly WeightedScore[], total: number): readonly Deduction[] {
  const lost = new Map<string, { points: number; pages: number; reason: string }>();
  for (const { score, weight } of pages) {
    for (const { ruleId, points, reason } of score.deductions) {
      if (points === 0) continue;
      const before = lost.get(ruleId) ?? { points: 0, pages: 0, reason };
      lost.set(ruleId, {
        points: before.points + (points * weight) / total,
        pages: before.pages + 1,
        reason: before.reason,
      });
    }
  }
  return [...lost].map(([ruleId, { points, pages: count, reason }]) => ({
    ruleId,
    points: round(points),
    reason: `${reason}, on ${countOf(count, 'page')}`,
  }));
}

function scoreFrom(pages: readonly WeightedScore[], host: readonly Deduction[]): Score {
  const total = pages.reduce((sum, { weight }) => sum + weight, 0);
  const mean =
    total === 0 ? 0 : pages.reduce((sum, { score, weight }) => sum + score.value * weight, 0) / total;
  const lost = host.reduce((sum, { points }) => sum + points, 0);
  const deductions = [...host, ...(total === 0 ? [] : shareOfRules(pages, total))];
  return {
    value: round(Math.max(0, mean - lost)),
    deductions: deductions.sort((a, b) => b.points - a.points),
  };
}

export const scoreWeighted = (pages: readonly WeightedScore[], host: readonly Penalty[]): Score =>
  scoreFrom(pages, deductionsOf(host));

interface ScoredPage {
  readonly url?: string;
  readonly score?: Score | null | undefined;
}

/** Only the weight of a critical finding, or half of it, is this high. */
const isCritical = ({ points }: Deduction): boolean => points >= weights.critical * heuristicFactor;

const isEntrance = ({ url }: ScoredPage): boolean => url !== undefined && URL.parse(url)?.pathname === '/';

const isUnfilled = ({ score }: ScoredPage): boolean =>
  new Set((score?.deductions ?? []).flatMap(({ ruleId }) => (templateRules.has(ruleId) ? [ruleId] : [])))
    .size >= templateRulesLeast;

/** What shows that a template was not filled in, on the home page or on most pages. */
function templateFault(pages: readonly ScoredPage[], judged: number): Deduction | undefined {
  const unfilled = pages.filter(isUnfilled);
  const isWhole = unfilled.some(isEntrance) || unfilled.length > judged / 2;
  return isWhole
    ? unfilled[0]?.score?.deductions.find(({ ruleId, points }) => templateRules.has(ruleId) && points > 0)
    : undefined;
}

/** The fault that most pages share, or that leaves the site without a home page. */
function widespreadFault(pages: readonly ScoredPage[]): Deduction | undefined {
  const found = pages.flatMap((page) =>
    (page.score?.deductions ?? []).map((deduction) => ({ page, deduction })),
  );
  const missingHome = found.find(
    ({ page, deduction }) => entranceRules.has(deduction.ruleId) && deduction.points > 0 && isEntrance(page),
  );
  if (missingHome !== undefined) return missingHome.deduction;
  const critical = found.filter(({ deduction }) => isCritical(deduction));
  const byRule = [...Map.groupBy(critical, ({ deduction }) => deduction.ruleId).values()];
  const [most] = byRule.toSorted((a, b) => b.length - a.length);
  const judged = pages.filter(({ score }) => score != null).length;
  return most !== undefined && most.length > judged / 2 ? most[0]?.deduction : templateFault(pages, judged);
}

/** The rest above a limit is told as the cost of the finding that sets it. */
function limitScore(
  { value, deductions }: Score,
  { max, ruleId, reason }: { readonly max: number; readonly ruleId: string; readonly reason: string },
): Score {
  if (value <= max) return { value, deductions };
  const own = deductions.find((each) => each.ruleId === ruleId);
  const points = round((own?.points ?? 0) + value - max);
  const others = deductions.filter((each) => each !== own);
  return {
    value: max,
    deductions: [{ ruleId, points, reason: `${reason}: caps the score at ${max}` }, ...others].sort(
      (a, b) => b.points - a.points,
    ),
  };
}

/** The site's score from its pages' scores and its basis; undefined when nothing has a score. */
export function scoreSite(
  pages: readonly ScoredPage[],
  { weights: ranks, others, host }: Pick<ScoreBasis, 'weights' | 'others' | 'host'>,
  isUnindexed = false,
): Score | undefined {
  const least = ranks.reduce((smallest, rank) => Math.min(smallest, rank), 1);
  const scored = pages.flatMap(({ score }, at) => (score == null ? [] : [{ score, weight: ranks[at] ?? 0 }]));
  if (scored.length + others.length === 0) return undefined;
  const score = scoreFrom([...scored, ...others.map((other) => ({ score: other, weight: least }))], host);
  if (isUnindexed)
    return limitScore(score, {
      max: unindexedMax,
      ruleId: unindexedRule,
      reason: 'Google cannot index the home page or most pages',
    });
  const fault = widespreadFault(pages);
  if (fault === undefined) return score;
  const own = score.deductions.find(({ ruleId }) => ruleId === fault.ruleId)?.points ?? 0;
  const lostOtherwise = Math.max(0, 100 - score.value - own);
  return limitScore(score, { max: round(widespreadMax - lostOtherwise * widespreadShare), ...fault });
}
