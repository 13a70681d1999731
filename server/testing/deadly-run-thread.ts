/** A run worker in which one site ends the thread as soon as others share it, or at once where it is alone. */
import { setTimeout as delay } from 'node:timers/promises';
import { workerData } from 'node:worker_threads';
import type { RunWorkerApi } from '../workers/run-api.ts';
import { serveConnections } from '../workers/serve-connections.ts';

export interface DeadlySetup {
  readonly deadlyHost: string;
  /** What becomes of other sites; null where they are in a thread with it, and wait. */
  readonly sentence: string | null;
  /** With how many others it must be in the thread. */
  readonly others: number;
}

const { deadlyHost, sentence, others }: DeadlySetup = workerData;
const arrived: string[] = [];

const handlers: RunWorkerApi = {
  executeRun: async ({ order }, { signal }) => {
    if (order.options.host === deadlyHost) {
      for (let isAlone = true; isAlone; isAlone = arrived.length < others) await delay(5);
      process.exit(1);
    }
    if (sentence !== null) return { kind: 'unreadable', sentence, failedBy: null };
    arrived.push(order.options.host);
    await delay(600_000, undefined, { signal });
    throw new Error('The thread should have ended.');
  },
};

serveConnections(() => handlers);
