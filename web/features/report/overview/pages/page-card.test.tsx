/** A page card: its content, its issues, and reanalyzing the page. */
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeServer, fakeServer, refusal } from '../../../../testing/fake-server.ts';
import { type Rendered, renderApp } from '../../../../testing/render-app.tsx';
import { designed, issue, page, report } from '../../../../testing/report-samples.ts';
import { AnalysisDetails } from '../../analysis-details.tsx';
// Lazy in the product; here it shall not be waited for.
import '../overview-tab.tsx';
import type { ReportPlace } from '../../shared/report-context.ts';

let server: FakeServer;
beforeEach(() => {
  server = fakeServer({});
});

const title = `${'Sourdough bakery '.repeat(3)}in Ghent with wedding cakes`;
const bread = page('/bread', {
  title,
  metaDescription: null,
  headings: [1, 2, 2, 2].map((level, at) => ({ level, text: `Heading ${at}` })),
  images: [
    { src: 'https://shop.example/a.jpg', alt: 'A loaf' },
    {
      src: 'https://shop.example/b.jpg',
      alt: null,
      suggestedAlt: 'A baker',
      suggestedAltFrom: 'its caption',
    },
    { src: 'https://shop.example/c d.jpg', alt: null, needsPerson: true },
  ],
  issues: [
    issue('long', {
      basis: 'heuristic',
      evidence: [
        {
          selector: 'head > title',
          snippet: '<title>Too long</title>',
          found: 'Too long',
          wanted: 'shorter',
        },
      ],
    }),
    issue('alt', { severity: 'critical' }),
  ],
  suggestions: ['Bread from Ghent', '', 'Say when you open.'],
  notEvaluated: [{ ruleId: 'lcp', category: 'performance', reason: 'No browser looked.' }],
});

const shared = {
  ...issue('title-duplicate', { title: 'Fault twice', severity: 'critical', evidence: [{ found: 'Bread' }] }),
  urls: [bread.url, 'https://shop.example/rolls'],
};

async function open(analysis = report({ pages: [bread] }), place: ReportPlace = 'saved'): Promise<Rendered> {
  server.on('GET /api/analysis/a1', analysis);
  const rendered = renderApp(<AnalysisDetails id="a1" place={place} />, { at: '/' });
  await screen.findByRole('heading', { name: 'Page-by-Page' });
  return rendered;
}

const header = () => screen.getByRole('button', { name: /https:\/\/shop\.example ?\/bread/ });
const row = (label: string) =>
  within(screen.getByRole('heading', { level: 5, name: label }).parentElement ?? document.body);
/** A folded part of the card, opened. */
async function unfold(user: Rendered['user'], name: RegExp) {
  const button = screen.getByRole('button', { name });
  await user.click(button);
  return within(document.getElementById(button.getAttribute('aria-controls') ?? '') ?? document.body);
}

describe('a page card', () => {
  it('shows the thumbnail of a rendered page', async () => {
    const screenshotData = {
      url: bread.url,
      screenshotUrl: null,
      thumbnailUrl: '/api/analysis/a1/screenshots/x-thumbnail',
      captureTimestamp: null,
    };
    const seen = { overallScore: 90, summary: '', strengths: [], recommendations: [], screenshotData };
    const designAnalysis = { overallScore: 90, totalPagesAnalyzed: 1, summary: '', pageAnalyses: [seen] };
    await open(report({ pages: [bread], ...designed(designAnalysis) }));
    expect(header().querySelector('img')?.getAttribute('src')).toBe(screenshotData.thumbnailUrl);
  });

  it('opens by its header, and the URL knows', async () => {
    const { user, path } = await open();
    expect(header().textContent).toContain('1 critical');
    expect(header().getAttribute('aria-expanded')).toBe('false');
    await user.click(header());
    expect(header().getAttribute('aria-expanded')).toBe('true');
    expect(path()).toBe('/?page=/bread');
    await user.click(header());
    expect(path()).toBe('/');
  });

  it('links to the chat about it', async () => {
    await open();
    const chat = screen.getByRole('link', { name: /^Chat with AI/ });
    expect(chat.getAttribute('href')).toBe('/content-editor/a1/https%3A%2F%2Fshop.example%2Fbread');
  });

  it('shows title and description on their rulers, headings, images and their alt texts', async () => {
    const { user } = await open();
    await user.click(header());
    expect(row('Title').getByRole('img').getAttribute('aria-label')).toBe(
      `Title: ${title.length} characters. Too long: search results cut it after about 60 (recommended 50–60).`,
    );
    expect(row('Title').getByText(title.slice(60)).tagName).toBe('MARK');
    expect(row('Meta description').getByRole('img').getAttribute('aria-label')).toContain('Missing');
    expect(screen.getByRole('figure').textContent).toContain('shop.example › bread');
    const headings = await unfold(user, /^Headings \(4\)$/);
    expect(headings.getAllByRole('listitem')).toHaveLength(3);
    expect(headings.getByText('+1 more')).toBeTruthy();
    const images = await unfold(user, /^Images \(3\), 1 with suggested alt text$/);
    const [first, second, third] = images.getAllByRole('listitem');
    expect(first?.textContent).toContain('no alt attribute');
    expect(first?.textContent).toContain('“A baker”');
    expect(first?.textContent).toContain('From its caption.');
    expect(second?.textContent).toContain('Needs a person');
    expect(second?.querySelector('img')?.getAttribute('src')).toBe(
      '/api/analysis/a1/images?src=https%3A%2F%2Fshop.example%2Fc+d.jpg',
    );
    expect(third?.textContent).toContain('alt="A loaf"');
  });

  it('opens an issue to found, fix, why and where, with its basis and its own suggestion', async () => {
    const { user } = await open();
    await user.click(header());
    await user.click(row('Issues').getByRole('button', { name: /Fault long/ }));
    const terms = row('Issues')
      .getAllByRole('term')
      .map((term) => term.textContent);
    expect(terms).toEqual(['What we found', 'How to fix', 'Why it matters', 'Where']);
    expect(row('Issues').getByText('Too long').tagName).toBe('MARK');
    expect(row('Issues').getByText('Rule of thumb')).toBeTruthy();
    expect(row('Issues').getByText('Bread from Ghent')).toBeTruthy();
    expect(
      row('AI optimization suggestions')
        .getAllByRole('listitem')
        .map((each) => each.textContent),
    ).toEqual([expect.stringContaining('Say when you open.')]);
  });

  it('calls a rule that was not evaluated neither good nor bad', async () => {
    const { user } = await open();
    await user.click(header());
    const checks = await unfold(user, /^1 check not run$/);
    expect(checks.getByRole('img', { name: 'Not checked' })).toBeTruthy();
    expect(checks.getByText('Not checked: No browser looked.')).toBeTruthy();
  });

  it('begins with the score and the issues, worst first', async () => {
    const { user } = await open(
      report({ pages: [{ ...bread, score: { value: 80.5, deductions: [] } }], siteIssues: [shared] }),
    );
    await user.click(header());
    expect(screen.getAllByRole('heading', { level: 5 }).map((each) => each.textContent)).toEqual([
      'Score',
      'Issues',
      'AI optimization suggestions',
      'Title',
      'Meta description',
      'Search result',
      'Headings (4)',
      'Keywords (0)',
      'Images (3), 1 with suggested alt text',
      '1 check not run',
    ]);
    expect(row('Score').getByText('81').parentElement?.textContent).toBe('81 /100');
    const names = row('Issues')
      .getAllByRole('button')
      .map((button) => button.textContent);
    expect(names).toEqual([
      expect.stringContaining('Fault alt'),
      expect.stringContaining('Fault twice “Bread”'),
      expect.stringContaining('Fault long'),
    ]);
    // What the card lists is what its badge counts.
    expect(header().textContent).toContain('2 critical');
  });

  it('copies a suggestion and says so', async () => {
    const { user } = await open();
    await user.click(header());
    await user.click(row('AI optimization suggestions').getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Suggestion copied to clipboard')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe('Say when you open.');
  });

  it('praises a page without issues', async () => {
    const { user } = await open(report({ pages: [page('/bread')] }));
    await user.click(header());
    expect(screen.getByText('No issues found. This page is well optimized!')).toBeTruthy();
  });
});

describe('Reanalyze', () => {
  const fixed = { ...bread, issues: [issue('long'), issue('new')] };

  async function press(user: Rendered['user']) {
    await user.click(screen.getByRole('button', { name: /^Reanalyze/ }));
  }

  it('keeps the card open, says it is busy, then what changed', async () => {
    let response: (value: unknown) => void = () => undefined;
    server.on('POST /api/analysis/a1/reanalyze-page', () => new Promise((resolve) => (response = resolve)));
    const { user } = await open();
    await user.click(header());
    await press(user);
    const busy = screen.getByRole('button', { name: /^Reanalyzing\.\.\./ });
    expect(busy.hasAttribute('disabled')).toBe(true);
    server.on('GET /api/analysis/a1', report({ pages: [fixed] }));
    response({ updatedPage: fixed });
    expect(await screen.findByText('1 fixed, 1 new')).toBeTruthy();
    expect(await screen.findByText('Page reanalyzed')).toBeTruthy();
    expect(screen.getByText('The page has been successfully reanalyzed with fresh data.')).toBeTruthy();
    expect(header().getAttribute('aria-expanded')).toBe('true');
    expect(header().textContent).toContain('2 warnings');
    expect(server.requests('POST /api/analysis/a1/reanalyze-page')[0]?.body).toEqual({ pageUrl: bread.url });
    await waitFor(() => expect(server.requests('GET /api/analysis/a1')).toHaveLength(2));
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Reanalyze/));
  });

  it('has the dashboard’s own words there', async () => {
    server.on('POST /api/analysis/a1/reanalyze-page', { updatedPage: bread });
    const { user } = await open(undefined, 'dashboard');
    await press(user);
    expect(await screen.findByText('Page Reanalyzed')).toBeTruthy();
    expect(await screen.findByText('Reanalyzed: no changes')).toBeTruthy();
  });

  it('only logs a failure on the dashboard, and says so beside the button', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    server.on('POST /api/analysis/a1/reanalyze-page', refusal('internal'));
    const { user } = await open(undefined, 'dashboard');
    await press(user);
    expect(await screen.findByText('Could not reanalyze. Try again')).toBeTruthy();
    expect(screen.queryByText('Failed to reanalyze the page. Please try again.')).toBeNull();
    expect(log).toHaveBeenCalledOnce();
  });

  it.each([
    ['internal', 'Error', 'Failed to reanalyze the page. Please try again.'],
    ['needs_credits', 'Insufficient Credits', 'You do not have enough credits.'],
  ] as const)('shows an error by %s in a toast of the saved analysis', async (code, heading, words) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    server.on('POST /api/analysis/a1/reanalyze-page', refusal(code));
    const { user } = await open();
    await press(user);
    expect(await screen.findByText(heading)).toBeTruthy();
    expect(screen.getAllByText(words, { exact: false }).length).toBeGreaterThan(0);
  });

  it('keeps the page in a filtered list even if it no longer belongs there', async () => {
    server.on('POST /api/analysis/a1/reanalyze-page', { updatedPage: fixed });
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Critical 1' }));
    server.on('GET /api/analysis/a1', report({ pages: [fixed] }));
    await press(user);
    expect(await screen.findByText('1 fixed, 1 new')).toBeTruthy();
    expect(header().textContent).toContain('2 warnings');
    await user.click(screen.getByRole('button', { name: 'Critical 0' }));
    await user.click(screen.getByRole('button', { name: 'Critical 0' }));
    expect(screen.getByText('No pages match')).toBeTruthy();
  });
});
