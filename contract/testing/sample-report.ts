/** Builds small analyses for tests of the report's figures. */
import type { Analysis } from '../entities/analysis.ts';
import type { Issue, SiteIssue } from '../entities/issue.ts';
import type { Page } from '../entities/page.ts';

export const issue = (over: Partial<Issue> = {}): Issue => ({
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

export const siteIssue = (over: Partial<SiteIssue> = {}): SiteIssue => ({
  ...issue(over),
  urls: [],
  ...over,
});

export const page = (path: string, issues: Issue[] = [], over: Partial<Page> = {}): Page => ({
  url: `https://shop.example${path}`,
  title: 'A page',
  metaDescription: null,
  headings: [],
  paragraphs: [],
  images: [],
  issues,
  suggestions: [],
  contentMetrics: { wordCount: 0, keywordDensity: [] },
  indexable: true,
  ...over,
});

export const analysis = (over: Partial<Analysis> = {}): Analysis => ({
  id: '1',
  domain: 'shop.example',
  date: '2026-11-15T10:00:00.000Z',
  pages: [page('/')],
  processingStats: {
    pagesAnalyzed: 1,
    pagesDiscovered: 1,
    aiCallsMade: 0,
    creditsUsed: 5,
    totalProcessingTime: 1,
  },
  metrics: { goodPractices: 3, warnings: 2, criticalIssues: 1 },
  siteKeywordCloud: [],
  siteIssues: [],
  notEvaluated: [],
  coverage: { full: true, notes: [], entries: [] },
  ...over,
});

export const warning = { ruleId: 'w', severity: 'warning', title: 'Weak', basis: 'standard' } as const;
