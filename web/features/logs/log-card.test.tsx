/** The server logs of a site: uploaded, shown, refused, deleted. */
import type { LogView } from '@pagewright/contract/entities/server-log';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer, refusal } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { LogCard } from './log-card.tsx';

const route = '/api/sites/s1/logs';
const empty: LogView = { summary: null, importedAt: null, join: null };
const at = '2026-11-18T09:00:00.000Z';
const view: LogView = {
  importedAt: at,
  summary: {
    formats: ['combined'],
    lines: 20,
    unread: 0,
    requests: 20,
    otherHosts: 3,
    from: '2026-11-17T09:00:00.000Z',
    to: at,
    crawlers: [
      {
        crawler: 'Googlebot',
        operator: 'Google',
        purpose: 'search',
        hits: 12,
        ok: 8,
        redirects: 1,
        clientErrors: 3,
        serverErrors: 0,
        verified: 0,
        impostors: 0,
        impostorHosts: [],
        isVerifiable: true,
        pages: 4,
        wasted: 4,
        first: at,
        last: at,
      },
    ],
    days: [
      { day: '2026-11-17', hits: { Googlebot: 5 } },
      { day: '2026-11-18', hits: { Googlebot: 7 } },
    ],
    statuses: [{ status: 200, hits: 8 }],
    pages: [
      { path: '/gone.html', hits: 3, status: 404, last: at, crawlers: { Googlebot: { hits: 3, last: at } } },
    ],
    wasted: [{ kind: 'errors', hits: 3, paths: [{ path: '/gone.html', hits: 3, status: 404 }] }],
    verifiedBy: [],
    cut: { hits: 0, pages: 0, days: 0, addresses: 0 },
  },
  join: {
    unvisited: ['https://shop.example/never.html'],
    unvisitedCount: 1,
    unknown: [{ path: '/hidden.html', hits: 2, last: at }],
    unknownCount: 1,
    pages: 2,
    isComplete: true,
  },
};

const log = (name: string) => new File(['a line\n'], name);

async function open(first: LogView) {
  const server = fakeServer({ [`GET ${route}`]: first });
  const { user, container } = renderApp(<LogCard siteId="s1" />);
  await screen.findByRole('heading', { name: 'Crawlers in your server logs' });
  const input = container.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('There is no input for files.');
  return { server, user, input };
}

it('uploads logs and shows what crawlers did', async () => {
  const { server, user, input } = await open(empty);
  server.on(`POST ${route}`, view);
  server.on(`GET ${route}`, view);
  await user.upload(input, [log('access.log'), log('access.log.1')]);
  expect(await screen.findByText('Logs read')).toBeTruthy();
  const crawlers = within(await screen.findByRole('table', { name: 'Crawlers' }));
  expect(crawlers.getByRole('row', { name: /Googlebot Search 12 4 4/ })).toBeTruthy();
  expect(screen.getByText(/20 requests, 12 of them by known crawlers/)).toBeTruthy();
  expect(screen.getByText('3 requests for other hosts left out.')).toBeTruthy();
  expect(screen.getByText('Pages without a visit (1 of 2)', { selector: 'h3' })).toBeTruthy();
  expect(screen.getByText('/hidden.html')).toBeTruthy();
});

it('says what is wrong with files', async () => {
  const { server, user, input } = await open(empty);
  await user.upload(input, [log('access.log'), log('access.log.2.gz')]);
  expect(screen.getByRole('alert').textContent).toContain('not both at once');
  expect(server.requests(`POST ${route}`)).toEqual([]);
  server.on(`POST ${route}`, refusal('log_unreadable'));
  await user.upload(input, [log('notes.txt')]);
  expect(await screen.findByText(/in no format that is recognized/)).toBeTruthy();
});

it('deletes the figures', async () => {
  const { server, user } = await open(view);
  expect(screen.getByRole('link', { name: 'Download CSV' }).getAttribute('href')).toBe(`${route}/csv`);
  server.on(`DELETE ${route}`, { ok: true });
  server.on(`GET ${route}`, empty);
  await user.click(screen.getByRole('button', { name: 'Delete log figures' }));
  expect(await screen.findByText('Log figures deleted')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});
