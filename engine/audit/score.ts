/** The published formula: what each finding costs a page, and how pages and host make the site's score. */
import type { ScoreBasis } from '@pagewright/contract/entities/analysis';
import type { Basis, Issue, Score, Severity } from '@pagewright/contract/entities/issue';
import { heuristicFactor, weights } from '@pagewright/contract/score-formula';

/** One finding as the score sees it. */
export interface Charge {
  readonly ruleId: string;
  readonly severity: Severity;
  readonly basis: Basis;
  readonly reason: string;
  /** Counted elsewhere: where. */
  readonly countedAt?: string;
}

export const chargeOf = (issue: Issue, countedAt?: string): Charge => ({
  ruleId: issue.ruleId,
  severity: issue.severity,
  basis: issue.basis,
  reason: issue.title,
  ...(countedAt !== undefined && { countedAt }),
});

export const pointsOf = ({ severity, basis }: Pick<Charge, 'severity' | 'basis'>): number =>
  weights[severity] * (basis === 'heuristic' ? heuristicFactor : 1);

const round = (value: number): number => Math.round(value * 10) / 10;

type Deduction = Score['deductions'][number];

/** Each rule once, by its dearest finding. */
export function deductionsOf(charges: readonly Charge[]): readonly Deduction[] {
  const byRule = new Map<string, Deduction>();
  for (const charge of charges) {
    const { ruleId, reason, countedAt } = charge;
    const full = pointsOf(charge);
    if (full === 0) continue;
    const deduction =
      countedAt === undefined
        ? { ruleId, points: full, reason }
        : { ruleId, points: 0, reason: `${reason}: counted once, at ${countedAt}` };
    if (deduction.points >= (byRule.get(ruleId)?.points ?? -1)) byRule.set(ruleId, deduction);
  }
  return [...byRule.values()].sort((a, b) => b.points - a.points);
}

function scoreAfter(deductions: readonly Deduction[]): Score {
  const lost = deductions.reduce((sum, { points }) => sum + points, 0);
  return { value: round(Math.max(0, 100 - lost)), deductions: [...deductions] };
}

export const scorePage = (charges: readonly Charge[]): Score => scoreAfter(deductionsOf(charges));

/** What a page would score if only some rules had been asked, such as those of one group. */
export const partOfScore = ({ deductions }: Score, isAsked: (ruleId: string) => boolean): Score =>
  scoreAfter(deductions.filter(({ ruleId }) => isAsked(ruleId)));

export interface WeightedScore {
  readonly score: Score;
  /** PageRank. */
  readonly weight: number;
}

/** What each rule took from the mean, so that the site's score opens to its causes as a page's does. */
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

export const scoreSite = (pages: readonly WeightedScore[], host: readonly Charge[]): Score =>
  scoreFrom(pages, deductionsOf(host));

/** The site's score from its pages' scores and what else it rests on. */
export function scoreOf(
  pages: readonly { readonly score: Score }[],
  { weights: ranks, others, host }: Pick<ScoreBasis, 'weights' | 'others' | 'host'>,
): Score {
  const least = ranks.reduce((smallest, rank) => Math.min(smallest, rank), 1);
  return scoreFrom(
    [
      ...pages.map(({ score }, at) => ({ score, weight: ranks[at] ?? 0 })),
      ...others.map((score) => ({ score, weight: least })),
    ],
    host,
  );
}
