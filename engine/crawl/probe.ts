/** Asks single addresses for their status, for outside links and images: confirmed before it is called broken. */
import type { Probe } from '../facts/crawl-result.ts';
import type { FetchedPage, FetchResult } from '../facts/fetched-page.ts';
import { isBlockedAnswer, mediaTypeOf } from './answer-kind.ts';
import { fetchPage } from './fetch-page.ts';
import type { HttpClient } from './http-client.ts';
import { imageSizeOf } from './image-size.ts';
import type { Manners } from './manners.ts';

export interface ProbeOptions {
  readonly signal: AbortSignal;
  /** Without them neither pace nor robots.txt is kept. */
  readonly manners?: Manners;
  /** How much of a body without a stated length is read to learn its size. */
  readonly measureBytes?: number;
  readonly concurrency?: number;
  /** Media types that are wanted; those of a page unless said. */
  readonly accept?: string;
  /** Told after each address of a list. */
  readonly onProbe?: () => void;
}

/** Enough of a body to tell a challenge by. */
const challengeBytes = 16 * 1024;

function sizeOf({ headers, body, truncated }: FetchedPage): number | null {
  const stated = /^\d{1,15}$/.exec(headers['content-length'] ?? '')?.[0];
  if (stated !== undefined) return Number(stated);
  return truncated ? null : body.length;
}

function describePage(url: string, page: FetchedPage): Probe {
  const { status, url: finalUrl, hops, headers } = page;
  const common = { url, status, finalUrl, hops, contentType: mediaTypeOf(headers), bytes: sizeOf(page) };
  if (isBlockedAnswer(page)) {
    return {
      ...common,
      outcome: 'blocked',
      detail: `The server kept the crawler out (it answered ${status}).`,
    };
  }
  if (status >= 400) return { ...common, outcome: 'broken', detail: `It answered ${status}.` };
  const size = common.contentType.startsWith('image/') ? imageSizeOf(page.body) : null;
  return { ...common, outcome: 'ok', detail: '', ...(size !== null && { size }) };
}

function describeResult(url: string, result: FetchResult): Probe {
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

/** Network trouble and 5xx are tried three times by the fetch itself; a 4xx is asked for once more before it counts. */
export async function probeUrl(client: HttpClient, url: string, options: ProbeOptions): Promise<Probe> {
  const { signal, manners, accept, measureBytes = challengeBytes } = options;
  const refuse = async (target: URL): Promise<string | null> => {
    const verdict = await manners?.desk.verdictFor(target);
    return verdict === undefined || verdict.allowed ? null : verdict.reason;
  };
  const target = URL.parse(url);
  const forbidden = target === null || !/^https?:$/.test(target.protocol) ? null : await refuse(target);
  if (forbidden !== null) {
    return {
      url,
      outcome: 'blocked',
      detail: forbidden,
      status: null,
      finalUrl: url,
      hops: [],
      contentType: '',
      bytes: null,
    };
  }
  const ask = (): Promise<FetchResult> =>
    fetchPage(client, url, {
      signal,
      bodyBytes: measureBytes,
      keepEncoded: true,
      ...(accept !== undefined && { accept }),
      refuseRedirect: refuse,
      ...(manners === undefined ? {} : { pace: manners.pacer }),
    });
  const first = describeResult(url, await ask());
  const isDoubtful = first.outcome === 'broken' && first.status !== null && first.status < 500;
  return isDoubtful ? describeResult(url, await ask()) : first;
}

/** Asks many, a few at a time; each address once, the answers in the order of the list. */
export async function probeUrls(
  client: HttpClient,
  urls: readonly string[],
  options: ProbeOptions,
): Promise<Probe[]> {
  const distinct = [...new Set(urls)];
  const probes: Probe[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    for (let index = next; index < distinct.length; index = next) {
      next += 1;
      const url = distinct[index];
      if (url === undefined) continue;
      probes[index] = await probeUrl(client, url, options);
      options.onProbe?.();
    }
  };
  await Promise.all(Array.from({ length: options.concurrency ?? 8 }, work));
  return probes;
}
