/** How many readings of one user are worked on at a time, and that those of others do not wait for them. */
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sendError } from './error-response.ts';
import { createReadingGate } from './reading-gate.ts';

let app: FastifyInstance;
let working: string[];
let ends: (() => void)[];

beforeEach(async () => {
  working = [];
  ends = [];
  app = fastify();
  app.setErrorHandler(sendError);
  const gate = createReadingGate(app, { atOnce: 2, waitingMax: 3 });
  app.get<{ Params: { user: string } }>('/:user', {
    onRequest: async ({ params }, reply) => gate.enter(params.user, reply),
    handler: async ({ params: { user } }) => {
      working.push(user);
      await new Promise<void>((resolve) => ends.push(resolve));
      return user;
    },
  });
  await app.ready();
});
afterEach(() => app.close());

const read = (user: string) => app.inject({ method: 'GET', url: `/${user}` });

/** Ends what is being worked on, and gives the next the time to begin. */
async function endWorking(): Promise<void> {
  for (const end of ends.splice(0)) end();
  await new Promise((resolve) => setTimeout(resolve, 20));
}

async function untilWorking(count: number): Promise<void> {
  while (working.length < count) await new Promise(setImmediate);
}

describe('readings of a user', () => {
  it('wait for each other and not for those of others', async () => {
    const own = [read('greedy'), read('greedy'), read('greedy'), read('greedy')];
    const other = read('other');
    await untilWorking(3);
    expect(working.toSorted()).toEqual(['greedy', 'greedy', 'other']);
    await endWorking();
    expect((await other).statusCode).toBe(200);
    await untilWorking(5);
    await endWorking();
    expect((await Promise.all(own)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  });

  it('are refused beyond what may wait, and taken again afterwards', async () => {
    const accepted = Array.from({ length: 5 }, () => read('greedy'));
    await untilWorking(2);
    const refused = await read('greedy');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '5']);
    while (working.length < 5) await endWorking();
    await endWorking();
    await Promise.all(accepted);
    const again = read('greedy');
    await untilWorking(6);
    await endWorking();
    expect((await again).statusCode).toBe(200);
  });
});
