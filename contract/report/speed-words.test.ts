/** Speed figures in words: units, ratings, thresholds and how they were measured. */
import { describe, expect, it } from 'vitest';
import type { SpeedFigure, SpeedReport } from '../entities/speed.ts';
import { describeSpeed, describeSpeedMethod, formatSpeed, ratingOf } from './speed-words.ts';

const figure = (over: Partial<SpeedFigure>) =>
  ({ id: 'lcp', median: 3100, rating: 'fair', ...over }) as SpeedFigure;

describe('a speed figure', () => {
  it('has the unit of what it measures', () => {
    expect(formatSpeed('lcp', 2449)).toBe('2.4 s');
    expect(formatSpeed('ttfb', 999.4)).toBe('999 ms');
    expect(formatSpeed('cls', 0.1)).toBe('0.10');
    expect(formatSpeed('weight', 1_600_000)).toBe('1.6 MB');
  });

  it('is read aloud with its rating and what is good and poor', () => {
    expect(describeSpeed(figure({}))).toBe(
      'Largest Contentful Paint (LCP): 3.1 s, needs improvement. Good is up to 2.5 s, poor above 4.0 s.',
    );
    expect(describeSpeed(figure({ rating: null }))).toContain(': 3.1 s, not rated. ');
  });

  it('shows its rating with a capital letter', () => {
    expect((['good', 'fair', 'poor', null] as const).map((rating) => ratingOf(figure({ rating })))).toEqual([
      'Good',
      'Needs improvement',
      'Poor',
      'Not rated',
    ]);
  });
});

it('the method says of how many pages the figures are', () => {
  const report = (pages: number) =>
    ({ pages, method: 'In a browser.', machine: 'On our machine.' }) as SpeedReport;
  expect(describeSpeedMethod(report(1))).toBe(
    'One page that we opened in a browser. In a browser. On our machine.',
  );
  expect(describeSpeedMethod(report(5))).toBe(
    'Median of the 5 pages that we opened in a browser. In a browser. On our machine.',
  );
});
