/** Reads one log, which arrives in pieces; the next piece is asked for when this one is counted. */
import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { analyzeLogs, type LogOptions, type LogOutcome } from '@pagewright/engine/logs/analyze-logs';

type LogOrder = Pick<LogOptions, 'site' | 'format' | 'limits' | 'bytesMax'>;

export function openLogHandlers() {
  const pieces = new PassThrough();
  let isDone = false;
  let outcome: Promise<LogOutcome> | null = null;
  return {
    begin: (order: LogOrder): void => {
      outcome = analyzeLogs([{ name: 'log', bytes: pieces }], order).finally(() => {
        isDone = true;
      });
      // It may be refused before the end: nobody waits for it then.
      outcome.catch(() => undefined);
    },
    /** False when nothing more is needed: the log is refused. */
    add: async (piece: Uint8Array): Promise<boolean> => {
      if (!isDone && !pieces.write(piece)) await Promise.race([once(pieces, 'drain'), outcome]);
      return !isDone;
    },
    end: async (): Promise<LogOutcome | null> => {
      pieces.end();
      return outcome;
    },
  };
}

export type LogApi = ReturnType<typeof openLogHandlers>;
