/** Receives the events of runs and API keys on all nodes: one LISTEN connection per process, reconnected when it breaks. */
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { z } from 'zod';
import type { Connection } from '../store/database.ts';
import { type KeyNotice, keyChannel } from '../store/key-notices.ts';
import { noticeKinds, type RunNotice, runChannel } from '../store/run-notices.ts';

const Notices = {
  [runChannel]: z.object({ runId: z.string(), userId: z.string(), kind: z.enum(noticeKinds) }),
  [keyChannel]: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('revoked'), keyId: z.string() }),
    z.object({ kind: z.literal('cancelled'), keyId: z.string(), request: z.string() }),
  ]),
};

/** `missed`: the connection was lost for a while, and notices may have been missed. */
export type ReceivedNotice = RunNotice | 'missed';
export type ReceivedKeyNotice = KeyNotice | 'missed';

export interface RunNotices {
  /** Returns the function that ends the subscription. */
  subscribe(listener: (notice: ReceivedNotice) => void): () => void;
  /** The same, of API keys. */
  subscribeToKeys(listener: (notice: ReceivedKeyNotice) => void): () => void;
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

interface Listeners<T> {
  readonly add: (listener: (notice: T) => void) => () => void;
  readonly emit: (notice: T) => void;
}

function listenersOf<T>(): Listeners<T> {
  const listeners = new Set<(notice: T) => void>();
  return {
    add: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    emit: (notice) => {
      for (const listener of listeners) listener(notice);
    },
  };
}

export async function openRunNotices({ connection, onFailure }: NoticesOptions): Promise<OpenRunNotices> {
  const runs = listenersOf<ReceivedNotice>();
  const keys = listenersOf<ReceivedKeyNotice>();
  const receive = (channel: string, payload: string): void => {
    if (channel === keyChannel) keys.emit(Notices[keyChannel].parse(JSON.parse(payload)));
    else runs.emit(Notices[runChannel].parse(JSON.parse(payload)));
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
    client.on('notification', ({ channel, payload }) => receive(channel, payload ?? ''));
    await client.connect();
    await client.query(`listen ${runChannel}`);
    await client.query(`listen ${keyChannel}`);
    current = client;
    pinging = setInterval(() => void ping(client).catch(lose), pingMs).unref();
  };

  const retry = async (pauseMs: number): Promise<boolean> => {
    await delay(pauseMs, undefined, { ref: false });
    if (isClosing) return true;
    try {
      await connect();
      runs.emit('missed');
      keys.emit('missed');
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
    subscribe: runs.add,
    subscribeToKeys: keys.add,
    close: async () => {
      isClosing = true;
      await current?.end();
    },
  };
}
