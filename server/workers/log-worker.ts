/** Reads uploaded logs off the event loop, piece by piece: no log is ever in memory as a whole. */
import type { LogOptions, LogOutcome } from '@pagewright/engine/logs/analyze-logs';
import type { LogApi } from './log-handlers.ts';
import { WorkerPool } from './worker-pool.ts';

export interface LogWorker {
  /**
   * Rejects when the bytes end early, or the worker fails. Waits while as many as there may be are read; null where one
   * of this user's is read already.
   */
  readonly read: (
    userId: string,
    bytes: AsyncIterable<Uint8Array>,
    order: Pick<LogOptions, 'site' | 'format' | 'limits' | 'bytesMax'>,
  ) => Promise<LogOutcome | null>;
  readonly close: () => Promise<void>;
}

/** A message for each piece that arrives would cost more than counting it. */
const pieceBytes = 256 * 1024;
/** For one piece, which takes some milliseconds. */
const timeoutMs = 60_000;

async function* inPieces(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let held: Uint8Array[] = [];
  let size = 0;
  for await (const each of bytes) {
    held.push(each);
    size += each.length;
    if (size < pieceBytes) continue;
    yield Buffer.concat(held);
    [held, size] = [[], 0];
  }
  if (size > 0) yield Buffer.concat(held);
}

export function createLogWorker({ maxWorkers = 2 } = {}): LogWorker {
  const pool = new WorkerPool<LogApi>({
    file: new URL('log-thread.ts', import.meta.url),
    memoryMb: 512,
    maxWorkers,
    idleMs: 60_000,
  });
  const users = new Set<string>();
  return {
    close: () => pool.close(),
    read: async (userId, bytes, order) => {
      if (users.has(userId)) return null;
      users.add(userId);
      const connection = await pool.connect().catch((error: unknown) => {
        users.delete(userId);
        throw error;
      });
      const { rpc, release } = connection;
      try {
        await rpc.call('begin', order, { timeoutMs });
        for await (const piece of inPieces(bytes)) if (!(await rpc.call('add', piece, { timeoutMs }))) break;
        const outcome = await rpc.call('end', undefined, { timeoutMs });
        if (outcome === null) throw new Error('The log was never begun.');
        return outcome;
      } finally {
        users.delete(userId);
        release();
      }
    },
  };
}
