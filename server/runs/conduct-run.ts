/** Has one run done in a thread: hands it its work, hears its progress, and ends it when it must end. */
import type { Worker } from 'node:worker_threads';
import type { AnalysisOrder } from '@pagewright/engine/analyze-site';
import type { SharedPace } from '@pagewright/engine/crawl/shared-pace';
import type { LookAt, VisitRequest } from '@pagewright/engine/design/camera';
import type { SiteProgress } from '@pagewright/engine/progress-line';
import type { AnalystDesk } from './analyst-desk.ts';
import type { FinishedAnalysis, FromThread, ToThread } from './thread-messages.ts';
import type { ThreadRack } from './thread-rack.ts';

export interface RunPorts {
  readonly onProgress: (progress: SiteProgress) => void;
  /** Addresses whose pages an earlier attempt has kept. */
  readonly knownPages: readonly string[];
  readonly recall: (key: string) => Promise<Uint8Array | null>;
  readonly keep: (key: string, payload: Uint8Array) => void;
  /** Missing where no other run can ask the same sites. */
  readonly pace?: SharedPace;
  /** Has a page looked at in a browser; missing where there is no camera. */
  readonly lookAt?: LookAt;
  /** What models answered in earlier runs; without it nothing is known. */
  readonly answers?: {
    readonly read: (key: string) => Promise<string | null>;
    readonly keep: (key: string, answer: string) => void;
  };
}

export interface RunLimits {
  readonly wholeMs: number;
  /** A thread that says nothing for so long is stuck. */
  readonly silenceMs: number;
}

const stopMs = 1000;
export const runLimits: RunLimits = { wholeMs: 15 * 60_000, silenceMs: 60_000 };

export type Conducted =
  | { readonly kind: 'finished'; readonly finished: FinishedAnalysis }
  | { readonly kind: 'compared'; readonly text: string }
  | { readonly kind: 'unreadable'; readonly sentence: string }
  | { readonly kind: 'too-long' }
  /** The thread died, got stuck or threw: another attempt may do better. */
  | { readonly kind: 'broken'; readonly reason: string }
  /** The caller's signal was given. */
  | { readonly kind: 'stopped' };

export interface RunJob {
  readonly threads: ThreadRack;
  readonly order: AnalysisOrder;
  /** The report, as JSON text, that the site is compared with; null or missing when it is analysed for its own sake. */
  readonly main?: string | null;
  /** Without one the run gives no AI suggestions, and its report says so. */
  readonly analyst?: AnalystDesk;
  readonly limits?: RunLimits;
}

const post = (thread: Worker, message: ToThread): void => thread.postMessage(message);

/** A shelf that cannot be reached knows nothing. */
function answerRecall(thread: Worker, key: string, recall: RunPorts['recall']): void {
  const answer = (payload: Uint8Array | null): void => post(thread, { kind: 'recalled', key, payload });
  recall(key).then(answer, () => answer(null));
}

function answerModel(thread: Worker, key: string, answers: RunPorts['answers']): void {
  const tell = (answer: string | null): void => post(thread, { kind: 'answer', key, answer });
  if (answers === undefined) tell(null);
  else answers.read(key).then(tell, () => tell(null));
}

/** A camera that fails costs its page, and no run. */
function answerLook(thread: Worker, request: VisitRequest, { ports, signal }: Omit<Conduct, 'limits'>): void {
  const { url } = request;
  const sentence = 'The page could not be looked at.';
  const looking = ports.lookAt?.(request, signal) ?? Promise.reject(new Error('There is no camera.'));
  looking.then(
    (look) => post(thread, { kind: 'looked', url, look }),
    () => post(thread, { kind: 'looked', url, look: { kind: 'failed', sentence } }),
  );
}

function connectAnalyst(thread: Worker, analyst: AnalystDesk | undefined): void {
  const port = analyst?.connect() ?? null;
  thread.postMessage({ kind: 'analyst', port } satisfies ToThread, port === null ? [] : [port]);
}

/** A pace that cannot be asked is the run's own. */
function answerTurn(
  thread: Worker,
  { question, site, delayMs }: Extract<FromThread, { kind: 'turn' }>,
  { ports: { pace }, signal }: Omit<Conduct, 'limits'>,
): void {
  const answer = (waitMs: number): void => post(thread, { kind: 'turn', question, waitMs });
  (pace?.turn(site, delayMs, signal) ?? Promise.resolve(0)).then(answer, () => answer(delayMs));
}

/** The outcome that a message is; null for those on the way. */
function hear(thread: Worker, message: FromThread, conduct: Omit<Conduct, 'limits'>): Conducted | null {
  const { ports, analyst } = conduct;
  switch (message.kind) {
    case 'alive':
      return null;
    case 'progress':
      ports.onProgress(message.progress);
      return null;
    case 'recall':
      answerRecall(thread, message.key, ports.recall);
      return null;
    case 'look':
      answerLook(thread, message.request, conduct);
      return null;
    case 'analyst':
      connectAnalyst(thread, analyst);
      return null;
    case 'keep':
      ports.keep(message.key, message.payload);
      return null;
    case 'turn':
      answerTurn(thread, message, conduct);
      return null;
    case 'hold':
      ports.pace?.hold(message.site, message.ms);
      return null;
    case 'read-answer':
      answerModel(thread, message.key, ports.answers);
      return null;
    case 'keep-answer':
      ports.answers?.keep(message.key, message.answer);
      return null;
    case 'broken':
      return { kind: 'broken', reason: message.message };
    default:
      return message;
  }
}

const broken = (reason: string): Conducted => ({ kind: 'broken', reason });

interface Conduct {
  readonly limits: RunLimits;
  readonly ports: RunPorts;
  readonly analyst: AnalystDesk | undefined;
  readonly signal: AbortSignal;
}

/** Resolves with the first thing that ends the run, whatever else happens after. */
function firstEnd(thread: Worker, { limits, ports, analyst, signal }: Conduct): Promise<Conducted> {
  const { promise, resolve } = Promise.withResolvers<Conducted>();
  const onAbort = (): void => resolve({ kind: 'stopped' });
  const onError = (error: Error): void => resolve(broken(error.message));
  const onExit = (): void => resolve(broken('The thread of the run ended.'));
  const whole = setTimeout(() => resolve({ kind: 'too-long' }), limits.wholeMs);
  const silence = setTimeout(() => resolve(broken('The thread of the run got stuck.')), limits.silenceMs);
  const onMessage = (message: FromThread): void => {
    silence.refresh();
    const outcome = hear(thread, message, { ports, analyst, signal });
    if (outcome !== null) resolve(outcome);
  };
  thread.on('message', onMessage).on('error', onError).on('exit', onExit);
  signal.addEventListener('abort', onAbort);
  if (signal.aborted) onAbort();
  return promise.finally(() => {
    clearTimeout(whole);
    clearTimeout(silence);
    signal.removeEventListener('abort', onAbort);
    thread.off('message', onMessage).off('error', onError).off('exit', onExit);
  });
}

/** The work is done, and the thread is free. */
const isEnd = (kind: string): boolean => kind === 'finished' || kind === 'compared' || kind === 'unreadable';

/** A thread that stops when it is told can serve another run; nobody waits for one that does not. */
async function stopThread(thread: Worker, threads: ThreadRack): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const late = setTimeout(() => resolve(false), stopMs);
  const onMessage = ({ kind }: FromThread): void => {
    if (kind === 'stopped' || isEnd(kind)) resolve(true);
    if (kind === 'broken') resolve(false);
  };
  const onExit = (): void => resolve(false);
  thread.on('message', onMessage).on('exit', onExit);
  post(thread, { kind: 'stop' });
  const isFree = await promise;
  clearTimeout(late);
  thread.off('message', onMessage).off('exit', onExit);
  if (isFree) threads.giveBack(thread);
  else await thread.terminate();
}

export async function conductRun(
  { threads, order, main = null, analyst, limits = runLimits }: RunJob,
  ports: RunPorts,
  signal: AbortSignal,
): Promise<Conducted> {
  const thread = threads.take();
  const end = firstEnd(thread, { limits, ports, analyst, signal });
  const { knownPages, lookAt } = ports;
  post(thread, { kind: 'order', order, main, knownPages, hasCamera: lookAt !== undefined });
  const outcome = await end;
  if (isEnd(outcome.kind)) threads.giveBack(thread);
  else if (outcome.kind === 'stopped') void stopThread(thread, threads);
  else await thread.terminate();
  return outcome;
}
