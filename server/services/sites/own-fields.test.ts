/** Own fields of a site through the API: what is saved, what is refused, and how they are tried on a page. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SiteSummary } from '@pagewright/contract/entities/site';
import { parseConnectTo } from '@pagewright/engine/fetch/connect-to';
import { createHttpClient } from '@pagewright/engine/fetch/http-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anAnalysis, aPage, storeAnalysis } from '../../testing/stored-analysis.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createReportWorker } from '../../workers/report-worker.ts';
import { shareReportWorker } from '../fair-reports.ts';

const requests: string[] = [];
const onRequest = ({ url = '' }: IncomingMessage, response: ServerResponse): void => {
  requests.push(url);
  if (url === '/robots.txt')
    response.writeHead(200, { 'content-type': 'text/plain' }).end('User-agent: *\nDisallow: /private');
  else
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end('<!doctype html><title>Kettle</title><p class="price" data-cents="3990">39.90</p><p>In stock</p>');
};
const site = createServer(onRequest);
let server: TestApp;
let cookie: string;
let siteId: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    site.listen(0, '127.0.0.1', resolve);
  });
  const { port } = site.address() as AddressInfo;
  server = await createTestApp({
    reports: {
      worker: shareReportWorker(createReportWorker()),
      style: {},
      printer: { print: async () => ({ kind: 'unavailable', sentence: '' }) },
      http: createHttpClient({ connectTo: parseConnectTo(`shop.example=127.0.0.1:${port}`) }),
    },
  });
});
afterAll(async () => {
  await server.close();
  site.closeAllConnections();
  site.close();
});
beforeEach(async () => {
  requests.length = 0;
  cookie = await server.signUp(`${randomUUID()}@mail.example`);
  await storeAnalysis(server, cookie, anAnalysis({ pages: [aPage('https://shop.example/')] }));
  siteId = (await server.call('GET', '/api/sites', { cookie })).json<SiteSummary[]>()[0]?.id ?? '';
});

const price = { name: 'price', kind: 'css', pattern: '.price', take: 'text' };
const stock = { name: 'in stock', kind: 'contains', pattern: 'In stock' };
const path = (): string => `/api/sites/${siteId}/fields`;
const save = (body: unknown) => server.call('PUT', path(), { cookie, body });
const read = async () => (await server.call('GET', path(), { cookie })).json();
const tryOn = (url: string, fields: unknown = [price, stock]) =>
  server.call('POST', `${path()}/try`, { cookie, body: { url, fields } });

describe('own fields of a site', () => {
  it('are saved as a whole', async () => {
    expect(await read()).toEqual([]);
    expect((await save([price, stock])).statusCode).toBe(200);
    expect(await read()).toEqual([price, { ...stock, take: 'text' }]);
    await save([stock]);
    expect(await read()).toHaveLength(1);
  });

  it('are refused where a pattern is not valid, and nothing is changed', async () => {
    await save([price]);
    const refused = await save([stock, { ...price, pattern: 'p[' }]);
    expect(refused.statusCode).toBe(400);
    expect(refused.json().message).toContain('Field “price”: This is not a CSS selector');
    expect(Object.keys(refused.json().fields)).toEqual(['1.pattern']);
    expect(await read()).toEqual([price]);
  });

  it.each([
    ['two of one name', [price, { ...price, name: 'Price' }]],
    ['more than twenty', Array.from({ length: 21 }, (_, at) => ({ ...price, name: `f${at}` }))],
    ['an attribute of a text', [{ ...stock, take: 'attribute:href' }]],
    ['a kind that there is not', [{ ...price, kind: 'jquery' }]],
  ])('are refused when there are %s', async (_, fields) => {
    expect((await save(fields)).json()).toMatchObject({ code: 'invalid_input' });
  });

  it('are tried on a page of the site without being saved', async () => {
    const tried = await tryOn('shop.example/kettle');
    expect(tried.json()).toEqual({
      url: 'https://shop.example/kettle',
      values: [
        { name: 'price', value: '39.90', matches: 1, isTooSlow: false },
        { name: 'in stock', value: true, matches: null, isTooSlow: false },
      ],
    });
    expect(await read()).toEqual([]);
    expect(requests).toEqual(['/robots.txt', '/kettle']);
  });

  it('are not tried on other hosts, nor on what robots.txt disallows', async () => {
    expect((await tryOn('http://127.0.0.1/')).json().fields.url).toBe(
      'Enter the URL of a page of shop.example.',
    );
    expect((await tryOn('https://other.example/')).statusCode).toBe(400);
    expect(requests).toEqual([]);
    const closed = await tryOn('https://shop.example/private/1');
    expect(closed.statusCode).toBe(422);
    expect(closed.json().message).toContain('robots.txt');
    expect(requests).toEqual(['/robots.txt']);
  });

  it('belong to the owner of the site', async () => {
    const other = await server.signUp(`${randomUUID()}@mail.example`);
    for (const [method, url, body] of [
      ['GET', path(), undefined],
      ['PUT', path(), [price]],
      ['POST', `${path()}/try`, { url: 'https://shop.example/', fields: [price] }],
    ] as const)
      expect((await server.call(method, url, { cookie: other, body })).json().code).toBe('site_not_found');
  });
});
