/** Requests single URLs, such as external links and images, for their status; a broken one is confirmed by a second request. */

import { decodeBody } from '../../fetch/decode-body.ts';
import { fetchPage } from '../../fetch/fetch-page.ts';
import type { HttpClient } from '../../fetch/http-client.ts';
import { describeBlock, isBlockedResponse, mediaTypeOf } from '../../fetch/response-kind.ts';
import type { Probe } from '../../model/crawl-result.ts';
import type { FetchedPage, FetchResult } from '../../model/fetched-page.ts';
import type { Politeness } from '../politeness.ts';
import { imageSizeOf } from './image-size.ts';
import { inTime } from './probe-time.ts';

export interface ProbeOptions {
  readonly signal: AbortSignal;
  /** Without it neither a rate limit nor robots.txt applies. */
  readonly politeness?: Politeness;
  /** How much of a body without a stated length is read to learn its size. */
  readonly measureBytes?: number;
  readonly concurrency?: number;
  /** Value of the Accept header; that of a page by default. */
  readonly accept?: string;
  /** When true, the rest of a list is left out. */
  readonly isOver?: () => boolean;
  /** Called after each URL of a list. */
  readonly onProbe?: () => void;
}

/** Enough of a body to recognize a bot challenge. */
const challengeBytes = 16 * 1024;
const decodedBytesMax = 128 * 1024;

function sizeOf({ headers, body, truncated }: FetchedPage): number | null {
  const stated = /^\d{1,15}$/.exec(headers['content-length'] ?? '')?.[0];
  if (stated !== undefined) return Number(stated);
  return truncated ? null : body.length;
}

/** The page with a body that can be read, as far as it goes: a bot challenge may be compressed. */
async function readablePage(page: FetchedPage): Promise<FetchedPage> {
  const encoding = page.headers['content-encoding'] ?? '';
  if (encoding === '' || mediaTypeOf(page.headers) !== 'text/html') return page;
  const decoded = await decodeBody(page.body, encoding, decodedBytesMax).catch(() => null);
  return decoded === null ? page : { ...page, body: decoded.body };
}

async function describePage(url: string, page: FetchedPage): Promise<Probe> {
  const { status, url: finalUrl, hops, headers } = page;
  const common = { url, status, finalUrl, hops, contentType: mediaTypeOf(headers), bytes: sizeOf(page) };
  const readable = await readablePage(page);
  if (isBlockedResponse(readable)) {
    return {
      ...common,
      outcome: 'blocked',
      detail: describeBlock(readable),
    };
  }
  if (status >= 400) return { ...common, outcome: 'broken', detail: `It returned status ${status}.` };
  const size = common.contentType.startsWith('image/') ? imageSizeOf(page.body) : null;
  return { ...common, outcome: 'ok', detail: '', ...(size !== null && { size }) };
}

async function describeResult(url: string, result: FetchResult): Promise<Probe> {
  if (result.kind === 'fetched') return describePage(url, result.page);
  const { hops, detail } = result;
  const common = {
    url,
    status: null,
    finalUrl: hops.at(-1)?.location ?? url,
    hops,
    contentType: '',
    bytes: null,
    detail,
  };
  if (result.kind === 'stopped' || result.reason === 'refused-address')
    return { ...common, outcome: 'blocked' };
  const isChain =
    result.reason === 'redirect-loop' ||
    result.reason === 'too-many-redirects' ||
    result.reason === 'bad-redirect';
  return { ...common, outcome: isChain ? 'broken' : 'unreachable' };
}

/** Not even robots.txt can be asked for where the host does not exist: that is no refusal, but a dead link. */
async function absentHost({ origin }: URL, politeness: Politeness): Promise<string | null> {
  const { result } = await politeness.robotsCache.get(origin);
  return result.kind === 'failed' && result.isAbsent === true ? result.detail : null;
}

/** Network errors and 5xx are retried by the fetch itself; a 4xx is requested once more before it counts. */
export async function probeUrl(client: HttpClient, url: string, options: ProbeOptions): Promise<Probe> {
  const { signal, politeness, accept, measureBytes = challengeBytes } = options;
  const refuse = async (target: URL): Promise<string | null> => {
    const match = await politeness?.robotsCache.match(target);
    return match === undefined || match.allowed ? null : match.reason;
  };
  const target = URL.parse(url);
  const forbidden = target === null || !/^https?:$/.test(target.protocol) ? null : await refuse(target);
  if (forbidden !== null) {
    const absent = target === null || politeness === undefined ? null : await absentHost(target, politeness);
    return {
      url,
      outcome: absent === null ? 'blocked' : 'unreachable',
      detail: absent ?? forbidden,
      status: null,
      finalUrl: url,
      hops: [],
      contentType: '',
      bytes: null,
    };
  }
  const send = (): Promise<FetchResult> =>
    fetchPage(client, url, {
      signal,
      bodyBytes: measureBytes,
      keepEncoded: true,
      ...(accept !== undefined && { accept }),
      refuseRedirect: refuse,
      ...(politeness === undefined ? {} : { rateLimiter: politeness.rateLimiter }),
    });
  const first = await describeResult(url, await send());
  const needsConfirmation = first.outcome === 'broken' && first.status !== null && first.status < 500;
  return needsConfirmation ? describeResult(url, await send()) : first;
}

/** Several at a time; each URL once, the results in the order of the list, without those that there was no time for. */
export async function probeUrls(
  client: HttpClient,
  urls: readonly string[],
  options: ProbeOptions,
): Promise<Probe[]> {
  const distinct = [...new Set(urls)];
  const probes: Probe[] = [];
  const time = { isOver: options.isOver ?? (() => false) };
  let next = 0;
  const work = async (): Promise<void> => {
    for (let index = next; index < distinct.length; index = next) {
      next += 1;
      const url = distinct[index];
      if (url === undefined) continue;
      const probe = await inTime(time, () => probeUrl(client, url, options), null);
      if (probe !== null) probes[index] = probe;
      options.onProbe?.();
    }
  };
  await Promise.all(Array.from({ length: options.concurrency ?? 8 }, work));
  return probes.filter((probe) => probe !== undefined);
}
