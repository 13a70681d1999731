/** Tests runs of sites whose bytes do not fit into a database or a file: each ends, and its report can be exported. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findUnbalancedAccounts } from './store/ledger.ts';
import { createTestRuns, type TestRuns } from './testing/test-runs.ts';

const nul = '\u0000';
/** Invalid UTF-8, and characters that PostgreSQL, JSON, CSV or a terminal cannot handle. */
const odd = `a${nul}b\u001b[31m\u0007\u2028\ud83d\ufeff\u202e"',;=1+1\r\n`;

const page = (head: string, body: string): Buffer =>
  Buffer.concat([
    Buffer.from(`<!doctype html><html lang="en${nul}"><head>${head}<meta name="author" content="`),
    Buffer.from([0xff, 0xfe, 0x00, 0xc3, 0x28]),
    Buffer.from(`"></head><body><main>${body}</main></body></html>`),
  ]);

const pages: Readonly<Record<string, Buffer>> = {
  'odd.example/': page(
    `<title>${odd}</title><meta name="description" content="${odd}"><link rel="canonical" href="/${nul}${odd}">`,
    `<h1 id="${nul}">${odd}</h1><p>${odd.repeat(20)}</p><a href="/a${nul}b?${odd}">${odd}</a><img src="/${odd}" alt="${odd}">
     <script type="application/ld+json">{"@type":"Product","name":"a\\u0000b\\ud800","sku":"${odd.replaceAll(/["\r\n]/g, '')}"}</script>`,
  ),
  'odd.example/robots.txt': Buffer.from(
    `User-agent: *\nDisallow: /x${nul}\nSitemap: https://odd.example/${nul}.xml\n${odd}`,
  ),
  'odd.example/llms.txt': Buffer.from(odd.repeat(10)),
  'closed.example/robots.txt': Buffer.from(`User-agent: *\nDisallow: /*${nul}\n`),
};

let server: Server;
let runs: TestRuns;
beforeAll(async () => {
  server = createServer((request, response) => {
    const host = request.headers.host ?? '';
    const found = pages[`${host}${request.url}`];
    if (found !== undefined)
      response
        .writeHead(200, { 'content-type': request.url === '/' ? 'text/html' : 'text/plain' })
        .end(found);
    else if (host === 'closed.example' && request.url === '/')
      response.writeHead(302, { location: '/%00' }).end();
    else response.writeHead(404, { 'content-type': 'text/html' }).end(`<title>${odd}</title>`);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  runs = await createTestRuns({ port, hosts: ['odd.example', 'closed.example'] });
  await runs.work(1);
});
afterAll(async () => {
  expect(await findUnbalancedAccounts(runs.db)).toEqual([]);
  await runs.close();
  server.closeAllConnections();
  server.close();
});

describe('a run', () => {
  it('of a site with a NUL in its robots.txt fails with a sentence, and costs nothing', async () => {
    const person = await runs.person(100);
    const runId = await runs.started(person, 'closed.example');
    expect(await runs.ended(runId)).toBe('failed');
    const { error, attempt } = await runs.db
      .selectFrom('runs')
      .select(['error', 'attempt'])
      .where('id', '=', runId)
      .executeTakeFirstOrThrow();
    expect([attempt, error]).toEqual([1, expect.stringContaining('robots.txt, line 2: Disallow: /*')]);
  });

  it('of a page with invalid bytes completes, and its report can be exported in every format', async () => {
    const person = await runs.person(100);
    const { cookie } = person;
    const runId = await runs.started(person, 'odd.example');
    expect(await runs.ended(runId)).toBe('completed');
    const analysis = await runs.call('GET', `/api/analysis/${runId}`, { cookie });
    expect(analysis.json<{ pages: unknown[] }>().pages).toHaveLength(1);
    for (const kind of ['csv', 'pdf', 'fixes', 'json']) {
      const file = await runs.call('GET', `/api/analysis/${runId}/export/${kind}`, { cookie });
      expect([kind, file.statusCode]).toEqual([kind, 200]);
      expect(file.body).not.toContain(nul);
      const seen = ['\u001b', '\u0007', '\u202e'].filter((each) => file.body.includes(each));
      if (kind !== 'json') expect(seen).toEqual([]);
    }
  });
});
