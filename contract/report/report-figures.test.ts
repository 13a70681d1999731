import { describe, expect, it } from 'vitest';
import type { Analysis } from '../entities/analysis.ts';
import type { Issue, SiteIssue } from '../entities/issue.ts';
import type { Page } from '../entities/page.ts';
import { summarySentence } from '../testing/summary-sentence.ts';
import { categoryBars, counters, issueGroups, statusOf, summarySegments } from './report-figures.ts';

const issue = (over: Partial<Issue> = {}): Issue => ({
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

const siteIssue = (over: Partial<SiteIssue> = {}): SiteIssue => ({ ...issue(over), urls: [], ...over });

const page = (path: string, issues: Issue[] = [], over: Partial<Page> = {}): Page => ({
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

const analysis = (over: Partial<Analysis> = {}): Analysis => ({
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

const warning = { ruleId: 'w', severity: 'warning', title: 'Weak', basis: 'standard' } as const;

describe('statusOf', () => {
  it('names the worst there is, and counts it', () => {
    expect(statusOf(page('/', [issue(), issue(), issue(warning)]))).toMatchObject({
      tone: 'poor',
      label: '2 critical',
    });
    expect(statusOf(page('/', [issue(warning)]))).toMatchObject({ tone: 'fair', label: '1 warning' });
  });
  it('calls a page with only info findings good', () => {
    expect(statusOf(page('/', [issue({ severity: 'info' })]))).toMatchObject({
      tone: 'good',
      label: 'All good',
      info: 1,
    });
  });
});

describe('counters', () => {
  it('are the stored metrics, worst first', () => {
    expect(counters(analysis()).map(({ label, value }) => [label, value])).toEqual([
      ['Critical Issues', 1],
      ['Warnings', 2],
      ['Good Practices', 3],
    ]);
  });
});

describe('issueGroups', () => {
  it('gathers a rule from pages and site, and says what it touches once', () => {
    const groups = issueGroups({
      pages: [page('/a', [issue()]), page('/b', [issue(), issue()])],
      siteIssues: [siteIssue({ urls: ['https://shop.example/b', 'https://shop.example/c'] })],
    });
    expect(groups).toHaveLength(1);
    expect(groups[0]?.urls).toEqual(['/a', '/b', '/c'].map((path) => `https://shop.example${path}`));
    expect(groups[0]?.onPages).toHaveLength(3);
    expect(groups[0]?.isHostWide).toBe(false);
  });
  it('sorts by severity × pages × certainty', () => {
    const thumb = issue({ ...warning, ruleId: 'thumb', basis: 'heuristic' });
    const pages = ['/1', '/2', '/3', '/4', '/5'].map((path) => page(path, [thumb, issue(warning)]));
    pages.push(page('/6', [issue()]));
    expect(issueGroups({ pages, siteIssues: [] }).map(({ ruleId, impact }) => [ruleId, impact])).toEqual([
      ['w', 20],
      ['title-missing', 15],
      ['thumb', 10],
    ]);
  });
  it('takes a finding about the host for one about every page', () => {
    const pages = [page('/1'), page('/2'), page('/3')];
    const [group] = issueGroups({ pages, siteIssues: [siteIssue()] });
    expect(group).toMatchObject({ isHostWide: true, impact: 45, urls: [] });
  });
});

describe('categoryBars', () => {
  const barOf = (category: string, over: Partial<Analysis>) =>
    categoryBars(analysis(over)).find((bar) => bar.category === category);

  it('are the share of pages with nothing to fix in the group', () => {
    const pages = [page('/1', [issue()]), page('/2'), page('/3'), page('/4', [issue({ severity: 'info' })])];
    expect(barOf('title', { pages })).toMatchObject({
      percentOptimized: 75,
      tone: 'fair',
      critical: 1,
      info: 1,
    });
    expect(barOf('links', { pages })).toMatchObject({ percentOptimized: 100, tone: 'good' });
  });
  it('count pages that a finding of the site names', () => {
    const pages = [page('/1'), page('/2')];
    const siteIssues = [siteIssue({ ...warning, urls: ['https://shop.example/1'] })];
    expect(barOf('title', { pages, siteIssues })?.percentOptimized).toBe(50);
  });
  it('leave out pages that were not evaluated', () => {
    const pages = [page('/1', [issue()]), page('/gone', [], { indexable: false })];
    expect(barOf('title', { pages })?.percentOptimized).toBe(0);
  });
  it('give no percentage for a group that was switched off, or that is about the host', () => {
    const notEvaluated = [
      { ruleId: 'img-alt-missing', category: 'images', reason: 'Switched off.' },
    ] as const;
    expect(barOf('images', { notEvaluated: [...notEvaluated] })).toMatchObject({
      percentOptimized: null,
      tone: null,
      because: 'Switched off.',
    });
    expect(barOf('sitemap', { siteIssues: [siteIssue({ category: 'sitemap' })] })).toMatchObject({
      percentOptimized: null,
      critical: 1,
    });
  });
  it('give no percentage when only URLs that are no page are touched', () => {
    const siteIssues = [siteIssue({ ...warning, urls: ['https://shop.example/closed'] })];
    expect(barOf('title', { siteIssues })).toMatchObject({
      percentOptimized: null,
      because: 'It concerns addresses that were not read.',
    });
  });
  it('show the five always, and others only with findings', () => {
    const bars = categoryBars(analysis({ pages: [page('/', [issue({ category: 'security' })])] }));
    expect(bars.map(({ category }) => category)).toEqual([
      'title',
      'meta-description',
      'headings',
      'images',
      'links',
      'security',
    ]);
  });
});

describe('summarySentence', () => {
  it('says how many, where, and what to fix first', () => {
    const pages = [page('/1', [issue(), issue({ ruleId: 'x' })]), page('/2', [issue()])];
    const score = {
      value: 70,
      deductions: [
        { ruleId: 'title-missing', points: 6, reason: '' },
        { ruleId: 'x', points: 9, reason: '' },
      ],
    };
    expect(summarySentence(analysis({ pages, score }))).toBe(
      'Three critical issues concern two pages. Fix “Title is missing” first: it is 40% of what holds the site back.',
    );
    expect(summarySegments(analysis({ pages, score }))[0]).toMatchObject({
      filter: { severity: 'critical' },
    });
    expect(summarySegments(analysis({ pages, score }))[3]).toMatchObject({
      filter: { ruleId: 'title-missing' },
    });
  });
  it('separates the site from its pages', () => {
    expect(summarySentence(analysis({ siteIssues: [siteIssue()] }))).toBe(
      'One critical issue concerns the site as a whole. Start with “Title is missing”.',
    );
    const both = analysis({ pages: [page('/', [issue()])], siteIssues: [siteIssue()] });
    expect(summarySentence(both)).toMatch(/^Two critical issues concern one page and the site as a whole\./);
  });
  it('goes down to warnings, then to info, then to praise', () => {
    const say = (issues: Issue[]) => summarySentence(analysis({ pages: [page('/', issues)] }));
    expect(say([issue(warning)])).toBe('No critical issue, and one warning on one page. Start with “Weak”.');
    expect(say([issue({ severity: 'info' })])).toBe(
      'No critical issue and no warning on one page. One piece of advice may still help.',
    );
    expect(say([])).toBe('No critical issue and no warning on one page.');
    expect(summarySentence(analysis({ pages: [] }))).toBe('No page of shop.example could be read.');
  });
});
