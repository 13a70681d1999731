/** Figures of a comparison: rated by advantage first, right for old and foreign results too. */
import { describe, expect, it } from 'vitest';
import { type ComparedMetric, CompetitorResult } from '../entities/competitor.ts';
import {
  confidenceFigure,
  gapSources,
  metricFigures,
  overallWords,
  rateMetric,
} from './competitor-figures.ts';
import { effectivenessFigure } from './competitor-words.ts';

const metric = (more: Partial<ComparedMetric> = {}): ComparedMetric => ({
  main: 80,
  competitor: 70,
  difference: 10,
  percentageDiff: 14.3,
  significance: 'minor',
  ...more,
});

/** Only what the specification names: what older results and other makers have. */
const bare = (
  more: Partial<Record<keyof CompetitorResult['metrics'], ComparedMetric>> = {},
): CompetitorResult =>
  CompetitorResult.parse({
    mainDomain: 'ours.example',
    competitorDomain: 'theirs.example',
    metrics: {
      titleOptimization: metric(),
      descriptionOptimization: metric(),
      headingsOptimization: metric(),
      imagesOptimization: metric(),
      criticalIssues: metric({ main: 2, competitor: 7, difference: -5, advantage: 'main' }),
      technicalSEO: metric(),
      contentQuality: metric(),
      ...more,
    },
    stats: { confidence: 78 },
    detailedInsights: [],
    gaps: { missingTopics: [], underOptimizedAreas: [], opportunityKeywords: [] },
    strategies: {},
    competitiveSummary: {
      overallAdvantage: 'main',
      strengthAreas: [],
      weaknessAreas: [],
      quickWins: [],
      longTermOpportunities: [],
    },
    recommendations: [],
    analysis: { pages: [] },
    details: {
      main: { titles: [], descriptions: [], headings: [], images: 0, pages: 0 },
      competitor: { titles: [], descriptions: [], headings: [], images: 0, pages: 0 },
    },
  });

describe('rateMetric', () => {
  it('is the advantage where there is one', () => {
    expect(rateMetric({ advantage: 'competitor', difference: 50 })).toBe('worse');
    expect(rateMetric({ advantage: 'main', difference: -5 })).toBe('better');
  });

  it.each([
    [2.1, 'better'],
    [2, 'similar'],
    [0, 'similar'],
    [-2, 'similar'],
    [-2.1, 'worse'],
  ] as const)('without one a difference of %d is %s', (difference, rating) => {
    expect(rateMetric({ difference })).toBe(rating);
  });
});

describe('the figures', () => {
  const figureOf = (result: CompetitorResult, key: string) =>
    metricFigures(result).find((figure) => figure.key === key);

  it('hold for a result with only the fields of the specification', () => {
    expect(figureOf(bare(), 'titleOptimization')).toMatchObject({
      main: { words: '80%', basis: '', position: 80, urls: [] },
      differenceWords: '10 points ahead',
      percentWords: '+14.3%',
      ratingLabel: 'Better',
      sentence: 'Titles: 80% on ours.example, 70% on theirs.example. Better.',
    });
    expect(confidenceFigure(bare())).toEqual({ value: 78, word: 'Medium', tone: 'fair', sentence: '' });
  });

  it('count critical issues on a line of their own, where fewer is better', () => {
    expect(figureOf(bare(), 'criticalIssues')).toMatchObject({
      end: 10,
      main: { words: '2', position: 20 },
      differenceWords: '5 fewer',
      ratingLabel: 'Better',
    });
    const many = bare({
      criticalIssues: metric({ main: 40, competitor: 0, difference: 40, advantage: 'competitor' }),
    });
    expect(figureOf(many, 'criticalIssues')).toMatchObject({
      end: 40,
      main: { position: 100 },
      ratingLabel: 'Needs work',
    });
  });

  it('show a dash where there was nothing to measure', () => {
    const basis = { main: { count: 3, of: 4, urls: [] }, competitor: { count: 0, of: 0, urls: [] } };
    const none = bare({ imagesOptimization: metric({ basis, notCompared: 'No images there.' }) });
    expect(figureOf(none, 'imagesOptimization')).toMatchObject({
      main: { words: '80%', basis: '3 of 4 pages' },
      competitor: { value: null, words: '–' },
      ratingLabel: 'Not compared',
      differenceWords: '–',
      notCompared: 'No images there.',
    });
  });

  it('keep their dots on the line whatever is stored', () => {
    const wild = bare({ titleOptimization: metric({ main: 1e300, competitor: -4 }) });
    expect(figureOf(wild, 'titleOptimization')).toMatchObject({
      main: { position: 100 },
      competitor: { position: 0 },
    });
  });
});

describe('the words', () => {
  it('say how much the confidence rests on', () => {
    const sample = { failed: 0, blocked: 0, languages: ['en'], date: '2026-11-15T10:00:00.000Z' };
    const result = {
      ...bare(),
      stats: { confidence: 91.4 },
      samples: { main: { ...sample, pages: 10, known: 1200 }, competitor: { ...sample, pages: 1, known: 1 } },
    };
    expect(confidenceFigure(result)).toMatchObject({
      value: 91,
      word: 'High',
      sentence: 'Based on 10 of 1,200 known pages of ours.example and the one known page of theirs.example.',
    });
  });

  it('keep what other makers wrote', () => {
    const result = bare();
    expect(overallWords(result)).toBe('ours.example is ahead');
    const foreign = {
      ...result,
      competitiveSummary: { ...result.competitiveSummary, overallAdvantage: 'hard to say' },
    };
    expect(overallWords(foreign)).toBe('hard to say');
    expect(effectivenessFigure('inferior')).toEqual({ words: 'They are ahead', tone: 'poor' });
    expect(effectivenessFigure('toString')).toEqual({ words: 'toString', tone: null });
    expect(gapSources(result, 'anything')).toEqual([]);
  });
});
