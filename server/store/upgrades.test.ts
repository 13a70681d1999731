/** Data of every kept version opens in this one: backups that the code of the first, second and third wave wrote. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { Analysis } from '@pagewright/contract/entities/analysis';
import type { HistoryItem } from '@pagewright/contract/entities/history';
import { describe, expect, it, onTestFinished } from 'vitest';
import { cookieOf, createTestApp, goodPassword } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { findUnbalancedAccounts } from './ledger.ts';
import { restoreBackup } from './restore-backup.ts';

/** An account with an analysis of shop.example. */
async function open(wave: number) {
  const lines = readFileSync(path.join(import.meta.dirname, `testing/upgrades/wave-${wave}.jsonl`));
  const database = await createTestDatabase();
  await restoreBackup(database.pool, Readable.from([gzipSync(lines)]));
  const server = await createTestApp({}, {}, database);
  onTestFinished(() => server.close());
  const signedIn = await server.call('POST', '/api/auth/login', {
    body: { email: `wave${wave}@mail.example`, password: goodPassword },
  });
  return { server, get: (url: string) => server.call('GET', url, { cookie: cookieOf(signedIn) }) };
}

describe.each([1, 2, 3])('data of wave %i', (wave) => {
  it('opens: account, sites, every report with its views and exports', async () => {
    const { server, get } = await open(wave);
    expect(await findUnbalancedAccounts(server.db)).toEqual([]);
    const history = (await get('/api/analysis/history')).json<HistoryItem[]>();
    expect(history.length).toBeGreaterThan(0);
    for (const { id, siteId } of history) {
      const report = await get(`/api/analysis/${id}`);
      expect([report.statusCode, Analysis.safeParse(report.json()).error]).toEqual([200, undefined]);
      expect(report.json<Analysis>().pages.length).toBeGreaterThan(0);
      const views = [
        'export/pdf',
        'export/csv',
        'export/json',
        'changes',
        'templates',
        'site',
        'export/fixes',
      ];
      const paths = [`/api/sites/${siteId}`, ...views.map((view) => `/api/analysis/${id}/${view}`)];
      // A first analysis has nothing to be compared with.
      const isAnswered = expect.toSatisfy((status) => status === 200 || status === 409);
      for (const at of paths) expect([at, (await get(at)).statusCode]).toEqual([at, isAnswered]);
    }
    const sites = (await get('/api/sites')).json<{ id: string }[]>();
    expect(sites).toHaveLength(1);
    for (const view of ['schedule', 'alerts', 'acceptances', 'shares', 'access'])
      expect([view, (await get(`/api/sites/${sites[0]?.id}/${view}`)).statusCode]).toEqual([view, 200]);
    expect((await get('/api/auth/user/export')).statusCode).toBe(200);
  });
});

it('keeps what each wave brought: messages and figures of the first, settings of a site of the second', async () => {
  const first = await open(1);
  const { rows } = await first.server.pool.query('select content from messages');
  expect(rows).toEqual([{ content: 'What is wrong here?' }]);
  const [site] = (await first.get('/api/sites')).json<{ domain: string }[]>();
  expect(site).toMatchObject({ domain: 'shop.example' });
  const second = await open(2);
  const [{ id } = { id: '' }] = (await second.get('/api/sites')).json<{ id: string }[]>();
  expect((await second.get(`/api/sites/${id}/schedule`)).json()).toMatchObject({ schedule: { at: '07:30' } });
  expect((await second.get(`/api/sites/${id}/alerts`)).json()).toMatchObject({ alerts: { scoreDrop: 5 } });
});
