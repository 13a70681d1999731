/** Whole runs on closed sites: who gets the credentials, what is left of them, and when robots.txt is ignored. */

import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Analysis } from '@pagewright/contract/entities/analysis';
import type { SiteAccess } from '@pagewright/contract/entities/site-access';
import { textsOf } from '@pagewright/contract/testing/texts-of';
import { parseConnectTo } from '@pagewright/engine/fetch/connect-to';
import { createHttpClient } from '@pagewright/engine/fetch/http-client';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { shareReportWorker } from './services/fair-reports.ts';
import { createTestRuns, type TestRuns, type TestUser } from './testing/test-runs.ts';
import { createReportWorker } from './workers/report-worker.ts';

const host = 'staging.example';
const hosts = [host, `www.${host}`, 'elsewhere.example', 'rival.example'];
const password = 'correct-horse-battery';
const authorization = `Basic ${Buffer.from(`ada:${password}`).toString('base64')}`;
const key = 'preview-key-of-the-owner';

const seen: { host: string; url: string; headers: IncomingHttpHeaders }[] = [];
let robots = '';
let verificationFile: string | null = null;

const pageOf = (body: string): string =>
  `<!doctype html><html lang="en"><head><title>A closed page of a shop for bread</title></head><body><main><h1>Bread</h1>${body}</main></body></html>`;

/** The page repeats what it was opened with, as careless staging servers do. */
const pages: Readonly<Record<string, (headers: IncomingHttpHeaders) => string>> = {
  '/': () =>
    pageOf(
      '<p>Fresh every day.</p><a href="/echo">Echo</a><a href="/away">Away</a><a href="/private/x">Private</a><img src="https://elsewhere.example/a.png" alt="A loaf">',
    ),
  '/echo': (headers) =>
    pageOf(
      `<h2>${headers.authorization} ${String(headers['x-preview'])}</h2><p>The password is ${password}.</p>`,
    ),
  '/private/x': () => pageOf('<p>Private.</p>'),
};

const server = createServer((request, response) => {
  const { url = '', headers } = request;
  seen.push({ host: headers.host ?? '', url, headers });
  const answer = (status: number, body = '', more = {}) =>
    response.writeHead(status, { 'content-type': 'text/html', ...more }).end(body);
  if (headers.host !== host) return answer(url === '/robots.txt' ? 404 : 200, pageOf('<p>Not closed.</p>'));
  if (headers.authorization !== authorization)
    return answer(401, 'closed', { 'www-authenticate': 'Basic realm="staging"' });
  if (url === '/robots.txt') return answer(200, robots, { 'content-type': 'text/plain' });
  if (url === '/.well-known/pagewright-verification.txt')
    return verificationFile === null ? answer(404) : answer(200, verificationFile);
  if (url === '/away') return answer(302, '', { location: 'https://elsewhere.example/landing' });
  const page = pages[url];
  return page === undefined ? answer(404) : answer(200, page(headers));
});

let runs: TestRuns;
let owner: TestUser;
let siteId: string;
const logged: string[] = [];

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const connectTo = parseConnectTo(hosts.map((name) => `${name}=127.0.0.1:${port}`).join(','));
  const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });
  runs = await createTestRuns(
    { port, hosts },
    { logger: log },
    {
      log,
      reports: {
        worker: shareReportWorker(createReportWorker()),
        style: {},
        printer: { print: async () => ({ kind: 'unavailable', sentence: '' }) },
        http: createHttpClient({ connectTo }),
      },
    },
  );
  await runs.work(2, undefined, true);
});
afterAll(async () => {
  await runs.close();
  server.closeAllConnections();
  server.close();
});

const call = async <T>(method: 'GET' | 'POST' | 'PUT', url: string, body?: object): Promise<T> => {
  const answer = await runs.call(method, url, { cookie: owner.cookie, ...(body && { body }) });
  expect([url, answer.statusCode]).toEqual([url, 200]);
  return answer.json<T>();
};

const saved = {
  host,
  overHttp: false,
  include: [],
  exclude: [],
  userAgent: null,
  ignoreRobots: false,
};

beforeEach(async () => {
  owner = await runs.person(500, { analyzeImages: true, followExternalLinks: true });
  robots = '';
  verificationFile = null;
  ({ id: siteId } = await call<{ id: string }>('POST', '/api/sites', { domain: host }));
  const credentials = `/api/sites/${siteId}/access/credentials`;
  await call('POST', credentials, { kind: 'basic', username: 'ada', password });
  await call('POST', credentials, { kind: 'header', name: 'X-Preview', value: key });
  seen.length = 0;
});

async function analyze(): Promise<Analysis> {
  const runId = await runs.started(owner, host);
  expect(await runs.ended(runId)).toBe('completed');
  return Analysis.parse(await call('GET', `/api/analysis/${runId}`));
}

const pathsOf = ({ pages: read }: Analysis) => read.map(({ url }) => new URL(url).pathname).sort();

describe('credentials', () => {
  it('open the site, and reach no other host: not over a redirect, not for an image, not a competitor', async () => {
    const analysis = await analyze();
    expect(pathsOf(analysis)).toEqual(['/', '/echo', '/private/x']);
    await call('POST', '/api/analyze/compare', {
      mainDomain: host,
      competitorDomain: 'rival.example',
      analysisId: analysis.id,
    });
    const others = seen.filter((request) => request.host !== host);
    expect(new Set(others.map((request) => request.host))).toEqual(
      new Set(['elsewhere.example', 'rival.example', `www.${host}`]),
    );
    expect(others.some(({ url }) => url === '/landing' || url === '/robots.txt')).toBe(true);
    for (const { headers, host: name } of others)
      expect([name, headers.authorization, headers['x-preview']]).toEqual([name, undefined, undefined]);
    // Over http they would be readable on the way.
    const plain = seen.filter(({ headers }) => headers['x-forwarded-proto'] === 'http');
    expect(plain.filter(({ headers }) => headers.authorization !== undefined)).toEqual([]);
  });

  it('are left nowhere: not in reports, exports, shares, rows, working copies or logs', async () => {
    const { id } = await analyze();
    await call('POST', `/api/analysis/${id}/reanalyze-page`, { pageUrl: `https://${host}/echo` });
    const texts = [
      (await runs.call('GET', `/api/analysis/${id}`, owner)).body,
      (await runs.call('GET', `/api/analysis/${id}/export/json`, owner)).body,
      (await runs.call('GET', `/api/analysis/${id}/export/pdf`, owner)).body,
      (await runs.call('GET', `/api/analysis/${id}/export/csv`, owner)).body,
      logged.join(''),
    ];
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema in ('public', 'queue') and table_type = 'BASE TABLE'`.execute(runs.db);
    for (const { name } of rows) {
      const table = name.startsWith('job') ? sql.table(`queue.${name}`) : sql.table(name);
      const all = await sql<{ text: string }>`select t::text as text from ${table} t`
        .execute(runs.db)
        .catch(() => ({ rows: [] }));
      texts.push(all.rows.map(({ text }) => text).join('\n'));
    }
    for (const text of texts)
      for (const secret of [password, key, authorization.slice(6)]) expect(text).not.toContain(secret);
    expect(texts[0]).toContain('[hidden]');
  });

  it('are used when a page is checked again', async () => {
    const { id } = await analyze();
    seen.length = 0;
    await call('POST', `/api/analysis/${id}/reanalyze-page`, { pageUrl: `https://${host}/` });
    expect(seen.filter(({ url }) => url === '/').map(({ headers }) => headers.authorization)).toEqual([
      authorization,
    ]);
  });

  it('that cannot be decrypted end the run with a sentence, and nothing is read without them', async () => {
    await sql`update site_credentials set sealed = '\\x01' where site_id = ${siteId}`.execute(runs.db);
    const runId = await runs.started(owner, host);
    expect(await runs.ended(runId)).toBe('failed');
    const { error } = await runs.db
      .selectFrom('runs')
      .select('error')
      .where('id', '=', runId)
      .executeTakeFirstOrThrow();
    expect(error).toContain('could not be decrypted on this server. Enter them again');
    expect(seen).toEqual([]);
  });

  it('of one user open nothing for another', async () => {
    owner = await runs.person(500);
    const runId = await runs.started(owner, host);
    expect(await runs.ended(runId)).toBe('failed');
    expect(seen.filter(({ headers }) => headers.authorization !== undefined)).toEqual([]);
  });
});

describe('patterns and user agent', () => {
  it('say which pages are read, and our name stays in the user agent until the site is verified', async () => {
    await call('PUT', `/api/sites/${siteId}/access`, {
      ...saved,
      exclude: ['/private/'],
      userAgent: 'Acme QA/1',
    });
    expect(pathsOf(await analyze())).toEqual(['/', '/echo']);
    const agents = () =>
      new Set(seen.filter(({ url }) => url === '/').map(({ headers }) => headers['user-agent']));
    expect([...agents()]).toContainEqual(expect.stringMatching(/^Acme QA\/1 PagewrightBot\/1\.0 \(\+/));

    const { verification } = await call<SiteAccess>('GET', `/api/sites/${siteId}/access`);
    verificationFile = verification.token;
    await call('POST', `/api/sites/${siteId}/access/verify`, {});
    seen.length = 0;
    await analyze();
    expect([...agents()]).toEqual(['Acme QA/1']);
  });
});

describe('robots.txt', () => {
  it('is ignored for a verified site, and obeyed with a sentence when that no longer holds', async () => {
    robots = 'User-agent: *\nDisallow: /private/';
    expect(pathsOf(await analyze())).toEqual(['/', '/echo']);

    const path = `/api/sites/${siteId}/access`;
    const { verification } = await call<SiteAccess>('GET', path);
    verificationFile = `${verification.token}\n`;
    await call('POST', `${path}/verify`, {});
    await call('PUT', path, { ...saved, ignoreRobots: true });
    const ignoring = await analyze();
    expect(pathsOf(ignoring)).toEqual(['/', '/echo', '/private/x']);
    expect(textsOf(ignoring.coverage.notes).join(' ')).toContain('robots.txt was ignored');

    verificationFile = null;
    const obeying = await analyze();
    expect(pathsOf(obeying)).toEqual(['/', '/echo']);
    expect(textsOf(obeying.coverage.notes)[0]).toMatch(
      /^robots\.txt was obeyed, because it could no longer be verified that you own staging\.example: https:\/\/staging\.example\/\.well-known\/\S+ returns status 404\./,
    );
  });
});
