/** The Analyze Website card: what it accepts, what it says it costs, and who may start. */
import { defaultSettings } from '@pagewright/contract/entities/settings';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeEventSource, fakeEventSource } from '../../testing/fake-event-source.ts';
import { type FakeServer, fakeServer, refusal } from '../../testing/fake-server.ts';
import { renderApp, watchLeaving } from '../../testing/render-app.tsx';
import { analysis, user as mira, paidUsage, serverInfo, trialUsage } from '../../testing/samples.ts';
import { Analyze } from './analyze.tsx';

const completed: string[] = [];
const show = (at = '/dashboard') =>
  renderApp(<Analyze onCompleted={({ id }) => completed.push(id)} />, { at });

let server: FakeServer;
beforeEach(() => {
  completed.length = 0;
  fakeEventSource();
  server = fakeServer({
    'GET /api/auth/user': mira,
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
  await waitFor(() => expect(server.asked('POST /api/analyze')).toHaveLength(1));
  return page;
}

const send = (event: unknown) => act(() => FakeEventSource.latest().send(event));

describe('the form', () => {
  it('has the field in focus for a user', async () => {
    show();
    await waitFor(() => expect(document.activeElement).toBe(field()));
  });

  it('asks for an address, goes to the field and ties the message to it', async () => {
    const { user } = show();
    await screen.findByText(/Lite scan/);
    await user.click(submit());
    const message = await screen.findByText('Website URL is required');
    expect(document.activeElement).toBe(field());
    expect(field().getAttribute('aria-describedby')).toContain(message.closest('p')?.id);
    expect(server.asked('POST /api/analyze')).toEqual([]);
  });

  it('refuses a typed scheme, and checks again while it is corrected', async () => {
    const { user } = show();
    await screen.findByText(/Lite scan/);
    await user.type(field(), 'http://shop.example{Enter}');
    expect(await screen.findByText('Enter a valid domain without http:// or https://')).toBeTruthy();
    await user.clear(field());
    await user.type(field(), 'shop.example');
    await waitFor(() => expect(screen.queryByText(/Enter a valid domain/)).toBeNull());
  });

  it('cuts a pasted address down and says so quietly', async () => {
    const { user } = show();
    await user.click(field());
    await user.paste('https://Shop.Example/x?y=1#z');
    expect(field().value).toBe('shop.example/x');
    expect(screen.getByText('Pasted address shortened to shop.example/x')).toBeTruthy();
  });

  it('takes the domain the landing page hands over', () => {
    show('/dashboard?domain=bakery.example');
    expect(field().value).toBe('bakery.example');
  });

  it('shows the extra box only when asked, and sends what is in it', async () => {
    const { user } = show();
    expect(screen.queryByRole('textbox', { name: 'Additional Information' })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Show advanced options' }));
    await user.type(screen.getByRole('textbox', { name: 'Additional Information' }), 'Sells rye bread');
    await user.click(screen.getByRole('radio', { name: 'Crawl site (fallback)' }));
    await screen.findByText(/Lite scan/);
    await user.type(field(), 'shop.example{Enter}');
    await waitFor(() =>
      expect(server.asked('POST /api/analyze').map(({ body }) => body)).toEqual([
        { domain: 'shop.example', useSitemap: false, additionalInfo: 'Sells rye bread' },
      ]),
    );
  });

  it.each([
    ['a trial account', trialUsage, 'Lite scan, up to 3 pages, 5 credits. 3 of 3 free scans left.'],
    [
      'a paid account',
      paidUsage,
      'Full scan, up to 20 pages: at most 24 credits (3 for the scan, 1 for each page with AI suggestions, 1 for content duplication).',
    ],
    [
      'a paid account that is nearly empty',
      { ...paidUsage, credits: 2 },
      /needs at least 3 credits, you have 2/,
    ],
  ])('says what %s will pay before it is pressed', async (_name, usage, words) => {
    server.on('GET /api/user/usage', usage);
    show();
    expect(await screen.findByText(words)).toBeTruthy();
  });
});

describe('a visitor', () => {
  beforeEach(() => server.on('GET /api/auth/user', refusal('not_authenticated')));

  it('starts nothing, is asked to log in, and finds the typed words again afterwards', async () => {
    const left = watchLeaving();
    const { user, unmount } = show();
    await waitFor(() => expect(submit().matches('[disabled]')).toBe(false));
    await user.type(field(), 'shop.example{Enter}');
    const toast = within(screen.getByRole('status'));
    expect(await toast.findByText('Authentication Required')).toBeTruthy();
    expect(toast.getByText('Please log in to analyze websites and save your results')).toBeTruthy();
    expect(server.asked('POST /api/analyze')).toEqual([]);
    expect(FakeEventSource.opened).toEqual([]);

    await user.click(toast.getByRole('button', { name: /Log in/ }));
    expect(left).toEqual([expect.stringMatching(/^\/api\/login\?returnTo=/)]);
    unmount();
    server.on('GET /api/auth/user', mira);
    show();
    expect(field().value).toBe('shop.example');
  });
});

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
    expect(screen.getByRole('progressbar', { name: 'Analysis of shop.example' })).toBeTruthy();
    expect(screen.getByText('Pages Analyzed 0/?')).toBeTruthy();
  });

  it('ends with the report: told to the window and to the page, and no older run is mistaken for it', async () => {
    const heard: unknown[] = [];
    const listen = (event: Event) => heard.push(event instanceof CustomEvent && event.detail.id);
    window.addEventListener('analysisComplete', listen);
    await startRun();
    send({ status: 'completed', runId: 'r0', analysis: { ...analysis, id: 'old' } });
    expect(completed).toEqual([]);
    send({ status: 'completed', runId: 'r1', analysis });
    expect(completed).toEqual(['a1']);
    expect(heard).toEqual(['a1']);
    expect(FakeEventSource.latest().isClosed).toBe(true);
    expect(submit()).toBeTruthy();
    window.removeEventListener('analysisComplete', listen);
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
    expect(toast.getByText('Analysis Failed')).toBeTruthy();
    expect(toast.getByText(words)).toBeTruthy();
    expect(submit()).toBeTruthy();
  });

  it('says that it reconnects, and offers Retry after the third failure', async () => {
    await startRun();
    send({ status: 'in-progress', percentage: 43 });
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
    expect(await screen.findAllByText('Failed to parse progress data')).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
  });

  it('attaches to a run that is already on', async () => {
    server.on('POST /api/analyze', refusal('already_running'));
    await startRun();
    send({ status: 'in-progress', percentage: 43 });
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('43');
  });

  it('is found again after a reload', async () => {
    const { unmount } = await startRun();
    unmount();
    expect(FakeEventSource.opened.every(({ isClosed }) => isClosed)).toBe(true);
    show();
    await waitFor(() => expect(FakeEventSource.opened).toHaveLength(2));
    send({ status: 'in-progress', percentage: 75 });
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('75');
    expect(server.asked('POST /api/analyze')).toHaveLength(1);
  });

  it('stops on Cancel, once, and gives the form back with what was typed, even if the request fails', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const answer = Promise.withResolvers<Response>();
    server.on('POST /api/analyze/cancel', () => answer.promise);
    const page = await startRun();
    await page.user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Stopping…' }).disabled).toBe(true);
    answer.resolve(refusal('internal'));
    await waitFor(() => expect(submit()).toBeTruthy());
    expect(field().value).toBe('shop.example');
    expect(server.asked('POST /api/analyze/cancel').map(({ body }) => body)).toEqual([
      { domain: 'shop.example' },
    ]);
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
    [refusal('page_limit_reached'), 'Usage Limit Reached', 'Page analysis limit reached.', 'View Account'],
  ])('offers the way on: %#', async (answer, title, text, button) => {
    server.on('POST /api/analyze', answer);
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
    expect(await screen.findByText('Analysis Failed')).toBeTruthy();
    expect(screen.getByText('Too many requests. Wait a minute and try again.')).toBeTruthy();
  });

  it('has words of its own when the server has none', async () => {
    server.on('POST /api/analyze', new Response('', { status: 500 }));
    await startRun();
    expect(await screen.findByText('Failed to start analysis')).toBeTruthy();
  });
});
