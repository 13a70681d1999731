/** Counts what a page loads, by kind and weight, and notes what failed, from the browser's own network events. */
import type { FileKind, LoadedFile, PageError, WeightFacts } from '@pagewright/engine/facts/visit-facts';
import type { CDPSession } from 'playwright-core';

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
/** What a full Chrome fetches for its tab, and a headless shell does not: it is no part of the page. */
const isFavicon = (type: string | undefined, initiator: string): boolean =>
  type === 'Other' && initiator === 'other';
const isLoaded = (url: string): boolean => /^https?:/.test(url);

interface Row {
  readonly url: string;
  kind: FileKind;
  bytes: number;
}

export interface RequestCount {
  readonly weight: () => WeightFacts;
  /** Requests to the page's own origin that failed. */
  readonly failures: (pageUrl: string) => PageError[];
  /** Resolves when nothing was under way for `quietMs`, at the latest after `mostMs`. */
  readonly quiet: (quietMs: number, mostMs: number) => Promise<void>;
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

export async function countRequests(session: CDPSession): Promise<RequestCount> {
  const rows = new Map<string, Row>();
  const underWay = new Set<string>();
  const failed: { url: string; text: string }[] = [];
  let lastChange = performance.now();
  const end = (requestId: string): void => {
    underWay.delete(requestId);
    lastChange = performance.now();
  };
  const note = (url: string, text: string): void => {
    if (failed.length < errorsMax * 5) failed.push({ url, text });
  };
  session.on('Network.requestWillBeSent', ({ requestId, request, type, initiator }) => {
    if (!isLoaded(request.url) || rows.size >= filesMax || isFavicon(type, initiator.type)) return;
    rows.set(requestId, { url: request.url, kind: kindOf(type), bytes: 0 });
    underWay.add(requestId);
    lastChange = performance.now();
  });
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    const row = rows.get(requestId);
    if (row === undefined) return;
    row.kind = kindOf(type);
    if (response.status >= 400 && type !== 'Document') note(response.url, `answered ${response.status}`);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const row = rows.get(requestId);
    if (row !== undefined) row.bytes = encodedDataLength;
    end(requestId);
  });
  session.on('Network.loadingFailed', ({ requestId, errorText, canceled, blockedReason }) => {
    const row = rows.get(requestId);
    if (row !== undefined && canceled !== true && blockedReason === undefined) note(row.url, errorText);
    end(requestId);
  });
  await session.send('Network.enable');
  return {
    weight: () => weigh([...rows.values()]),
    failures: (pageUrl) => {
      const origin = URL.parse(pageUrl)?.origin;
      const own = failed.filter(({ url }) => URL.parse(url)?.origin === origin);
      return own
        .slice(0, errorsMax)
        .map(({ url, text }) => ({ kind: 'request', text, source: url.slice(0, 2000) }));
    },
    quiet: async (quietMs, mostMs) => {
      const until = performance.now() + mostMs;
      while (performance.now() < until) {
        const restMs = quietMs - (performance.now() - lastChange);
        if (underWay.size === 0 && restMs <= 0) return;
        await new Promise((resolve) => setTimeout(resolve, underWay.size === 0 ? Math.max(20, restMs) : 60));
      }
    },
  };
}
