/** `pagewright mcp` as an agent uses it: the official client over stdio lists, calls, pages and cancels. */
import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { answerMax } from '@pagewright/mcp/answer';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { pageOf, serve, serveSmallSite } from '../testing/small-site.ts';

const root = path.join(import.meta.dirname, '..', '..');

async function connect(...args: string[]): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(
    new StdioClientTransport({
      command: path.join(root, 'node_modules', '.bin', 'node'),
      args: [path.join(root, 'cli', 'run.ts'), 'mcp', '--no-suggestions', ...args],
      cwd: import.meta.dirname,
    }),
  );
  return client;
}

interface Answer {
  readonly isError: boolean;
  readonly text: string;
  readonly data: Record<string, unknown>;
}

function read(result: unknown): Answer {
  const { content, isError = false } = result as CallToolResult;
  const [first] = content;
  const text = first?.type === 'text' ? first.text : '';
  return { isError, text, data: isError ? {} : (JSON.parse(text) as Record<string, unknown>) };
}

let client: Client;
beforeAll(async () => {
  client = await connect('--allow-private');
});
afterAll(() => client.close());

const call = async (name: string, args: Record<string, unknown>): Promise<Answer> =>
  read(await client.callTool({ name, arguments: args }));

describe('the tools', () => {
  it('are listed with schemas', async () => {
    const { tools } = await client.listTools();
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
    for (const { inputSchema, description } of tools) {
      expect(inputSchema.type).toBe('object');
      expect(description).not.toBe('');
    }
  });

  it('audit a site with progress, find, read, verify and compare', async () => {
    const site = await serveSmallSite();
    const seen: number[] = [];
    const audited = read(
      await client.callTool({ name: 'audit_site', arguments: { target: site.origin } }, undefined, {
        onprogress: ({ progress }) => seen.push(progress),
      }),
    );
    expect(audited.data).toMatchObject({ pages: 3, isWholeSite: true });
    expect(seen.length).toBeGreaterThan(2);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    const { analysisId } = audited.data;
    const found = await call('list_findings', { analysisId, ruleId: 'img-alt-missing' });
    expect(found.data).toMatchObject({ total: 1, nextCursor: null });
    const url = `${site.origin}/chairs`;
    const page = await call('read_page', { analysisId, url });
    expect(page.data).toMatchObject({ url, title: 'Repairs of wooden chairs, joint by joint' });
    const edits = [{ search: '<img src="/a.png"', replace: '<img src="/a.png" alt="A glued chair joint"' }];
    const verified = await call('verify_fix', { analysisId, url, edits });
    expect(verified.data).toMatchObject({ isFix: true, cleared: ['img-alt-missing'], broken: [] });
    const harmful = await call('verify_fix', {
      analysisId,
      url,
      edits: [{ search: '<title>Repairs of wooden chairs, joint by joint</title>', replace: '' }],
    });
    expect(harmful.data).toMatchObject({ isFix: false, broken: ['title-missing'] });
    const missing = await call('verify_fix', {
      analysisId,
      url,
      edits: [{ search: 'not there', replace: '' }],
    });
    expect([missing.isError, missing.text]).toEqual([
      true,
      'The text to search for in edit 1 is not in the page as it is served.',
    ]);
    site.pages.set('/tables', pageOf('/tables', { links: ['/'] }));
    const again = await call('audit_site', { target: site.origin });
    const changes = await call('compare_analyses', { before: analysisId, after: again.data['analysisId'] });
    expect(changes.data['changes']).toContainEqual(
      expect.objectContaining({ fate: 'new', ruleId: 'title-missing' }),
    );
    const { resources } = await client.listResources();
    const report = resources.find(
      ({ uri }) => uri === `pagewright://analyses/${String(analysisId)}/report.md`,
    );
    const { contents } = await client.readResource({ uri: report?.uri ?? '' });
    expect(JSON.stringify(contents)).toContain('# Pagewright audit of');
  });

  it('answer within the stated size, and go on where they stopped', async () => {
    const links = Array.from({ length: 30 }, (_, at) => `/p${at}`);
    const long = 'x'.repeat(500);
    const origin = await serve((request, response) => {
      const isPage = request.url === '/' || links.includes(request.url ?? '');
      response
        .writeHead(isPage ? 200 : 404, { 'content-type': 'text/html' })
        .end(isPage ? pageOf(request.url ?? '', { links, body: `<img src="/${long}.png">`.repeat(3) }) : '');
    });
    const { data } = await call('audit_site', { target: origin, maxPages: 40 });
    const fingerprints: string[] = [];
    let cursor: unknown;
    let answers = 0;
    do {
      const answer = await call('list_findings', {
        analysisId: data['analysisId'],
        limit: 100,
        ...(cursor !== undefined && { cursor }),
      });
      expect(answer.text.length).toBeLessThanOrEqual(answerMax);
      const { findings, total, nextCursor } = answer.data as {
        findings: { fingerprint: string; url: string | null }[];
        total: number;
        nextCursor: string | null;
      };
      fingerprints.push(...findings.map(({ fingerprint, url }) => `${fingerprint} ${url ?? ''}`));
      if (nextCursor === null) expect(fingerprints).toHaveLength(total);
      cursor = nextCursor ?? undefined;
      answers += 1;
    } while (cursor !== undefined);
    expect(answers).toBeGreaterThan(1);
  });

  it('explain a check with its source, and refuse in a sentence', async () => {
    const rule = await call('explain_rule', { ruleId: 'img-alt-missing' });
    expect(rule.data).toMatchObject({ source: expect.stringContaining('https://'), severity: 'warning' });
    expect((await call('explain_rule', { ruleId: 'nothing' })).isError).toBe(true);
    expect((await call('list_findings', { analysisId: 'nothing' })).text).toContain(
      'There is no analysis "nothing"',
    );
    expect((await call('audit_site', { target: 'http://127.0.0.1:9' })).text).toContain(
      'refused the connection',
    );
  });

  it('stop when they are cancelled', async () => {
    let isClosed = false;
    let isAsked = false;
    const origin = await serve((request, response) => {
      isAsked ||= request.url !== '/robots.txt';
      request.on('close', () => {
        isClosed = true;
      });
      if (request.url === '/robots.txt') response.writeHead(404).end();
    });
    const cancel = new AbortController();
    const audit = client.callTool({ name: 'audit_site', arguments: { target: origin } }, undefined, {
      signal: cancel.signal,
    });
    await expect.poll(() => isAsked).toBe(true);
    cancel.abort('Not wanted any more');
    await expect(audit).rejects.toThrow('Not wanted any more');
    await expect.poll(() => isClosed).toBe(true);
  });
});

it('reaches no private address unless whoever started it allowed that', async () => {
  const site = await serveSmallSite();
  const guarded = await connect();
  onTestFinished(() => guarded.close());
  const answer = read(await guarded.callTool({ name: 'audit_site', arguments: { target: site.origin } }));
  expect([answer.isError, answer.text.includes('is a private address')]).toEqual([true, true]);
  const folder = read(await guarded.callTool({ name: 'audit_site', arguments: { target: './' } }));
  expect(folder.text).toContain('--allow-private');
  expect(site.requests).toHaveLength(0);
});
