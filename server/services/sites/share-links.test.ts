/** Share links: what a visitor without an account sees, and when no longer. */
import { randomUUID } from 'node:crypto';
import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { NewShare, Share } from '@pagewright/contract/entities/share';
import type { SiteSummary } from '@pagewright/contract/entities/site';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anAnalysis, anIssue, aPage, storeAnalysis } from '../../testing/stored-analysis.ts';
import { createTestApp, publicUrl, type TestApp } from '../../testing/test-app.ts';
import { attemptLimits } from '../accounts/attempt-limits.ts';

let server: TestApp;
let cookie: string;
let email: string;
let siteId: string;
let analysis: Analysis;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.now = new Date('2026-11-15T12:00:00Z');
  email = `${randomUUID()}@mail.example`;
  cookie = await server.signUp(email);
  analysis = anAnalysis({
    pages: [aPage('https://shop.example/', { issues: [anIssue({ title: 'A fault of the shop' })] })],
  });
  await storeAnalysis(server, cookie, analysis);
  const sites = await server.call('GET', '/api/sites', { cookie });
  siteId = sites.json<SiteSummary[]>()[0]?.id ?? '';
});

async function share(of: string, body: object = {}): Promise<NewShare> {
  const response = await server.call('POST', `/api/${of}/shares`, { cookie, body });
  expect(response.statusCode).toBe(200);
  return response.json<NewShare>();
}
const shareReport = (body?: object) => share(`analysis/${analysis.id}`, body);
const pathOf = ({ url }: NewShare): string => url.slice(publicUrl.length);
/** Without a session. */
const visit = (link: NewShare) => server.call('GET', pathOf(link));
const enter = (link: NewShare, password: string) =>
  server.app.inject({
    method: 'POST',
    url: pathOf(link),
    headers: { origin: publicUrl, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ password }).toString(),
  });
const listed = async (): Promise<Share[]> =>
  (await server.call('GET', `/api/sites/${siteId}/shares`, { cookie })).json<Share[]>();

describe('a shared report', () => {
  it('is read without an account, kept out of indexes, and counted', async () => {
    const link = await shareReport();
    const page = await visit(link);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('A fault of the shop');
    expect(page.body).not.toContain(email);
    expect(page.body).not.toContain('Credits used');
    expect(page.headers['x-robots-tag']).toContain('noindex');
    expect(page.headers['referrer-policy']).toBe('same-origin');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.headers['set-cookie']).toBeUndefined();
    await visit(link);
    expect(await listed()).toMatchObject([{ kind: 'report', views: 2, hasPassword: false }]);
  });

  it('has its link shown to its owner again, while the database alone does not have it', async () => {
    const link = await shareReport();
    expect((await listed())[0]?.url).toBe(link.url);
    const token = pathOf(link).slice('/s/'.length);
    const rows = await server.db.selectFrom('shares').selectAll().execute();
    expect(JSON.stringify(rows.map((row) => String(row.sealed_token)))).not.toContain(token);
  });

  it('is dead at once when it is revoked, when it ends, and with its analysis', async () => {
    const [revoked, ended, deleted] = [
      await shareReport(),
      await shareReport({ expiresAt: '2026-11-16T12:00:00Z' }),
      await shareReport(),
    ];
    await server.call('DELETE', `/api/shares/${revoked.id}`, { cookie });
    expect((await visit(revoked)).statusCode).toBe(404);
    expect((await visit(ended)).statusCode).toBe(200);
    server.clock.now = new Date('2026-11-16T12:00:01Z');
    expect((await visit(ended)).statusCode).toBe(404);
    await server.call('DELETE', `/api/analysis/${analysis.id}`, { cookie });
    const gone = await visit(deleted);
    expect([gone.statusCode, gone.body.includes('This link does not work')]).toEqual([404, true]);
    expect((await server.call('GET', '/s/anything')).body).toBe(gone.body);
  });

  it('is opened with its password only, a few times a minute', async () => {
    const link = await shareReport({ password: 'open sesame' });
    const form = await visit(link);
    expect(form.body).toContain('type="password"');
    expect(form.body).not.toContain('shop');
    const wrong = await enter(link, 'close sesame');
    expect([wrong.statusCode, wrong.body.includes('incorrect')]).toEqual([403, true]);
    expect((await enter(link, 'open sesame')).body).toContain('A fault of the shop');
    for (let tries = 0; tries < 12; tries += 1) await enter(link, 'guess');
    expect((await enter(link, 'open sesame')).statusCode).toBe(429);
    expect((await listed())[0]?.views).toBe(1);
  });

  it('is not opened by guesses from many addresses', async () => {
    const link = await shareReport({ password: 'open sesame' });
    const guess = (i: number, password: string) =>
      server.app.inject({
        method: 'POST',
        url: pathOf(link),
        headers: { origin: publicUrl, 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ password }).toString(),
        remoteAddress: `198.51.${Math.floor(i / 5)}.7`,
      });
    const statuses: number[] = [];
    for (let i = 0; i < 102; i += 1) statuses.push((await guess(i, 'guess')).statusCode);
    expect(statuses.filter((status) => status === 403)).toHaveLength(100);
    const late = await guess(600, 'open sesame');
    expect([late.statusCode, late.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8']);
    expect(late.body).toContain('Wait a minute');
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('is shown to one visitor only so often, and for others still', async () => {
    const link = await shareReport();
    const open = (remoteAddress: string) =>
      server.app.inject({ method: 'GET', url: pathOf(link), remoteAddress });
    const statuses: number[] = [];
    for (let i = 0; i < attemptLimits.shareViewsByAddress + 2; i += 1)
      statuses.push((await open('198.51.100.9')).statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(attemptLimits.shareViewsByAddress);
    expect(statuses.at(-1)).toBe(429);
    expect((await open('198.51.100.10')).statusCode).toBe(200);
  });

  it('cannot be made with an end in the past', async () => {
    const response = await server.call('POST', `/api/analysis/${analysis.id}/shares`, {
      cookie,
      body: { expiresAt: '2026-11-14T12:00:00Z' },
    });
    expect(response.json().fields).toEqual({ expiresAt: 'Choose a day in the future' });
  });
});

describe('a shared trend', () => {
  it('shows every analysis, later ones too', async () => {
    const link = await share(`sites/${siteId}`);
    expect((await visit(link)).body).toContain('1 analysis');
    await storeAnalysis(server, cookie, anAnalysis({ date: '2026-11-16T10:00:00.000Z' }));
    const { body } = await visit(link);
    expect(body).toContain('2 analyses');
    expect(body).toContain('November 16, 2026');
    expect(body).not.toContain(email);
  });
});
