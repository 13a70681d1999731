/** Responses that take minutes, over a real connection: fast, slow, refused, aborted, ended by a shutdown. */
import { type IncomingMessage, request } from 'node:http';
import fastify, { type FastifyInstance } from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { refuse } from '../errors/refusal.ts';
import { sendError } from './error-response.ts';
import { longResponses, type ResponseTimes } from './long-response.ts';
import { StoredJson } from './stored-json.ts';

const immediate: ResponseTimes = { headDelayMs: 1, heartbeatMs: 1 };
const delayed: ResponseTimes = { headDelayMs: 600_000, heartbeatMs: 1 };

interface Served {
  readonly app: FastifyInstance;
  readonly url: string;
  /** Completes the work of the request. */
  readonly work: PromiseWithResolvers<StoredJson>;
  /** Resolves with the request's signal once the work has started. */
  readonly begun: Promise<AbortSignal>;
}

async function serve(times: ResponseTimes): Promise<Served> {
  const work = Promise.withResolvers<StoredJson>();
  const begun = Promise.withResolvers<AbortSignal>();
  const app = fastify({ forceCloseConnections: true });
  app.setErrorHandler(sendError);
  app.addHook('onRequest', async (_request, reply) => void reply.header('x-request-id', 'r1'));
  const responses = longResponses(app, times);
  app.post('/', async (_request, reply) => {
    const answer = await responses.respond(reply, (signal) => {
      signal.addEventListener('abort', () => work.reject(refuse('comparison_running')));
      begun.resolve(signal);
      return work.promise;
    });
    return answer instanceof StoredJson ? reply.type('application/json').send(answer.text) : answer;
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => app.close());
  return { app, url, work, begun: begun.promise };
}

function post(url: string) {
  const sent = request(url, { method: 'POST' });
  const head = new Promise<IncomingMessage>((resolve, reject) => {
    sent.on('response', resolve).on('error', reject);
  });
  sent.end();
  return { head, leave: () => sent.destroy() };
}

const textOf = async (answer: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
};

describe('a fast response', () => {
  it('is sent like any other, and a refusal has its status', async () => {
    const good = await serve(delayed);
    const answer = post(good.url);
    good.work.resolve(new StoredJson('{"a":1}'));
    const head = await answer.head;
    expect([head.statusCode, await textOf(head)]).toEqual([200, '{"a":1}']);
    const bad = await serve(delayed);
    const refused = post(bad.url);
    await bad.begun;
    bad.work.reject(refuse('comparison_failed'));
    expect((await refused.head).statusCode).toBe(422);
  });
});

describe('a slow response', () => {
  it('keeps its connection alive with whitespace, and is valid JSON as a whole', async () => {
    const { url, work } = await serve(immediate);
    const head = await post(url).head;
    expect([head.statusCode, head.headers['content-type'], head.headers['x-request-id']]).toEqual([
      200,
      'application/json; charset=utf-8',
      'r1',
    ]);
    const heartbeats: string[] = [];
    for await (const chunk of head) {
      heartbeats.push(String(chunk));
      if (heartbeats.length === 3) work.resolve(new StoredJson('{"a":1}'));
    }
    expect(heartbeats.slice(0, 3).every((text) => text.trim() === '')).toBe(true);
    expect(JSON.parse(heartbeats.join(''))).toEqual({ a: 1 });
  });

  it('carries the status of a refusal in its body', async () => {
    const { url, work } = await serve(immediate);
    const head = await post(url).head;
    work.reject(refuse('comparison_failed', { message: 'It has no pages.' }));
    expect(JSON.parse(await textOf(head))).toEqual({
      status: 422,
      code: 'comparison_failed',
      error: 'It has no pages.',
      message: 'It has no pages.',
    });
  });

  it('does not reveal the message of an unexpected error', async () => {
    const { url, work } = await serve(immediate);
    const head = await post(url).head;
    work.reject(new Error('the password of the database is 123'));
    const body = await textOf(head);
    expect(JSON.parse(body)).toMatchObject({ status: 500, code: 'internal' });
    expect(body).not.toContain('123');
  });
});

describe('the signal is aborted', () => {
  it.each([
    ['before the status line', delayed],
    ['after it', immediate],
  ])('when the client disconnects %s', async (_when, times) => {
    const { url, begun } = await serve(times);
    const { head, leave } = post(url);
    head.catch(() => undefined);
    const signal = await begun;
    if (times === immediate) await head;
    const aborted = new Promise((resolve) => {
      signal.addEventListener('abort', resolve);
    });
    leave();
    await aborted;
    expect(signal.aborted).toBe(true);
  });

  it('when the server shuts down, after sending the response', async () => {
    const quiet = await serve(delayed);
    const soon = post(quiet.url);
    await quiet.begun;
    const [head] = await Promise.all([soon.head, quiet.app.close()]);
    expect(head.statusCode).toBe(503);
    const busy = await serve(immediate);
    const late = await post(busy.url).head;
    const [body] = await Promise.all([textOf(late), busy.app.close()]);
    expect(JSON.parse(body)).toMatchObject({ status: 503, code: 'comparison_running' });
  });
});
