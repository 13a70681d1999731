/** Server-sent events: unnamed events, a heartbeat, and an end by client or server. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { refuse } from '../errors/refusal.ts';
import { headersSetOn } from './security-headers.ts';
import { endWhenStalled } from './slow-readers.ts';

export interface EventStream {
  readonly send: (text: string) => void;
  /** True while the client has not read what was sent. */
  readonly isFull: () => boolean;
  readonly end: () => void;
}

export interface StreamEvents {
  /** The client has read what was sent. */
  readonly onDrain: () => void;
  /** Closed by either side: nothing can be sent any more. */
  readonly onClose: () => void;
}

export interface EventStreams {
  /** With a user's id it refuses when too many of theirs are open. */
  readonly open: (reply: FastifyReply, events: StreamEvents, userId?: string) => EventStream;
}

/** More than anybody has tabs: each asks the database for the state of its run. */
const streamsPerUser = 50;

const heartbeatMs = 10_000;
const heartbeat = ': still here\n\n';

/** All streams of an application; a shutdown ends them instead of waiting for them. */
export function eventStreams(app: FastifyInstance, stalledMs?: number): EventStreams {
  const streams = new Set<EventStream>();
  const openByUser = new Map<string, number>();
  const count = (userId: string, by: number): void => {
    const open = (openByUser.get(userId) ?? 0) + by;
    if (open > 0) openByUser.set(userId, open);
    else openByUser.delete(userId);
  };
  app.addHook('preClose', async () => {
    for (const stream of streams) stream.end();
  });
  return {
    open: (reply, { onDrain, onClose }, userId) => {
      if (userId !== undefined && (openByUser.get(userId) ?? 0) >= streamsPerUser)
        throw refuse('too_many_requests', { retryAfterSeconds: Math.ceil(heartbeatMs / 1000) });
      reply.hijack();
      const { raw } = reply;
      endWhenStalled(reply, stalledMs);
      if (userId !== undefined) count(userId, 1);
      raw.writeHead(200, {
        ...headersSetOn(reply),
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-cache, no-transform',
        'x-accel-buffering': 'no',
      });
      raw.write(': open\n\n');
      const heartbeatTimer = setInterval(() => raw.write(heartbeat), heartbeatMs).unref();
      const stream: EventStream = {
        // JSON contains no raw line break, so one can only separate events.
        send: (text) => void raw.write(`data: ${text}\n\n`),
        isFull: () => raw.writableNeedDrain,
        end: () => void raw.end(),
      };
      streams.add(stream);
      raw.on('drain', onDrain);
      raw.on('error', () => raw.destroy());
      raw.on('close', () => {
        clearInterval(heartbeatTimer);
        streams.delete(stream);
        if (userId !== undefined) count(userId, -1);
        onClose();
      });
      return stream;
    },
  };
}
