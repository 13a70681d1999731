/** The history page: order, deleting with a way back, and every state. */
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { type FakeServer, fakeServer, refusal } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { historyItem, user as mira } from '../../testing/samples.ts';
import { HistoryCard } from './history-card.tsx';
import { HistoryView } from './history-view.tsx';

const older = historyItem('older', { date: '2026-11-01T10:00:00.000Z', pagesCount: 9 });
const newer = historyItem('newer', { date: '2026-11-14T10:00:00.000Z', pagesCount: 3 });

let server: FakeServer;
beforeEach(() => {
  server = fakeServer({
    'GET /api/auth/user': mira,
    'GET /api/analysis/history': [newer, older],
    'DELETE /api/analysis/newer': { ok: true },
    'POST /api/analysis/newer/restore': { ok: true },
  });
});

const domains = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);

async function openDeleteDialog() {
  const page = renderApp(<HistoryView />);
  await page.user.click(
    await screen.findByRole('button', { name: /^Delete the analysis of newer\.example/ }),
  );
  return page;
}

async function confirmDelete() {
  const page = await openDeleteDialog();
  const dialog = await screen.findByRole('alertdialog');
  await page.user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  return page;
}

const toast = () => within(screen.getByRole('status'));

describe('HistoryView', () => {
  it('lists what each analysis found and links to it', async () => {
    renderApp(<HistoryView />);
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(2));
    const row = within(screen.getByRole('row', { name: /newer\.example/ }));
    expect(row.getByText('1 critical')).toBeTruthy();
    expect(row.getByText('2 warnings')).toBeTruthy();
    expect(row.getByRole('link', { name: 'View Details' }).getAttribute('href')).toBe('/analysis/newer');
  });

  it('shows score, change and the trend of a site beside its newest analysis', async () => {
    const siteId = 's1';
    server.on('GET /api/analysis/history', [
      historyItem('newer', { siteId, score: 71.2, previousScore: 60, date: '2026-11-14T10:00:00.000Z' }),
      historyItem('older', { siteId, score: 60, date: '2026-11-01T10:00:00.000Z' }),
    ]);
    renderApp(<HistoryView />);
    const row = within(await screen.findByRole('row', { name: /newer\.example/ }));
    expect(row.getByText('+11')).toBeTruthy();
    expect(row.getByRole('slider', { name: 'Score of newer.example: from 60 to 71' })).toBeTruthy();
    expect(row.getByRole('link', { name: 'newer.example' }).getAttribute('href')).toBe('/sites/s1');
    expect(screen.getAllByRole('slider')).toHaveLength(1);
  });

  it('has a row for an analysis that failed, with the cause and the next step', async () => {
    server.on('GET /api/analyze/failed', [
      {
        runId: 'r1',
        domain: 'closed.example',
        date: '2026-11-15T10:00:00.000Z',
        reason: 'closed.example asks for a password.',
        code: 'password',
        siteId: null,
      },
    ]);
    renderApp(<HistoryView />);
    const row = within(await screen.findByRole('row', { name: /closed\.example/ }));
    expect(row.getByText('Failed')).toBeTruthy();
    expect(row.getByText(/asks for a password/)).toBeTruthy();
    expect(row.getByRole('link', { name: 'Enter password: closed.example' }).getAttribute('href')).toBe(
      '/site-history?add=closed.example',
    );
    expect(domains()).toEqual(['closed.example', 'newer.example', 'older.example']);
  });

  it('is searched by domain, with the search in the URL', async () => {
    const { user, path } = renderApp(<HistoryView />, { at: '/history?sort=pages' });
    await user.type(await screen.findByRole('searchbox', { name: 'Search by domain' }), 'OLD');
    expect(domains()).toEqual(['older.example']);
    expect(path()).toBe('/history?sort=pages&q=OLD');
    await user.type(screen.getByRole('searchbox'), 'x');
    expect(screen.getByText('No analyses match “OLDx”')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(domains()).toHaveLength(2);
    expect(path()).toBe('/history?sort=pages');
  });

  it('groups by site', async () => {
    const [first, last] = ['2026-11-01T10:00:00.000Z', '2026-11-14T10:00:00.000Z'];
    const figures = { criticalIssues: 4, warnings: 1, pages: 3, indexable: 3, lcpMs: null };
    server.on('GET /api/sites', [
      {
        id: 's1',
        domain: 'shop.example',
        analyses: 2,
        points: [
          { analysisId: 'a1', date: first, score: 60, ...figures },
          { analysisId: 'a2', date: last, score: 58, ...figures, criticalIssues: 6 },
        ],
      },
    ]);
    const { user, path } = renderApp(<HistoryView />, { at: '/history' });
    await user.click(await screen.findByRole('radio', { name: 'By site' }));
    expect(path()).toBe('/history?group=site');
    const row = within(await screen.findByRole('row', { name: /shop\.example/ }));
    expect(row.getByText('−2')).toBeTruthy();
    expect(row.getByRole('slider', { name: 'Critical issues on shop.example: from 4 to 6' })).toBeTruthy();
    expect(row.getByRole('link', { name: 'Open site shop.example' })).toBeTruthy();
  });

  it('sorts by a column and keeps the order in the URL', async () => {
    const { user, path } = renderApp(<HistoryView />, { at: '/history' });
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(2));
    expect(domains()).toEqual(['newer.example', 'older.example']);
    await user.click(screen.getByRole('button', { name: 'Pages' }));
    await user.click(screen.getByRole('button', { name: 'Pages' }));
    expect(domains()).toEqual(['older.example', 'newer.example']);
    expect(path()).toBe('/history?sort=pages&order=descending');
  });

  it('falls back to newest first on an order it does not know', async () => {
    renderApp(<HistoryView />, { at: '/history?sort=magic' });
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(2));
    expect(domains()).toEqual(['newer.example', 'older.example']);
  });

  it('asks for confirmation with the domain, with the focus on Cancel', async () => {
    const { user } = await openDeleteDialog();
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText('Are you sure you want to delete this analysis?')).toBeTruthy();
    expect(dialog.getByText(/newer\.example/)).toBeTruthy();
    const cancel = dialog.getByRole('button', { name: 'Cancel' });
    expect(document.activeElement).toBe(cancel);
    await user.click(cancel);
    expect(server.requests('DELETE /api/analysis/newer')).toEqual([]);
    expect(domains()).toContain('newer.example');
  });

  it('takes the row off before the server has answered, and offers Undo', async () => {
    const response = Promise.withResolvers<unknown>();
    server.on('DELETE /api/analysis/newer', () => response.promise);
    const { user } = await confirmDelete();
    await waitFor(() => expect(domains()).toEqual(['older.example']));
    server.on('GET /api/analysis/history', [older]);
    response.resolve({ ok: true });
    expect(await toast().findByText('Analysis deleted')).toBeTruthy();
    expect(toast().getByText('The analysis has been removed from your history')).toBeTruthy();

    server.on('GET /api/analysis/history', [newer, older]);
    await user.click(toast().getByRole('button', { name: /Undo/ }));
    await waitFor(() => expect(domains()).toEqual(['newer.example', 'older.example']));
    expect(server.requests('POST /api/analysis/newer/restore')).toHaveLength(1);
  });

  it('puts the row back where it was when the server refuses', async () => {
    const response = Promise.withResolvers<Response>();
    server.on('DELETE /api/analysis/newer', () => response.promise);
    await confirmDelete();
    await waitFor(() => expect(domains()).toEqual(['older.example']));
    // The list is fetched again afterwards; the row must be back without waiting for that.
    server.on('GET /api/analysis/history', () => Promise.withResolvers<unknown>().promise);
    response.resolve(refusal('internal'));
    expect(await toast().findByText('Error')).toBeTruthy();
    expect(toast().getByText(/Something went wrong on our side/)).toBeTruthy();
    expect(domains()).toEqual(['newer.example', 'older.example']);
  });

  it('says Failed to delete analysis when the server has no words', async () => {
    server.on('DELETE /api/analysis/newer', new Response('', { status: 502 }));
    await confirmDelete();
    expect(await toast().findByText('Failed to delete analysis')).toBeTruthy();
  });

  it('takes not found for done, with nothing to undo', async () => {
    server.on('DELETE /api/analysis/newer', refusal('analysis_not_found'));
    server.on('GET /api/analysis/history', () =>
      server.requests('DELETE /api/analysis/newer').length > 0 ? [older] : [newer, older],
    );
    await confirmDelete();
    expect(await toast().findByText('Analysis deleted')).toBeTruthy();
    expect(toast().queryByRole('button', { name: /Undo/ })).toBeNull();
    expect(domains()).toEqual(['older.example']);
  });

  it('links to the form when the history is empty', async () => {
    server.on('GET /api/analysis/history', []);
    renderApp(<HistoryView />);
    expect(await screen.findByRole('heading', { name: 'No analysis history yet' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Start Analysis' }).getAttribute('href')).toBe('/');
  });

  it('says when the list cannot be had, and tries again', async () => {
    server.on('GET /api/analysis/history', refusal('internal'));
    const { user } = renderApp(<HistoryView />);
    expect(await screen.findByText('Error loading history')).toBeTruthy();
    expect(screen.getByText('Could not load your previous analyses')).toBeTruthy();
    server.on('GET /api/analysis/history', [newer]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('rowheader', { name: 'newer.example' })).toBeTruthy();
  });
});

describe('HistoryCard', () => {
  it('shows the first five', async () => {
    const items = Array.from({ length: 7 }, (_, index) => historyItem(`site${index}`));
    server.on('GET /api/analysis/history', items);
    renderApp(<HistoryCard />);
    await screen.findByText('site0.example');
    const links = screen.getAllByRole('listitem').map((item) => within(item).getAllByRole('link')[0]);
    expect(links.map((link) => link?.getAttribute('href'))).toEqual([
      '/analysis/site0',
      '/analysis/site1',
      '/analysis/site2',
      '/analysis/site3',
      '/analysis/site4',
    ]);
  });

  it('asks a visitor to log in and sends no request', async () => {
    server.on('GET /api/auth/user', refusal('not_authenticated'));
    renderApp(<HistoryCard />);
    expect(await screen.findByText(/Log in to view and manage your analysis history\./)).toBeTruthy();
    expect(server.requests('GET /api/analysis/history')).toEqual([]);
  });
});
