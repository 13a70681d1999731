/** Executes one run in a worker, within its limits, and serves what the worker calls for meanwhile. */
import type { SharedRateLimit } from '@pagewright/engine/fetch/shared-rate-limit';
import type { ShrinkPicture } from '@pagewright/engine/model/picture';
import type { SiteAccess } from '@pagewright/engine/model/site-access';
import type { SiteProgress } from '@pagewright/engine/pipeline/track-progress';
import type { RenderPage, RenderResult } from '@pagewright/engine/render/page-renderer';
import type { PackedRows } from '../store/analysis-rows.ts';
import type { ReadPiece, RequestPiece, RequestQuery } from '../store/run-requests.ts';
import type { CallLocal } from '../workers/lazy-suggester.ts';
import { RpcError } from '../workers/rpc.ts';
import type { RunEvent, RunHostApi, RunOrder, RunResult, SampledPage } from '../workers/run-api.ts';
import type { RunPool } from '../workers/run-pool.ts';
import { holdSlot, type RunSlots } from './fair-slots.ts';

/** Keeps the rows of a scan of a whole site; false: another worker has the run. */
export interface ScanStore {
  readonly append: (pieces: readonly RequestPiece[]) => Promise<boolean>;
  readonly read: (query: RequestQuery) => Promise<readonly ReadPiece[]>;
  readonly begin: () => Promise<boolean>;
  readonly add: (rows: PackedRows) => Promise<boolean>;
  readonly addSample: (pages: readonly SampledPage[]) => Promise<boolean>;
}

export interface RunPorts {
  /** Missing where a run is no scan of a whole site. */
  readonly scan?: ScanStore;
  readonly onProgress: (progress: SiteProgress) => void;
  /** URLs of pages that an earlier attempt has stored. */
  readonly knownPages: readonly string[];
  readonly readPage: (key: string) => Promise<Uint8Array | null>;
  readonly savePage: (key: string, payload: Uint8Array) => void;
  /** Missing where no other run requests the same sites. */
  readonly rateLimit?: SharedRateLimit;
  /** What it shares with runs of other users; `renderPage` takes its slots itself. */
  readonly slots: Pick<RunSlots, 'suggest' | 'waitedMs'>;
  /** Missing where there is no browser. */
  readonly renderPage?: RenderPage;
  readonly shrinkPicture?: ShrinkPicture;
  /** The model on this machine, for the run's user; missing where there is none. */
  readonly callLocal?: CallLocal;
  /** Responses of models in earlier runs; without it none are known. */
  readonly responses?: {
    readonly read: (key: string) => Promise<string | null>;
    readonly save: (key: string, response: string) => void;
  };
}

export interface RunLimits {
  /** Without the time in which it only waited: for a slot, or for a slow model. */
  readonly wholeMs: number;
  /** A worker that sends nothing for so long is stuck. */
  readonly silenceMs: number;
}

/** Of the time in which it waited for a model, no more is added. */
const mostModelMs = 8 * 3_600_000;

export const runLimits: RunLimits = { wholeMs: 15 * 60_000, silenceMs: 60_000 };

/** A site of 50,000 pages takes days at two pages a minute; the rules on all of them keep a worker silent for a while. */
export const wholeSiteLimits: RunLimits = { wholeMs: 14 * 24 * 3_600_000, silenceMs: 10 * 60_000 };

export type ExecutedRun =
  | RunResult
  | { readonly kind: 'too-long' }
  /** The worker died, got stuck or threw: another attempt may succeed. */
  | { readonly kind: 'broken'; readonly reason: string }
  /** The caller's signal was aborted. */
  | { readonly kind: 'stopped' };

export interface RunJob {
  readonly pool: Pick<RunPool, 'run'>;
  readonly order: RunOrder;
  /** The report, as JSON text, that the site is compared with; null or missing for an analysis of its own. */
  readonly main?: string | null;
  /** For a closed site. */
  readonly access?: SiteAccess | null;
  readonly limits?: RunLimits;
}

const notRendered: RenderResult = {
  kind: 'failed',
  sentence: 'Our browser could not render this page. This is not the page’s fault.',
  isOurs: true,
};

const noScan = (): never => {
  throw new Error('This run keeps no rows.');
};

const scanHost = (scan: ScanStore | undefined) => ({
  appendRequests: scan?.append ?? noScan,
  readRequests: scan?.read ?? noScan,
  beginRows: scan?.begin ?? noScan,
  addRows: scan?.add ?? noScan,
  addSample: scan?.addSample ?? noScan,
});

/** What the worker may call. A port that fails costs what it was called for, and not the run. */
function createHost(ports: RunPorts): RunHostApi {
  const { readPage, savePage, rateLimit, slots, renderPage, shrinkPicture, callLocal, responses } = ports;
  const visits = new Map<number, () => void>();
  let lastVisit = 0;
  const waitForGrant = (emit: (visit: number) => void): Promise<void> =>
    new Promise((resolve) => {
      const visit = (lastVisit += 1);
      visits.set(visit, resolve);
      emit(visit);
    });
  return {
    ...scanHost(ports.scan),
    readPage: (key) => readPage(key).catch(() => null),
    savePage: ({ key, payload }) => savePage(key, payload),
    renderPage: async (request, { signal, emit }) =>
      (await renderPage?.(request, signal, () => waitForGrant(emit)).catch(() => notRendered)) ?? notRendered,
    grantVisit: (visit) => {
      visits.get(visit)?.();
      visits.delete(visit);
    },
    shrinkPicture: async (picture, { signal }) =>
      (await shrinkPicture?.(picture, signal).catch(() => null)) ?? null,
    acquire: async ({ site, delayMs }, { signal }) =>
      (await rateLimit?.acquire(site, delayMs, signal).catch(() => delayMs)) ?? 0,
    pause: ({ site, ms }) => rateLimit?.pause(site, ms),
    idle: (ms) => rateLimit?.idle?.(ms),
    holdSlot: (_input, { signal, emit }) => holdSlot(slots.suggest, signal, () => emit('granted')),
    callLocal: async (call, { signal, emit }) => callLocal?.(call, { signal, onText: emit }),
    readResponse: async (key) => (await responses?.read(key).catch(() => null)) ?? null,
    saveResponse: ({ key, response }) => responses?.save(key, response),
  };
}

/** Aborted when the run has taken its whole time since `start`; what it waited for is added to it. */
function limitTime(waitedMs: () => number, wholeMs: number) {
  const over = new AbortController();
  let timer: NodeJS.Timeout | null = null;
  let passedMs = 0;
  const wait = (): void => {
    const leftMs = wholeMs + waitedMs() - passedMs;
    if (leftMs <= 0) over.abort(new Error('The run took too long.'));
    else timer = setTimeout(wait, leftMs);
    passedMs += leftMs;
  };
  return {
    signal: over.signal,
    start: () => {
      if (timer === null) wait();
    },
    end: () => clearTimeout(timer ?? undefined),
  };
}

function outcomeOf(error: unknown, signal: AbortSignal): ExecutedRun {
  if (signal.aborted) return { kind: 'stopped' };
  if (error instanceof RpcError && error.code === 'silent')
    return { kind: 'broken', reason: 'The worker of the run got stuck.' };
  const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { kind: 'broken', reason };
}

export async function executeRun(
  {
    pool,
    order,
    main = null,
    access = null,
    limits = order.isWholeSite ? wholeSiteLimits : runLimits,
  }: RunJob,
  ports: RunPorts,
  signal: AbortSignal,
): Promise<ExecutedRun> {
  const { knownPages, renderPage, onProgress } = ports;
  const input = { order, main, access, knownPages, hasRenderer: renderPage !== undefined };
  const { wholeMs, silenceMs } = limits;
  let modelMs = 0;
  const time = limitTime(() => ports.slots.waitedMs() + Math.min(modelMs, mostModelMs), wholeMs);
  const onEvent = (event: RunEvent): void => {
    // Not before: it may have waited for a worker.
    time.start();
    if (event.kind === 'progress') onProgress(event.progress);
    else modelMs = event.modelMs;
  };
  try {
    const options = { handlers: createHost(ports), silenceMs, onEvent };
    const either = AbortSignal.any([signal, time.signal]);
    return await pool.run('executeRun', input, { ...options, signal: either });
  } catch (error) {
    return time.signal.aborted && !signal.aborted ? { kind: 'too-long' } : outcomeOf(error, signal);
  } finally {
    time.end();
  }
}
