/** The Overview: summary first, filters in the URL, lists with Load More, texts of the specification. */
import { defaultSettings } from '@pagewright/contract/entities/settings';
import type { Usage } from '@pagewright/contract/entities/usage';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { type FakeServer, fakeServer } from '../../testing/fake-server.ts';
import { type Rendered, renderApp } from '../../testing/render-app.tsx';
import { designed, issue, page, pages, report } from '../../testing/report-samples.ts';
import { user as mira, paidUsage, trialUsage } from '../../testing/samples.ts';
import { AnalysisDetails } from './analysis-details.tsx';
// Lazy in the product; here it shall not be waited for.
import './overview/overview-tab.tsx';
import { strings } from './shared/strings.ts';

let server: FakeServer;
beforeEach(() => {
  server = fakeServer({});
});

async function open(analysis: ReturnType<typeof report>, query = ''): Promise<Rendered> {
  server.on('GET /api/analysis/a1', analysis);
  const rendered = renderApp(<AnalysisDetails id="a1" place="saved" />, { at: `/analysis/a1${query}` });
  await screen.findByRole('heading', { name: 'Page-by-Page' });
  return rendered;
}

const list = () => within(screen.getByRole('region', { name: 'Page-by-Page' }));
const cards = () =>
  list()
    .getAllByRole('heading', { level: 4 })
    .map((card) => card.textContent);
const counts = () => list().getByText(/^\d+ of \d+$/).textContent;

const faulty = report({
  metrics: { criticalIssues: 1, warnings: 1, goodPractices: 7 },
  pages: [
    ...pages(2),
    page('/bad', { issues: [issue('gone', { severity: 'critical', category: 'images' })] }),
    page('/long', { issues: [issue('long')] }),
  ],
  siteKeywordCloud: [{ keyword: 'oak', count: 9, avgDensity: 1.5 }],
  processingStats: { ...report().processingStats, pagesAnalyzed: 4 },
});

describe('a page limit', () => {
  const limited = (count: number) =>
    report({
      pages: pages(count),
      coverage: { full: false, notes: [], entries: [] },
      processingStats: { ...report().processingStats, pagesAnalyzed: count, pagesDiscovered: 26 },
    });
  const account = (usage: Usage) => {
    server.on('GET /api/auth/user', mira);
    server.on('GET /api/user/usage', usage);
    server.on('GET /api/settings', { ...defaultSettings, maxPages: 5 });
  };

  it('of a lite scan is explained where the list ends, with the way to more', async () => {
    account(trialUsage);
    await open(limited(3));
    const note = await screen.findByText(/^Lite scans analyze up to 3 pages: this report covers 3 of the 26/);
    expect(within(note).getByRole('link', { name: 'Get Credits' }).getAttribute('href')).toBe('/account');
  });

  it('of the settings is named, and where to change it', async () => {
    account(paidUsage);
    await open(limited(5));
    const note = await screen.findByText(/^This analysis stopped at your limit of 5 pages/);
    expect(within(note).getByRole('link').getAttribute('href')).toBe('/settings');
  });

  it('is not named where another one ended it', async () => {
    account(paidUsage);
    await open(limited(4));
    await waitFor(() => expect(server.requests('GET /api/settings')).toHaveLength(1));
    expect(screen.queryByText(/of the 26 we found/)).toBeNull();
  });
});

describe('the head and the tabs', () => {
  it('says what was analysed, and keeps the tab in the URL', async () => {
    const { user, path } = await open(faulty);
    expect(screen.getByRole('article', { name: 'shop.example' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2, name: 'SEO Analysis Results' })).toBeTruthy();
    expect(screen.getByText(/^4 pages ·/)).toBeTruthy();
    await user.click(screen.getByRole('tab', { name: 'Design Analysis' }));
    expect(await screen.findByText('Design analysis needs AI enabled')).toBeTruthy();
    expect(path()).toBe('/analysis/a1?tab=design');
    await user.click(screen.getByRole('tab', { name: 'Analysis Overview' }));
    await screen.findByRole('heading', { name: 'Page-by-Page' });
    expect(path()).toBe('/analysis/a1');
  });

  it.each([
    ['content', 'No content quality data in this analysis'],
    ['competitor', 'Compare with a competitor'],
  ])('opens the tab %s from the URL, as long as there is nothing in it', async (tab, words) => {
    server.on('GET /api/analysis/a1', faulty);
    renderApp(<AnalysisDetails id="a1" place="saved" />, { at: `/?tab=${tab}` });
    expect(await screen.findByRole('heading', { name: words })).toBeTruthy();
  });

  it('shows a failed design analysis as one', async () => {
    const designAnalysis = {
      overallScore: 0,
      totalPagesAnalyzed: 0,
      summary: '',
      error: 'No browser.',
      pageAnalyses: [],
    };
    server.on('GET /api/analysis/a1', report(designed(designAnalysis)));
    renderApp(<AnalysisDetails id="a1" place="saved" />, { at: '/?tab=design' });
    expect(await screen.findByText('Design Analysis Error')).toBeTruthy();
    expect(
      screen.getByText('Please try running the analysis again or contact support if the issue persists.'),
    ).toBeTruthy();
  });
});

describe('an analysis of an earlier version', () => {
  it('shows its design all the same', async () => {
    const designAnalysis = {
      overallScore: 64,
      totalPagesAnalyzed: 0,
      summary: 'A browser looked at one page.',
      pageAnalyses: [],
      error: 'No browser.',
    };
    server.on('GET /api/analysis/a1', { ...report(), designAnalysis });
    renderApp(<AnalysisDetails id="a1" place="saved" />, { at: '/?tab=design' });
    expect(await screen.findByText('Design Analysis Error')).toBeTruthy();
    expect(screen.getByText('No browser.')).toBeTruthy();
  });
});

describe('what a report says first', () => {
  it('of a second run is what changed, with the way to it and to the site', async () => {
    const previous = { id: 'a0', date: '2026-11-02T10:00:00.000Z' };
    server.on('GET /api/analysis/a1/site', { siteId: 's1', isLatest: true, previous, others: [previous] });
    server.on('GET /api/analysis/a1/changes', {
      domain: 'shop.example',
      before: previous,
      after: {
        id: 'a1',
        date: '2026-11-14T10:00:00.000Z',
      },
      score: {
        before: 60,
        after: 70,
      },
      indexable: {
        before: null,
        after: null,
      },
      compared: { pages: 3, readOnce: 0 },
      counts: {
        fixed: 12,
        added: 3,
        remaining: 0,
      },
      fixed: [],
      added: [],
      remaining: [],
      byNewRules: [],
      notCompared: [],
      pages: {
        added: [],
        removed: [],
        redirected: [],
        changed: [],
      },
    });
    await open(faulty);
    expect(await screen.findByText(/^12 fixed, 3 new since November 2\./)).toBeTruthy();
    const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(target('See what changed')).toBe('/analysis/a1/changes');
    expect(target('Site over time')).toBe('/sites/s1');
    expect(target('Findings by template')).toBe('/analysis/a1/templates');
  });

  const notIndexed = {
    url: 'https://shop.example/bad',
    reason: 'noindex',
    detail: 'meta robots "noindex"',
  } as const;
  const indexability = {
    analysed: 4,
    indexable: 3,
    duplicates: 0,
    home: null,
    limitsScore: false,
    pages: [notIndexed],
  };

  it('is how many pages Google can index, and why not the others', async () => {
    const { user } = await open({ ...faulty, indexability });
    const line = within(screen.getByRole('region', { name: 'Indexability' }));
    expect(line.getByText('Google can index 3 of 4 pages.')).toBeTruthy();
    await user.click(line.getByRole('button', { name: '1 page: noindex' }));
    expect(line.getByText('meta robots "noindex"')).toBeTruthy();
    expect(line.getByRole('link', { name: /\/bad$/ })).toBeTruthy();
  });

  it('is not said of an analysis that does not know', async () => {
    await open(faulty);
    expect(screen.queryByRole('region', { name: 'Indexability' })).toBeNull();
  });

  it('speaks to the owner of the kind of site, where that is certain', async () => {
    const siteKind = {
      kind: 'local-business',
      because: 'LocalBusiness markup on 1 page.',
      checks: [{ text: 'The markup has no opening hours.', state: 'missing' }],
    } as const;
    await open({ ...faulty, siteKind: { ...siteKind, checks: [...siteKind.checks] } });
    const card = within(screen.getByRole('region', { name: 'For a local business' }));
    expect(card.getByText('The markup has no opening hours.')).toBeTruthy();
  });

  it('has no score for a card of which nothing was checked, and says why', async () => {
    const performanceAnalysis = {
      overallScore: null,
      explanation: 'Not checked. Switched off.',
      findings: [],
    };
    await open({ ...faulty, enhancedInsights: { performanceAnalysis } });
    const card = screen.getByRole('heading', { name: 'Performance' }).closest('article');
    expect(card?.textContent).toBe('PerformanceSpeed, mobile layout, JavaScriptNot checked. Switched off.');
  });
});

describe('a whole site', () => {
  it('has its pages in the explorer, and no filters or counts of an empty list', async () => {
    await open(
      report({ wholeSite: true, pageCount: 1500, pages: [], siteIssues: [{ ...issue('robots'), urls: [] }] }),
    );
    expect(list().getByRole('link', { name: 'Open the explorer' }).getAttribute('href')).toBe(
      '/analysis/a1/explore',
    );
    expect(list().queryByRole('button', { name: /Critical/ })).toBeNull();
    expect(screen.queryByText(strings.site.noInsights)).toBeNull();
    const coverage = within(screen.getByRole('region', { name: 'Coverage' }));
    expect(coverage.getByText('1,500')).toBeTruthy();
  });
});

describe('the first screen', () => {
  it('has the score as a whole number with its word', async () => {
    await open({ ...faulty, score: { value: 85.6, deductions: [] } });
    const score = within(screen.getByRole('region', { name: 'Site score' }));
    expect(score.getByText('86').parentElement?.textContent).toBe('86/100Good');
    expect(score.getByRole('img').getAttribute('aria-label')).toBe('Site score 86 out of 100: Good.');
  });

  it('lists what to fix first: what, where, the points back, and a button that opens the fix', async () => {
    const { user, path } = await open({
      ...faulty,
      siteIssues: [{ ...issue('robots', { category: 'indexability' }), urls: [] }],
      score: {
        value: 80,
        deductions: [
          { ruleId: 'gone', points: 15.2, reason: '' },
          { ruleId: 'robots', points: 4, reason: '' },
          { ruleId: 'long', points: 0.3, reason: '' },
        ],
      },
    });
    const first = within(screen.getByRole('region', { name: 'Fix first' }));
    expect(first.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'Fault gone/bad+15 pointsShow fix for Fault gone',
      'Fault robotsthe whole site+4 pointsShow fix for Fault robots',
      'Fault long/longunder 1 pointShow fix for Fault long',
    ]);
    await user.click(first.getByRole('link', { name: 'Show fix for Fault robots' }));
    expect(path()).toBe('/analysis/a1?by=issue&rule=robots');
    expect(list().getByText('How to mend robots.')).toBeTruthy();
  });

  it('has no list of fixes where nothing is urgent', async () => {
    await open(report({ pages: [page('/', { issues: [issue('tip', { severity: 'info' })] })] }));
    expect(screen.queryByRole('region', { name: 'Fix first' })).toBeNull();
  });
});

describe('what links to the list', () => {
  it('is the sentence, which comes first', async () => {
    const { user, path } = await open(faulty);
    await user.click(screen.getByRole('link', { name: '1 critical issue' }));
    expect(path()).toBe('/analysis/a1?severity=critical');
    expect(cards()).toEqual([expect.stringContaining('Page /bad')]);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Page-by-Page'));
  });

  it.each([
    ['Critical Issues 1', '?severity=critical'],
    ['Warnings 1', '?severity=warning'],
    ['Good Practices 7', '?status=good'],
  ])('is the counter %s', async (name, query) => {
    const { user, path } = await open(faulty, '?q=nothing');
    const counter = within(screen.getByRole('list', { name: 'Counts' }));
    await user.click(
      counter.getByRole('link', { name: new RegExp(name.replace(' ', '.*').replace(/ (\d)/, '.*$1')) }),
    );
    expect(path()).toBe(`/analysis/a1${query}`);
  });

  it('is a bar of Issues by Category, which says its percentage', async () => {
    const { user, path } = await open(faulty);
    const bars = within(screen.getByRole('list', { name: 'Issues by Category' }));
    expect(bars.getAllByRole('listitem').map((bar) => bar.textContent)).toEqual([
      'title75% optimized',
      'meta-description100% optimized',
      'headings100% optimized',
      'images75% optimized',
      'links100% optimized',
    ]);
    await user.click(bars.getByRole('link', { name: /images/ }));
    expect(path()).toBe('/analysis/a1?category=images');
  });

  it('is a row of an insight card, which shows three issues and leads to the rest', async () => {
    const issues = ['robots', 'https', 'hreflang', 'sitemap'].map((ruleId) =>
      issue(ruleId, { category: 'indexability' }),
    );
    const technicalAnalysis = {
      overallScore: 91.4,
      explanation: 'Four warnings. Robots first.',
      findings: [],
    };
    const { user, path } = await open({
      ...faulty,
      pages: [page('/', { issues: [...issues, issue('long')] }), page('/b', { issues: issues.slice(0, 1) })],
      enhancedInsights: { technicalAnalysis },
    });
    const card = within(
      screen.getByRole('heading', { name: 'Technical SEO' }).closest('article') ?? document.body,
    );
    expect(card.getByText('91')).toBeTruthy();
    expect(card.getByText('Four warnings.')).toBeTruthy();
    expect(card.getAllByRole('listitem').map((each) => each.textContent)).toEqual([
      'Fault robots2 pages',
      'Fault hreflang1 page',
      'Fault https1 page',
    ]);
    await user.click(card.getByRole('link', { name: /Fault robots/ }));
    expect(path()).toBe('/analysis/a1?by=issue&rule=robots');
    await user.click(card.getByRole('link', { name: 'See all 5 issues' }));
    expect(path()).toBe('/analysis/a1?by=issue&area=technical');
    expect(cards()).toHaveLength(4);
    await user.click(list().getByRole('button', { name: 'Technical SEO', pressed: true }));
    expect(cards()).toHaveLength(5);
  });

  it('is a topic of an insight card, which shows at most three of two issues and two recommendations', async () => {
    const finding = (category: string) => ({
      category,
      score: 60,
      issues: ['a', 'b', 'c'],
      recommendations: ['d', 'e', 'f'],
    });
    const technicalAnalysis = {
      overallScore: 91,
      explanation: 'All is well.',
      findings: ['Title', 'Images', 'Links', 'Social'].map(finding),
    };
    const { user, path } = await open({ ...faulty, enhancedInsights: { technicalAnalysis } });
    const card = within(
      screen.getByRole('heading', { name: 'Technical SEO' }).closest('article') ?? document.body,
    );
    expect(card.getByText('91')).toBeTruthy();
    expect(card.getByText('All is well.')).toBeTruthy();
    await user.click(card.getByRole('button', { name: 'Scores by topic' }));
    expect(card.getAllByRole('listitem').map((each) => each.textContent)).toEqual([
      'Title60abde',
      'Images60abde',
      'Links60abde',
    ]);
    expect(card.getByText('+1 more finding')).toBeTruthy();
    expect(screen.getAllByText('Not checked in this analysis.')).toHaveLength(3);
    await user.click(card.getByRole('link', { name: 'Title' }));
    expect(path()).toBe('/analysis/a1?by=issue&category=title');
  });

  it('is a keyword with its count and density', async () => {
    const { user, path } = await open({
      ...faulty,
      pages: [...faulty.pages, page('/oak', { paragraphs: ['An oak.'] })],
    });
    await user.click(screen.getByRole('button', { name: /^oak ?, 9 times, 1\.5% density$/ }));
    expect(path()).toBe('/analysis/a1?keyword=oak');
    expect(cards()).toEqual([expect.stringContaining('Page /oak')]);
  });

  it('says when there are no keywords and no insights', async () => {
    await open(report({ pages: pages(1) }));
    expect(screen.getByText('No keywords available')).toBeTruthy();
    expect(screen.getByText('No AI insights available')).toBeTruthy();
  });
});

describe('the list', () => {
  it('shows 10 pages, adds 5, and goes on at the first new card', async () => {
    const { user, path } = await open(report({ pages: pages(17) }));
    expect(cards()).toHaveLength(10);
    expect(counts()).toBe('10 of 17');
    await user.click(screen.getByRole('button', { name: 'Load More' }));
    expect(cards()).toHaveLength(15);
    expect(document.activeElement?.textContent).toContain('Page /11');
    expect(path()).toBe('/analysis/a1?show=15');
    await user.click(screen.getByRole('button', { name: 'Load More' }));
    expect(counts()).toBe('17 of 17');
    expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull();
  });

  it('is filtered by text behind the slash key, says when nothing matches, and is cleared by Escape', async () => {
    const { user, path } = await open(faulty);
    await user.keyboard('/');
    await user.keyboard('/LONG');
    await waitFor(() => expect(cards()).toEqual([expect.stringContaining('Page /long')]));
    await waitFor(() => expect(path()).toBe('/analysis/a1?q=/LONG'));
    await user.keyboard('zzz');
    expect(await screen.findByText('No pages match')).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(cards()).toHaveLength(4));
    expect(path()).toBe('/analysis/a1');
    await user.keyboard('zzz');
    const clear = within((await screen.findByText('No pages match')).closest('div') ?? document.body);
    await user.click(clear.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(cards()).toHaveLength(4));
  });

  it('speaks of issues where no issue matches', async () => {
    await open(faulty, '?by=issue&rule=none');
    expect(list().getByText('No issues match')).toBeTruthy();
    expect(list().getByText('No issue in this report matches all of these filters.')).toBeTruthy();
  });

  it('is filtered by status chips with counts, severity and category together', async () => {
    const { user, path } = await open(faulty);
    await user.click(screen.getByRole('button', { name: 'Warnings 1' }));
    expect(cards()).toEqual([expect.stringContaining('Page /long')]);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'title (1)');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Severity' }), 'Warning (1)');
    expect(path()).toBe('/analysis/a1?status=warnings&category=title&severity=warning');
    await user.click(screen.getByRole('button', { name: 'Warnings 1', pressed: true }));
    expect(path()).toBe('/analysis/a1?category=title&severity=warning');
  });

  it('puts what is worst first, and sorts as requested', async () => {
    const { user, path } = await open(faulty);
    expect(cards()[0]).toContain('Page /bad');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'URL');
    expect(cards()[0]).toContain('Page /1');
    expect(path()).toBe('/analysis/a1?sort=url');
  });

  it('shows the same by issue, each once with its pages', async () => {
    const { user, path } = await open({
      ...faulty,
      siteIssues: [{ ...issue('robots', { category: 'indexability' }), urls: [] }],
      score: { value: 90, deductions: [{ ruleId: 'gone', points: 5, reason: '' }] },
    });
    await user.click(screen.getByRole('radio', { name: 'By issue' }));
    expect(path()).toBe('/analysis/a1?by=issue');
    const rows = cards();
    expect(rows).toHaveLength(3);
    expect(rows[0]).toContain('/bad+5 points');
    expect(rows.find((row) => row?.includes('robots'))).toContain('the whole site');
    await user.click(list().getByRole('button', { name: /Fault long/ }));
    expect(list().getByText('Why long matters.')).toBeTruthy();
    await user.click(list().getByRole('link', { name: /shop\.example ?\/long$/ }));
    expect(path()).toBe('/analysis/a1?page=/long');
  });

  it('counts in its chips what it shows: pages by page, issues by issue', async () => {
    const { user } = await open({
      ...faulty,
      pages: [...faulty.pages, page('/bad2', { issues: [issue('gone', { severity: 'critical' })] })],
      siteIssues: [{ ...issue('robots', { category: 'indexability', severity: 'critical' }), urls: [] }],
    });
    const chips = () =>
      list()
        .getAllByRole('button', { pressed: false })
        .map((chip) => chip.textContent);
    expect(chips()).toEqual(['Critical2', 'Warnings1', 'All good2']);
    await user.click(screen.getByRole('radio', { name: 'By issue' }));
    expect(chips()).toEqual(['Critical3', 'Warnings1', 'Advice0']);
    expect(list().getByText('4 issues, by type (3)')).toBeTruthy();
    await user.click(list().getByRole('button', { name: 'Critical 3' }));
    expect(cards()).toHaveLength(2);
  });

  it('has a row for what is on no page, which names its subject', async () => {
    const { user } = await open({
      ...faulty,
      siteIssues: [
        { ...issue('robots', { category: 'indexability' }), urls: [] },
        { ...issue('missing', { severity: 'critical' }), urls: ['https://shop.example/old-offer'] },
        { ...issue('twice'), urls: ['https://shop.example/1', 'https://shop.example/2'] },
      ],
    });
    const row = list().getByRole('button', { name: /^The whole site/ });
    expect(row.textContent).toContain('1 critical');
    await user.click(row);
    expect(list().getByRole('button', { name: /Fault missing \/old-offer/ })).toBeTruthy();
    expect(list().getByRole('button', { name: /Fault robots/ })).toBeTruthy();
    expect(list().queryByRole('button', { name: /Fault twice/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'All good 0' }));
    expect(list().queryByRole('button', { name: /^The whole site/ })).toBeNull();
  });

  it('has every page and the details of every issue on paper, and folds back', async () => {
    await open(report({ pages: [...pages(11), page('/long', { issues: [issue('long')] })] }));
    expect(cards()).toHaveLength(10);
    fireEvent(window, new Event('beforeprint'));
    await waitFor(() => expect(cards()).toHaveLength(13));
    expect(screen.getAllByText('Meta description')).toHaveLength(12);
    // Its details are there once, not on each page again.
    expect(screen.getAllByText('Why long matters.')).toHaveLength(1);
    fireEvent(window, new Event('afterprint'));
    await waitFor(() => expect(cards()).toHaveLength(10));
  });

  it('lists its shortcuts behind the question mark', async () => {
    const { user } = await open(faulty);
    await user.keyboard('?');
    expect(await screen.findByText('Clear the filters')).toBeTruthy();
  });
});
