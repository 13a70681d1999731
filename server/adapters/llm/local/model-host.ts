/** Holds a model in a process of its own: started when first needed, ended when idle, restarted when it died, shared fairly between users. */
import { type ChildProcess, fork } from 'node:child_process';
import { FairSlots } from '../../../jobs/fair-slots.ts';
import { Rpc } from '../../../workers/rpc.ts';
import type {
  CallLocalModel,
  LocalAnswer,
  LocalCall,
  LocalCallOptions,
  LocalFacts,
  LocalFailure,
  ModelProcessApi,
} from './local-port.ts';
import { findModelFile } from './model-file.ts';
import { findRuntime } from './runtime.ts';

/** As plain data, so that it can be sent to a thread. */
export interface LocalSettings {
  /** An `hf:` address or the path of a file. */
  readonly model: string;
  /** Holds the runtime and downloaded models. */
  readonly folder: string;
  /** Without work for so long, the process ends and gives its memory back. */
  readonly idleMs: number;
  readonly context: number | null;
  readonly sequences: number | null;
}

export interface LocalModelEvent {
  readonly event: 'model.loaded' | 'model.failed' | 'model.died' | 'model.idle';
  readonly ms?: number;
  readonly facts?: LocalFacts;
  readonly failure?: LocalFailure;
  readonly detail?: string;
}

export interface LocalModelHost {
  /** For a user, who gets a fair share. */
  readonly as: (userId: string) => CallLocalModel;
  readonly close: () => Promise<void>;
}

/** A process that died so often in a row is not started again before its idle time is over. */
const deathsMost = 3;
const program = new URL('model-process.ts', import.meta.url);
/** What llama.cpp and Node need, and nothing that is secret. */
const passedOn =
  /^(?:PATH|HOME|TMPDIR|TEMP|LANG|SYSTEMROOT|LD_LIBRARY_PATH|CUDA_\w+|GGML_\w+|NODE_COMPILE_CACHE)$/i;

interface Running {
  readonly child: ChildProcess;
  readonly rpc: Rpc<ModelProcessApi>;
  readonly slots: FairSlots;
  readonly facts: LocalFacts;
}

type Started = Running | { readonly failure: LocalFailure };

const failed = (failure: LocalFailure): LocalAnswer => ({ kind: 'failed', failure });

class Host implements LocalModelHost {
  readonly #settings: LocalSettings;
  readonly #report: (event: LocalModelEvent) => void;
  #starting: Promise<Started> | null = null;
  #child: ChildProcess | null = null;
  #working = 0;
  #idle: NodeJS.Timeout | null = null;
  #deaths = 0;
  #diedAt = 0;

  constructor(settings: LocalSettings, report: (event: LocalModelEvent) => void) {
    this.#settings = settings;
    this.#report = report;
  }

  readonly as =
    (userId: string): CallLocalModel =>
    async (call, options) => {
      options.signal.throwIfAborted();
      this.#working += 1;
      clearTimeout(this.#idle ?? undefined);
      try {
        return await this.#call(userId, call, options);
      } finally {
        this.#working -= 1;
        if (this.#working === 0)
          this.#idle = setTimeout(() => void this.#end('model.idle'), this.#settings.idleMs).unref();
      }
    };

  readonly close = (): Promise<void> => this.#end(null);

  async #call(userId: string, call: LocalCall, { signal, onText }: LocalCallOptions): Promise<LocalAnswer> {
    const started = await unlessAborted((this.#starting ??= this.#start()), signal);
    if ('failure' in started) return failed(started.failure);
    const { rpc, slots } = started;
    const send = async (): Promise<LocalAnswer> => {
      const answer = await rpc.call('answer', call, { signal, ...(onText && { onEvent: onText }) });
      this.#deaths = 0;
      return answer;
    };
    try {
      return await (call.kind === 'measure' ? send() : slots.run(userId, send, signal));
    } catch (error) {
      signal.throwIfAborted();
      // A broken pipe may be noticed before the exit of the process.
      if (this.#child === started.child) throw error;
      return failed('died');
    }
  }

  async #start(): Promise<Started> {
    const { model, folder, idleMs, context, sequences } = this.#settings;
    const startedAt = performance.now();
    const fail = (failure: LocalFailure, detail = ''): Started => {
      this.#starting = null;
      this.#report({ event: 'model.failed', failure, detail });
      return { failure };
    };
    if (this.#deaths >= deathsMost && startedAt - this.#diedAt < idleMs) {
      this.#starting = null;
      return { failure: 'died' };
    }
    const runtime = findRuntime(folder);
    if (runtime === null) return fail('uninstalled');
    const file = findModelFile(model, folder);
    if (file === null) return fail('absent');
    const { child, rpc } = this.#spawn();
    try {
      const facts = await rpc.call('load', { runtime, file, context, sequences });
      if ('failure' in facts) {
        await this.#end(null);
        return fail(facts.failure, facts.detail);
      }
      this.#report({ event: 'model.loaded', ms: Math.round(performance.now() - startedAt), facts });
      return { child, rpc, facts, slots: new FairSlots(facts.sequences) };
    } catch {
      return { failure: child.signalCode === 'SIGKILL' ? 'memory' : 'died' };
    }
  }

  #spawn() {
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => passedOn.test(name)));
    const child = fork(program, [], {
      env,
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let said = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-2000);
    });
    const rpc = new Rpc<ModelProcessApi>(
      {
        postMessage: (message) => void (child.connected && child.send(message as object)),
        on: (event, listener) => child.on(event, listener),
        close: () => void (child.connected && child.disconnect()),
      },
      () => ({}),
    );
    const onEnd = (): void => {
      void rpc.close('The process of the model ended.');
      if (this.#child !== child) return;
      this.#child = null;
      this.#starting = null;
      this.#deaths += 1;
      this.#diedAt = performance.now();
      this.#report({ event: 'model.died', detail: said.trim() });
    };
    child.once('exit', onEnd).once('error', onEnd);
    this.#child = child;
    return { child, rpc };
  }

  /** Resolves when the process is gone and its memory with it. */
  async #end(event: 'model.idle' | null): Promise<void> {
    clearTimeout(this.#idle ?? undefined);
    const child = this.#child;
    this.#child = null;
    this.#starting = null;
    if (child === null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
    if (event !== null) this.#report({ event });
  }
}

async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const giveUp = (): void => reject(signal.reason);
  signal.addEventListener('abort', giveUp);
  try {
    return await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
}

export const createLocalModelHost = (
  settings: LocalSettings,
  report: (event: LocalModelEvent) => void = () => undefined,
): LocalModelHost => new Host(settings, report);
