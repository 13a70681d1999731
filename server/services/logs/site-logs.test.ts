/** Server logs through the API: uploaded in pieces, stored as counts, shown beside the latest analysis. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import type { LogView } from '@pagewright/contract/entities/server-log';
import type { SiteSummary } from '@pagewright/contract/entities/site';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anAnalysis, aPage, storeAnalysis } from '../../testing/stored-analysis.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const log = readFileSync(new URL('../../../engine/logs/testing/nginx-vhost.txt', import.meta.url));
const origin = 'https://shop.example';

let server: TestApp;
let cookie: string;
let siteId: string;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  cookie = await server.signUp(`${randomUUID()}@mail.example`);
  await storeAnalysis(
    server,
    cookie,
    anAnalysis({ pages: [aPage(`${origin}/index.html`), aPage(`${origin}/never.html`)] }),
  );
  const sites = (await server.call('GET', '/api/sites', { cookie })).json<SiteSummary[]>();
  siteId = sites[0]?.id ?? '';
});

const send = (payload: Buffer | Readable, type = 'text/plain', query = '') =>
  server.app.inject({
    method: 'POST',
    url: `/api/sites/${siteId}/logs${query}`,
    headers: { cookie, origin: 'http://localhost:3000', host: 'localhost', 'content-type': type },
    payload,
  });
const read = async () => (await server.call('GET', `/api/sites/${siteId}/logs`, { cookie })).json<LogView>();

describe('the logs of a site', () => {
  it('are empty at first', async () => {
    expect(await read()).toEqual({ summary: null, importedAt: null, join: null });
  });

  it('become counts of crawlers, of this site alone, beside the latest analysis', async () => {
    const response = await send(log);
    expect(response.statusCode).toBe(200);
    const view = await read();
    expect(response.json()).toEqual(view);
    expect(view.summary).toMatchObject({ requests: 15, otherHosts: 1, formats: ['combined'] });
    expect(view.summary?.crawlers[0]).toMatchObject({ crawler: 'Googlebot', hits: 8, wasted: 4 });
    expect(view.join).toMatchObject({ unvisited: [`${origin}/never.html`], pages: 2, isComplete: true });
    expect(view.join?.unknown.map(({ path }) => path)).toContain('/hidden.html');
    expect(JSON.stringify(view)).not.toContain('127.0.0.1');
  });

  it('are read from gzip in many pieces, and take the place of those before', async () => {
    await send(log);
    const long = Buffer.concat(Array.from({ length: 20_000 }, () => log));
    const zipped = gzipSync(long);
    const pieces = Array.from({ length: 100 }, (_, at) => {
      const size = Math.ceil(zipped.length / 100);
      return zipped.subarray(at * size, (at + 1) * size);
    });
    const response = await send(Readable.from(pieces), 'application/gzip');
    expect(response.json().summary).toMatchObject({ requests: 300_000 });
  });

  it('are refused with what to do, and the counts before stay', async () => {
    await send(log);
    const nonsense = await send(Buffer.from('this is\nno log\n'));
    expect(nonsense.json()).toMatchObject({ code: 'log_unreadable', error: expect.stringContaining('IIS') });
    const damaged = await send(gzipSync(log).subarray(0, 100), 'application/gzip');
    expect(damaged.json().error).toBe('The gzip file is damaged or incomplete.');
    expect((await send(Buffer.from('%PDF'), 'application/pdf')).statusCode).toBe(415);
    expect((await read()).summary?.requests).toBe(15);
  });

  it('are read by the format of the server', async () => {
    const odd = readFileSync(new URL('../../../engine/logs/testing/apache-odd.txt', import.meta.url));
    const format = '%{%Y-%m-%dT%H:%M:%S%z}t %a %m "%U%q" %>s "%{User-Agent}i"';
    expect((await send(odd)).statusCode).toBe(400);
    const response = await send(odd, 'text/plain', `?format=${encodeURIComponent(format)}`);
    expect(response.json().summary).toMatchObject({ formats: ['custom'], unread: 0 });
  });

  it('are read one at a time', async () => {
    const slow = new Readable({ read: () => undefined });
    slow.push(log);
    const first = send(slow);
    await expect.poll(async () => (await send(log)).statusCode).toBe(409);
    slow.push(null);
    expect((await first).statusCode).toBe(200);
    expect((await send(log)).statusCode).toBe(200);
  });

  it('are exported, one line for each URL', async () => {
    const path = `/api/sites/${siteId}/logs/csv`;
    expect((await server.call('GET', path, { cookie })).json().code).toBe('no_logs');
    await send(log);
    const { body, headers } = await server.call('GET', path, { cookie });
    expect(headers['content-disposition']).toMatch(
      /seo-analysis-shop\.example-crawlers-\d{4}-\d\d-\d\d\.csv/,
    );
    expect(body).toContain('Path,Requests,Last status,Last visit,Googlebot,bingbot,GPTBot,ChatGPT-User');
    expect(body).toContain('/hidden.html,1,200,');
  });

  it('are deleted', async () => {
    await send(log);
    await server.call('DELETE', `/api/sites/${siteId}/logs`, { cookie });
    expect((await read()).summary).toBeNull();
  });
});
