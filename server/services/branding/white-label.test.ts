/** White label: on shared pages and exports, refused for what is no image, gone when it is removed. */
import { randomUUID } from 'node:crypto';
import type { NewShare } from '@pagewright/contract/entities/share';
import type { SiteSummary } from '@pagewright/contract/entities/site';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anAnalysis, storeAnalysis } from '../../testing/stored-analysis.ts';
import { createTestApp, publicUrl, type TestApp } from '../../testing/test-app.ts';

/** A PNG's signature and header, with this size. */
function pngOf(width: number, height: number): string {
  const bytes = Buffer.alloc(33);
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]).copy(bytes);
  bytes.writeUInt32BE(13, 8);
  bytes.write('IHDR', 12, 'latin1');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return `data:image/png;base64,${bytes.toString('base64')}`;
}

let server: TestApp;
let cookie: string;
let analysisId: string;
const printed: string[] = [];
beforeAll(async () => {
  server = await createTestApp();
  Object.assign(server.deps.reports, {
    printer: {
      print: async (html: string) => {
        printed.push(html);
        return { kind: 'printed', pdf: Buffer.from('%PDF') };
      },
    },
  });
});
afterAll(() => server.close());
beforeEach(async () => {
  printed.length = 0;
  cookie = await server.signUp(`${randomUUID()}@mail.example`);
  const analysis = anAnalysis();
  analysisId = analysis.id;
  await storeAnalysis(server, cookie, analysis);
});

const logo = pngOf(200, 80);
const save = (over: object = {}) =>
  server.call('PUT', '/api/branding', {
    cookie,
    body: { name: 'Ada & Sons', color: '#8800ff', logo, ...over },
  });

async function sharedPages(): Promise<string[]> {
  const sites = await server.call('GET', '/api/sites', { cookie });
  const siteId = sites.json<SiteSummary[]>()[0]?.id ?? '';
  const links = await Promise.all(
    [`analysis/${analysisId}`, `sites/${siteId}`].map(async (of) =>
      (await server.call('POST', `/api/${of}/shares`, { cookie, body: {} })).json<NewShare>(),
    ),
  );
  return Promise.all(
    links.map(async ({ url }) => (await server.call('GET', url.slice(publicUrl.length))).body),
  );
}

describe('a white label', () => {
  it('is on shared reports and trends, on the HTML export and on what is printed', async () => {
    expect((await save()).statusCode).toBe(200);
    const exported = await server.call('GET', `/api/analysis/${analysisId}/export/pdf`, { cookie });
    await server.call('GET', `/api/analysis/${analysisId}/export/report.pdf`, { cookie });
    const pages = [...(await sharedPages()), exported.body, ...printed];
    expect(pages).toHaveLength(4);
    for (const page of pages) {
      expect(page).toContain('Ada &amp; Sons');
      expect(page).toContain(`src="${logo}"`);
      expect(page).not.toContain('Pagewright');
    }
  });

  it('is read back, and gone when it is removed', async () => {
    await save();
    const read = async () => (await server.call('GET', '/api/branding', { cookie })).json().branding;
    expect(await read()).toEqual({ name: 'Ada & Sons', color: '#8800ff', logo });
    await server.call('DELETE', '/api/branding', { cookie });
    expect(await read()).toBeNull();
    for (const page of await sharedPages()) expect(page).toContain('Pagewright');
  });

  it.each([
    ['an SVG', 'data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9ImFsZXJ0KDEpIi8+'],
    [
      'an SVG that is called PNG',
      `data:image/png;base64,${Buffer.from('<svg onload="x"/>').toString('base64')}`,
    ],
    ['a page', `data:image/png;base64,${Buffer.from('<!doctype html>').toString('base64')}`],
    ['a PNG that is called JPEG', logo.replace('png', 'jpeg')],
    ['a URL', 'https://evil.example/logo.png'],
    ['a huge picture', pngOf(20_000, 20_000)],
    ['a picture without a size', pngOf(0, 0)],
    ['a long file', `data:image/png;base64,${'A'.repeat(250_000)}`],
    ['what breaks out of an attribute', `${logo}" onerror="alert(1)`],
  ])('refuses %s', async (_what, bad) => {
    expect((await save({ logo: bad })).statusCode).toBe(400);
    expect((await server.call('GET', '/api/branding', { cookie })).json().branding).toBeNull();
  });

  it('refuses a colour that is none', async () => {
    for (const color of ['red', '#12', 'url(x)', '#12345g', 'rgb(1,2,3)'])
      expect((await save({ color })).statusCode).toBe(400);
  });
});
