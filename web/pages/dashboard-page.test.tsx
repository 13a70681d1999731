/** The dashboard with a report: the URL says which, a named page is open, New Analysis goes back to the form. */
import { defaultSettings } from '@pagewright/contract/entities/settings';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { RunProvider } from '../features/analyze/run-provider.tsx';
import { fakeEventSource } from '../testing/fake-event-source.ts';
import { fakeServer, refusal } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render-app.tsx';
import { pages, report } from '../testing/report-samples.ts';
import { user as mira, serverInfo, trialUsage } from '../testing/samples.ts';
import { DashboardPage } from './dashboard-page.tsx';
// Lazy in the product; here it shall not be waited for.
import '../features/report/overview/overview-tab.tsx';

let events: ReturnType<typeof fakeEventSource>;
beforeEach(() => {
  events = fakeEventSource();
  fakeServer({
    'GET /api/auth/user': mira,
    'GET /api/analyze/running': [],
    'GET /api/server': serverInfo,
    'GET /api/user/usage': trialUsage,
    'GET /api/settings': defaultSettings,
    'GET /api/analysis/history': [],
    'GET /api/analysis/a1': report({ pages: pages(14) }),
    'GET /api/analysis/gone': refusal('analysis_not_found'),
    'POST /api/analyze': { domain: 'shop.example', runId: 'r1' },
  });
});

const open = (at: string) =>
  renderApp(
    <RunProvider>
      <DashboardPage />
    </RunProvider>,
    { at },
  );

describe('the dashboard', () => {
  it('opens the report and the page its URL names, beyond the first ten too', async () => {
    const url = encodeURIComponent('https://shop.example/13');
    open(`/dashboard?analysis=a1&page=${url}`);
    const card = await screen.findByRole('button', { name: /^Page \/13/ });
    expect(card.getAttribute('aria-expanded')).toBe('true');
    expect(screen.queryByRole('button', { name: 'Analyze Website' })).toBeNull();
  });

  it('goes back to the form with New Analysis', async () => {
    const { user, path } = open('/dashboard?analysis=a1');
    await user.click(await screen.findByRole('button', { name: 'New Analysis' }));
    expect(await screen.findByRole('button', { name: 'Analyze Website' })).toBeTruthy();
    expect(path()).toBe('/dashboard');
  });

  it('shows the report of a run when it is complete', async () => {
    const { user, path } = open('/dashboard');
    await user.type(await screen.findByLabelText('Website URL'), 'shop.example');
    await user.click(screen.getByRole('button', { name: 'Analyze Website' }));
    await waitFor(() => expect(events.opened).toHaveLength(1));
    const analysis = report({ pages: pages(2) });
    await waitFor(() => {
      events.latest().send({ status: 'completed', runId: 'r1', percentage: 100, analysis });
      expect(path()).toBe('/dashboard?analysis=a1');
    });
    expect(await screen.findByRole('heading', { level: 2, name: 'SEO Analysis Results' })).toBeTruthy();
    expect(screen.getByText(/^3 pages ·/)).toBeTruthy();
  });

  it('says when there is no such analysis', async () => {
    open('/dashboard?analysis=gone');
    expect(await screen.findByText('Error loading analysis')).toBeTruthy();
  });
});
