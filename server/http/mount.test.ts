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
  startsWork: true,
  params: z.object({ id: z.string() }),
  query: z.object({ page: z.coerce.number().optional() }),
  body: z.object({ domain: z.string().trim() }),
  response: z.object({ said: z.string() }),
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
  mount(app, [answer], {
    cookies: sessionCookies(false),
    findUser: async () => user,
    countWork: ({ id }) => refuseBusyUser(server.deps, id),
  });
});
afterAll(async () => {
  await app.close();
  await server.close();
});

const post = (payload: object) => app.inject({ method: 'POST', url: '/api/work/a%2Fb?page=2', payload });

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
});
