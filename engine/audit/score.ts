/** Computes scores: what each finding costs a page, and how pages and host make the site's score. */
import type { ScoreBasis } from '@pagewright/contract/entities/analysis';
import type { Basis, Issue, Score, Severity } from '@pagewright/contract/entities/issue';
import {
  heuristicFactor,
  unindexedMax,
  unindexedRule,
  weights,
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
    reason: `${reason}, on ${count === 1 ? '1 page' : `${count} pages`}`,
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

/** What a site loses when Google cannot index it; told as the cost of the finding that says so. */
function limitScore({ value, deductions }: Score): Score {
  if (value <= unindexedMax) return { value, deductions };
  const own = deductions.find(({ ruleId }) => ruleId === unindexedRule);
  const points = round((own?.points ?? 0) + value - unindexedMax);
  const reason = `Google cannot index the home page or most pages: at most ${unindexedMax} points`;
  const others = deductions.filter((each) => each !== own);
  return { value: unindexedMax, deductions: [{ ruleId: unindexedRule, points, reason }, ...others] };
}

/** The site's score from its pages' scores and its basis; undefined when nothing has a score. */
export function scoreSite(
  pages: readonly { readonly score?: Score | null | undefined }[],
  { weights: ranks, others, host }: Pick<ScoreBasis, 'weights' | 'others' | 'host'>,
  isLimited = false,
): Score | undefined {
  const least = ranks.reduce((smallest, rank) => Math.min(smallest, rank), 1);
  const scored = pages.flatMap(({ score }, at) => (score == null ? [] : [{ score, weight: ranks[at] ?? 0 }]));
  if (scored.length + others.length === 0) return undefined;
  const score = scoreFrom([...scored, ...others.map((other) => ({ score: other, weight: least }))], host);
  return isLimited ? limitScore(score) : score;
}
