/** Hears what happens to runs on any node: one LISTEN connection per process, made again when it breaks. */
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { z } from 'zod';
import type { Connection } from '../store/database.ts';
import { noticeKinds, type RunNotice, runChannel } from '../store/run-notices.ts';

const Notice = z.object({ runId: z.string(), userId: z.string(), kind: z.enum(noticeKinds) });

/** `missed`: the connection was gone for a while, and anything may have happened. */
export type Heard = RunNotice | 'missed';

export interface RunNotices {
  /** The answer ends the subscription. */
  subscribe(listener: (heard: Heard) => void): () => void;
}

export interface OpenRunNotices extends RunNotices {
  readonly close: () => Promise<void>;
}

export interface NoticesOptions {
  readonly connection: Connection;
  readonly onTrouble: (error: Error) => void;
}

const pingMs = 10_000;
const pingLimitMs = 5000;
const shortestPauseMs = 100;
const longestPauseMs = 5000;

/** A connection can die without a word; a question that is not answered in time tells. */
async function ping(client: pg.Client): Promise<void> {
  const late = delay(pingLimitMs, undefined, { ref: false }).then(() => {
    throw new Error('The connection for notices does not answer.');
  });
  await Promise.race([client.query('select 1'), late]);
}

export async function openRunNotices({ connection, onTrouble }: NoticesOptions): Promise<OpenRunNotices> {
  const listeners = new Set<(heard: Heard) => void>();
  const tell = (heard: Heard): void => {
    for (const listener of listeners) listener(heard);
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
      onTrouble(error);
      void client.end();
      void reconnect();
    };
    client.on('error', lose);
    client.on('end', () => lose(new Error('The connection for notices was closed.')));
    client.on('notification', ({ payload }) => tell(Notice.parse(JSON.parse(payload ?? ''))));
    await client.connect();
    await client.query(`listen ${runChannel}`);
    current = client;
    pinging = setInterval(() => void ping(client).catch(lose), pingMs).unref();
  };

  const tryAgain = async (pauseMs: number): Promise<boolean> => {
    await delay(pauseMs, undefined, { ref: false });
    if (isClosing) return true;
    try {
      await connect();
      tell('missed');
      return true;
    } catch (error) {
      onTrouble(error instanceof Error ? error : new Error(String(error)));
      return false;
    }
  };
  const reconnect = async (): Promise<void> => {
    let pauseMs = shortestPauseMs;
    while (!(await tryAgain(pauseMs))) pauseMs = Math.min(longestPauseMs, pauseMs * 2);
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
