/** The figures of an analysis in its site's trend: only what was measured. */
import { describe, expect, it } from 'vitest';
import type { Analysis } from '../entities/analysis.ts';
import { analysis } from '../testing/sample-report.ts';
import { scoreChange, trendFigures } from './trend-figures.ts';

const speedOf = (rating: 'good' | null) =>
  ({
    figures: [
      { id: 'ttfb', median: 80, rating: 'good' },
      { id: 'lcp', median: 2400.6, rating },
    ],
  }) as unknown as NonNullable<Analysis['speed']>;

describe('the trend', () => {
  it('has score, indexable pages and the largest paint', () => {
    const indexability = { indexable: 8 } as NonNullable<Analysis['indexability']>;
    const measured = analysis({
      score: { value: 70.4, deductions: [] },
      indexability,
      speed: speedOf('good'),
    });
    expect(trendFigures(measured)).toEqual({ score: 70.4, indexable: 8, lcpMs: 2401 });
  });

  it('has nothing where nothing was measured, or our machine was too busy', () => {
    expect(trendFigures(analysis())).toEqual({ score: null, indexable: null, lcpMs: null });
    expect(trendFigures(analysis({ speed: speedOf(null) })).lcpMs).toBeNull();
  });

  it('changes by the points that are shown', () => {
    expect(scoreChange(61.4, 70.6)).toBe(10);
    expect(scoreChange(null, 70)).toBeNull();
    expect(scoreChange(70, null)).toBeNull();
  });
});
