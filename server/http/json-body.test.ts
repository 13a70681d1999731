/** Tests how much a request body may hold: what its endpoint needs, and never many levels. */
import { request as sendRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { endpoints } from '@pagewright/contract/endpoints/all';
import { limits } from '@pagewright/contract/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, publicUrl, type TestApp } from '../testing/test-app.ts';
import { isNestedDeeper } from './json-body.ts';

let server: TestApp;
let cookie: string;
beforeAll(async () => {
  server = await createTestApp();
  cookie = await server.signUp();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close());

const nested = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;

interface Sent {
  readonly path?: string;
  readonly headers?: Record<string, string>;
}

/** Over a real connection, in one piece or in chunks without a length. */
function post(
  body: Buffer | string,
  { path = '/api/auth/login', headers = {} }: Sent = {},
): Promise<[number, string]> {
  const { port } = server.app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const all = { 'content-type': 'application/json', origin: publicUrl, ...headers };
    const outgoing = sendRequest(
      { host: '127.0.0.1', port, path, method: 'POST', headers: all },
      (answer) => {
        answer.setEncoding('utf8');
        let text = '';
        answer.on('data', (piece: string) => {
          text += piece;
        });
        answer.on('end', () => resolve([answer.statusCode ?? 0, JSON.parse(text).code]));
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

const form = (bytes: number): string => {
  const empty = JSON.stringify({ email: 'a@mail.example', password: 'p', padding: '' });
  return empty.replace('""', `"${'x'.repeat(bytes - empty.length)}"`);
};

describe('a body without a session', () => {
  it('may have 16 KB', async () => {
    expect(await post(form(limits.bodyBytes.any))).toEqual([401, 'wrong_credentials']);
    expect(await post(form(limits.bodyBytes.any + 1))).toEqual([413, 'too_large']);
  });

  it('is measured where no length is announced', async () => {
    const chunked = { 'transfer-encoding': 'chunked' };
    expect(await post(form(16_000), { headers: chunked })).toEqual([401, 'wrong_credentials']);
    expect(await post(form(20_000), { headers: chunked })).toEqual([413, 'too_large']);
  });

  it('is not unpacked', async () => {
    const headers = { 'content-encoding': 'gzip' };
    expect(await post(gzipSync(form(15_000_000)), { headers })).toEqual([415, 'unsupported_media_type']);
  });

  it('is not read with a cookie that belongs to no session', async () => {
    const headers = { cookie: `session=${'x'.repeat(43)}` };
    expect(await post(form(20_000), { headers })).toEqual([413, 'too_large']);
  });

  it('is not read where a session is required', async () => {
    expect(await post(form(900_000), { path: '/api/settings' })).toEqual([401, 'not_authenticated']);
    expect(await post('{"broken', { path: '/api/settings' })).toEqual([401, 'not_authenticated']);
  });

  it('may have 20 levels', async () => {
    expect(await post(nested(20))).toEqual([400, 'invalid_input']);
    expect(await post(nested(21))).toEqual([400, 'too_deep']);
  });
});

describe('a body with a session', () => {
  it('may have no more, where the endpoint needs none', async () => {
    const path = '/api/settings';
    expect(await post(form(limits.bodyBytes.any), { path, headers: { cookie } })).toEqual([200, undefined]);
    expect(await post(form(limits.bodyBytes.any + 1), { path, headers: { cookie } })).toEqual([
      413,
      'too_large',
    ]);
  });

  it.each([
    ['/api/analyze', limits.bodyBytes.order],
    ['/api/analysis/x/save-competitor', limits.bodyBytes.comparison],
    ['/api/content-conversations/x/y/message', limits.bodyBytes.message],
    ['/api/content-conversations/x/y/message/stream', limits.bodyBytes.message],
  ])('may have at %s what it needs, and not a byte more', async (path, bytes) => {
    expect(await post(form(bytes), { path, headers: { cookie } })).toEqual([400, 'invalid_input']);
    expect(await post(form(bytes + 1), { path, headers: { cookie } })).toEqual([413, 'too_large']);
  });

  it('may have 20 levels, too: 1 MB of nested arrays is refused before it is parsed', async () => {
    const path = '/api/analysis/x/save-competitor';
    expect(await post(nested(500_000), { path, headers: { cookie } })).toEqual([400, 'too_deep']);
  });

  it('is larger for users only', () => {
    for (const { name, access, bodyBytesMax } of endpoints)
      if (bodyBytesMax !== undefined) expect([name, access]).toEqual([name, 'user']);
  });
});

describe('isNestedDeeper', () => {
  it.each([
    ['[{"a":[1]}]', 3, false],
    ['[{"a":[1]}]', 2, true],
    ['["[[[[", "{{{{"]', 1, false],
    ['["\\"[[[["]', 1, false],
    ['["\\\\",[[1]]]', 2, true],
    ['[[],[],[]]', 2, false],
    ['"', 1, false],
    [']]]][[', 1, false],
  ])('%s in %i levels', (text, levels, isDeeper) => expect(isNestedDeeper(text, levels)).toBe(isDeeper));
});
