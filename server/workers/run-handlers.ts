/** Executes a run in its worker: the engine with its ports, most of which call the server. */
import { deserialize, serialize } from 'node:v8';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { Analysis } from '@pagewright/contract/entities/analysis';
import { builtInName } from '@pagewright/contract/entities/suggested-texts';
import { wholeSiteCredits } from '@pagewright/contract/pricing/scan-price';
import { trendFigures } from '@pagewright/contract/report/trend-figures';
import type { PageCache } from '@pagewright/engine/crawl/page-cache';
import { throwIfAborted } from '@pagewright/engine/fetch/clock';
import { parseConnectTo } from '@pagewright/engine/fetch/connect-to';
import { hideInText } from '@pagewright/engine/fetch/hide-secrets';
import { createHttpClient, type HttpClient } from '@pagewright/engine/fetch/http-client';
import type { SharedRateLimit } from '@pagewright/engine/fetch/shared-rate-limit';
import type { FetchedPage } from '@pagewright/engine/model/fetched-page';
import type { ShrinkPicture } from '@pagewright/engine/model/picture';
import { analyzeSite } from '@pagewright/engine/pipeline/analyze-site';
import { compareWith } from '@pagewright/engine/pipeline/compare-sites';
import { type ScanPorts, scanSite } from '@pagewright/engine/pipeline/scan-site';
import type { Suggester } from '@pagewright/engine/suggest/suggester';
import type { PackedRows } from '../store/analysis-rows.ts';
import { billAnalysis } from './bill-analysis.ts';
import {
  type CallLocal,
  createBuiltInSuggester,
  createModelSuggester,
  type ResponseCache,
} from './lazy-suggester.ts';
import { packRows } from './pack-rows.ts';
import type { CallContext, Rpc } from './rpc.ts';
import type {
  RunEvent,
  RunHostApi,
  RunInput,
  RunOrder,
  RunResult,
  RunWorkerApi,
  RunWorkerSetup,
} from './run-api.ts';
import { createScanRows } from './scan-rows.ts';

type InSlot = <T>(work: () => Promise<T>, signal: AbortSignal) => Promise<T>;

/** The slot is held by a call: it is free again when the call is cancelled, or this thread has died. */
const holdSlot =
  (host: Rpc<RunHostApi>): InSlot =>
  async (work, signal) => {
    const done = new AbortController();
    const { promise: granted, resolve, reject } = Promise.withResolvers<void>();
    const options = { signal: AbortSignal.any([signal, done.signal]), onEvent: () => resolve() };
    host.call('holdSlot', undefined, options).catch(reject);
    await granted;
    try {
      return await work();
    } finally {
      done.abort();
    }
  };

/** The built-in suggester as a run uses it: each step waits for a slot, which the server shares fairly between users. */
export function suggestInSlots(suggester: Suggester, host: Rpc<RunHostApi>): Suggester {
  const inSlot = holdSlot(host);
  return {
    ...suggester,
    open: async (site, signal, tools) => {
      const session = await inSlot(() => suggester.open(site, signal, tools), signal);
      return {
        ...session,
        suggestPage: (url, stop, given) => inSlot(() => session.suggestPage(url, stop, given), stop),
        suggestSite: (insights, stop) => inSlot(() => session.suggestSite(insights, stop), stop),
      };
    },
  };
}

/** Without a response in this time a run goes on, at half the rate. */
const timeoutMs = 3000;

/** The rate limit that runs on all nodes share. */
const createRemoteRateLimit = (host: Rpc<RunHostApi>): SharedRateLimit => ({
  acquire: (site, delayMs, signal) =>
    host.call('acquire', { site, delayMs }, { signal, timeoutMs }).catch(() => {
      throwIfAborted(signal);
      return delayMs;
    }),
  pause: (site, ms) => host.notify('pause', { site, ms }),
  idle: (ms) => host.notify('idle', ms),
});

/** A fetched page as bytes for the store. */
const packPage = (page: FetchedPage): Uint8Array => zstdCompressSync(serialize(page));

/** Only for bytes that `packPage` made. Null when another version of the product made them. */
function unpackPage(bytes: Uint8Array): FetchedPage | null {
  const page: Partial<FetchedPage> = deserialize(zstdDecompressSync(bytes));
  return page.body instanceof Uint8Array && typeof page.url === 'string' && Array.isArray(page.hops)
    ? (page as FetchedPage)
    : null;
}

const aliveMs = 1000;
/** Probing, auditing and saving must fit between this and the limit of the whole run. */
const scanMs = 12 * 60_000;
/** A run that brings nothing keeps others waiting. */
const noPageMs = 2 * 60_000;
/** It takes as long as it takes, and may have more sitemaps than a small one. */
const wholeSiteLimits = ({ maxPages }: RunOrder['options']) => ({
  scanMs: 2 ** 31 - 1,
  noPageMs: 30 * 60_000,
  sitemapsMs: 30 * 60_000,
  sitemapUrls: Math.max(50_000, maxPages),
  sitemapFiles: 20 + Math.ceil(maxPages / 5000),
});
/** A model is called again when the cache does not respond in time. */
const cacheMs = 3000;

const noSuggester: Suggester = {
  name: builtInName,
  open: () => Promise.reject(new Error('There is no built-in assistant here.')),
};

function createPageCache(host: Rpc<RunHostApi>, knownPages: readonly string[]): PageCache {
  const known = new Set(knownPages);
  return {
    get: async (key) => {
      if (!known.delete(key)) return null;
      const payload = await host.call('readPage', key);
      return payload === null ? null : unpackPage(payload);
    },
    set: (key, page) => host.notify('savePage', { key, payload: packPage(page) }),
  };
}

const createResponseCache = (host: Rpc<RunHostApi>): ResponseCache => ({
  read: (key) => host.call('readResponse', key, { timeoutMs: cacheMs }).catch(() => null),
  write: (key, response) => host.notify('saveResponse', { key, response }),
});

/** The server knows whose run it is. */
const createLocalCaller =
  (host: Rpc<RunHostApi>): CallLocal =>
  (call, { signal, onText }) =>
    host.call('callLocal', call, { signal, ...(onText && { onEvent: onText }) });

const hideInRows = (
  { urls, details, findings, rules }: PackedRows,
  secrets: readonly string[],
): PackedRows => ({
  urls: hideInText(urls, secrets),
  details: hideInText(details, secrets),
  findings: hideInText(findings, secrets),
  rules: hideInText(rules, secrets),
});

interface RunPorts {
  readonly client: HttpClient;
  readonly suggester: Suggester;
  readonly host: Rpc<RunHostApi>;
}

/** A report without its pages: they are rows. */
async function scan(
  order: RunOrder,
  ports: Omit<ScanPorts, 'rows'>,
  { client, host }: RunPorts,
  signal: AbortSignal,
): Promise<RunResult> {
  const rows = createScanRows(host, { hide: (packed) => hideInRows(packed, client.secrets) });
  const outcome = await scanSite(order.options, { ...ports, rows }, signal);
  if (outcome.kind === 'unreadable') return outcome;
  const creditsUsed = Math.min(order.heldCredits, wholeSiteCredits(outcome.pages));
  const { pages: _pages, ...analysis } = outcome.analysis;
  const { date, metrics, processingStats } = analysis;
  const billed = { ...analysis, processingStats: { ...processingStats, creditsUsed } };
  return {
    kind: 'finished',
    finished: {
      text: hideInText(JSON.stringify(billed), client.secrets),
      wholeText: null,
      date,
      pagesCount: outcome.pages,
      metrics,
      figures: trendFigures(outcome.analysis),
      creditsUsed,
    },
  };
}

async function analyze(
  { order, main, knownPages, hasRenderer }: RunInput,
  { client, suggester, host }: RunPorts,
  { signal, emit }: CallContext<RunEvent>,
): Promise<RunResult> {
  const ports = {
    client,
    pageCache: createPageCache(host, knownPages),
    ...(order.isToSuggest && { suggester }),
    onProgress: (progress: Extract<RunEvent, { kind: 'progress' }>['progress']) =>
      emit({ kind: 'progress', progress }),
    now: () => new Date(),
  };
  if (main !== null) {
    const outcome = await compareWith(Analysis.parse(JSON.parse(main)), order.options, ports, signal);
    return outcome.kind === 'unreadable'
      ? outcome
      : { kind: 'compared', text: JSON.stringify(outcome.result) };
  }
  const renderPage: Parameters<typeof analyzeSite>[1]['renderPage'] = (request, stop, mayVisit) =>
    host.call('renderPage', request, {
      signal: stop,
      onEvent: (visit) => {
        const grant = (): void => host.notify('grantVisit', visit);
        // Where it is aborted, the call ends by its signal.
        (mayVisit?.(request.url) ?? Promise.resolve()).then(grant, () => undefined);
      },
    });
  const shrinkPicture: ShrinkPicture = (picture, stop) =>
    host.call('shrinkPicture', picture, { signal: stop });
  const screenshotUrlOf = ({ key }: { readonly key: string }): string => `${order.screenshotsUrl}${key}`;
  const { pageCache: _pageCache, ...scanPorts } = ports;
  const seeing = { screenshotUrlOf, ...(hasRenderer && { renderPage, shrinkPicture }) };
  if (order.isWholeSite) return scan(order, { ...scanPorts, ...seeing }, { client, suggester, host }, signal);
  const outcome = await analyzeSite(order.options, { ...ports, ...seeing }, signal);
  if (outcome.kind === 'unreadable') return outcome;
  const { analysis, creditsUsed } = billAnalysis(order, outcome);
  const { date, metrics, processingStats } = analysis;
  const { pagesAnalyzed } = processingStats;
  // Whatever the site repeated, and wherever: in a URL, for example.
  const text = hideInText(JSON.stringify(analysis), client.secrets);
  const figures = trendFigures(analysis);
  const rows = hideInRows(packRows(outcome.rows), client.secrets);
  return {
    kind: 'finished',
    finished: { text, wholeText: null, date, pagesCount: pagesAnalyzed, metrics, figures, creditsUsed, rows },
  };
}

/** Adds up the time in which a run waits for a model. */
function createStopwatch(now: () => number) {
  let totalMs = 0;
  let since: number | null = null;
  return {
    readMs: () => totalMs + (since === null ? 0 : now() - since),
    onBusy: (isBusy: boolean): void => {
      if (since !== null) totalMs += now() - since;
      since = isBusy ? now() : null;
    },
  };
}

/** One for each worker: its runs share the loaded suggester, and nothing else. */
export function createRunHandlers(setup: RunWorkerSetup): (host: Rpc<RunHostApi>) => RunWorkerApi {
  const { connectTo, aboutUrl, model, hasSuggester } = setup;
  const builtIn = hasSuggester ? createBuiltInSuggester() : noSuggester;
  return (host) => ({
    executeRun: async (input, context) => {
      const { readMs, onBusy } = createStopwatch(() => performance.now());
      const alive = setInterval(() => context.emit({ kind: 'alive', modelMs: readMs() }), aliveMs);
      const client = createHttpClient({
        connectTo: parseConnectTo(connectTo),
        aboutUrl,
        limits: input.order.isWholeSite ? wholeSiteLimits(input.order.options) : { scanMs, noPageMs },
        sharedRateLimit: createRemoteRateLimit(host),
        ...input.access,
      });
      // A model is waited for, which takes no slot.
      const own = suggestInSlots(builtIn, host);
      const suggester =
        model === undefined
          ? own
          : createModelSuggester(model, own, {
              cache: createResponseCache(host),
              onBusy,
              ...(model.isLocal === true && { callLocal: () => createLocalCaller(host) }),
            });
      try {
        return await analyze(input, { client, suggester, host }, context);
      } finally {
        clearInterval(alive);
        await client.close();
      }
    },
  });
}
