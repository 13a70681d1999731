/** What every mounted endpoint provides: parsed input, validated output, rate limits. */

import cookie from '@fastify/cookie';
import { defineEndpoint } from '@pagewright/contract/endpoint';
import type { User } from '@pagewright/contract/entities/user';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { limitRequests } from '../services/accounts/attempt-limits.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { sendError } from './error-response.ts';
import { mount, route } from './mount.ts';
import { sessionCookies } from './session-cookie.ts';

const user: User = {
  id: 'u1',
  email: null,
  isEmailConfirmed: false,
  firstName: null,
  lastName: null,
  profileImageUrl: null,
  name: null,
  signIn: 'password',
};

const work = defineEndpoint({
  name: 'work',
  method: 'POST',
  path: '/api/work/:id',
  summary: 'Works.',
  tag: 'Test',
  access: 'user',
  kind: 'json',
  rateLimit: 'work',
  params: z.object({ id: z.string() }),
  query: z.object({ page: z.coerce.number().optional() }),
  body: z.object({ domain: z.string().trim() }),
  response: z.object({ said: z.string() }),
});

const checkout = defineEndpoint({
  ...work,
  name: 'checkout',
  path: '/api/checkout/:id',
  rateLimit: 'checkout',
});

const late = defineEndpoint({ ...work, name: 'late', path: '/api/late/:id' });

let server: TestApp;
let app: FastifyInstance;
const logged: string[] = [];
beforeAll(async () => {
  server = await createTestApp();
  app = fastify({ logger: { level: 'error', stream: { write: (line) => logged.push(line) } } });
  app.setErrorHandler(sendError);
  await app.register(cookie);
  const answer = route(work, ({ params, query, body }) => {
    const said = { said: `${params.id} ${query.page} ${body.domain}`, secret: 'not declared' };
    return said;
  });
  const bought = route(checkout, () => ({ said: 'Pay here.' }));
  const answered = route(late, async ({ reply }) => {
    reply.hijack();
    reply.raw.end('{"said":"later"}');
    return reply;
  });
  mount(app, [answer, bought, answered], {
    cookies: sessionCookies(false),
    callerOf: async () => ({ kind: 'session', user }),
    trustProxy: () => false,
    countRequest: (caller, limit) => limitRequests(server.deps, { userId: caller.user.id }, limit),
  });
});
afterAll(async () => {
  await app.close();
  await server.close();
});

const post = (payload: object, url = '/api/work/a%2Fb?page=2') =>
  app.inject({ method: 'POST', url, payload });

describe('a mounted endpoint', () => {
  it('gets parsed input, and sends no undeclared field', async () => {
    expect((await post({ domain: ' example.com ', extra: 1 })).json()).toEqual({ said: 'a/b 2 example.com' });
  });

  it('removes NUL characters anywhere in the input, as no database stores them', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/work/a%00b?page=2',
      payload: { domain: '\u0000example\u0000.com', deep: [{ a: '\u0000' }], 'b\u0000': 1 },
    });
    expect(answer.json()).toEqual({ said: 'ab 2 example.com' });
  });

  it('leaves a route alone that answers by itself', async () => {
    expect((await post({ domain: 'example.com' }, '/api/late/a')).json()).toEqual({ said: 'later' });
    expect(logged).toEqual([]);
    server.clock.now = new Date(server.clock.now.getTime() + 60_000);
  });

  it('refuses a user’s 31st work request in a minute, and accepts again in the next', async () => {
    const statuses = [];
    for (let i = 0; i < 31; i++) statuses.push((await post({ domain: 'example.com' })).statusCode);
    expect(statuses.filter((status) => status === 200).length).toBe(30);
    const refused = await post({ domain: 'example.com' });
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    server.clock.now = new Date(server.clock.now.getTime() + 60_000);
    expect((await post({ domain: 'example.com' })).statusCode).toBe(200);
  });

  it('does not count an invalid request', async () => {
    server.clock.now = new Date(server.clock.now.getTime() + 60_000);
    for (let i = 0; i < 40; i++) expect((await post({ domain: 7 })).statusCode).toBe(400);
    expect((await post({ domain: 'example.com' })).statusCode).toBe(200);
  });

  it('counts checkouts and other work separately', async () => {
    server.clock.now = new Date(server.clock.now.getTime() + 60_000);
    const buy = () => post({ domain: 'example.com' }, '/api/checkout/starter');
    for (let i = 0; i < 31; i++) await post({ domain: 'example.com' });
    expect((await post({ domain: 'example.com' })).statusCode).toBe(429);
    const statuses = [];
    for (let i = 0; i < 11; i++) statuses.push((await buy()).statusCode);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    server.clock.now = new Date(server.clock.now.getTime() + 60_000);
    for (let i = 0; i < 11; i++) await buy();
    expect((await post({ domain: 'example.com' })).statusCode).toBe(200);
  });
});
