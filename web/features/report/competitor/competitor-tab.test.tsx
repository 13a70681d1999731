/** The Competitor Analysis tab as a person uses it: form, waiting, result, saving, clearing, coming back. */
import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { CompetitorResult } from '@pagewright/contract/entities/competitor';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { comparison } from '../../../testing/comparison-sample.ts';
import { FakeEventSource, fakeEventSource } from '../../../testing/fake-event-source.ts';
import { type FakeServer, fakeServer, refusal } from '../../../testing/fake-server.ts';
import { type Rendered, renderApp } from '../../../testing/render-app.tsx';
import { report } from '../../../testing/report-samples.ts';
import { AnalysisDetails } from '../analysis-details.tsx';
// Lazy in the product; here it shall not be waited for.
import './competitor-tab.tsx';

const compareRoute = 'POST /api/analyze/compare';
const saveRoute = 'POST /api/analysis/a1/save-competitor';
const cancelRoute = 'POST /api/analyze/compare/cancel';
const openRoute = 'GET /api/analysis/a1/comparison';

let server: FakeServer;
beforeEach(() => {
  fakeEventSource();
  server = fakeServer({ [openRoute]: { running: null, unsaved: null }, [saveRoute]: { ok: true } });
});

async function open(analysis: Analysis = report(), query = ''): Promise<Rendered> {
  server.on('GET /api/analysis/a1', analysis);
  const rendered = renderApp(<AnalysisDetails id="a1" place="saved" />, {
    at: `/analysis/a1?tab=competitor${query}`,
  });
  await screen.findByRole('tabpanel', { name: 'Competitor Analysis' });
  await waitFor(() => expect(server.requests(openRoute)).toHaveLength(1));
  return rendered;
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Competitor domain' });

async function submitCompetitor({ user }: Rendered, domain = 'rival.example'): Promise<void> {
  await user.type(field(), domain);
  await user.keyboard('{Enter}');
}

const openSaved = (more: Partial<CompetitorResult> = {}, query = '') =>
  open(report({ competitorAnalysis: comparison(more) }), query);

const gate = () => Promise.withResolvers<unknown>();

describe('the form', () => {
  it.each([
    ['', 'Competitor domain must be at least 3 characters'],
    ['ab', 'Competitor domain must be at least 3 characters'],
    ['rival', 'Please enter a valid domain (e.g., example.com)'],
    ['https://rival.example', 'Please enter a valid domain (e.g., example.com)'],
    ['-rival.example', 'Please enter a valid domain (e.g., example.com)'],
  ])('answers %j with %j, and sends no request', async (typed, words) => {
    const rendered = await open();
    if (typed !== '') await rendered.user.type(field(), typed);
    await rendered.user.click(screen.getByRole('button', { name: 'Compare' }));
    expect(await screen.findByText(words)).toBeTruthy();
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field());
    expect(server.requests(compareRoute)).toEqual([]);
  });

  it('says what it costs, and cuts a pasted URL down to its domain', async () => {
    const { user } = await open();
    expect(screen.getByText(/^Costs 1 credit, refunded/)).toBeTruthy();
    await user.click(field());
    await user.paste('https://Rival.example/shop?a=1');
    expect(field().value).toBe('rival.example');
    expect(screen.getByText('Only the domain is needed: rival.example')).toBeTruthy();
  });
});

describe('a comparison', () => {
  it('disables the form, shows the result with a toast, and saves it', async () => {
    const response = gate();
    server.on(compareRoute, () => response.promise);
    const rendered = await open();
    await submitCompetitor(rendered);
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Analyzing...' });
    expect([button.disabled, field().disabled, field().value]).toEqual([true, true, 'rival.example']);
    expect(server.requests(compareRoute).map(({ body }) => body)).toEqual([
      { mainDomain: 'shop.example', competitorDomain: 'rival.example', analysisId: 'a1' },
    ]);
    const stream = FakeEventSource.latest();
    expect(stream.url).toBe('/api/analyze/compare/progress?analysisId=a1&competitorDomain=rival.example');
    stream.send({
      status: 'in-progress',
      percentage: 42,
      pagesAnalyzed: 4,
      pagesFound: 30,
      pagesToAnalyze: 9,
      isLimited: true,
      currentPageUrl: 'https://rival.example/a',
    });
    expect(await screen.findByText('Pages Analyzed 4/9')).toBeTruthy();
    const bar = screen.getByRole('progressbar', { name: 'Comparing with rival.example' });
    expect(bar.getAttribute('aria-valuenow')).toBe('42');
    // The toast about saving replaces the first one, so saving is held back.
    const saving = gate();
    server.on(saveRoute, () => saving.promise);
    response.resolve(comparison());
    expect(await screen.findByText('Analysis Complete')).toBeTruthy();
    saving.resolve({ ok: true });
    expect(await screen.findByRole('tab', { name: 'Metrics' })).toBeTruthy();
    expect(stream.isClosed).toBe(true);
    expect(await screen.findByText('Analysis Saved')).toBeTruthy();
    expect(server.requests(saveRoute).map(({ body }) => body)).toEqual([comparison()]);
    expect(document.activeElement?.textContent).toBe('shop.example vs rival.example');
  });

  it('that was refused shows the words of the server above the form, and keeps what was typed', async () => {
    const message = 'rival.example has no address in the DNS. Nothing was charged.';
    server.on(compareRoute, refusal('comparison_failed', { message, error: message }));
    const rendered = await open();
    await submitCompetitor(rendered);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Error');
    expect(alert.textContent).toContain(message);
    expect(await screen.findByText('Analysis Failed')).toBeTruthy();
    expect(screen.getByText('Could not compare with competitor domain. Please try again.')).toBeTruthy();
    expect(field().value).toBe('rival.example');
    expect(screen.queryByRole('link', { name: 'Get Credits' })).toBeNull();
  });

  it('that failed without words says what is said then', async () => {
    server.on(compareRoute, new Response('<h1>Bad Gateway</h1>', { status: 502 }));
    await submitCompetitor(await open());
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Failed to compare with competitor. Please try again.',
    );
  });

  it('without a credit links to the account', async () => {
    server.on(compareRoute, refusal('needs_credits', { needsCredits: true }));
    await submitCompetitor(await open());
    const link = await screen.findByRole('link', { name: 'Get Credits' });
    expect(link.getAttribute('href')).toBe('/account');
  });

  it('that takes minutes and then fails says why', async () => {
    const message = 'rival.example stopped answering. Nothing was charged.';
    const late = { status: 422, code: 'comparison_failed', error: message, message };
    server.on(compareRoute, new Response(`\n\n${JSON.stringify(late)}`));
    await submitCompetitor(await open());
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    expect(field().value).toBe('rival.example');
  });

  it('whose server restarts is followed to its end on the stream', async () => {
    server.on(compareRoute, refusal('comparison_running'));
    await submitCompetitor(await open());
    await waitFor(() => expect(FakeEventSource.opened).toHaveLength(2));
    FakeEventSource.latest().send({ status: 'in-progress', percentage: 50, pagesAnalyzed: 1 });
    expect(await screen.findByText('Pages Analyzed 1/?')).toBeTruthy();
    FakeEventSource.latest().send({ status: 'completed', result: comparison() });
    expect(await screen.findByRole('tab', { name: 'Metrics' })).toBeTruthy();
    expect(await screen.findByText('Analysis Saved')).toBeTruthy();
  });

  it('is not taken for one that failed before it', async () => {
    const response = gate();
    server.on(compareRoute, () => response.promise);
    await submitCompetitor(await open());
    await screen.findByRole('button', { name: 'Analyzing...' });
    FakeEventSource.latest().send({ status: 'error', error: 'An old failure.' });
    expect(screen.queryByRole('alert')).toBeNull();
    response.resolve(comparison());
    expect(await screen.findByRole('tab', { name: 'Metrics' })).toBeTruthy();
  });

  it('goes on while another tab is shown, and is not requested again', async () => {
    const response = gate();
    server.on(compareRoute, () => response.promise);
    const rendered = await open();
    await submitCompetitor(rendered);
    await rendered.user.click(screen.getByRole('tab', { name: 'Design Analysis' }));
    const saving = gate();
    server.on(saveRoute, () => saving.promise);
    response.resolve(comparison());
    expect(await screen.findByText('Analysis Complete')).toBeTruthy();
    saving.resolve({ ok: true });
    expect(await screen.findByText('Analysis Saved')).toBeTruthy();
    await rendered.user.click(screen.getByRole('tab', { name: 'Competitor Analysis' }));
    expect(await screen.findByRole('tab', { name: 'Metrics' })).toBeTruthy();
    expect([server.requests(compareRoute).length, server.requests(openRoute).length]).toEqual([1, 1]);
  });

  it('running elsewhere is resumed, and its failure shown', async () => {
    server.on(openRoute, { running: { competitorDomain: 'rival.example', runId: 'r1' }, unsaved: null });
    await open();
    expect(await screen.findByRole('progressbar', { name: 'Comparing with rival.example' })).toBeTruthy();
    FakeEventSource.latest().send({ status: 'error', error: 'It is gone. Nothing was charged.' });
    expect((await screen.findByRole('alert')).textContent).toContain('It is gone. Nothing was charged.');
    expect(server.requests(compareRoute)).toEqual([]);
  });

  it('that ended in the background is shown and saved', async () => {
    server.on(openRoute, { running: null, unsaved: comparison() });
    await open();
    expect(await screen.findByRole('tab', { name: 'Metrics' })).toBeTruthy();
    expect(await screen.findByText('Analysis Saved')).toBeTruthy();
    expect(server.requests(saveRoute)).toHaveLength(1);
  });

  it('that could not be saved says so until it is', async () => {
    server.on(saveRoute, refusal('internal'));
    server.on(compareRoute, comparison());
    const rendered = await open();
    await submitCompetitor(rendered);
    expect(await screen.findAllByText('Save Failed')).not.toHaveLength(0);
    const words = 'Could not save competitor analysis. Please try again.';
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(words);
    server.on(saveRoute, { ok: true });
    await rendered.user.click(within(alert).getByRole('button', { name: 'Save again' }));
    expect(await screen.findByText('Analysis Saved')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('cancelling', () => {
  it('stops it and gives the form back with its value', async () => {
    const response = gate();
    server.on(compareRoute, () => response.promise);
    server.on(cancelRoute, { cancelled: true });
    const rendered = await open();
    await submitCompetitor(rendered);
    await rendered.user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('button', { name: 'Compare' })).toBeTruthy();
    expect(server.requests(cancelRoute).map(({ body }) => body)).toEqual([
      { analysisId: 'a1', competitorDomain: 'rival.example' },
    ]);
    response.resolve(refusal('comparison_cancelled'));
    await waitFor(() => expect(document.activeElement).toBe(field()));
    expect([field().value, screen.queryByRole('alert')]).toEqual(['rival.example', null]);
  });

  it('that does not work says that the comparison goes on', async () => {
    server.on(compareRoute, () => gate().promise);
    server.on(cancelRoute, refusal('internal'));
    const rendered = await open();
    await submitCompetitor(rendered);
    await rendered.user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(
      await screen.findByText('We couldn’t stop the comparison. It is still running; try again.'),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeTruthy();
  });
});

describe('a saved comparison', () => {
  it('is there at once, and is cleared for another: the saved one is said to stay', async () => {
    const { user } = await openSaved();
    await user.click(screen.getByRole('button', { name: 'Compare with Another Competitor' }));
    expect(field().value).toBe('');
    expect(document.activeElement).toBe(field());
    expect(
      screen.getByText('The comparison with rival.example stays saved with this analysis.'),
    ).toBeTruthy();
    await user.click(screen.getByRole('tab', { name: 'Design Analysis' }));
    await user.click(screen.getByRole('tab', { name: 'Competitor Analysis' }));
    expect(field().value).toBe('');
    expect([server.requests(compareRoute), server.requests(saveRoute)]).toEqual([[], []]);
  });

  it('says better, needs work or similar: by the advantage, else by more than two points', async () => {
    const { user } = await openSaved();
    expect(screen.getByText('2 better, 2 need work, 2 similar.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show as table' }));
    const table = within(screen.getByRole('table', { name: 'shop.example vs rival.example' }));
    const ratingOf = (metric: string) =>
      within(table.getByRole('row', { name: new RegExp(`^${metric}`) })).getAllByRole('cell')[4]?.textContent;
    expect(ratingOf('Titles')).toBe('Better');
    expect(ratingOf('Meta descriptions')).toBe('Needs work');
    expect(ratingOf('Headings')).toBe('Similar');
    expect(ratingOf('Images')).toBe('Better');
    expect(ratingOf('Critical issues')).toBe('Needs work');
    expect(ratingOf('Technical checks')).toBe('Similar');
    expect(ratingOf('Texts')).toBe('Not compared. There was no text to ask.');
  });

  it('says which metric is better the fewer there are, and has its caveats after the results', async () => {
    await openSaved({ notes: ['The sites are of different size.'] });
    expect(
      screen.getByRole('img', { name: /^Critical issues: .* Fewer is better \(0 to \d+\)\.$/ }),
    ).toBeTruthy();
    expect(screen.queryByRole('img', { name: /^Titles: .*Fewer/ })).toBeNull();
    const note = screen.getByText('The sites are of different size.');
    const tab = screen.getByRole('tab', { name: 'Metrics' });
    expect(tab.compareDocumentPosition(note) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it.each([
    ['AI Insights', 'insights', 'Write a description for every page.'],
    ['Content Gaps', 'gaps', 'Care of oak'],
    ['Strategies', 'strategies', 'Two guides.'],
    ['Details', 'details', 'on 2 pages'],
    ['Summary', 'summary', 'rival.example is ahead'],
  ])('has %s in the URL, and a way to another competitor', async (name, sub, words) => {
    const { user, path } = await openSaved();
    await user.click(screen.getByRole('tab', { name }));
    expect(path()).toBe(`/analysis/a1?tab=competitor&sub=${sub}`);
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
    expect(screen.getByRole('button', { name: 'Compare with Another Competitor' })).toBeTruthy();
  });

  it('shows three pieces of evidence, and no link that is none', async () => {
    const { user } = await openSaved({}, '&sub=insights');
    const evidence = within(await screen.findByRole('list', { name: 'Evidence' }));
    expect(evidence.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'e1',
      'e2',
      'e3',
    ]);
    expect(screen.getByText('+1 more')).toBeTruthy();
    expect([screen.getByText('High priority'), screen.getByText('Impact 8/10')]).toHaveLength(2);
    await user.click(screen.getByRole('tab', { name: 'Content Gaps' }));
    await user.click(screen.getByRole('button', { name: /^Where this comes from \(1\).*Care of oak$/ }));
    expect(screen.getByTitle('javascript:alert(1)').tagName).toBe('SPAN');
  });

  it('links from Summary to the recommendations, which have no tab of their own', async () => {
    const { user, path } = await openSaved({}, '&sub=summary');
    expect(screen.queryByRole('tab', { name: 'Recommendations' })).toBeNull();
    await user.click(await screen.findByRole('link', { name: 'Show all recommendations (2)' }));
    expect(path()).toBe('/analysis/a1?tab=competitor&sub=recommendations');
    expect(screen.getByText('First this.')).toBeTruthy();
    expect(screen.getByRole('tab', { name: 'Summary' }).getAttribute('aria-selected')).toBe('true');
    await user.click(screen.getByRole('link', { name: 'Back to Summary' }));
    expect(path()).toBe('/analysis/a1?tab=competitor&sub=summary');
  });

  it.each([
    ['insights', 'No AI insights available'],
    ['gaps', 'No gap analysis available'],
    ['strategies', 'No strategy analysis available'],
    ['details', 'Detailed data not available'],
    ['summary', 'No summary analysis available'],
    ['recommendations', 'Good job!'],
  ])('without anything in %s says %j', async (sub, words) => {
    const none = { titles: [], descriptions: [], headings: [], images: 0, pages: 0 };
    await openSaved(
      {
        detailedInsights: [],
        gaps: { missingTopics: [], underOptimizedAreas: [], opportunityKeywords: [] },
        strategies: {},
        competitiveSummary: {
          overallAdvantage: '',
          strengthAreas: [],
          weaknessAreas: [],
          quickWins: [],
          longTermOpportunities: [],
        },
        recommendations: [],
        details: { main: none, competitor: none },
      },
      `&sub=${sub}`,
    );
    expect(await screen.findByRole('heading', { name: words })).toBeTruthy();
  });
});
