/** Receives the events of runs on all nodes: one LISTEN connection per process, reconnected when it breaks. */
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { z } from 'zod';
import type { Connection } from '../store/database.ts';
import { noticeKinds, type RunNotice, runChannel } from '../store/run-notices.ts';

const Notice = z.object({ runId: z.string(), userId: z.string(), kind: z.enum(noticeKinds) });

/** `missed`: the connection was lost for a while, and notices may have been missed. */
export type ReceivedNotice = RunNotice | 'missed';

export interface RunNotices {
  /** Returns the function that ends the subscription. */
  subscribe(listener: (notice: ReceivedNotice) => void): () => void;
}

export interface OpenRunNotices extends RunNotices {
  readonly close: () => Promise<void>;
}

export interface NoticesOptions {
  readonly connection: Connection;
  readonly onFailure: (error: Error) => void;
}

const pingMs = 10_000;
const pingLimitMs = 5000;
const minPauseMs = 100;
const maxPauseMs = 5000;

/** A dead connection may report no error: a query that times out reveals it. */
async function ping(client: pg.Client): Promise<void> {
  const timeout = delay(pingLimitMs, undefined, { ref: false }).then(() => {
    throw new Error('The connection for notices does not respond.');
  });
  await Promise.race([client.query('select 1'), timeout]);
}

export async function openRunNotices({ connection, onFailure }: NoticesOptions): Promise<OpenRunNotices> {
  const listeners = new Set<(notice: ReceivedNotice) => void>();
  const emit = (notice: ReceivedNotice): void => {
    for (const listener of listeners) listener(notice);
  };
  let isClosing = false;
  let current: pg.Client | null = null;

  const connect = async (): Promise<void> => {
    const client = new pg.Client({
      ...connection,
      application_name: 'pagewright notices',
      keepAlive: true,
      connectionTimeoutMillis: pingLimitMs,
    });
    let pinging: NodeJS.Timeout | undefined;
    const lose = (error: Error): void => {
      clearInterval(pinging);
      if (current !== client || isClosing) return;
      current = null;
      onFailure(error);
      void client.end();
      void reconnect();
    };
    client.on('error', lose);
    client.on('end', () => lose(new Error('The connection for notices was closed.')));
    client.on('notification', ({ payload }) => emit(Notice.parse(JSON.parse(payload ?? ''))));
    await client.connect();
    await client.query(`listen ${runChannel}`);
    current = client;
    pinging = setInterval(() => void ping(client).catch(lose), pingMs).unref();
  };

  const retry = async (pauseMs: number): Promise<boolean> => {
    await delay(pauseMs, undefined, { ref: false });
    if (isClosing) return true;
    try {
      await connect();
      emit('missed');
      return true;
    } catch (error) {
      onFailure(error instanceof Error ? error : new Error(String(error)));
      return false;
    }
  };
  const reconnect = async (): Promise<void> => {
    let pauseMs = minPauseMs;
    while (!(await retry(pauseMs))) pauseMs = Math.min(maxPauseMs, pauseMs * 2);
  };

  await connect();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: async () => {
      isClosing = true;
      await current?.end();
    },
  };
}
