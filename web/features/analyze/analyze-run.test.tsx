/** A run from the dashboard: started, followed, failing, found again, cancelled, refused. */
import { defaultSettings } from '@pagewright/contract/entities/settings';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeEventSource, fakeEventSource } from '../../testing/fake-event-source.ts';
import { type FakeServer, fakeServer, refusal } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { analysis, historyItem, user as mira, serverInfo, trialUsage } from '../../testing/samples.ts';
import { Analyze } from './analyze.tsx';
import { RunProvider } from './run-provider.tsx';

const completed: string[] = [];
const show = (at = '/dashboard') =>
  renderApp(
    <RunProvider>
      <Analyze onCompleted={(id) => completed.push(id)} />
    </RunProvider>,
    { at },
  );

let server: FakeServer;
beforeEach(() => {
  completed.length = 0;
  fakeEventSource();
  server = fakeServer({
    'GET /api/auth/user': mira,
    'GET /api/analyze/running': [],
    'GET /api/server': serverInfo,
    'GET /api/user/usage': trialUsage,
    'GET /api/settings': defaultSettings,
    'POST /api/analyze': { domain: 'shop.example', runId: 'r1' },
    'POST /api/analyze/cancel': { cancelled: true },
  });
});

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Website URL' });
const submit = () => screen.getByRole('button', { name: 'Analyze Website' });

async function startRun() {
  const page = show();
  await screen.findByText(/Lite scan/);
  await page.user.type(field(), 'shop.example{Enter}');
  await waitFor(() => expect(server.requests('POST /api/analyze')).toHaveLength(1));
  return page;
}

const send = (event: unknown) => act(() => FakeEventSource.latest().send(event));

describe('a run', () => {
  it('opens the stream before it starts, and shows at once that it runs', async () => {
    const opened: number[] = [];
    server.on('POST /api/analyze', () => {
      opened.push(FakeEventSource.opened.length);
      return { domain: 'shop.example', runId: 'r1' };
    });
    await startRun();
    expect(opened).toEqual([1]);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Analyzing...' }).disabled).toBe(true);
    expect(field().disabled).toBe(true);
    expect(await screen.findByRole('progressbar', { name: 'Analysis of shop.example' })).toBeTruthy();
    expect(screen.getByText('Pages Analyzed 0/?')).toBeTruthy();
  });

  it('ends with the report and a window event, and ignores older runs', async () => {
    const received: unknown[] = [];
    const listen = (event: Event) => received.push(event instanceof CustomEvent && event.detail.id);
    window.addEventListener('analysisComplete', listen);
    await startRun();
    send({ status: 'completed', runId: 'r0', analysis: { ...analysis, id: 'old' } });
    expect(completed).toEqual([]);
    send({ status: 'completed', runId: 'r1', analysis });
    expect(completed).toEqual(['a1']);
    expect(received).toEqual(['a1']);
    expect(FakeEventSource.latest().isClosed).toBe(true);
    expect(submit()).toBeTruthy();
    window.removeEventListener('analysisComplete', listen);
  });

  it('has the recent sites and the history read again when it is complete', async () => {
    server.on('GET /api/analysis/recent', []);
    await startRun();
    const before = server.requests('GET /api/analysis/recent').length;
    expect(before).toBeGreaterThan(0);
    send({ status: 'completed', runId: 'r1', analysis });
    await waitFor(() => expect(server.requests('GET /api/analysis/recent')).toHaveLength(before + 1));
  });

  it.each([
    [{ status: 'completed' }, 'Analysis completed but no analysis data received'],
    [{ status: 'error', error: 'The site did not answer.' }, 'The site did not answer.'],
    [{ status: 'error' }, 'Analysis failed'],
    [{ status: 'cancelled' }, 'Analysis was cancelled'],
  ])('says why it failed: %o', async (event, words) => {
    await startRun();
    send(event);
    const toast = within(await screen.findByRole('status'));
    expect(await toast.findByText('Analysis Failed')).toBeTruthy();
    expect(toast.getByText(words)).toBeTruthy();
    expect(submit()).toBeTruthy();
    // It stays on the page after the toast, until it was read.
    expect(screen.getByText(/^Analysis Failed: \S+/)).toBeTruthy();
    expect(screen.getAllByText(words)).toHaveLength(2);
    fireEvent.click(screen.getByRole('button', { name: 'Hide' }));
    expect(screen.queryByText(/^Analysis Failed: /)).toBeNull();
  });

  it('says that it reconnects, and offers Retry after the third failure', async () => {
    await startRun();
    send({ status: 'in-progress', percentage: 43 });
    await screen.findByRole('progressbar');
    vi.useFakeTimers();
    act(() => FakeEventSource.latest().break());
    expect(screen.getByText('Failed to connect to analysis progress stream')).toBeTruthy();
    expect(screen.getByText('Reconnecting')).toBeTruthy();
    act(() => void vi.advanceTimersToNextTimer());
    act(() => FakeEventSource.latest().break());
    act(() => void vi.advanceTimersToNextTimer());
    act(() => FakeEventSource.latest().break());
    vi.useRealTimers();
    expect(FakeEventSource.opened).toHaveLength(3);
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    send({ status: 'in-progress', percentage: 60 });
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('60');
  });

  it('says when an event could not be read', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await startRun();
    act(() => FakeEventSource.latest().sendText('{'));
    await waitFor(() => expect(screen.getAllByText('Failed to parse progress data')).toHaveLength(2));
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
  });

  it('attaches to a run that is already on', async () => {
    server.on('POST /api/analyze', refusal('already_running'));
    await startRun();
    send({ status: 'in-progress', percentage: 43 });
    await waitFor(() => expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('43'));
  });

  it('is found by a browser that did not start it', async () => {
    server.on('GET /api/analyze/running', () => [{ domain: 'shop.example', runId: 'r7' }]);
    show();
    await waitFor(() => expect(FakeEventSource.opened).toHaveLength(1));
    send({ status: 'in-progress', runId: 'r7', percentage: 43 });
    expect((await screen.findByRole('progressbar')).getAttribute('aria-valuenow')).toBe('43');
    expect(server.requests('POST /api/analyze')).toHaveLength(0);
  });

  it('is found again after a reload', async () => {
    const { unmount } = await startRun();
    unmount();
    expect(FakeEventSource.opened.every(({ isClosed }) => isClosed)).toBe(true);
    show();
    await waitFor(() => expect(FakeEventSource.opened).toHaveLength(2));
    send({ status: 'in-progress', percentage: 75 });
    expect((await screen.findByRole('progressbar')).getAttribute('aria-valuenow')).toBe('75');
    expect(server.requests('POST /api/analyze')).toHaveLength(1);
  });

  it('stops on Cancel, once, and gives the form back with what was typed, even if the request fails', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const response = Promise.withResolvers<Response>();
    server.on('POST /api/analyze/cancel', () => response.promise);
    const page = await startRun();
    await page.user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Stopping…' }).disabled).toBe(true);
    response.resolve(refusal('internal'));
    await waitFor(() => expect(submit()).toBeTruthy());
    expect(field().value).toBe('shop.example');
    expect(server.requests('POST /api/analyze/cancel').map(({ body }) => body)).toEqual([
      { domain: 'shop.example' },
    ]);
  });
});

describe('an analysis that failed before this page was opened', () => {
  const failure = {
    runId: 'r0',
    domain: 'shop.exampel',
    date: '2026-11-15T10:00:00.000Z',
    reason: 'There is no website at shop.exampel.',
    code: 'dns',
    siteId: null,
  };

  it('is said with its next step until it was read', async () => {
    server.on('GET /api/analyze/failed', [failure]);
    server.on('GET /api/analysis/recent', []);
    const { user, unmount } = show();
    expect(await screen.findByText('Analysis Failed: shop.exampel')).toBeTruthy();
    expect(screen.getByText(failure.reason)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Check the domain' }).getAttribute('href')).toBe(
      '/dashboard?domain=shop.exampel',
    );
    await user.click(screen.getByRole('button', { name: 'Hide' }));
    expect(screen.queryByText(failure.reason)).toBeNull();
    unmount();
    show();
    await waitFor(() => expect(server.requests('GET /api/analyze/failed')).toHaveLength(2));
    await screen.findByText(/Lite scan/);
    expect(screen.queryByText(failure.reason)).toBeNull();
  });

  it('is over once an analysis worked', async () => {
    server.on('GET /api/analyze/failed', [failure]);
    server.on('GET /api/analysis/recent', [historyItem('later', { date: '2026-11-16T10:00:00.000Z' })]);
    show();
    await screen.findByRole('button', { name: /later\.example/ });
    expect(screen.queryByText(failure.reason)).toBeNull();
  });
});

describe('a refused start', () => {
  it.each([
    [
      refusal('free_scans_used'),
      'Free Scans Used Up',
      "You've used all 3 free scans. Purchase credits to continue analyzing websites.",
      'Get Credits',
    ],
    [
      refusal('needs_credits', {
        needsCredits: true,
        message: 'A scan needs at least 3 credits; you have 1.',
      }),
      'Insufficient Credits',
      'A scan needs at least 3 credits; you have 1.',
      'Get Credits',
    ],
    [
      // A server that says no more than that.
      Response.json({ needsCredits: true }, { status: 403 }),
      'Free Scans Used Up',
      "You've used all 3 free scans. Purchase credits to continue analyzing websites.",
      'Get Credits',
    ],
    [refusal('page_limit_reached'), 'Usage Limit Reached', 'Page analysis limit reached.', 'View Account'],
  ])('offers the way on: %#', async (response, title, text, button) => {
    server.on('POST /api/analyze', response);
    const { user, path } = await startRun();
    const toast = within(await screen.findByRole('status'));
    expect(await toast.findByText(title)).toBeTruthy();
    expect(toast.getByText(text)).toBeTruthy();
    await user.click(toast.getByRole('button', { name: button }));
    expect(path()).toBe('/account');
  });

  it('says in the server words why nothing started', async () => {
    server.on('POST /api/analyze', refusal('too_many_requests'));
    await startRun();
    const toast = within(await screen.findByRole('status'));
    expect(await toast.findByText('Analysis Failed')).toBeTruthy();
    expect(toast.getByText('Too many requests. Wait a minute and try again.')).toBeTruthy();
  });

  it('has words of its own when the server has none', async () => {
    server.on('POST /api/analyze', new Response('', { status: 500 }));
    await startRun();
    await waitFor(() => expect(screen.getAllByText('Failed to start analysis')).toHaveLength(2));
  });
});
