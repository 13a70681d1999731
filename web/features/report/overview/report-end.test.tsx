/** The end of the Overview and what leaves it: business, run, coverage, the opened score, exports. */
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeServer, fakeServer, refusal } from '../../../testing/fake-server.ts';
import { type Rendered, renderApp } from '../../../testing/render-app.tsx';
import { pages, report } from '../../../testing/report-samples.ts';
import { AnalysisDetails } from '../analysis-details.tsx';
// Lazy in the product; here it shall not be waited for.
import './overview-tab.tsx';

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

const faulty = report({ pages: pages(2) });

describe('the end of the tab', () => {
  it('says who wrote of the business, what was filled in, and what a model took', async () => {
    const sample = report({ pages: pages(1) });
    await open({
      ...sample,
      siteOverview: { businessType: 'Shop', industry: 'Wood', targetAudience: 'All', mainServices: [] },
      overviewAuthorship: {
        writtenBy: 'big-model',
        fallback: { parts: ['explanations'], why: 'big-model did not answer in time' },
      },
      processingStats: {
        ...sample.processingStats,
        aiTokens: { estimated: 12_000, input: 8000, output: 1500, cachedAnswers: 2 },
      },
    });
    const context = within(screen.getByRole('region', { name: 'Business Context' }));
    expect(context.getByText('AI · big-model')).toBeTruthy();
    expect(
      context.getByText(
        'The built-in assistant wrote the explanations because big-model did not answer in time.',
      ),
    ).toBeTruthy();
    const metrics = within(screen.getByRole('region', { name: 'Analysis Performance Metrics' }));
    expect(metrics.getByText('9,500 used, 12,000 estimated, 2 responses reused')).toBeTruthy();
  });

  it('shows the business, the run and its coverage', async () => {
    const { user } = await open(
      report({
        pages: pages(1),
        siteOverview: {
          businessType: 'Shop',
          industry: 'Wood',
          targetAudience: 'All',
          mainServices: ['A', 'B', 'C'],
        },
        coverage: {
          full: false,
          notes: [{ code: 'no-sitemap', data: {}, text: 'There is no sitemap.' }],
          entries: [
            {
              url: 'https://shop.example/x',
              foundIn: 'link',
              foundOn: null,
              outcome: 'blocked',
              reason: 'robots.txt closes it.',
            },
          ],
        },
      }),
    );
    const context = within(screen.getByRole('region', { name: 'Business Context' }));
    expect(context.getByText('A, B')).toBeTruthy();
    expect(
      within(screen.getByRole('region', { name: 'Analysis Performance Metrics' })).getByText('4 s'),
    ).toBeTruthy();
    const coverage = within(screen.getByRole('region', { name: 'Coverage' }));
    expect(coverage.getByText('There is no sitemap.')).toBeTruthy();
    await user.click(coverage.getByRole('button', { name: '1 URL found in this crawl' }));
    expect(coverage.getByText('robots.txt closes it.')).toBeTruthy();
  });

  it('opens the score to what took the points and to the formula', async () => {
    const score = {
      value: 84.5,
      deductions: [{ ruleId: 'x', points: 15.5, reason: 'Title is missing, on 2 pages' }],
    };
    const { user } = await open(report({ pages: pages(1), score }));
    await user.click(screen.getByRole('button', { name: 'Score breakdown' }));
    expect(screen.getByText('Title is missing, on 2 pages').parentElement?.textContent).toContain('−15.5');
    await user.click(screen.getByRole('button', { name: 'How the score is calculated' }));
    expect(screen.getByText(/^A page starts with 100 points/)).toBeTruthy();
  });
});

describe('on a phone', () => {
  beforeEach(() => {
    const never = () => undefined;
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('max-width'),
      addEventListener: never,
      removeEventListener: never,
    }));
  });

  it('everything that can be done with a report is behind one button', async () => {
    server.on('GET /api/analysis/a1', report({ pages: pages(1), score: { value: 80, deductions: [] } }));
    const opened: string[] = [];
    const { user, path } = renderApp(
      <AnalysisDetails id="a1" place="saved" onShare={() => opened.push('share')} />,
      { at: '/analysis/a1' },
    );
    await screen.findByRole('heading', { name: 'Page-by-Page' });
    const openMenu = () => user.click(screen.getByRole('button', { name: 'Actions' }));
    await openMenu();
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'New Analysis',
      'Share',
      'Export HTML Report',
      'PDF (report to send)',
      'CSV (all issues, for a spreadsheet)',
      'CSV (measured fixes)',
      'JSON (full data)',
      'Score card (PNG)',
      'Print',
      'Back to History',
    ]);
    await user.click(screen.getByRole('menuitem', { name: 'Share' }));
    expect(opened).toEqual(['share']);
    await openMenu();
    await user.click(screen.getByRole('menuitem', { name: 'Back to History' }));
    expect(path()).toBe('/site-history');
  });
});

describe('exports', () => {
  beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));

  it('say so when they fail, by the name the specification gives', async () => {
    const { user } = await open(faulty);
    await user.click(screen.getByRole('button', { name: 'Export HTML Report' }));
    expect(await screen.findByText('Failed to export PDF. Please try again later.')).toBeTruthy();
    expect(server.requests('GET /api/analysis/a1/export/pdf')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Export as another file' }));
    server.on('GET /api/analysis/a1/export/csv', refusal('internal'));
    await user.click(screen.getByRole('menuitem', { name: /^CSV \(all issues/ }));
    expect(await screen.findByText('Failed to export CSV. Please try again later.')).toBeTruthy();
    expect(screen.getByText('Export Failed')).toBeTruthy();
  });

  it('need an analysis id', async () => {
    const { user } = await open({ ...faulty, id: '' });
    await user.click(screen.getByRole('button', { name: 'Export HTML Report' }));
    expect(await screen.findByText('Analysis ID is missing. Unable to export PDF.')).toBeTruthy();
  });
});
