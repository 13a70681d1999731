/** Stores a finished analysis for a test's account. */
import { randomUUID } from 'node:crypto';
import { Analysis } from '@pagewright/contract/entities/analysis';
import type { Issue } from '@pagewright/contract/entities/issue';
import type { Page } from '@pagewright/contract/entities/page';
import { trendFigures } from '@pagewright/contract/report/trend-figures';
import { parseSiteLocation } from '../services/analyses/site-location.ts';
import { inTransaction } from '../store/database.ts';
import { saveAnalysis } from '../store/save-analysis.ts';
import type { TestApp } from './test-app.ts';

export const anIssue = (over: Partial<Issue> = {}): Issue => ({
  ruleId: 'title-missing',
  severity: 'critical',
  category: 'title',
  title: 'Title is missing',
  description: 'This page has no title.',
  why: 'Results show the title.',
  fix: 'Write one.',
  basis: 'google',
  evidence: [],
  ...over,
});

export const aPage = (url: string, over: Partial<Page> = {}): Page => ({
  url,
  status: 200,
  indexable: true,
  title: 'A page',
  metaDescription: null,
  headings: [],
  paragraphs: [],
  images: [],
  issues: [],
  suggestions: [],
  contentMetrics: { wordCount: 0, keywordDensity: [] },
  score: { value: 100, deductions: [] },
  ...over,
});

export const anAnalysis = (over: Partial<Analysis> = {}): Analysis =>
  Analysis.parse({
    id: randomUUID(),
    domain: 'shop.example',
    date: '2026-11-15T10:00:00.000Z',
    pages: [aPage('https://shop.example/')],
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
    score: { value: 100, deductions: [] },
    ...over,
  });

/** Stores it for the account of the cookie; returns the stored text. */
export async function storeAnalysis(server: TestApp, cookie: string, analysis: Analysis): Promise<string> {
  const { id } = (await server.call('GET', '/api/auth/user', { cookie })).json<{ id: string }>();
  const text = JSON.stringify(analysis);
  await inTransaction(server.db, (tx) =>
    saveAnalysis(tx, {
      id: analysis.id,
      userId: id,
      siteKey: parseSiteLocation(analysis.domain).siteKey,
      domain: analysis.domain,
      date: new Date(analysis.date),
      pagesCount: analysis.pages.length,
      metrics: analysis.metrics,
      figures: trendFigures(analysis),
      text,
      wholeText: null,
    }),
  );
  return text;
}
