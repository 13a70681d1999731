/** Answers that take minutes, over a real connection: soon or late, refused, left alone, ended by a stop. */
import { type IncomingMessage, request } from 'node:http';
import fastify, { type FastifyInstance } from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { refuse } from '../refusal.ts';
import { type LateTimes, lateAnswers } from './late-answer.ts';
import { answerError } from './refusal-answer.ts';
import { StoredJson } from './stored-json.ts';

const hurried: LateTimes = { quietMs: 1, beatMs: 1 };
const patient: LateTimes = { quietMs: 600_000, beatMs: 1 };

interface Served {
  readonly app: FastifyInstance;
  readonly url: string;
  /** Ends the work of the one request. */
  readonly work: PromiseWithResolvers<StoredJson>;
  /** Resolves with the request's signal once the work has begun. */
  readonly begun: Promise<AbortSignal>;
}

async function serve(times: LateTimes): Promise<Served> {
  const work = Promise.withResolvers<StoredJson>();
  const begun = Promise.withResolvers<AbortSignal>();
  const app = fastify({ forceCloseConnections: true });
  app.setErrorHandler(answerError);
  app.addHook('onRequest', async (_request, reply) => void reply.header('x-request-id', 'r1'));
  const late = lateAnswers(app, times);
  app.post('/', async (_request, reply) => {
    const answer = await late.answer(reply, (signal) => {
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

describe('an answer that comes soon', () => {
  it('is sent as any other, and a refusal has its status', async () => {
    const good = await serve(patient);
    const answer = post(good.url);
    good.work.resolve(new StoredJson('{"a":1}'));
    const head = await answer.head;
    expect([head.statusCode, await textOf(head)]).toEqual([200, '{"a":1}']);
    const bad = await serve(patient);
    const refused = post(bad.url);
    await bad.begun;
    bad.work.reject(refuse('comparison_failed'));
    expect((await refused.head).statusCode).toBe(422);
  });
});

describe('an answer that comes late', () => {
  it('keeps its connection busy until then, and is JSON as a whole', async () => {
    const { url, work } = await serve(hurried);
    const head = await post(url).head;
    expect([head.statusCode, head.headers['content-type'], head.headers['x-request-id']]).toEqual([
      200,
      'application/json; charset=utf-8',
      'r1',
    ]);
    const beats: string[] = [];
    for await (const chunk of head) {
      beats.push(String(chunk));
      if (beats.length === 3) work.resolve(new StoredJson('{"a":1}'));
    }
    expect(beats.slice(0, 3).every((text) => text.trim() === '')).toBe(true);
    expect(JSON.parse(beats.join(''))).toEqual({ a: 1 });
  });

  it('says in its body what its status would have been', async () => {
    const { url, work } = await serve(hurried);
    const head = await post(url).head;
    work.reject(refuse('comparison_failed', { message: 'It has no pages.' }));
    expect(JSON.parse(await textOf(head))).toEqual({
      status: 422,
      code: 'comparison_failed',
      error: 'It has no pages.',
      message: 'It has no pages.',
    });
  });

  it('says no more than it may of what was not expected', async () => {
    const { url, work } = await serve(hurried);
    const head = await post(url).head;
    work.reject(new Error('the password of the database is 123'));
    const body = await textOf(head);
    expect(JSON.parse(body)).toMatchObject({ status: 500, code: 'internal' });
    expect(body).not.toContain('123');
  });
});

describe('nobody waits any more', () => {
  it.each([
    ['before the status line', patient],
    ['after it', hurried],
  ])('when the client leaves %s', async (_when, times) => {
    const { url, begun } = await serve(times);
    const { head, leave } = post(url);
    head.catch(() => undefined);
    const signal = await begun;
    if (times === hurried) await head;
    const aborted = new Promise((resolve) => {
      signal.addEventListener('abort', resolve);
    });
    leave();
    await aborted;
    expect(signal.aborted).toBe(true);
  });

  it('when the server stops, which says so first', async () => {
    const quiet = await serve(patient);
    const soon = post(quiet.url);
    await quiet.begun;
    const [head] = await Promise.all([soon.head, quiet.app.close()]);
    expect(head.statusCode).toBe(503);
    const busy = await serve(hurried);
    const late = await post(busy.url).head;
    const [body] = await Promise.all([textOf(late), busy.app.close()]);
    expect(JSON.parse(body)).toMatchObject({ status: 503, code: 'comparison_running' });
  });
});
