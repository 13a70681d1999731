/** Ratings of numbers, at and beside every threshold of the specification. */
import { describe, expect, it } from 'vitest';
import {
  designLabel,
  designTone,
  graphemeLength,
  insightTone,
  pageTone,
  rateDescriptionLength,
  rateDifference,
  rateTitleLength,
  wholeScore,
} from './ratings.ts';

describe('scores', () => {
  it.each([
    [100, 'good'],
    [85, 'good'],
    [84.9, 'fair'],
    [70, 'fair'],
    [69, 'poor'],
    [0, 'poor'],
  ])('insight %d is %s', (score, tone) => {
    expect(insightTone(score)).toBe(tone);
  });
  it.each([
    [80, 'good', 'Excellent'],
    [79, 'fair', 'Good'],
    [60, 'fair', 'Good'],
    [59, 'poor', 'Fair'],
    [40, 'poor', 'Fair'],
    [39, 'poor', 'Needs Improvement'],
  ])('design %d is %s and %s', (score, tone, label) => {
    expect([designTone(score), designLabel(score)]).toEqual([tone, label]);
  });
  it.each([
    [2.1, 'better'],
    [2, 'similar'],
    [0, 'similar'],
    [-2, 'similar'],
    [-2.1, 'worse'],
  ])('difference %d is %s', (difference, expected) => {
    expect(rateDifference(difference)).toBe(expected);
  });
});

describe('a score', () => {
  it('is shown whole, and as 100 only when nothing was lost', () => {
    expect([100, 99.96, 99.4, 84.5, 0.2, 0].map(wholeScore)).toEqual([100, 99, 99, 85, 0, 0]);
  });
});

describe('a page', () => {
  it('is as bad as its worst issue, and notes do not count', () => {
    expect(pageTone([])).toBe('good');
    expect(pageTone([{ severity: 'info' }])).toBe('good');
    expect(pageTone([{ severity: 'info' }, { severity: 'warning' }])).toBe('fair');
    expect(pageTone([{ severity: 'warning' }, { severity: 'critical' }])).toBe('poor');
  });
});

describe('lengths', () => {
  it.each([
    [null, 'missing'],
    ['   ', 'missing'],
    ['x'.repeat(19), 'too-short'],
    ['x'.repeat(20), 'good'],
    ['x'.repeat(60), 'good'],
    ['x'.repeat(61), 'too-long'],
  ])('title %j is %s', (title, rating) => {
    expect(rateTitleLength(title)).toBe(rating);
  });
  it.each([
    [null, 'missing'],
    ['x'.repeat(69), 'too-short'],
    ['x'.repeat(70), 'good'],
    ['x'.repeat(160), 'good'],
    ['x'.repeat(161), 'too-long'],
  ])('description %j is %s', (description, rating) => {
    expect(rateDescriptionLength(description)).toBe(rating);
  });
  it.each([
    ['résumé', 6],
    ['e\u0301', 1],
    ['👩‍👩‍👧', 1],
    ['日本語のタイトル', 8],
    ['🇪🇺 flag', 6],
    ['', 0],
  ])('%s has %d characters', (text, length) => {
    expect(graphemeLength(text)).toBe(length);
  });
  it('counts dashes, quotes and signs of currency as the platform does', () => {
    const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });
    for (let code = 0x2000; code < 0x20d0; code += 1) {
      const sign = String.fromCharCode(code);
      const text = `a${sign}${sign} é${sign}`;
      expect([code, graphemeLength(text)]).toEqual([code, [...segmenter.segment(text)].length]);
    }
  });
});
