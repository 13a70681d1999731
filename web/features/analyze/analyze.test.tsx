/** The Analyze Website card: what it accepts, what it says it costs, and who may start. */
import { defaultSettings } from '@pagewright/contract/entities/settings';
import { limits } from '@pagewright/contract/limits';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { FakeEventSource, fakeEventSource } from '../../testing/fake-event-source.ts';
import { type FakeServer, fakeServer, refusal } from '../../testing/fake-server.ts';
import { renderApp, watchLeaving } from '../../testing/render-app.tsx';
import { analysis, user as mira, paidUsage, serverInfo, trialUsage } from '../../testing/samples.ts';
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

describe('the form', () => {
  it('has the field in focus for a user', async () => {
    show();
    await waitFor(() => expect(document.activeElement).toBe(field()));
  });

  it('asks for a URL, goes to the field and ties the message to it', async () => {
    const { user } = show();
    await screen.findByText(/Lite scan/);
    await user.click(submit());
    const message = await screen.findByText('Website URL is required');
    expect(document.activeElement).toBe(field());
    expect(field().getAttribute('aria-describedby')).toContain(message.closest('p')?.id);
    expect(server.requests('POST /api/analyze')).toEqual([]);
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

  it('cuts a pasted URL down and says so quietly', async () => {
    const { user } = show();
    await user.click(field());
    await user.paste('https://Shop.Example/x?y=1#z');
    expect(field().value).toBe('shop.example/x');
    expect(screen.getByText('Pasted URL shortened to shop.example/x')).toBeTruthy();
  });

  it('leaves the caret behind what was pasted, and takes what is typed there', async () => {
    const { user } = show();
    await user.type(field(), 'www..example');
    field().setSelectionRange(4, 4);
    await user.paste('https://shop/');
    await user.keyboard('s');
    expect(field().value).toBe('www.shops.example');
    await user.clear(field());
    expect(field().value).toBe('');
    expect(screen.queryByText(/shortened/)).toBeNull();
  });

  it('refuses extra words that are too long only while their box is open', async () => {
    const { user } = show();
    await screen.findByText(/Lite scan/);
    await user.click(screen.getByRole('checkbox', { name: 'Show advanced options' }));
    const extra = screen.getByRole('textbox', { name: 'Additional Information' });
    await user.click(extra);
    await user.paste('x'.repeat(limits.additionalInfoMax + 1));
    await user.type(field(), 'shop.example{Enter}');
    expect(await screen.findByText(/^Use at most/)).toBeTruthy();
    expect(document.activeElement).toBe(extra);
    expect(server.requests('POST /api/analyze')).toEqual([]);
    await user.click(screen.getByRole('checkbox', { name: 'Show advanced options' }));
    await user.click(submit());
    await waitFor(() =>
      expect(server.requests('POST /api/analyze').map(({ body }) => body)).toEqual([
        { domain: 'shop.example', useSitemap: true },
      ]),
    );
  });

  it('takes the domain the landing page hands over', () => {
    show('/dashboard?domain=bakery.example');
    expect(field().value).toBe('bakery.example');
  });

  it('offers the demo site to who has analyzed nothing, and the last sites to everybody else', async () => {
    server.on('GET /api/server', { ...serverInfo, demoDomain: 'demo.example' });
    server.on('GET /api/analysis/recent', []);
    const first = show();
    expect(await screen.findByRole('button', { name: /^No site to try/ })).toBeTruthy();
    first.unmount();
    const recent = ['shop.example', 'blog.example', 'shop.example', 'wiki.example', 'docs.example'];
    const { metrics } = analysis;
    const figures = { siteId: 's1', score: 70, previousScore: null };
    const item = { date: '2026-11-15T10:00:00Z', pagesCount: 3, metrics, ...figures };
    server.on(
      'GET /api/analysis/recent',
      recent.map((domain, index) => ({ ...item, id: `a${index}`, domain })),
    );
    const { user } = show();
    const group = within(await screen.findByRole('group', { name: 'Recent sites' }));
    expect(group.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'shop.example',
      'blog.example',
      'wiki.example',
    ]);
    expect(screen.queryByRole('button', { name: /^No site to try/ })).toBeNull();
    await user.click(group.getByRole('button', { name: 'blog.example' }));
    expect(field().value).toBe('blog.example');
    expect(document.activeElement).toBe(field());
  });

  it('shows the extra field only when it is switched on, and sends its value', async () => {
    const { user } = show();
    expect(screen.queryByRole('textbox', { name: 'Additional Information' })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Show advanced options' }));
    await user.type(screen.getByRole('textbox', { name: 'Additional Information' }), 'Sells rye bread');
    await user.click(screen.getByRole('radio', { name: 'Crawl site (fallback)' }));
    await screen.findByText(/Lite scan/);
    await user.type(field(), 'shop.example{Enter}');
    await waitFor(() =>
      expect(server.requests('POST /api/analyze').map(({ body }) => body)).toEqual([
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
    expect(screen.queryByText(/tokens/)).toBeNull();
  });

  const model = { name: 'big-model', acceptsImages: false };

  it.each([
    [paidUsage, defaultSettings, 'about 77,000 tokens for 20 pages'],
    [trialUsage, defaultSettings, 'about 13,600 tokens for 3 pages'],
    [{ ...paidUsage, credits: 5 }, defaultSettings, 'about 10,100 tokens for 2 pages'],
  ])('estimates what a model will take where one writes', async (usage, settings, words) => {
    server.on('GET /api/server', { ...serverInfo, model });
    server.on('GET /api/user/usage', usage);
    server.on('GET /api/settings', settings);
    show();
    const line = await screen.findByText(/big-model writes the suggestions/);
    expect(line.textContent).toContain(words);
  });

  it('says what they cost where the price is configured', async () => {
    server.on('GET /api/server', { ...serverInfo, model: { ...model, price: { input: 0.25, output: 2 } } });
    server.on('GET /api/user/usage', paidUsage);
    show();
    const line = await screen.findByText(/big-model writes the suggestions/);
    expect(line.textContent).toContain('about 77,000 tokens ($0.05) for 20 pages');
  });

  it('says nothing of tokens where AI is off', async () => {
    server.on('GET /api/server', { ...serverInfo, model });
    server.on('GET /api/user/usage', paidUsage);
    server.on('GET /api/settings', { ...defaultSettings, useAI: false });
    show();
    await screen.findByText(/AI is off/);
    expect(screen.queryByText(/tokens/)).toBeNull();
  });
});

describe('a scan of the whole site', () => {
  const choice = () => screen.queryByRole('checkbox', { name: 'Whole site' });

  it('is chosen by a paid account, which is told what it costs at most', async () => {
    server.on('GET /api/user/usage', { ...paidUsage, credits: 5 });
    server.on('POST /api/analyze', { domain: 'shop.example', runId: 'r1' });
    const { user } = show();
    await screen.findByText(/^Full scan/);
    await user.click(choice() ?? document.body);
    expect(
      screen.getByText(/^Whole site, up to 1100 pages: at most 5 credits \(3 for the scan/),
    ).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: 'Website URL' }), 'shop.example{Enter}');
    await waitFor(() => expect(server.requests('POST /api/analyze')).toHaveLength(1));
    expect(server.requests('POST /api/analyze')[0]?.body).toMatchObject({ wholeSite: true });
  });

  it('is not offered to a trial account', async () => {
    show();
    await screen.findByText(/^Lite scan/);
    expect(choice()).toBeNull();
  });
});

describe('a visitor', () => {
  beforeEach(() => server.on('GET /api/auth/user', refusal('not_authenticated')));

  it('does not start, asks to log in, and starts what was submitted afterwards', async () => {
    const left = watchLeaving();
    const { user, unmount } = show();
    await waitFor(() => expect(submit().matches('[disabled]')).toBe(false));
    await user.type(field(), 'shop.example{Enter}');
    const toast = within(screen.getByRole('status'));
    expect(await toast.findByText('Authentication Required')).toBeTruthy();
    expect(toast.getByText('Please log in to analyze websites and save your results')).toBeTruthy();
    expect(server.requests('POST /api/analyze')).toEqual([]);
    expect(FakeEventSource.opened).toEqual([]);

    await user.click(toast.getByRole('button', { name: /Log in/ }));
    expect(left).toEqual([expect.stringMatching(/^\/api\/login\?returnTo=/)]);
    unmount();
    server.on('GET /api/auth/user', mira);
    const signedIn = show();
    await waitFor(() =>
      expect(server.requests('POST /api/analyze').map(({ body }) => body)).toEqual([
        { domain: 'shop.example', useSitemap: true },
      ]),
    );
    signedIn.unmount();
    show();
    await screen.findByRole('textbox', { name: 'Website URL' });
    expect(server.requests('POST /api/analyze')).toHaveLength(1);
  });

  it('gets back what was typed and not submitted', async () => {
    const { user, unmount } = show();
    await waitFor(() => expect(submit().matches('[disabled]')).toBe(false));
    await user.type(field(), 'shop.example');
    unmount();
    server.on('GET /api/auth/user', mira);
    show();
    expect(field().value).toBe('shop.example');
    await screen.findByText(/Lite scan/);
    expect(server.requests('POST /api/analyze')).toEqual([]);
  });
});
