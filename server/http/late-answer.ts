/** A JSON answer that may take minutes: with its own status when it comes soon, else kept alive with whitespace. */
import { setTimeout as delay } from 'node:timers/promises';
import { errors } from '@pagewright/contract/errors';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply } from 'fastify';
import { headersSetOn } from './headers-set-on.ts';
import { refusalBody } from './refusal-answer.ts';
import type { StoredJson } from './stored-json.ts';

export interface LateTimes {
  /** So long the status line waits for the answer: below what proxies and platforms wait for a first byte. */
  readonly quietMs: number;
  /** From then on a byte goes out this often: below what they allow a connection to be idle. */
  readonly beatMs: number;
}

export const lateTimes: LateTimes = { quietMs: 20_000, beatMs: 10_000 };

export interface LateAnswers {
  /** The signal is given when nobody waits any more, or the server stops. */
  readonly answer: (
    reply: FastifyReply,
    work: (signal: AbortSignal) => Promise<StoredJson>,
  ) => Promise<StoredJson | FastifyReply>;
}

/** JSON may begin with any whitespace. */
const beat = '\n';
/** A stop waits no longer than this for the last words. */
const lastWordsMs = 2000;

/** All late answers of an application: a stop ends them, or it would wait for them for ever. */
export function lateAnswers(app: FastifyInstance, { quietMs, beatMs }: LateTimes = lateTimes): LateAnswers {
  const waiting = new Map<AbortController, Promise<unknown>>();
  app.addHook('preClose', async () => {
    const sent = Promise.all(waiting.values());
    for (const controller of waiting.keys()) controller.abort();
    await Promise.race([sent, delay(lastWordsMs, undefined, { ref: false })]);
  });
  return {
    answer: async (reply, work) => {
      const controller = new AbortController();
      const { promise: sent, resolve } = Promise.withResolvers<void>();
      waiting.set(controller, sent);
      reply.raw.once('finish', resolve);
      reply.raw.once('close', () => {
        resolve();
        waiting.delete(controller);
        controller.abort();
      });
      const working = work(controller.signal);
      if (await isSoon(working, quietMs)) return working;
      void keepAlive(reply, working, beatMs);
      return reply;
    },
  };
}

/** True when it is done, well or not, before the time is over. */
async function isSoon(working: Promise<unknown>, ms: number): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<false>();
  const timer = setTimeout(resolve, ms, false);
  const isOver = () => true;
  return Promise.race([working.then(isOver, isOver), late]).finally(() => clearTimeout(timer));
}

async function keepAlive(reply: FastifyReply, working: Promise<StoredJson>, beatMs: number): Promise<void> {
  reply.hijack();
  const { raw, log } = reply;
  raw.on('error', () => raw.destroy());
  raw.writeHead(200, {
    ...headersSetOn(reply),
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  raw.write(beat);
  const beats = setInterval(() => raw.write(beat), beatMs);
  const text = await working.then(({ text }) => text).catch((error: unknown) => lateRefusal(error, log));
  clearInterval(beats);
  raw.end(text);
}

/** The status line is gone, so the body says which status it would have had. */
function lateRefusal(error: unknown, log: FastifyBaseLogger): string {
  const body = refusalBody(error);
  if (body.code === 'internal') log.error({ err: error }, 'a late answer failed');
  return JSON.stringify({ status: errors[body.code].status, ...body });
}
