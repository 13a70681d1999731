/** Reading, deleting, restoring and exporting analyses, with access control. */
import { randomUUID } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { exportName } from '@pagewright/contract/export-name';
import { limits } from '@pagewright/contract/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentDisposition } from '../http/download.ts';
import { purgeExpired } from '../store/purge-expired.ts';
import { anAnalysis, anIssue, aPage, storeAnalysis } from '../testing/stored-analysis.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let server: TestApp;
let cookie: string;
let stranger: string;
beforeAll(async () => {
  server = await createTestApp();
  cookie = await server.signUp();
  stranger = await server.signUp();
});
afterAll(() => server.close());

const listed = async (): Promise<string[]> =>
  (await server.call('GET', '/api/analysis/history', { cookie }))
    .json<{ id: string }[]>()
    .map((item) => item.id);

describe('an analysis', () => {
  it('is sent as its stored text', async () => {
    const analysis = anAnalysis();
    const text = await storeAnalysis(server, cookie, analysis);
    const response = await server.call('GET', `/api/analysis/${analysis.id}`, { cookie });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.body).toBe(text);
  });

  it('of an earlier version lists its screenshots, and has the whole design among its insights', async () => {
    const screenshotData = { url: 'https://shop.example/', screenshotUrl: null, captureTimestamp: null };
    const page = { overallScore: 80, summary: 'Fine.', strengths: [], recommendations: [], screenshotData };
    const design = { overallScore: 80, totalPagesAnalyzed: 1, summary: 'Fine.', pageAnalyses: [page] };
    const insight = { overallScore: 80, explanation: 'Fine.', findings: [] };
    const analysis = anAnalysis();
    await storeAnalysis(server, cookie, analysis);
    const stored = { ...analysis, enhancedInsights: { designAnalysis: insight }, designAnalysis: design };
    await server.db
      .updateTable('analyses')
      .set({ report: JSON.stringify(stored) })
      .where('id', '=', analysis.id)
      .execute();
    for (const url of [`/api/analysis/${analysis.id}`, `/api/analysis/${analysis.id}/export/json`]) {
      const read = (await server.call('GET', url, { cookie })).json();
      expect(read.designAnalysis).toEqual([{ screenshotData }]);
      expect(read.enhancedInsights.designAnalysis).toEqual({ ...insight, ...design });
      expect(read.pages).toEqual(analysis.pages.map((each) => ({ ...each, rendered: true })));
    }
  });

  it('is compressed', async () => {
    const pages = Array.from({ length: 50 }, (_, at) => aPage(`https://shop.example/${at}`));
    const analysis = anAnalysis({ pages });
    const text = await storeAnalysis(server, cookie, analysis);
    const response = await server.call('GET', `/api/analysis/${analysis.id}`, {
      cookie,
      headers: { 'accept-encoding': 'br' },
    });
    expect(response.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(response.rawPayload).toString()).toBe(text);
    expect(response.rawPayload.length).toBeLessThan(text.length / 5);
  });

  const calls = [
    ['GET', ''],
    ['DELETE', ''],
    ['POST', '/restore'],
    ['POST', '/reanalyze-page'],
    ['GET', '/export/csv'],
    ['GET', '/export/pdf'],
    ['GET', '/export/report.pdf'],
    ['GET', '/export/fixes'],
    ['GET', '/export/json'],
  ] as const;

  it.each(calls)('%s %s is 404 for other users, unknown and malformed ids', async (method, rest) => {
    const analysis = anAnalysis();
    await storeAnalysis(server, cookie, analysis);
    const body = method === 'POST' ? { pageUrl: 'https://shop.example/' } : undefined;
    const ids = [analysis.id, randomUUID(), 'latest', "1' or '1'='1", '%00', '..%2F..', '🜚'];
    for (const id of ids) {
      const url = `/api/analysis/${id.includes('%') ? id : encodeURIComponent(id)}${rest}`;
      const response = await server.call(method, url, { cookie: stranger, ...(body && { body }) });
      expect([url, response.statusCode, response.json<{ error: string }>().error]).toEqual([
        url,
        404,
        'Analysis not found',
      ]);
    }
    expect(await listed()).toContain(analysis.id);
  });

  it.each(calls)('%s %s requires a session', async (method, rest) => {
    const response = await server.call(method, `/api/analysis/${randomUUID()}${rest}`);
    expect(response.statusCode).toBe(401);
  });
});

describe('deleting', () => {
  it('removes an analysis everywhere at once, and is idempotent', async () => {
    const analysis = anAnalysis();
    await storeAnalysis(server, cookie, analysis);
    for (const _ of [1, 2]) {
      const response = await server.call('DELETE', `/api/analysis/${analysis.id}`, { cookie });
      expect([response.statusCode, response.json()]).toEqual([200, { ok: true }]);
    }
    expect(await listed()).not.toContain(analysis.id);
    for (const rest of ['', '/export/csv', '/export/json']) {
      const response = await server.call('GET', `/api/analysis/${analysis.id}${rest}`, { cookie });
      expect(response.statusCode).toBe(404);
    }
  });

  it('can be undone by its owner while the toast offers it', async () => {
    const analysis = anAnalysis();
    const text = await storeAnalysis(server, cookie, analysis);
    await server.call('DELETE', `/api/analysis/${analysis.id}`, { cookie });
    const restore = (who: string) =>
      server.call('POST', `/api/analysis/${analysis.id}/restore`, { cookie: who, body: {} });
    expect((await restore(stranger)).statusCode).toBe(404);
    server.clock.now = new Date(server.clock.now.getTime() + limits.toast.durationMs);
    expect((await restore(cookie)).json()).toEqual({ ok: true });
    expect((await server.call('GET', `/api/analysis/${analysis.id}`, { cookie })).body).toBe(text);
  });

  it('becomes final: the purge removes the row, and only such rows', async () => {
    const [gone, fresh, stored] = [anAnalysis(), anAnalysis(), anAnalysis()];
    for (const analysis of [gone, fresh, stored]) await storeAnalysis(server, cookie, analysis);
    const deletedAt = server.clock.now;
    await server.call('DELETE', `/api/analysis/${gone.id}`, { cookie });
    server.clock.now = new Date(deletedAt.getTime() + limits.undoDeleteMs + 1);
    await server.call('DELETE', `/api/analysis/${fresh.id}`, { cookie });
    const late = await server.call('POST', `/api/analysis/${gone.id}/restore`, { cookie, body: {} });
    expect([late.statusCode, late.json<{ error: string }>().error]).toEqual([404, 'Analysis not found']);
    await purgeExpired(server.db, server.clock.now);
    const rows = await server.db.selectFrom('analyses').select('id').execute();
    const ids = rows.map((row) => row.id);
    expect(ids).not.toContain(gone.id);
    expect(ids).toEqual(expect.arrayContaining([fresh.id, stored.id]));
  });
});

describe('exports', () => {
  const exported = async (rest: string, domain = 'shop.example') => {
    const analysis = anAnalysis({ domain, pages: [aPage('https://shop.example/', { issues: [anIssue()] })] });
    const text = await storeAnalysis(server, cookie, analysis);
    const response = await server.call('GET', `/api/analysis/${analysis.id}/export/${rest}`, { cookie });
    return { text, response, name: response.headers['content-disposition'] };
  };

  it('JSON: the stored text, named by domain and day', async () => {
    const { text, response, name } = await exported('json');
    expect(response.body).toBe(text);
    expect(name).toBe('attachment; filename="seo-analysis-shop.example-2026-11-15.json"');
  });

  it('CSV: a row for each finding, named by domain and day', async () => {
    const { response, name } = await exported('csv');
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(name).toBe('attachment; filename="seo-analysis-shop.example-2026-11-15.csv"');
    expect(response.body.split('\r\n')).toHaveLength(3);
    expect(response.body).toContain('Title is missing');
  });

  it('HTML: one file under the name of the specification', async () => {
    const { response, name } = await exported('pdf');
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(name).toBe('attachment; filename="seo-analysis-shop.example.html"');
    expect(response.body).toMatch(/^<!doctype html>[\s\S]*Title is missing[\s\S]*<\/html>\n$/);
  });

  it('PDF: named by domain and day, as the screen names it', async () => {
    const { reports } = server.deps;
    const printer = { print: async () => ({ kind: 'printed' as const, pdf: Buffer.from('%PDF-1.7') }) };
    const printing = await createTestApp({ ...server.deps, reports: { ...reports, printer } }, {}, server);
    const analysis = anAnalysis();
    await storeAnalysis(server, cookie, analysis);
    const url = `/api/analysis/${analysis.id}/export/report.pdf`;
    const response = await printing.call('GET', url, { cookie });
    expect([response.headers['content-type'], response.body]).toEqual(['application/pdf', '%PDF-1.7']);
    expect(response.headers['content-disposition']).toBe(
      `attachment; filename="${exportName('pdf', analysis)}"`,
    );
    await printing.app.close();
  });

  it('PDF: a refusal with instructions where nothing can print', async () => {
    const { response } = await exported('report.pdf');
    expect(response.statusCode).toBe(503);
    expect(response.json()).toMatchObject({ code: 'pdf_unavailable', error: 'This test prints nothing.' });
  });

  it.each([
    ['bücher.example', 'seo-analysis-b-cher.example.html', 'seo-analysis-b%C3%BCcher.example.html'],
    ['shop.example/blog/neu', 'seo-analysis-shop.example-blog-neu.html', null],
    ['../../etc', 'seo-analysis-etc.html', null],
    ['a"b\r\nc', 'seo-analysis-a-b-c.html', null],
  ])('have safe names for %j', async (domain, plain, exact) => {
    const { name } = await exported('pdf', domain);
    expect(name).toBe(
      `attachment; filename="${plain}"${exact === null ? '' : `; filename*=UTF-8''${exact}`}`,
    );
  });
});

describe('file names in headers', () => {
  it.each([
    ['bücher.example', `attachment; filename="b-cher.example"; filename*=UTF-8''b%C3%BCcher.example`],
    ['a"b\r\nx', `attachment; filename="a-b--x"; filename*=UTF-8''a%22b%0D%0Ax`],
    ["it's(1)*", `attachment; filename="it-s-1--"; filename*=UTF-8''it%27s%281%29%2A`],
    ['\ud800', `attachment; filename="-"; filename*=UTF-8''%EF%BF%BD`],
  ])('%j', (name, header) => expect(contentDisposition(name)).toBe(header));
});
