/** A run that is started on the dashboard and followed from other pages: its end, its refresh, and the way back. */
import { defaultSettings } from '@pagewright/contract/entities/settings';
import { limits } from '@pagewright/contract/limits';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeEventSource, fakeEventSource } from '../testing/fake-event-source.ts';
import { type FakeServer, fakeServer } from '../testing/fake-server.ts';
import { type Rendered, renderApp } from '../testing/render-app.tsx';
import { pages, report } from '../testing/report-samples.ts';
import { user as mira, serverInfo, trialUsage } from '../testing/samples.ts';
import { Router } from './router.tsx';
// Lazy in the product; here they shall not be waited for.
import '../features/report/overview/overview-tab.tsx';
import '../pages/account-page.tsx';

let server: FakeServer;
beforeEach(() => {
  fakeEventSource();
  server = fakeServer({
    'GET /api/auth/user': mira,
    'GET /api/analyze/running': [],
    'GET /api/server': serverInfo,
    'GET /api/user/usage': trialUsage,
    'GET /api/settings': defaultSettings,
    'GET /api/analysis/history': [],
    'GET /api/analysis/recent': [],
    'GET /api/payments/packages': [],
    'GET /api/payments/ledger': [],
    'GET /api/payments/credits': { credits: trialUsage.credits },
    'GET /api/auth/outbox': [],
    'GET /api/analysis/a1': report({ pages: pages(2) }),
    'POST /api/analyze': { domain: 'shop.example', runId: 'r1' },
  });
});

const usageRequests = () => server.requests('GET /api/user/usage').length;
const send = (event: unknown) => act(() => FakeEventSource.latest().send(event));
const complete = () => send({ status: 'completed', runId: 'r1', analysis: report({ pages: pages(2) }) });

const goTo = async ({ user }: Rendered, name: string) => {
  await user.click(within(screen.getByRole('navigation')).getByRole('link', { name }));
  await screen.findByRole('heading', { level: 1, name });
};

async function startAndLeave(): Promise<Rendered> {
  const app = renderApp(<Router />, { at: '/dashboard' });
  await screen.findByText(/Lite scan, up to/);
  await app.user.type(screen.getByRole('textbox', { name: 'Website URL' }), 'shop.example{Enter}');
  await waitFor(() => expect(server.requests('POST /api/analyze')).toHaveLength(1));
  send({ status: 'in-progress', runId: 'r1', percentage: 5, pagesFound: 3 });
  await goTo(app, 'Account');
  await screen.findByText('0 of 9');
  return app;
}

describe('a run that is left for another page', () => {
  it('shows the window when it is complete, and usage is read again a second later', async () => {
    const onComplete = vi.fn();
    window.addEventListener('analysisComplete', onComplete, { once: true });
    await startAndLeave();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    complete();
    expect(onComplete).toHaveBeenCalledTimes(1);
    await act(() => vi.advanceTimersByTimeAsync(limits.usageRefreshAfterAnalysisMs - 1));
    const before = usageRequests();
    await act(() => vi.advanceTimersByTimeAsync(1));
    vi.useRealTimers();
    await waitFor(() => expect(usageRequests()).toBe(before + 1));
  });

  it('goes on where it was when its reader comes back, over the same stream', async () => {
    const app = await startAndLeave();
    send({ status: 'in-progress', runId: 'r1', percentage: 43, pagesFound: 3 });
    await goTo(app, 'Dashboard');
    expect((await screen.findByRole('progressbar')).getAttribute('aria-valuenow')).toBe('43');
    expect(FakeEventSource.opened.map(({ isClosed }) => isClosed)).toEqual([false]);
  });

  it('shows its report when its reader comes back after it is complete, and then lets go', async () => {
    const app = await startAndLeave();
    complete();
    expect(app.path()).toBe('/account');
    expect(await screen.findByText('The report on shop.example is ready.')).toBeTruthy();
    await goTo(app, 'Dashboard');
    expect(await screen.findByRole('article', { name: 'shop.example' })).toBeTruthy();
    expect(app.path()).toBe('/dashboard?analysis=a1');
    expect(screen.queryByText('The report on shop.example is ready.')).toBeNull();
    await app.user.click(screen.getByRole('button', { name: 'New Analysis' }));
    expect(await screen.findByRole('button', { name: 'Analyze Website' })).toBeTruthy();
  });

  it('links to its report from the toast', async () => {
    const app = await startAndLeave();
    complete();
    await app.user.click(await screen.findByRole('button', { name: 'View Report' }));
    expect(app.path()).toBe('/dashboard?analysis=a1');
    expect(await screen.findByRole('article', { name: 'shop.example' })).toBeTruthy();
  });

  it('says on the page that is open why it failed', async () => {
    const app = await startAndLeave();
    send({ status: 'error', runId: 'r1', error: 'The site did not answer.' });
    expect(await screen.findByText('The site did not answer.')).toBeTruthy();
    await goTo(app, 'Dashboard');
    expect(screen.getByRole('button', { name: 'Analyze Website' })).toBeTruthy();
  });

  it('is found again by an account page that is loaded afresh', async () => {
    server.on('GET /api/analyze/running', [{ domain: 'shop.example', runId: 'r1' }]);
    renderApp(<Router />, { at: '/account' });
    await waitFor(() => expect(FakeEventSource.opened).toHaveLength(1));
  });
});
