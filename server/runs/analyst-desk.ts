/** Keeps the analyst's thread: started when a run first asks for it, let go when nobody has asked for a while. */
import path from 'node:path';
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import type { AnalystState } from './analyst-messages.ts';

export interface AnalystDesk {
  /** A line to the analyst, to be handed to the thread of a run. It closes when the analyst ends. */
  readonly connect: () => MessagePort;
  readonly isAwake: () => boolean;
  readonly close: () => Promise<void>;
}

export interface AnalystDeskOptions {
  readonly idleMs: number;
  readonly memoryMb: number;
}

const usual: AnalystDeskOptions = { idleMs: 2 * 60_000, memoryMb: 512 };

export function createAnalystDesk(options: Partial<AnalystDeskOptions> = {}): AnalystDesk {
  const { idleMs, memoryMb } = { ...usual, ...options };
  let thread: Worker | null = null;
  let leaving: NodeJS.Timeout | undefined;
  let isClosed = false;

  const wake = (): Worker => {
    const own = new Worker(path.join(import.meta.dirname, 'analyst-thread.ts'), {
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    });
    const forget = (): void => {
      if (thread === own) thread = null;
    };
    // Whoever has a line to it hears that the line closed.
    own.on('error', forget).on('exit', forget);
    own.on('message', ({ openPorts }: AnalystState) => {
      clearTimeout(leaving);
      if (openPorts === 0 && thread === own) leaving = setTimeout(() => void own.terminate(), idleMs).unref();
    });
    own.unref();
    return own;
  };

  return {
    connect: () => {
      const { port1, port2 } = new MessageChannel();
      if (isClosed) port1.close();
      else {
        clearTimeout(leaving);
        thread ??= wake();
        thread.postMessage({ port: port1 }, [port1]);
      }
      return port2;
    },
    isAwake: () => thread !== null,
    close: async () => {
      isClosed = true;
      clearTimeout(leaving);
      await thread?.terminate();
    },
  };
}
