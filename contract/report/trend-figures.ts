/** The figures of an analysis that its site's trend shows, stored beside the report. */
import type { Analysis } from '../entities/analysis.ts';
import type { TrendPoint } from '../entities/site.ts';
import { wholeScore } from '../ratings.ts';

export type TrendFigures = Pick<TrendPoint, 'score' | 'indexable' | 'lcpMs'>;

/** A time that our own machine was too busy to measure says nothing about the site. */
export function trendFigures({ score, indexability, speed }: Analysis): TrendFigures {
  const lcp = speed?.figures.find(({ id }) => id === 'lcp');
  return {
    score: score?.value ?? null,
    indexable: indexability?.indexable ?? null,
    lcpMs: lcp === undefined || lcp.rating === null ? null : Math.round(lcp.median),
  };
}

/** Whole points, as scores are shown; null where one of them is missing. */
export const scoreChange = (before: number | null, after: number | null): number | null =>
  before === null || after === null ? null : wholeScore(after) - wholeScore(before);
