/** Tests the shared trend of a site: what it counts, draws and leaves out. */
import type { TrendPoint } from '@pagewright/contract/entities/site';
import { describe, expect, it } from 'vitest';
import { renderTrendReport } from './trend-report.ts';

const point = (day: string, score: number | null, criticalIssues: number): TrendPoint => ({
  analysisId: day,
  date: `2026-11-${day}T10:00:00.000Z`,
  score,
  criticalIssues,
  warnings: 4,
  pages: 12,
  indexable: null,
  lcpMs: null,
});

const render = (...points: TrendPoint[]): string =>
  renderTrendReport({ domain: 'shop.example', analyses: points.length, points });

describe('the trend of a site', () => {
  it('draws what at least two runs measured, with its first and last value', () => {
    const page = render(point('02', 61.4, 5), point('09', null, 3), point('16', 74.6, 1));
    expect(page).toContain('3 analyses since November 2, 2026.');
    expect(page).toContain('aria-label="Score 75 of 100"');
    expect(page).toContain('aria-label="Score: 61 → 75"');
    expect(page).toContain('aria-label="Critical issues: 5 → 1"');
    expect(page).not.toContain('aria-label="Indexable pages');
  });

  it('starts every axis at zero, and ends that of the score at 100', () => {
    const [score = ''] = /<figure.*?<\/figure>/s.exec(render(point('02', 61, 5), point('09', 62, 5))) ?? [];
    expect([...score.matchAll(/<text[^>]*>(\d+)</g)].map(([, value]) => value)).toEqual(['100', '0']);
  });

  it('is a table alone after one run', () => {
    const page = render(point('02', 61, 5));
    expect(page).toContain('1 analysis.');
    expect(page).not.toContain('<figure');
    expect(page).toContain('<th scope="row">November 2, 2026</th>');
  });

  it('tells two runs of one day apart by their times', () => {
    const later = { ...point('02', 62, 5), date: '2026-11-02T13:05:00.000Z' };
    const page = render(point('02', 61, 5), later, point('09', 62, 5));
    expect([...page.matchAll(/<th scope="row">([^<]+)</g)].map(([, date]) => date)).toEqual([
      'November 9, 2026',
      'November 2, 2026, 1:05 PM UTC',
      'November 2, 2026, 10:00 AM UTC',
    ]);
  });
});
