/** A site's page: its figures, its trend by keyboard, its analyses, and every state. */
import type { Site, TrendPoint } from '@pagewright/contract/entities/site';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { type FakeServer, fakeServer, refusal } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { SiteView } from './site-view.tsx';

const point = (day: number, over: Partial<TrendPoint> = {}): TrendPoint => ({
  analysisId: `a${day}`,
  date: `2026-11-${String(day).padStart(2, '0')}T10:00:00.000Z`,
  score: 60 + day,
  criticalIssues: day,
  warnings: 2,
  pages: 9,
  indexable: 8,
  lcpMs: null,
  ...over,
});

const site: Site = { id: 's1', domain: 'shop.example', analyses: 3, points: [point(1), point(2), point(9)] };

let server: FakeServer;
beforeEach(() => {
  server = fakeServer({ 'GET /api/sites/s1': site });
});

const open = () => renderApp(<SiteView id="s1" />);

describe('SiteView', () => {
  it('shows the latest report with its change', async () => {
    open();
    const latest = within(await screen.findByRole('region', { name: 'Latest report' }));
    expect(latest.getByText('69')).toBeTruthy();
    expect(latest.getByText('+7')).toBeTruthy();
    expect(latest.getByRole('link', { name: 'Open report' }).getAttribute('href')).toBe('/analysis/a9');
  });

  it('says that the newest analysis failed, and nothing of one that another followed', async () => {
    const failure = { runId: 'r1', domain: 'shop.example', code: null, siteId: 's1' };
    const failed = [
      { ...failure, date: '2026-11-10T10:00:00.000Z', reason: 'The server did not answer.' },
      { ...failure, date: '2026-11-05T10:00:00.000Z', reason: 'An older one.' },
    ];
    server.on('GET /api/analyze/failed', failed);
    const { unmount } = open();
    expect(await screen.findByText('The server did not answer.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Try again' })).toBeTruthy();
    unmount();
    server.on('GET /api/analyze/failed', failed.slice(1));
    open();
    await screen.findByRole('region', { name: 'Latest report' });
    expect(screen.queryByText('An older one.')).toBeNull();
  });

  it('makes a report of a period for a client, and says what was refused', async () => {
    server.on('GET /api/sites/s1/client-report', refusal('nothing_to_compare'));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Client report…' }));
    const form = within(await screen.findByRole('dialog'));
    await user.selectOptions(form.getByRole('combobox', { name: 'From' }), 'a2');
    await user.type(form.getByRole('textbox', { name: 'Notes (optional)' }), 'Titles');
    await user.click(form.getByRole('button', { name: 'Download HTML' }));
    expect((await form.findByRole('alert')).textContent).toContain('first analysis of the site');
    server.on('GET /api/sites/s1/client-report', '<html></html>');
    await user.click(form.getByRole('button', { name: 'Download HTML' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('reads each run with the arrow keys, in all charts at once', async () => {
    open();
    const score = await screen.findByRole('slider', { name: 'Score' });
    expect(score.getAttribute('aria-valuetext')).toContain('Score 69');
    fireEvent.change(score, { target: { value: '0' } });
    expect(score.getAttribute('aria-valuetext')).toContain('Score 61');
    const issues = screen.getByRole('slider', { name: 'Issues' });
    expect(issues.getAttribute('aria-valuetext')).toContain('Critical 1, Warnings 2');
    const trend = within(screen.getByRole('region', { name: 'Over time' }));
    expect(trend.getByRole('link').getAttribute('href')).toBe('/analysis/a1');
    // Nothing was measured in any run.
    expect(screen.queryByRole('slider', { name: /Contentful/ })).toBeNull();
  });

  it('draws no trend of one run', async () => {
    server.on('GET /api/sites/s1', { ...site, points: [point(1)] });
    open();
    const trend = within(await screen.findByRole('region', { name: 'Over time' }));
    expect(trend.getByText('One analysis so far. The trend starts with the second one.')).toBeTruthy();
    expect(trend.queryByRole('slider')).toBeNull();
    expect(trend.queryByRole('link')).toBeNull();
  });

  it('compares any two analyses', async () => {
    const { user, path } = open();
    const form = within(await screen.findByRole('form', { name: 'Compare two analyses' }));
    await user.selectOptions(form.getByRole('combobox', { name: 'Earlier' }), 'a2');
    await user.click(form.getByRole('button', { name: 'Compare' }));
    expect(path()).toBe('/analysis/a9/changes?since=a2');
  });

  it('lists every analysis, the newest first', async () => {
    open();
    const table = within(await screen.findByRole('table', { name: 'Analyses of shop.example' }));
    const rows = table.getAllByRole('row').slice(1);
    expect(rows.map((row) => within(row).getAllByRole('cell')[0]?.textContent)).toEqual(['69', '62', '61']);
    expect(table.getAllByRole('link', { name: /^What changed in/ })).toHaveLength(2);
  });

  it('lists accepted findings, and says which match nothing any more', async () => {
    server.on('GET /api/sites/s1/acceptances', [
      {
        id: 'x',
        ruleId: 'long',
        title: 'Title too long',
        scope: 'pattern',
        target: '/tag/*',
        reason: 'By design',
        by: 'Mira',
        at: '2026-11-10T10:00:00.000Z',
        until: '2026-12-24',
        matches: 0,
        state: 'unused',
      },
    ]);
    server.on('DELETE /api/sites/s1/acceptances/x', { ok: true });
    const { user } = open();
    const row = within(await screen.findByRole('row', { name: /Title too long/ }));
    for (const words of ['/tag/*', 'By design', 'No longer matches anything']) row.getByText(words);
    row.getByText('Mira, Nov 10, 2026 until Dec 24, 2026');
    await user.click(row.getByRole('button', { name: /^Report again/ }));
    expect(await screen.findByText('Reported again')).toBeTruthy();
  });

  it.each([
    ['site_not_found', 'Site not found'],
    ['internal', 'Error'],
  ] as const)('says so after %s', async (code, title) => {
    server.on('GET /api/sites/s1', refusal(code));
    open();
    expect(await screen.findByText(title)).toBeTruthy();
  });
});
