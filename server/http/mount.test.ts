/** What every mounted endpoint gets for nothing: parsed input, checked output, a limit on starting work. */

import cookie from '@fastify/cookie';
import { defineEndpoint } from '@pagewright/contract/endpoint';
import type { User } from '@pagewright/contract/entities/user';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { refuseBusyUser } from '../services/attempts.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { mount, route } from './mount.ts';
import { answerError } from './refusal-answer.ts';
import { sessionCookies } from './session-cookie.ts';

const user: User = {
  id: 'u1',
  email: null,
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
  matter: 'Test',
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

let server: TestApp;
let app: FastifyInstance;
beforeAll(async () => {
  server = await createTestApp();
  app = fastify();
  app.setErrorHandler(answerError);
  await app.register(cookie);
  const answer = route(work, ({ params, query, body }) => {
    const said = { said: `${params.id} ${query.page} ${body.domain}`, secret: 'not declared' };
    return said;
  });
  const bought = route(checkout, () => ({ said: 'Pay here.' }));
  mount(app, [answer, bought], {
    cookies: sessionCookies(false),
    findUser: async () => user,
    countRequest: ({ id }, limit) => refuseBusyUser(server.deps, id, limit),
  });
});
afterAll(async () => {
  await app.close();
  await server.close();
});

const post = (payload: object, url = '/api/work/a%2Fb?page=2') =>
  app.inject({ method: 'POST', url, payload });

describe('a mounted endpoint', () => {
  it('is handed parsed input, and nothing undeclared leaves', async () => {
    expect((await post({ domain: ' example.com ', extra: 1 })).json()).toEqual({ said: 'a/b 2 example.com' });
  });

  it('leaves NUL characters out, wherever they stand: no database keeps them', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/work/a%00b?page=2',
      payload: { domain: '\u0000example\u0000.com', deep: [{ a: '\u0000' }], 'b\u0000': 1 },
    });
    expect(answer.json()).toEqual({ said: 'ab 2 example.com' });
  });

  it('refuses the 31st piece of work of a user in a minute, and goes on in the next', async () => {
    const statuses = [];
    for (let i = 0; i < 31; i++) statuses.push((await post({ domain: 'example.com' })).statusCode);
    expect(statuses.filter((status) => status === 200).length).toBe(28); // two were used above
    const refused = await post({ domain: 'example.com' });
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    server.clock.now = new Date(server.clock.now.getTime() + 60_000);
    expect((await post({ domain: 'example.com' })).statusCode).toBe(200);
  });

  it('does not count a request that is not valid', async () => {
    server.clock.now = new Date(server.clock.now.getTime() + 60_000);
    for (let i = 0; i < 40; i++) expect((await post({ domain: 7 })).statusCode).toBe(400);
    expect((await post({ domain: 'example.com' })).statusCode).toBe(200);
  });

  it('counts checkouts apart from other work, in both directions', async () => {
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
