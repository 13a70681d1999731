/** Asks any number of origins over plain HTTP/1.1, each over a few connections that are kept for the next request. */
import { Connection, type Job, type RequestHead, type ResponseHandler } from './connection.ts';
import { HttpError } from './http-error.ts';
import type { OpenSocket, SocketTarget } from './open-socket.ts';

export interface AgentOptions {
  readonly open: OpenSocket;
  /** The most connections to one origin. */
  readonly connections: number;
  readonly headerBytes: number;
}

interface Pool {
  readonly target: SocketTarget;
  /** All there are, busy or free. */
  readonly all: Set<Connection>;
  readonly free: Connection[];
  readonly waiting: Job[];
}

export class Agent {
  readonly #options: AgentOptions;
  readonly #pools = new Map<string, Pool>();

  constructor(options: AgentOptions) {
    this.#options = options;
  }

  /** Returns what gives the request up; the handler hears nothing more then. */
  dispatch(request: RequestHead, handler: ResponseHandler): () => void {
    const job: Job = { request, handler, isSecondTry: false };
    const pool = this.#poolOf(request);
    pool.waiting.push(job);
    this.#serve(pool);
    return () => {
      const place = pool.waiting.indexOf(job);
      if (place !== -1) pool.waiting.splice(place, 1);
      for (const connection of pool.all) if (connection.isRunning(job)) connection.drop();
    };
  }

  /** Whoever waits for an answer is told that none will come. */
  destroy(): void {
    const error = new HttpError('CLOSED_EARLY', 'The connections were closed.');
    for (const { all, waiting } of this.#pools.values()) {
      for (const { handler } of waiting.splice(0)) handler.onError(error);
      for (const connection of all) connection.destroy(error);
    }
  }

  #poolOf({ origin, serverName }: SocketTarget): Pool {
    const key = serverName === undefined ? origin : `${origin} ${serverName}`;
    const known = this.#pools.get(key);
    if (known !== undefined) return known;
    const target = serverName === undefined ? { origin } : { origin, serverName };
    const pool: Pool = { target, all: new Set(), free: [], waiting: [] };
    this.#pools.set(key, pool);
    return pool;
  }

  #serve(pool: Pool): void {
    for (let job = pool.waiting[0]; job !== undefined; job = pool.waiting[0]) {
      const connection = this.#freeOf(pool) ?? this.#open(pool);
      if (connection === null) return;
      pool.waiting.shift();
      connection.run(job);
    }
  }

  #freeOf(pool: Pool): Connection | null {
    for (let free = pool.free.pop(); free !== undefined; free = pool.free.pop()) {
      if (!free.isStale) return free;
      free.drop();
    }
    return null;
  }

  #open(pool: Pool): Connection | null {
    const { open, connections, headerBytes } = this.#options;
    if (pool.all.size >= connections) return null;
    const connection = new Connection(
      open,
      { target: pool.target, headerBytes },
      {
        onFree: (free) => {
          pool.free.push(free);
          this.#serve(pool);
        },
        onGone: (gone) => {
          pool.all.delete(gone);
          const place = pool.free.indexOf(gone);
          if (place !== -1) pool.free.splice(place, 1);
          this.#serve(pool);
        },
        onUnread: (job) => {
          job.isSecondTry = true;
          pool.waiting.unshift(job);
        },
      },
    );
    pool.all.add(connection);
    return connection;
  }
}
