/** Analyses that an earlier version saved can be read, and today's are left alone. */
import { describe, expect, it } from 'vitest';
import { Analysis } from './entities/analysis.ts';

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

describe('a saved analysis', () => {
  it('of the earlier form has its design listed, and whole among the insights', () => {
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

  it('of the earlier form whose design failed keeps the reason', () => {
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

  it('without a design has none', () => {
    expect(Analysis.parse(base)).toEqual(base);
  });

  it.each([null, 'x', { ...base, designAnalysis: { pageAnalyses: 'x' } }])(
    'is refused when broken: %#',
    (saved) => {
      expect(Analysis.safeParse(saved).success).toBe(false);
    },
  );
});
