/** Server-sent events: unnamed events, a heartbeat, and an end by client or server. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { headersSetOn } from './headers-set-on.ts';

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
  readonly open: (reply: FastifyReply, events: StreamEvents) => EventStream;
}

const heartbeatMs = 10_000;
const heartbeat = ': still here\n\n';

/** All streams of an application; a shutdown ends them instead of waiting for them. */
export function eventStreams(app: FastifyInstance): EventStreams {
  const streams = new Set<EventStream>();
  app.addHook('preClose', async () => {
    for (const stream of streams) stream.end();
  });
  return {
    open: (reply, { onDrain, onClose }) => {
      reply.hijack();
      const { raw } = reply;
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
        onClose();
      });
      return stream;
    },
  };
}
