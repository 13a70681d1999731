/** Starts, reuses and recycles workers, and connects callers to them. */
import { setTimeout as delay } from 'node:timers/promises';
import { MessageChannel, Worker } from 'node:worker_threads';
import {
  type CallOptions,
  type EventOf,
  type Handlers,
  type InputOf,
  type OutputOf,
  Rpc,
  RpcError,
} from './rpc.ts';
import type { ConnectionRequest, WorkerMessage } from './serve-connections.ts';

/** How long closing waits for its threads. */
const terminateMs = 1000;
/** How often it is looked at how long a worker has computed. */
const cpuCheckMs = 250;

export interface WorkerPoolOptions {
  readonly file: URL;
  readonly workerData?: unknown;
  /** The heap of one worker; beyond it the worker ends, and not the server. */
  readonly memoryMb: number;
  readonly maxWorkers: number;
  /** How many connections a worker serves at once; one unless given. */
  readonly maxConnections?: number;
  /**
   * A worker that was used so often is replaced: what it has accumulated goes with it. One that serves several is then
   * the last choice for new connections and ends with its last; meanwhile there is one worker more than `maxWorkers`.
   */
  readonly recycleAfter?: number;
  /** A worker that was used ends when nothing is connected for so long. */
  readonly idleMs?: number;
  /** A worker that is still busy so long after a connection was released is ended when no other is open. */
  readonly graceMs?: number;
  /** Starts a worker ahead of the first connection, and of the next. */
  readonly keepsSpare?: boolean;
}

export interface Connection<Remote extends Handlers> {
  readonly rpc: Rpc<Remote>;
  /** Cancels what still runs on it; the worker is reused as soon as it is free. */
  readonly release: () => void;
  /** Ends the worker, with everything that runs there. */
  readonly terminate: () => Promise<void>;
  /** How long its worker has computed, since it was started. */
  readonly cpuMs: () => Promise<number>;
}

export interface RunOptions<Event> extends ConnectOptions, CallOptions<Event> {
  /**
   * Ends the call when the worker has computed for it for so long. Time in which a busy machine lets it wait does not
   * count. Only for workers with one connection at a time.
   */
  readonly maxCpuMs?: number;
}

export interface ConnectOptions {
  /** What the worker may call. */
  readonly handlers?: Handlers;
  /** Goes before those who wait already. */
  readonly isUrgent?: boolean;
  /** Ends the wait for a worker. */
  readonly signal?: AbortSignal;
}

interface Member {
  readonly worker: Worker;
  /** Resolves when the worker can answer, or never will. */
  readonly loaded: Promise<void>;
  /** Until the worker confirms that nothing runs on them any more. */
  readonly connections: Map<number, Rpc<Handlers>>;
  /** Those that were not released. */
  readonly open: Set<number>;
  /** It went on with something that was released. */
  isStuck: boolean;
  uses: number;
  idle: NodeJS.Timeout | undefined;
}

interface Waiting<Remote extends Handlers> extends ConnectOptions {
  readonly resolve: (connection: Connection<Remote>) => void;
  readonly reject: (reason: unknown) => void;
}

/** Aborts a call whose worker has computed for too long. */
async function limitCpu(
  { cpuMs }: Pick<Connection<Handlers>, 'cpuMs'>,
  method: string,
  { maxCpuMs, signal }: Pick<RunOptions<never>, 'maxCpuMs' | 'signal'>,
): Promise<{ readonly callOptions: Pick<CallOptions, 'signal'>; readonly stop: () => void }> {
  if (maxCpuMs === undefined) return { callOptions: {}, stop: () => undefined };
  const aborting = new AbortController();
  // A worker that has ended says so to its calls.
  const before = await cpuMs().catch(() => 0);
  const check = async (): Promise<void> => {
    const used = (await cpuMs().catch(() => before)) - before;
    if (used > maxCpuMs)
      aborting.abort(new RpcError('timeout', `${method} computed for more than ${maxCpuMs} ms.`));
  };
  const timer = setInterval(() => void check(), cpuCheckMs);
  const signals = signal === undefined ? [aborting.signal] : [signal, aborting.signal];
  return { callOptions: { signal: AbortSignal.any(signals) }, stop: () => clearInterval(timer) };
}

const unlimited = Number.POSITIVE_INFINITY;
const stopped = 'The worker was stopped.';

export class WorkerPool<Remote extends Handlers> {
  readonly #options: WorkerPoolOptions;
  readonly #members = new Set<Member>();
  readonly #waiting: Waiting<Remote>[] = [];
  #lastConnection = 0;
  #isClosed = false;

  constructor(options: WorkerPoolOptions) {
    this.#options = options;
    this.#startSpare();
  }

  /** How many workers are running. */
  get size(): number {
    return this.#members.size;
  }

  /** Waits for a worker that can serve one more connection, and until it has loaded: time limits of calls begin then. */
  connect(options: ConnectOptions = {}): Promise<Connection<Remote>> {
    const { signal, isUrgent = false } = options;
    const { promise, resolve, reject } = Promise.withResolvers<Connection<Remote>>();
    if (signal?.aborted === true) reject(signal.reason);
    else if (this.#isClosed) reject(new RpcError('closed', stopped));
    else {
      const waiting = { ...options, resolve, reject };
      const giveUp = (): void => {
        const at = this.#waiting.indexOf(waiting);
        if (at !== -1) this.#waiting.splice(at, 1);
        reject(signal?.reason);
      };
      signal?.addEventListener('abort', giveUp);
      void promise.catch(() => undefined).finally(() => signal?.removeEventListener('abort', giveUp));
      if (isUrgent) this.#waiting.unshift(waiting);
      else this.#waiting.push(waiting);
      this.#dispatch();
    }
    return promise;
  }

  /** One call on a connection of its own. A worker that died or did not answer in time is ended. */
  async run<M extends keyof Remote & string>(
    method: M,
    input: InputOf<Remote[M]>,
    options: RunOptions<EventOf<Remote[M]>>,
  ): Promise<OutputOf<Remote[M]>> {
    const connection = await this.connect(options);
    const limit = await limitCpu(connection, method, options);
    try {
      const output = await connection.rpc.call(method, input, { ...options, ...limit.callOptions });
      connection.release();
      return output;
    } catch (error) {
      // What threw has ended; others of its worker go on.
      const hasThrown = error instanceof RpcError && error.code === 'failed';
      if (hasThrown || options.signal?.aborted === true) connection.release();
      else await connection.terminate();
      throw error;
    } finally {
      limit.stop();
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { reject } of this.#waiting.splice(0)) reject(new RpcError('closed', stopped));
    const ended = Promise.all([...this.#members].map((member) => this.#end(member)));
    // A thread in the middle of long work ends late; at the latest, the end of the process ends it.
    await Promise.race([ended, delay(terminateMs, undefined, { ref: false })]);
  }

  #dispatch(): void {
    while (this.#waiting.length > 0) {
      const member = this.#findFree();
      if (member === undefined) return;
      const next = this.#waiting.shift();
      if (next === undefined) return;
      const connection = this.#open(member, next.handlers ?? {});
      void this.#hand(next, connection, member.loaded);
    }
  }

  /** Whoever gave up while the worker was loading needs it no more. */
  async #hand(next: Waiting<Remote>, connection: Connection<Remote>, loaded: Promise<void>): Promise<void> {
    await loaded;
    if (next.signal?.aborted === true) connection.release();
    else next.resolve(connection);
  }

  #findFree(): Member | undefined {
    const { maxConnections = 1, maxWorkers } = this.#options;
    const worn = [...this.#members].filter((member) => this.#isWorn(member)).length;
    const rank = (member: Member): number =>
      this.#isWorn(member) ? Number.MAX_SAFE_INTEGER : member.connections.size;
    const [best] = [...this.#members]
      .filter(({ connections }) => connections.size < maxConnections)
      .toSorted((a, b) => rank(a) - rank(b));
    if (best !== undefined && rank(best) === 0) return best;
    const most = maxWorkers + (maxConnections > 1 ? Math.min(worn, 1) : 0);
    return this.#members.size < most ? this.#start() : best;
  }

  #isWorn({ isStuck, uses }: Member): boolean {
    return isStuck || uses >= (this.#options.recycleAfter ?? unlimited);
  }

  #start(): Member {
    const { file, workerData, memoryMb } = this.#options;
    const worker = new Worker(file, { workerData, resourceLimits: { maxOldGenerationSizeMb: memoryMb } });
    const { promise: loaded, resolve: onLoaded } = Promise.withResolvers<void>();
    const member: Member = {
      worker,
      loaded,
      connections: new Map(),
      open: new Set(),
      isStuck: false,
      uses: 0,
      idle: undefined,
    };
    this.#members.add(member);
    const fail = (reason: string): void => {
      for (const rpc of member.connections.values()) void rpc.close(reason);
    };
    worker.on('error', (error) => fail(error instanceof Error ? error.message : String(error)));
    worker.on('exit', () => {
      fail(stopped);
      onLoaded();
      void this.#end(member);
    });
    worker.on('message', (message: WorkerMessage) => {
      if (message.kind === 'loaded') onLoaded();
      else this.#onReleased(member, message.connection);
    });
    return member;
  }

  /** Loading a worker's modules takes longer than many a task. */
  #startSpare(): void {
    const { keepsSpare = false, maxWorkers } = this.#options;
    const hasSpare = [...this.#members].some(({ connections }) => connections.size === 0);
    if (keepsSpare && !this.#isClosed && !hasSpare && this.#members.size < maxWorkers)
      this.#start().worker.unref();
  }

  #open(member: Member, handlers: Handlers): Connection<Remote> {
    const { worker, connections } = member;
    clearTimeout(member.idle);
    worker.ref();
    member.uses += 1;
    const connection = (this.#lastConnection += 1);
    const { port1, port2 } = new MessageChannel();
    worker.postMessage({ connection, port: port2 } satisfies ConnectionRequest, [port2]);
    const rpc = new Rpc<Remote>(port1, () => handlers);
    connections.set(connection, rpc);
    member.open.add(connection);
    setImmediate(() => this.#startSpare());
    return {
      rpc,
      release: () => this.#release(member, connection, rpc),
      terminate: () => this.#end(member),
      cpuMs: async () => {
        const { user, system } = await worker.cpuUsage();
        return (user + system) / 1000;
      },
    };
  }

  #release(member: Member, connection: number, rpc: Rpc<Remote>): void {
    const { graceMs } = this.#options;
    void rpc.close();
    member.open.delete(connection);
    if (graceMs === undefined) return;
    const endIfBusy = (): void => {
      if (member.connections.has(connection)) member.isStuck = true;
      if (member.isStuck && member.open.size === 0) void this.#end(member);
    };
    setTimeout(endIfBusy, graceMs).unref();
  }

  #onReleased(member: Member, connection: number): void {
    const { idleMs } = this.#options;
    member.connections.delete(connection);
    if (member.connections.size === 0) {
      member.worker.unref();
      if (this.#isWorn(member)) void this.#end(member);
      else if (idleMs !== undefined) member.idle = setTimeout(() => void this.#end(member), idleMs).unref();
    }
    this.#dispatch();
  }

  /** Its place is free at once, though the thread takes a moment to end. */
  async #end(member: Member): Promise<void> {
    clearTimeout(member.idle);
    const wasMember = this.#members.delete(member);
    for (const rpc of member.connections.values()) void rpc.close(stopped);
    await member.worker.terminate();
    if (!wasMember) return;
    this.#dispatch();
    // One that dies before it was used would die again.
    if (member.uses > 0) this.#startSpare();
  }
}
