/** A JSON response that may take minutes: with its own status when it is fast, else with whitespace as keep-alive. */
import { setTimeout as delay } from 'node:timers/promises';
import { errors } from '@pagewright/contract/errors';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply } from 'fastify';
import { errorBody } from './error-response.ts';
import { headersSetOn } from './security-headers.ts';
import { endWhenStalled } from './slow-readers.ts';
import type { StoredJson } from './stored-json.ts';

export interface ResponseTimes {
  /** How long the status line waits: below the first-byte timeout of proxies and platforms. */
  readonly headDelayMs: number;
  /** The interval of whitespace after that: below their idle timeout. */
  readonly heartbeatMs: number;
}

export const responseTimes: ResponseTimes = { headDelayMs: 20_000, heartbeatMs: 10_000 };

export interface LongResponses {
  /** The signal is aborted when the client disconnects or the server shuts down. */
  readonly respond: (
    reply: FastifyReply,
    work: (signal: AbortSignal) => Promise<StoredJson>,
  ) => Promise<StoredJson | FastifyReply>;
}

/** JSON may begin with any whitespace. */
const heartbeat = '\n';
/** How long a shutdown waits for the last responses. */
const shutdownMs = 2000;

/** All long responses of an application; a shutdown ends them instead of waiting for them. */
export function longResponses(
  app: FastifyInstance,
  { headDelayMs, heartbeatMs }: ResponseTimes = responseTimes,
): LongResponses {
  const pending = new Map<AbortController, Promise<unknown>>();
  app.addHook('preClose', async () => {
    const sent = Promise.all(pending.values());
    for (const controller of pending.keys()) controller.abort();
    await Promise.race([sent, delay(shutdownMs, undefined, { ref: false })]);
  });
  return {
    respond: async (reply, work) => {
      const controller = new AbortController();
      const { promise: sent, resolve } = Promise.withResolvers<void>();
      pending.set(controller, sent);
      reply.raw.once('finish', resolve);
      reply.raw.once('close', () => {
        resolve();
        pending.delete(controller);
        controller.abort();
      });
      const working = work(controller.signal);
      if (await isDoneWithin(working, headDelayMs)) return working;
      void keepAlive(reply, working, heartbeatMs);
      return reply;
    },
  };
}

/** True when the work finishes in time. */
async function isDoneWithin(working: Promise<unknown>, ms: number): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<false>();
  const timer = setTimeout(resolve, ms, false);
  const isOver = () => true;
  return Promise.race([working.then(isOver, isOver), late]).finally(() => clearTimeout(timer));
}

async function keepAlive(
  reply: FastifyReply,
  working: Promise<StoredJson>,
  heartbeatMs: number,
): Promise<void> {
  reply.hijack();
  const { raw, log } = reply;
  raw.on('error', () => raw.destroy());
  endWhenStalled(reply);
  raw.writeHead(200, {
    ...headersSetOn(reply),
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  raw.write(heartbeat);
  const heartbeats = setInterval(() => raw.write(heartbeat), heartbeatMs);
  const text = await working.then(({ text }) => text).catch((error: unknown) => errorText(error, log));
  clearInterval(heartbeats);
  raw.end(text);
}

/** The status line was already sent, so the body carries the status. */
function errorText(error: unknown, log: FastifyBaseLogger): string {
  const body = errorBody(error);
  if (body.code === 'internal')
    log.error({ event: 'http.long_response_failed', err: error }, 'a long response failed');
  return JSON.stringify({ status: errors[body.code].status, ...body });
}
