/** Reading, deleting, restoring and exporting analyses, and who may. */
import { randomUUID } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { exportName } from '@pagewright/contract/export-name';
import { limits } from '@pagewright/contract/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentDisposition } from '../http/download.ts';
import { sweepExpired } from '../store/sweep.ts';
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

describe('one analysis', () => {
  it('is served as the text it is stored as', async () => {
    const analysis = anAnalysis();
    const text = await storeAnalysis(server, cookie, analysis);
    const answer = await server.call('GET', `/api/analysis/${analysis.id}`, { cookie });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toBe(text);
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
    for (const address of [`/api/analysis/${analysis.id}`, `/api/analysis/${analysis.id}/export/json`]) {
      const read = (await server.call('GET', address, { cookie })).json();
      expect(read.designAnalysis).toEqual([{ screenshotData }]);
      expect(read.enhancedInsights.designAnalysis).toEqual({ ...insight, ...design });
      expect(read.pages).toEqual(analysis.pages);
    }
  });

  it('travels compressed', async () => {
    const pages = Array.from({ length: 50 }, (_, at) => aPage(`https://shop.example/${at}`));
    const analysis = anAnalysis({ pages });
    const text = await storeAnalysis(server, cookie, analysis);
    const answer = await server.call('GET', `/api/analysis/${analysis.id}`, {
      cookie,
      headers: { 'accept-encoding': 'br' },
    });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(text);
    expect(answer.rawPayload.length).toBeLessThan(text.length / 5);
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

  it.each(calls)('%s %s is 404 for strangers, unknown and malformed ids', async (method, rest) => {
    const analysis = anAnalysis();
    await storeAnalysis(server, cookie, analysis);
    const body = method === 'POST' ? { pageUrl: 'https://shop.example/' } : undefined;
    const ids = [analysis.id, randomUUID(), 'latest', "1' or '1'='1", '%00', '..%2F..', '🜚'];
    for (const id of ids) {
      const url = `/api/analysis/${id.includes('%') ? id : encodeURIComponent(id)}${rest}`;
      const answer = await server.call(method, url, { cookie: stranger, ...(body && { body }) });
      expect([url, answer.statusCode, answer.json<{ error: string }>().error]).toEqual([
        url,
        404,
        'Analysis not found',
      ]);
    }
    expect(await listed()).toContain(analysis.id);
  });

  it.each(calls)('%s %s needs somebody signed in', async (method, rest) => {
    const answer = await server.call(method, `/api/analysis/${randomUUID()}${rest}`);
    expect(answer.statusCode).toBe(401);
  });
});

describe('deleting', () => {
  it('takes an analysis away everywhere at once, and twice is as good as once', async () => {
    const analysis = anAnalysis();
    await storeAnalysis(server, cookie, analysis);
    for (const _ of [1, 2]) {
      const answer = await server.call('DELETE', `/api/analysis/${analysis.id}`, { cookie });
      expect([answer.statusCode, answer.json()]).toEqual([200, { ok: true }]);
    }
    expect(await listed()).not.toContain(analysis.id);
    for (const rest of ['', '/export/csv', '/export/json']) {
      const answer = await server.call('GET', `/api/analysis/${analysis.id}${rest}`, { cookie });
      expect(answer.statusCode).toBe(404);
    }
  });

  it('can be taken back while the toast offers it, by its owner alone', async () => {
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

  it('is for good after that: the sweep removes the row, and only such rows', async () => {
    const [gone, fresh, kept] = [anAnalysis(), anAnalysis(), anAnalysis()];
    for (const analysis of [gone, fresh, kept]) await storeAnalysis(server, cookie, analysis);
    const deletedAt = server.clock.now;
    await server.call('DELETE', `/api/analysis/${gone.id}`, { cookie });
    server.clock.now = new Date(deletedAt.getTime() + limits.undoDeleteMs + 1);
    await server.call('DELETE', `/api/analysis/${fresh.id}`, { cookie });
    const late = await server.call('POST', `/api/analysis/${gone.id}/restore`, { cookie, body: {} });
    expect([late.statusCode, late.json<{ error: string }>().error]).toEqual([404, 'Analysis not found']);
    await sweepExpired(server.db, server.clock.now);
    const rows = await server.db.selectFrom('analyses').select('id').execute();
    const ids = rows.map((row) => row.id);
    expect(ids).not.toContain(gone.id);
    expect(ids).toEqual(expect.arrayContaining([fresh.id, kept.id]));
  });
});

describe('exports', () => {
  const exported = async (rest: string, domain = 'shop.example') => {
    const analysis = anAnalysis({ domain, pages: [aPage('https://shop.example/', { issues: [anIssue()] })] });
    const text = await storeAnalysis(server, cookie, analysis);
    const answer = await server.call('GET', `/api/analysis/${analysis.id}/export/${rest}`, { cookie });
    return { text, answer, name: answer.headers['content-disposition'] };
  };

  it('JSON: the stored text, named by domain and day', async () => {
    const { text, answer, name } = await exported('json');
    expect(answer.body).toBe(text);
    expect(name).toBe('attachment; filename="seo-analysis-shop.example-2026-11-15.json"');
  });

  it('CSV: a row for each finding, named by domain and day', async () => {
    const { answer, name } = await exported('csv');
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(name).toBe('attachment; filename="seo-analysis-shop.example-2026-11-15.csv"');
    expect(answer.body.split('\r\n')).toHaveLength(3);
    expect(answer.body).toContain('Title is missing');
  });

  it('HTML: one file under the name of the specification', async () => {
    const { answer, name } = await exported('pdf');
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(name).toBe('attachment; filename="seo-analysis-shop.example.html"');
    expect(answer.body).toMatch(/^<!doctype html>[\s\S]*Title is missing[\s\S]*<\/html>\n$/);
  });

  it('PDF: named by domain and day, as the screen names it', async () => {
    const { reports } = server.deps;
    const printer = { print: async () => ({ kind: 'printed' as const, pdf: Buffer.from('%PDF-1.7') }) };
    const printing = await createTestApp({ ...server.deps, reports: { ...reports, printer } }, {}, server);
    const analysis = anAnalysis();
    await storeAnalysis(server, cookie, analysis);
    const address = `/api/analysis/${analysis.id}/export/report.pdf`;
    const answer = await printing.call('GET', address, { cookie });
    expect([answer.headers['content-type'], answer.body]).toEqual(['application/pdf', '%PDF-1.7']);
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="${exportName('pdf', analysis)}"`,
    );
    await printing.app.close();
  });

  it('PDF: a refusal that says what to do where nothing can print', async () => {
    const { answer } = await exported('report.pdf');
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ code: 'pdf_unavailable', error: 'This test prints nothing.' });
  });

  it.each([
    ['bücher.example', 'seo-analysis-b-cher.example.html', 'seo-analysis-b%C3%BCcher.example.html'],
    ['shop.example/blog/neu', 'seo-analysis-shop.example-blog-neu.html', null],
    ['../../etc', 'seo-analysis-etc.html', null],
    ['a"b\r\nc', 'seo-analysis-a-b-c.html', null],
  ])('are named safely for %j', async (domain, plain, exact) => {
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
