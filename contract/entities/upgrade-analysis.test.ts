import { describe, expect, it } from 'vitest';
import { analysisOf01 as savedBy01 } from '../testing/saved-analysis.ts';
import { Analysis } from './analysis.ts';
import { upgradeAnalysis } from './upgrade-analysis.ts';

const base = {
  id: 'a1',
  domain: 'shop.example',
  date: '2026-11-15T10:00:00.000Z',
  pages: [],
  processingStats: {
    pagesAnalyzed: 1,
    pagesDiscovered: 1,
    aiCallsMade: 0,
    creditsUsed: 5,
    totalProcessingTime: 1200,
  },
  metrics: { goodPractices: 3, warnings: 0, criticalIssues: 0 },
  siteKeywordCloud: [],
  siteIssues: [],
  notEvaluated: [],
  coverage: { full: true, notes: [], entries: [] },
};
const screenshotData = { url: 'https://shop.example/', screenshotUrl: null, captureTimestamp: null };
const pageAnalyses = [
  { overallScore: 80, summary: 'Fine.', strengths: [], recommendations: [], screenshotData },
];
const design = { overallScore: 80, totalPagesAnalyzed: 1, summary: 'Fine.', pageAnalyses };
const insight = { overallScore: 80, explanation: 'Fine.', findings: [] };

it('names the canonical that an earlier version only put at the start of a detail', () => {
  const page = { url: 'https://shop.example/a', reason: 'canonical-to-error' };
  const detail = 'https://shop.example/b: returns 404';
  const counts = { analysed: 1, indexable: 0, duplicates: 0, limitsScore: true };
  const saved = { ...base, indexability: { ...counts, home: null, pages: [{ ...page, detail }] } };
  expect(Analysis.parse(saved).indexability?.pages[0]?.canonical).toBe('https://shop.example/b');
});

describe('an analysis saved by version 0.1', () => {
  it('is read with its suggested texts, authorship and passed rules under the current names', () => {
    const [savedPage] = savedBy01.pages;
    const read = Analysis.parse(savedBy01);
    const writtenBy = 'Built-in assistant';
    expect(read.pages[0]?.suggestedTexts).toEqual({ ...savedPage?.advice, writtenBy });
    expect(read.overviewAuthorship).toEqual({ ...savedBy01.siteAdvice, writtenBy });
    expect(read.scoreBasis?.passedRules).toEqual(savedBy01.scoreBasis.keptRules);
    expect(Analysis.parse(read)).toEqual(read);
  });

  it('loses no field', () => {
    const { siteAdvice: _, scoreBasis, pages, ...unchanged } = savedBy01;
    const {
      overviewAuthorship: _author,
      scoreBasis: newBasis,
      pages: newPages,
      ...rest
    } = Analysis.parse(savedBy01);
    expect(rest).toEqual(unchanged);
    expect(Object.keys(newBasis ?? {})).toHaveLength(Object.keys(scoreBasis).length);
    expect(newPages.map((page) => Object.keys(page).length)).toEqual(
      pages.map((page) => Object.keys(page).length),
    );
  });

  it('keeps which parts the built-in suggester wrote in place of the model, and why', () => {
    const filledIn = { parts: ['title'], why: 'the model did not answer' };
    const pages = savedBy01.pages.map((page) => ({ ...page, advice: { ...page.advice, filledIn } }));
    const read = Analysis.parse({ ...savedBy01, pages, siteAdvice: { writtenBy: 'a-model', filledIn } });
    expect(read.pages[0]?.suggestedTexts?.fallback).toEqual(filledIn);
    expect(read.overviewAuthorship).toEqual({ writtenBy: 'a-model', fallback: filledIn });
  });
});

describe('a current analysis', () => {
  it('is not changed', () => {
    const current = Analysis.parse(savedBy01);
    expect(upgradeAnalysis(current)).toEqual(current);
  });
});

describe('an analysis saved before the design was one of the insights', () => {
  it('lists its screenshots and has the design among the insights', () => {
    const technicalAnalysis = { overallScore: 70, explanation: 'So so.', findings: [] };
    const read = Analysis.parse({
      ...base,
      enhancedInsights: { technicalAnalysis, designAnalysis: insight },
      designAnalysis: design,
    });
    expect(read.designAnalysis).toEqual([{ screenshotData }]);
    expect(read.enhancedInsights).toEqual({ technicalAnalysis, designAnalysis: { ...insight, ...design } });
    expect(Analysis.parse(read)).toEqual(read);
  });

  it('tells which pages were rendered by their screenshots', () => {
    const page = (url: string) => ({
      url,
      title: null,
      metaDescription: null,
      headings: [],
      paragraphs: [],
      images: [],
      issues: [],
      suggestions: [],
      contentMetrics: { wordCount: 0, keywordDensity: [] },
    });
    const failed = { ...screenshotData, url: 'https://shop.example/slow', error: 'It took too long.' };
    const read = Analysis.parse({
      ...base,
      pages: ['/', '/slow', '/other'].map((path) => page(`https://shop.example${path}`)),
      designAnalysis: [{ screenshotData }, { screenshotData: failed }],
    });
    expect(read.pages.map(({ rendered }) => rendered)).toEqual([true, undefined, undefined]);
    expect(Analysis.parse(read)).toEqual(read);
  });

  it('keeps the reason why its design failed', () => {
    const failed = {
      overallScore: 0,
      totalPagesAnalyzed: 0,
      summary: '',
      error: 'No browser.',
      pageAnalyses: [],
    };
    const read = Analysis.parse({ ...base, designAnalysis: failed });
    expect(read.designAnalysis).toEqual([]);
    expect(read.enhancedInsights?.designAnalysis).toMatchObject({
      ...failed,
      explanation: 'No browser.',
      findings: [],
    });
  });

  it('has no design when none was saved', () => {
    expect(Analysis.parse(base)).toEqual(base);
  });

  it.each([null, 'x', { ...base, designAnalysis: { pageAnalyses: 'x' } }])(
    'is rejected when it is malformed: %#',
    (saved) => {
      expect(Analysis.safeParse(saved).success).toBe(false);
    },
  );
});
