/** The product as AI agents use it: the official MCP client over HTTP lists, calls, pages and cancels, by API key. */
import { randomUUID } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import type { ApiKeyScope, NewApiKey } from '@pagewright/contract/entities/api-key';
import { errors } from '@pagewright/contract/errors';
import { limits } from '@pagewright/contract/limits';
import { parseConnectTo } from '@pagewright/engine/fetch/connect-to';
import { createHttpClient } from '@pagewright/engine/fetch/http-client';
import { McpError } from '@pagewright/mcp/analyses';
import { answerMax } from '@pagewright/mcp/answer';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { storedAnalyses } from './services/agents/stored-analyses.ts';
import { shareReportWorker } from './services/fair-reports.ts';
import { findUnbalancedAccounts } from './store/ledger.ts';
import { anAnalysis, anIssue, aPage, storeAnalysis } from './testing/stored-analysis.ts';
import { createTestApp } from './testing/test-app.ts';
import {
  createTestRuns,
  serveTestSite,
  type TestRuns,
  type TestSite,
  type TestUser,
  testHosts,
} from './testing/test-runs.ts';
import { createReportWorker } from './workers/report-worker.ts';

let site: TestSite;
let runs: TestRuns;
let baseUrl: string;
let person: TestUser;
/** Stands still while it is set. */
const clock: { now: Date | null } = { now: null };
beforeAll(async () => {
  site = await serveTestSite({ pages: 3 });
  const connectTo = parseConnectTo(testHosts.map((host) => `${host}=127.0.0.1:${site.port}`).join(','));
  runs = await createTestRuns(
    site,
    {},
    {
      now: () => clock.now ?? new Date(),
      reports: {
        worker: shareReportWorker(createReportWorker()),
        style: {},
        printer: { print: async () => ({ kind: 'unavailable', sentence: 'Nothing is printed here.' }) },
        http: createHttpClient({ connectTo }),
      },
    },
  );
  await runs.work();
  baseUrl = await runs.app.listen({ host: '127.0.0.1', port: 0 });
  person = await runs.person(500, { useAI: false });
});
afterAll(async () => {
  expect(await findUnbalancedAccounts(runs.db)).toEqual([]);
  await runs.close();
  await site.close();
});

async function newKey(
  { cookie }: TestUser = person,
  scopes: readonly ApiKeyScope[] = ['read', 'run'],
): Promise<NewApiKey> {
  const made = await runs.call('POST', '/api/keys', { cookie, body: { name: 'Agent', scopes } });
  const key = made.json<NewApiKey>();
  onTestFinished(async () => {
    await runs.call('DELETE', `/api/keys/${key.id}`, { cookie });
    await runs.db.deleteFrom('rate_counters').execute();
  });
  return key;
}

async function connect(key: string): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  const transport = new StreamableHTTPClientTransport(new URL('/mcp', baseUrl), {
    requestInit: { headers: { authorization: `Bearer ${key}` } },
  });
  await client.connect(transport);
  onTestFinished(() => client.close());
  return client;
}

const connected = async (user?: TestUser, scopes?: readonly ApiKeyScope[]): Promise<Client> =>
  connect((await newKey(user, scopes)).key);

interface Answer {
  readonly isError: boolean;
  readonly text: string;
  readonly data: Record<string, unknown>;
}

function read(result: unknown): Answer {
  const { content, isError = false } = result as CallToolResult;
  const [first] = content;
  const text = first?.type === 'text' ? first.text : '';
  expect(text.length).toBeLessThanOrEqual(answerMax);
  return { isError, text, data: isError ? {} : (JSON.parse(text) as Record<string, unknown>) };
}

const call = async (client: Client, name: string, args: Record<string, unknown> = {}): Promise<Answer> =>
  read(await client.callTool({ name, arguments: args }));

it('a fault of ours is told as ours, without its words, and logged', async () => {
  const failed: object[] = [];
  const { reports, log } = runs.deps;
  const broken = {
    ...runs.deps,
    log: { ...log, error: (details: object) => void failed.push(details) },
    reports: {
      ...reports,
      worker: {
        ...reports.worker,
        call: async () => Promise.reject(new Error('connect ECONNREFUSED /run/secret.sock')),
      },
    },
  };
  const { user } = person;
  const { ask } = storedAnalyses(broken, { user, keyId: 'key', scopes: ['read'] });
  await expect(ask([], { kind: 'rule', ruleId: 'title-missing' })).rejects.toEqual(
    new McpError(errors.internal.message),
  );
  expect(failed).toMatchObject([{ event: 'mcp.call_failed' }]);
});

const creditsOf = async ({ cookie }: TestUser): Promise<number> =>
  (await runs.call('GET', '/api/user/usage', { cookie })).json<{ credits: number }>().credits;

const held = () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  site.gate = promise;
  return () => {
    site.gate = null;
    resolve();
  };
};

/** An analysis with many findings, stored for this user. */
async function storeMany(user: TestUser = person, date = '2026-11-15T10:00:00.000Z', faulty = 60) {
  const pages = Array.from({ length: 60 }, (_, at) =>
    aPage(`https://many.example/${at}`, {
      issues: at < faulty ? [anIssue({ description: `Page ${at} has no title. ${'x'.repeat(500)}` })] : [],
    }),
  );
  const analysis = anAnalysis({ domain: 'many.example', date, pages });
  await storeAnalysis(runs, user.cookie, analysis);
  return analysis;
}

const rawHeaders = {
  'content-type': 'application/json',
  accept: 'application/json, text/event-stream',
};
const auditOf = (id: number, target: string) => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: { name: 'audit_site', arguments: { target } },
});

describe('the tools', () => {
  it('are listed with their scope and price', async () => {
    const { tools } = await (await connected()).listTools();
    expect(tools.map(({ name }) => name).sort()).toEqual([
      'audit_site',
      'compare_analyses',
      'explain_rule',
      'list_analyses',
      'list_findings',
      'list_opportunities',
      'list_pages',
      'read_page',
      'verify_fix',
    ]);
    const audit = tools.find(({ name }) => name === 'audit_site');
    expect(audit?.description).toContain('3 and, with AI, 1 for each page');
    expect(audit?.annotations?.readOnlyHint).toBe(false);
    // The product takes patterns from the settings of a site, not from an agent.
    expect(Object.keys(audit?.inputSchema.properties ?? {})).toEqual(['target', 'maxPages']);
  });

  it('audit a site with progress at the price of the screen, read its page and verify a fix', async () => {
    const client = await connected();
    const before = await creditsOf(person);
    const seen: number[] = [];
    const audited = read(
      await client.callTool(
        { name: 'audit_site', arguments: { target: 'https://site-1.example/', maxPages: 2 } },
        undefined,
        { onprogress: ({ progress }) => seen.push(progress) },
      ),
    );
    expect(audited.data).toMatchObject({ domain: 'site-1.example', pages: 2 });
    expect(before - (await creditsOf(person))).toBe(limits.credits.scan.paid);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(seen.length).toBeGreaterThan(0);
    const analysisId = String(audited.data['analysisId']);
    expect((await call(client, 'list_analyses')).data['analyses']).toMatchObject([{ analysisId }]);
    const pages = (await call(client, 'list_pages', { analysisId })).data['pages'] as { url: string }[];
    expect(pages).toHaveLength(2);
    const url = pages[0]?.url ?? '';
    const page = await call(client, 'read_page', { analysisId, url });
    expect(page.data['title']).toContain('of a small site');
    const verified = await call(client, 'verify_fix', {
      analysisId,
      url,
      edits: [
        {
          search: '</title>',
          replace:
            '</title><meta name="description" content="A small site with a few pages about nothing in particular, made for tests of agents that fix what an audit found.">',
        },
      ],
    });
    expect(verified.data).toMatchObject({
      isFix: true,
      cleared: expect.arrayContaining(['meta-description-missing']),
    });
    expect(
      (await call(client, 'verify_fix', { analysisId, url, edits: [{ search: 'nowhere', replace: '' }] }))
        .text,
    ).toContain('is not in the page');
  });

  it('page through findings, filter them, and explain a check', async () => {
    const { id: analysisId } = await storeMany();
    const client = await connected();
    const urls: unknown[] = [];
    let cursor: unknown;
    do {
      const { data } = await call(client, 'list_findings', { analysisId, ...(cursor ? { cursor } : {}) });
      urls.push(...(data['findings'] as { url: string }[]).map(({ url }) => url));
      expect(data['total']).toBe(60);
      cursor = data['nextCursor'];
    } while (cursor !== null);
    expect(new Set(urls).size).toBe(60);
    const one = await call(client, 'list_findings', { analysisId, url: 'https://many.example/7' });
    expect(one.data['total']).toBe(1);
    const none = await call(client, 'list_findings', { analysisId, severity: 'good' });
    expect(none.isError || none.data['total'] === 0).toBe(true);
    const rule = await call(client, 'explain_rule', { ruleId: 'title-missing' });
    expect(rule.data).toMatchObject({ ruleId: 'title-missing', why: expect.any(String) });
    expect((await call(client, 'explain_rule', { ruleId: 'nothing' })).isError).toBe(true);
    const paged = await call(client, 'list_pages', { analysisId, limit: 10 });
    expect(paged.data).toMatchObject({ total: 60, nextCursor: '10' });
  });

  it('compare two analyses, and give reports as resources', async () => {
    const before = await storeMany(person, '2026-11-10T10:00:00.000Z', 60);
    const after = await storeMany(person, '2026-11-12T10:00:00.000Z', 58);
    const client = await connected();
    const { data } = await call(client, 'compare_analyses', { before: before.id, after: after.id, limit: 1 });
    expect(data).toMatchObject({ counts: { fixed: 2, added: 0, remaining: 58 }, total: 2, nextCursor: '1' });
    const { resources } = await client.listResources();
    const uri = `pagewright://analyses/${after.id}/report.md`;
    expect(resources.map((each) => each.uri)).toContain(uri);
    const [report] = (await client.readResource({ uri })).contents;
    expect(report && 'text' in report && report.text).toContain('many.example');
    const [json] = (await client.readResource({ uri: uri.replace('.md', '.json') })).contents;
    expect(JSON.parse(json && 'text' in json ? json.text : '')).toMatchObject({ id: after.id });
  });
});

describe('an audit', () => {
  const running = async (): Promise<{ id: string; state: string } | undefined> =>
    runs.db
      .selectFrom('runs')
      .select(['id', 'state'])
      .where('domain', '=', 'site-2.example')
      .executeTakeFirst();

  it('is cancelled by its client, and by no other client of the same key', async () => {
    const { key } = await newKey();
    const [client, other] = [await connect(key), await connect(key)];
    const release = held();
    const before = await creditsOf(person);
    const abort = new AbortController();
    const audit = client
      .callTool({ name: 'audit_site', arguments: { target: 'site-2.example' } }, undefined, {
        signal: abort.signal,
      })
      .then(
        () => 'answered',
        (error: unknown) => String(error),
      );
    await expect.poll(async () => (await running())?.state).toBe('running');
    // The other client counts its requests alike.
    await other.notification({
      method: 'notifications/cancelled',
      params: { requestId: 1, reason: 'mine' },
    });
    // Longer than a cancellation takes.
    for (let n = 0; n < 10; n += 1) await call(other, 'list_analyses');
    expect((await running())?.state).toBe('running');
    abort.abort('No longer needed');
    expect(await audit).toContain('No longer needed');
    await expect.poll(async () => (await running())?.state).toBe('cancelled');
    release();
    expect(await creditsOf(person)).toBe(before);
    // The connection is usable after it.
    expect((await call(client, 'list_analyses')).isError).toBe(false);
  });

  it('is cancelled also when the message reaches another node', async () => {
    const { key } = await newKey();
    const second = await createTestApp(runs.deps, {}, runs);
    onTestFinished(() => second.app.close());
    const otherUrl = await second.app.listen({ host: '127.0.0.1', port: 0 });
    const release = held();
    const headers = { ...rawHeaders, authorization: `Bearer ${key}`, 'mcp-session-id': randomUUID() };
    const post = (url: string, body: object) =>
      fetch(new URL('/mcp', url), { method: 'POST', headers, body: JSON.stringify(body) });
    const audit = await post(baseUrl, auditOf(5, 'site-8.example'));
    const stateOf = async () =>
      (
        await runs.db
          .selectFrom('runs')
          .select('state')
          .where('domain', '=', 'site-8.example')
          .executeTakeFirst()
      )?.state;
    await expect.poll(stateOf).toBe('running');
    const cancelled = { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 5 } };
    expect((await post(otherUrl, cancelled)).status).toBe(202);
    await expect.poll(stateOf).toBe('cancelled');
    expect(await audit.text()).not.toContain('"result"');
    release();
  });

  it('goes on without a client that is gone, and is listed when it has ended', async () => {
    const release = held();
    const client = await connected();
    const audit = client.callTool({ name: 'audit_site', arguments: { target: 'site-3.example' } });
    void audit.catch(() => undefined);
    const stateOf = async () =>
      (
        await runs.db
          .selectFrom('runs')
          .select('state')
          .where('domain', '=', 'site-3.example')
          .executeTakeFirst()
      )?.state;
    await expect.poll(stateOf).toBe('running');
    await client.close();
    release();
    await expect.poll(stateOf).toBe('completed');
    const { data } = await call(await connected(), 'list_analyses');
    expect(data['analyses']).toEqual(
      expect.arrayContaining([expect.objectContaining({ domain: 'site-3.example' })]),
    );
  });

  it('is refused in a sentence: without credits, twice at once, for what is no public domain', async () => {
    const poor = await runs.person();
    await runs.db.updateTable('users').set({ free_scans_used: 3 }).where('id', '=', poor.user.id).execute();
    const client = await connected(poor);
    const audit = (target: string) => call(client, 'audit_site', { target });
    expect((await audit('site-4.example')).text).toContain('Free scan limit reached');
    for (const target of ['127.0.0.1', 'http://[::1]/', 'localhost:3000', 'file:///etc/passwd', '../x'])
      expect([target, (await audit(target)).text]).toEqual([
        target,
        expect.stringContaining('public domain'),
      ]);
  });
});

describe('a key', () => {
  it('that may only read cannot audit or reach a site, and one that may only run cannot read', async () => {
    const { id: analysisId } = await storeMany();
    const reader = await connected(person, ['read']);
    const before = await creditsOf(person);
    expect((await call(reader, 'audit_site', { target: 'site-5.example' })).text).toContain('scope run');
    const url = 'https://many.example/1';
    const edits = [{ search: 'a', replace: 'b' }];
    expect((await call(reader, 'verify_fix', { analysisId, url, edits })).text).toContain('scope run');
    expect((await call(reader, 'list_findings', { analysisId })).isError).toBe(false);
    const runner = await connected(person, ['run']);
    for (const [name, args] of [
      ['list_analyses', {}],
      ['list_findings', { analysisId }],
      ['read_page', { analysisId, url }],
      ['audit_site', { target: 'site-5.example' }],
    ] as const)
      expect([name, (await call(runner, name, args)).text]).toEqual([
        name,
        expect.stringContaining('scope read'),
      ]);
    expect(await creditsOf(person)).toBe(before);
    const started = await runs.db
      .selectFrom('runs')
      .select('id')
      .where('domain', '=', 'site-5.example')
      .execute();
    expect(started).toEqual([]);
  });

  it('of another account sees nothing of this one', async () => {
    const [mine, other] = [await storeMany(), await storeMany()];
    const client = await connected(await runs.person());
    const url = mine.pages[0]?.url;
    for (const [name, args] of [
      ['list_findings', { analysisId: mine.id }],
      ['list_pages', { analysisId: mine.id }],
      ['read_page', { analysisId: mine.id, url }],
      ['verify_fix', { analysisId: mine.id, url, edits: [{ search: 'a', replace: 'b' }] }],
      ['compare_analyses', { before: mine.id, after: other.id }],
    ] as const) {
      const { isError, text } = await call(client, name, args);
      expect([name, isError, text]).toEqual([name, true, expect.stringContaining('There is no analysis')]);
    }
    expect((await call(client, 'list_analyses')).data['total']).toBe(0);
    await expect(client.readResource({ uri: `pagewright://analyses/${mine.id}/report.md` })).rejects.toThrow(
      'There is no analysis',
    );
  });

  it('that is revoked ends its open requests, and opens no more', async () => {
    const { key, id } = await newKey();
    const client = await connect(key);
    const release = held();
    const response = await fetch(new URL('/mcp', baseUrl), {
      method: 'POST',
      headers: { ...rawHeaders, authorization: `Bearer ${key}` },
      body: JSON.stringify(auditOf(7, 'site-6.example')),
    });
    const stream = response.text().then(
      () => 'answered',
      () => 'cut off',
    );
    const isStarted = async () =>
      (await runs.db.selectFrom('runs').select('id').where('domain', '=', 'site-6.example').execute()).length;
    await expect.poll(isStarted).toBe(1);
    await runs.call('DELETE', `/api/keys/${id}`, { cookie: person.cookie });
    await expect(connect(key)).rejects.toThrow('This API key is not valid');
    await expect(client.callTool({ name: 'list_analyses', arguments: {} })).rejects.toThrow('not valid');
    expect(await stream).toBe('cut off');
    release();
  });
});

describe('/mcp', () => {
  const initialize = {
    jsonrpc: '2.0',
    id: 0,
    method: 'initialize',
    params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'x', version: '1' } },
  };
  const send = (payload: unknown, headers: Record<string, string> = {}, method: 'POST' | 'GET' = 'POST') =>
    runs.app.inject({
      method,
      url: '/mcp',
      headers: { accept: 'application/json, text/event-stream', ...headers },
      ...(method === 'POST' && { payload: payload as object }),
    });

  it('knows keys only: no cookie opens it, from whatever origin', async () => {
    for (const headers of [
      {},
      { cookie: person.cookie, origin: runs.deps.publicUrl },
      { cookie: person.cookie, origin: 'https://evil.example' },
      { authorization: 'Bearer pw_wrong', cookie: person.cookie },
    ]) {
      const answer = await send(initialize, headers);
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'invalid_key']);
    }
  });

  it('answers under our own names, to POST, with bodies of a limited size, one message at a time', async () => {
    const { key } = await newKey();
    const authorization = `Bearer ${key}`;
    const status = async (payload: unknown, headers = {}, method: 'POST' | 'GET' = 'POST') =>
      (await send(payload, { authorization, ...headers }, method)).statusCode;
    expect(await status(initialize)).toBe(200);
    expect(await status(initialize, { host: 'evil.example' })).toBe(421);
    expect(await status(initialize, { 'content-type': 'text/plain' })).toBe(415);
    expect(await status(undefined, {}, 'GET')).toBe(405);
    expect(await status([initialize, initialize])).toBe(400);
    const large = { ...initialize, padding: 'x'.repeat(limits.bodyBytes.agentMessage) };
    expect(await status(large)).toBe(413);
  });

  it('limits the messages of a key in a minute', async () => {
    const { key } = await newKey();
    clock.now = new Date();
    const statuses: number[] = [];
    for (let n = 0; n < 125; n += 1)
      statuses.push(
        (await send({ jsonrpc: '2.0', method: 'notifications/x' }, { authorization: `Bearer ${key}` }))
          .statusCode,
      );
    clock.now = null;
    expect(statuses).toEqual(Array.from({ length: 125 }, (_, n) => (n < 120 ? 202 : 429)));
  });

  it('works on a limited number of requests at once', async () => {
    const { key } = await newKey();
    const release = held();
    const at = new URL('/mcp', baseUrl);
    const headers = { ...rawHeaders, authorization: `Bearer ${key}` };
    const open = Array.from({ length: limits.apiKeys.requestsAtOnce }, (_, n) => {
      const request = httpRequest(at, { method: 'POST', headers });
      request.on('error', () => undefined);
      // The same id does not make them one.
      request.end(JSON.stringify(auditOf(1 + (n % 2), `site-${20 + n}.example`)));
      return request;
    });
    const one = { jsonrpc: '2.0', id: 99, method: 'tools/list', params: {} };
    await expect.poll(async () => (await send(one, { authorization: `Bearer ${key}` })).statusCode).toBe(429);
    for (const request of open) request.destroy();
    await expect.poll(async () => (await send(one, { authorization: `Bearer ${key}` })).statusCode).toBe(200);
    release();
  });
});
