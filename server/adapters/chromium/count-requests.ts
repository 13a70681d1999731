/** Counts what a page loads by kind and size, and failed requests, from the browser's network events. */
import type {
  FileKind,
  LoadedFile,
  LoadGaps,
  PageError,
  WeightFacts,
} from '@pagewright/engine/model/render-facts';
import type { CDPSession } from 'playwright-core';
import { proxyResponseHeader } from './proxy-headers.ts';

const kinds: Readonly<Record<string, FileKind>> = {
  Document: 'document',
  Script: 'script',
  Stylesheet: 'stylesheet',
  Image: 'image',
  Font: 'font',
  Media: 'media',
  XHR: 'data',
  Fetch: 'data',
  EventSource: 'data',
};
const kindOf = (type: string | undefined): FileKind => kinds[type ?? ''] ?? 'other';
const filesMax = 2000;
const largestMax = 10;
const errorsMax = 20;
const idleStepMs = 50;
/** Of the silence: how much of it the page must have had for itself. */
const ownShareMin = 0.5;
/** The favicon of a full Chrome, which a headless shell does not fetch: not part of the page. */
const isFavicon = (type: string | undefined, initiator: string): boolean =>
  type === 'Other' && initiator === 'other';
interface Row {
  readonly url: string;
  kind: FileKind;
  bytes: number;
  /** No visitor of the site is spared what the page itself forbids or cancels: that is no failure. */
  isMissing: boolean;
  /** The site says that there is no such file: visitors do not get it either. */
  isGone: boolean;
}

/** Said by our own proxy: it refused the host, or could not connect. */
const proxyErrors = /ERR_TUNNEL_CONNECTION_FAILED|ERR_PROXY/;
/** Without a typeface or icons a page still has its layout. */
const isFontSheet = ({ url }: Row): boolean => /\bfonts?\b|typekit|font-?awesome|icons?\b/i.test(url);
const gapsMax = 5;
const failedImagesMax = 50;
const isLoaded = (url: string): boolean => /^https?:/.test(url);

export interface RequestCount {
  readonly weight: () => WeightFacts;
  readonly gaps: () => LoadGaps;
  /** Requests to the page's own origin that failed; only by their status where a missing answer may be our own fault. */
  readonly failures: (pageUrl: string, isOwnFault: boolean) => PageError[];
  /** Resolves when no request was in progress for a while, at the latest after `timeoutMs` of the page's own time. */
  readonly waitForIdle: (wait: IdleWait) => Promise<void>;
}

export interface IdleWait {
  readonly idleMs: number;
  readonly timeoutMs: number;
  /** The page's own time: of a page that gets no processor, silence says nothing. */
  readonly ownMs: () => number;
}

function weigh(rows: readonly Row[]): WeightFacts {
  const byKind = [...Map.groupBy(rows, ({ kind }) => kind)].map(([kind, own]) => ({
    kind,
    bytes: own.reduce((sum, { bytes }) => sum + bytes, 0),
    requests: own.length,
  }));
  const largest: LoadedFile[] = rows
    .toSorted((a, b) => b.bytes - a.bytes)
    .slice(0, largestMax)
    .map(({ url, kind, bytes }) => ({ url: url.slice(0, 2000), kind, bytes }));
  return {
    bytes: rows.reduce((sum, { bytes }) => sum + bytes, 0),
    requests: rows.length,
    byKind: byKind.sort((a, b) => b.bytes - a.bytes),
    largest,
  };
}

/** A stylesheet that does not exist is missing from the view only where hardly any other one is left. */
function findGaps(rows: readonly Row[]): LoadGaps {
  const images = rows.filter(({ kind }) => kind === 'image');
  const failed = images.filter(({ isMissing }) => isMissing);
  const sheets = rows.filter((row) => row.kind === 'stylesheet' && !isFontSheet(row));
  const missing = sheets.filter(({ isMissing }) => isMissing);
  const isMost = missing.length * 2 >= sheets.length;
  return {
    stylesheets: missing
      .filter(({ isGone }) => isMost || !isGone)
      .slice(0, gapsMax)
      .map(({ url }) => url.slice(0, 2000)),
    scripts: rows
      .filter(({ kind, isMissing }) => kind === 'script' && isMissing)
      .slice(0, gapsMax)
      .map(({ url }) => url.slice(0, 2000)),
    images: images.length,
    failedImages: failed.length,
    failedImageUrls: failed.slice(0, failedImagesMax).map(({ url }) => url.slice(0, 2000)),
  };
}

export async function countRequests(session: CDPSession): Promise<RequestCount> {
  const rows = new Map<string, Row>();
  const underWay = new Set<string>();
  const failed: { url: string; text: string; hasStatus: boolean }[] = [];
  let lastChange = performance.now();
  const end = (requestId: string): void => {
    underWay.delete(requestId);
    lastChange = performance.now();
  };
  const note = (url: string, text: string, hasStatus = false): void => {
    if (failed.length < errorsMax * 5) failed.push({ url, text, hasStatus });
  };
  session.on('Network.requestWillBeSent', ({ requestId, request, type, initiator }) => {
    if (!isLoaded(request.url) || rows.size >= filesMax || isFavicon(type, initiator.type)) return;
    rows.set(requestId, { url: request.url, kind: kindOf(type), bytes: 0, isMissing: false, isGone: false });
    underWay.add(requestId);
    lastChange = performance.now();
  });
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    const row = rows.get(requestId);
    if (row === undefined) return;
    row.kind = kindOf(type);
    if (response.status < 400 || type === 'Document') return;
    const proxyResponse = response.headers[proxyResponseHeader];
    row.isMissing = true;
    row.isGone = proxyResponse === undefined && [404, 410].includes(response.status);
    if (proxyResponse === undefined) note(response.url, `returned ${response.status}`, true);
    else if (proxyResponse === 'unreachable') note(response.url, 'did not answer');
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const row = rows.get(requestId);
    if (row !== undefined) row.bytes = encodedDataLength;
    end(requestId);
  });
  session.on('Network.loadingFailed', ({ requestId, errorText, canceled, blockedReason }) => {
    const row = rows.get(requestId);
    const isOurs = canceled === true || blockedReason !== undefined || proxyErrors.test(errorText);
    if (row !== undefined && !isOurs) note(row.url, errorText);
    // Blocked by the inspector: what robots.txt disallows us.
    const isForbidden = blockedReason !== undefined && blockedReason !== 'inspector';
    if (row !== undefined && canceled !== true && !isForbidden) row.isMissing = true;
    end(requestId);
  });
  await session.send('Network.enable');
  return {
    weight: () => weigh([...rows.values()]),
    gaps: () => findGaps([...rows.values()]),
    failures: (pageUrl, isOwnFault) => {
      const origin = URL.parse(pageUrl)?.origin;
      const own = failed.filter(
        ({ url, hasStatus }) => URL.parse(url)?.origin === origin && (hasStatus || !isOwnFault),
      );
      return own
        .slice(0, errorsMax)
        .map(({ url, text }) => ({ kind: 'request', text, source: url.slice(0, 2000) }));
    },
    waitForIdle: async ({ idleMs, timeoutMs, ownMs }) => {
      const until = ownMs() + timeoutMs;
      let [changedAt, ownAt] = [lastChange, ownMs()];
      while (ownMs() < until) {
        if (changedAt !== lastChange) [changedAt, ownAt] = [lastChange, ownMs()];
        const restMs = idleMs - (performance.now() - changedAt);
        if (underWay.size === 0 && restMs <= 0 && ownMs() - ownAt >= idleMs * ownShareMin) return;
        await new Promise((resolve) => setTimeout(resolve, Math.min(idleStepMs, Math.max(10, restMs))));
      }
    },
  };
}
