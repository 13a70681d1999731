/** A server-sent stream: unnamed events, a heartbeat, and an end when the browser or the server wants one. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { headersSetOn } from './headers-set-on.ts';

export interface EventStream {
  readonly send: (text: string) => void;
  /** True while the browser has not taken what was sent. */
  readonly isFull: () => boolean;
  readonly end: () => void;
}

export interface StreamEvents {
  /** The browser has taken what was sent. */
  readonly onRoom: () => void;
  /** Whoever closed it: nothing can be sent any more. */
  readonly onClose: () => void;
}

export interface EventStreams {
  readonly open: (reply: FastifyReply, events: StreamEvents) => EventStream;
}

const heartbeatMs = 10_000;
const heartbeat = ': still here\n\n';

/** All streams of an application: a stop ends them, or it would wait for them for ever. */
export function eventStreams(app: FastifyInstance): EventStreams {
  const streams = new Set<EventStream>();
  app.addHook('preClose', async () => {
    for (const stream of streams) stream.end();
  });
  return {
    open: (reply, { onRoom, onClose }) => {
      reply.hijack();
      const { raw } = reply;
      raw.writeHead(200, {
        ...headersSetOn(reply),
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-cache, no-transform',
        'x-accel-buffering': 'no',
      });
      raw.write(': open\n\n');
      const beat = setInterval(() => raw.write(heartbeat), heartbeatMs).unref();
      const stream: EventStream = {
        // The text is JSON, so a line end can only stand between events.
        send: (text) => void raw.write(`data: ${text}\n\n`),
        isFull: () => raw.writableNeedDrain,
        end: () => void raw.end(),
      };
      streams.add(stream);
      raw.on('drain', onRoom);
      raw.on('error', () => raw.destroy());
      raw.on('close', () => {
        clearInterval(beat);
        streams.delete(stream);
        onClose();
      });
      return stream;
    },
  };
}
