/** The search figures of a site: dropped, shown with opportunities, connected, refused and deleted. */
import type { Opportunity, SearchConnection, SearchView } from '@pagewright/contract/entities/search';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { type FakeServer, fakeServer, refusal } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { SearchCard } from './search-card.tsx';

const route = '/api/sites/s1/search';
const empty: SearchView = {
  canConnect: false,
  connection: null,
  source: null,
  from: null,
  to: null,
  totals: null,
  before: null,
  trend: [],
  pages: [],
  queries: [],
};
const figures = { clicks: 120, impressions: 4000, position: 7.4 };
const full: SearchView = {
  ...empty,
  source: 'import',
  from: '2026-10-20',
  to: '2026-11-16',
  totals: figures,
  before: { ...figures, clicks: 150 },
  trend: [
    { day: '2026-11-15', ...figures },
    { day: '2026-11-16', ...figures },
  ],
  pages: [{ url: 'https://shop.example/mugs', ...figures, before: null }],
  queries: [{ query: 'stoneware mug', ...figures, before: null }],
};
const opportunity: Opportunity = {
  kind: 'query-not-in-title',
  urls: ['https://shop.example/mugs'],
  urlFrom: 'texts',
  query: 'stoneware mug',
  variants: ['stoneware mugs'],
  ...figures,
  expectedRate: 0.03,
  before: null,
  perUrl: [],
  title: 'Our mugs',
  missingWords: ['stoneware'],
  gain: 33.4,
};
const connection: SearchConnection = {
  kind: 'oauth',
  property: 'sc-domain:shop.example',
  account: null,
  through: '2026-11-16',
  daysToRead: 0,
  problem: null,
  nextAt: '2026-11-20T03:00:00.000Z',
};

let server: FakeServer;
beforeEach(() => {
  server = fakeServer({
    [`GET ${route}`]: empty,
    'GET /api/sites/s1/opportunities': { from: null, to: null, opportunities: [] },
  });
});
const open = async () => {
  const { user, container } = renderApp(<SearchCard siteId="s1" />);
  await screen.findByRole('heading', { name: 'Search Console' });
  const input = container.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('There is no place for a file.');
  return { user, input };
};
const show = (view: Partial<SearchView>) => server.on(`GET ${route}`, { ...full, ...view });

describe('SearchCard', () => {
  it('imports a file and shows its figures', async () => {
    const result = { from: '2026-10-20', to: '2026-11-16', pages: 1, queries: 2, isRangeAssumed: false };
    server.on(`POST ${route}/import`, result);
    const { user, input } = await open();
    show({});
    await user.upload(input, new File(['PK'], 'export.zip', { type: 'application/zip' }));
    expect(
      await screen.findByText('1 page and 2 queries imported, from Oct 20, 2026 to Nov 16, 2026'),
    ).toBeTruthy();
    expect(await screen.findByText('150 before')).toBeTruthy();
    expect(screen.getByRole('rowheader', { name: 'stoneware mug' })).toBeTruthy();
  });

  it('says what is wrong with a file', async () => {
    const message = 'the CSV file, line 3, column Clicks: “x” is not a whole number.';
    server.on(`POST ${route}/import`, refusal('export_unreadable', { message }));
    const { user, input } = await open();
    await user.upload(input, new File(['a,b'], 'queries.csv', { type: 'text/csv' }));
    expect((await screen.findByRole('alert')).textContent).toBe(message);
  });

  it('lists opportunities with their evidence and what to do', async () => {
    show({});
    server.on('GET /api/sites/s1/opportunities', {
      from: '2026-10-20',
      to: '2026-11-16',
      opportunities: [opportunity],
    });
    await open();
    const title = await screen.findByRole('heading', {
      name: '“stoneware mug” is not in the title of its page',
    });
    const item = within(title.closest('li') ?? document.body);
    expect(item.getByText(/4,000 impressions, 120 clicks \(3\.0%\), position 7\.4/)).toBeTruthy();
    expect(item.getByText(/Put “stoneware” into the title/)).toBeTruthy();
    expect(item.getByText('About 33 more clicks possible in as many days.')).toBeTruthy();
  });

  it('offers to connect only where the server has a client', async () => {
    await open();
    expect(screen.queryByRole('link', { name: 'Connect with Google' })).toBeNull();
    expect(screen.getByText(/This server has no Google client/)).toBeTruthy();
  });

  it.each([
    ['access-revoked', null, 'Google no longer lets us read'],
    ['quota', '2026-11-20T03:00:00.000Z', 'Nothing is lost'],
  ] as const)('says what is in the way of a connection: %s', async (problem, nextAt, sentence) => {
    show({ canConnect: true, connection: { ...connection, problem, nextAt } });
    await open();
    expect(await screen.findByText(new RegExp(sentence))).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Connect again' }).getAttribute('href')).toBe(`${route}/connect`);
  });

  it('stores the key of a service account', async () => {
    server.on(`PUT ${route}/service-account`, { ...connection, kind: 'service-account' });
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Use a service account' }));
    await user.click(screen.getByLabelText('JSON key'));
    await user.paste('{"type":"service_account"}');
    await user.click(screen.getByRole('button', { name: 'Save key' }));
    await waitFor(() =>
      expect(server.requests(`PUT ${route}/service-account`)[0]?.body).toEqual({
        key: '{"type":"service_account"}',
      }),
    );
  });

  it('deletes all of it after asking', async () => {
    show({});
    server.on(`DELETE ${route}`, { ok: true });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Delete search data' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Delete search data' }));
    expect(await screen.findByText('Search data deleted')).toBeTruthy();
    expect(server.requests(`DELETE ${route}`)).toHaveLength(1);
  });
});
