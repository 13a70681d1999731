/** The images that a person must describe: only those of the report, only for its owner, only pictures. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseConnectTo } from '@pagewright/engine/fetch/connect-to';
import { createHttpClient } from '@pagewright/engine/fetch/http-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anAnalysis, aPage, storeAnalysis } from '../../testing/stored-analysis.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createReportWorker } from '../../workers/report-worker.ts';
import { shareReportWorker } from '../fair-reports.ts';

const png = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(40)]);
const requested: string[] = [];
const site = createServer(({ url = '' }, response) => {
  requested.push(url);
  if (url === '/robots.txt') response.writeHead(404).end();
  else if (url.endsWith('.svg')) response.writeHead(200, { 'content-type': 'image/svg+xml' }).end('<svg/>');
  else response.writeHead(200, { 'content-type': 'text/html' }).end(png);
});
let server: TestApp;
let cookie: string;
let id: string;

const at = (name: string): string => `https://shop.example/${name}`;

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
  cookie = await server.signUp();
  const images = [
    { src: at('a}b.png'), alt: null, needsPerson: true as const },
    { src: at('drawing.svg'), alt: null, needsPerson: true as const },
    { src: at('described.png'), alt: 'A loaf' },
  ];
  const analysis = anAnalysis({ pages: [aPage(at(''), { images })] });
  await storeAnalysis(server, cookie, analysis);
  ({ id } = analysis);
});
afterAll(async () => {
  await server.close();
  site.closeAllConnections();
  site.close();
});
beforeEach(() => requested.splice(0));

const read = (src: string, as = cookie) =>
  server.call('GET', `/api/analysis/${id}/images?src=${encodeURIComponent(src)}`, { cookie: as });

describe('an image that needs a person', () => {
  it('is sent as what its bytes are, whatever its website calls it', async () => {
    const response = await read(at('a}b.png'));
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('image/png');
    expect(response.rawPayload).toEqual(png);
  });

  it('is not sent to anybody else', async () => {
    expect((await read(at('a}b.png'), await server.signUp())).statusCode).toBe(404);
    expect(requested).toEqual([]);
  });

  it('is refused where it may contain scripts', async () => {
    expect((await read(at('drawing.svg'))).json().code).toBe('image_unavailable');
  });
});

it.each([at('described.png'), at('other.png'), 'https://elsewhere.example/a.png'])(
  '%s is not fetched: the report asks nobody to describe it',
  async (src) => {
    const response = await read(src);
    expect(response.statusCode).toBe(422);
    expect(requested).toEqual([]);
  },
);
