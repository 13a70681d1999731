/** Lets a few of a user's readings be worked on at a time, so that they do not take all connections of the database. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { refuse } from '../errors/refusal.ts';

export interface ReadingGate {
  /** Resolves when the request may go on. It makes way for the next when it has its response, or its client is gone. */
  readonly enter: (userId: string, reply: FastifyReply) => Promise<void>;
}

export interface GateOptions {
  /** As many as a browser sends over HTTP/1.1. */
  readonly atOnce: number;
  /** More than a page ever asks for. */
  readonly waitingMax: number;
}

const defaults: GateOptions = { atOnce: 6, waitingMax: 50 };
const retryAfterSeconds = 5;

interface Line {
  inside: number;
  readonly waiting: (() => void)[];
}

export function createReadingGate(
  app: FastifyInstance,
  { atOnce, waitingMax }: GateOptions = defaults,
): ReadingGate {
  const lines = new Map<string, Line>();
  const leave = (userId: string, line: Line): void => {
    const next = line.waiting.shift();
    if (next !== undefined) return next();
    line.inside -= 1;
    if (line.inside === 0) lines.delete(userId);
  };
  app.addHook('preClose', async () => {
    for (const { waiting } of lines.values()) for (const goOn of waiting.splice(0)) goOn();
  });
  return {
    enter: async (userId, { raw }) => {
      const line = lines.get(userId) ?? { inside: 0, waiting: [] };
      if (line.waiting.length >= waitingMax) throw refuse('too_many_requests', { retryAfterSeconds });
      lines.set(userId, line);
      if (line.inside < atOnce) line.inside += 1;
      else await new Promise<void>((resolve) => line.waiting.push(resolve));
      let isInside = true;
      const end = (): void => {
        if (isInside) leave(userId, line);
        isInside = false;
      };
      raw.once('finish', end).once('close', end);
      if (raw.destroyed) end();
    },
  };
}
