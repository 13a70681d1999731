/** Fetches one sitemap file and reads what it lists; every fault is a problem in the result, none a throw. */

import { type FetchOptions, fetchPage } from '../../fetch/fetch-page.ts';
import type { HttpClient } from '../../fetch/http-client.ts';
import type { FetchResult } from '../../model/fetched-page.ts';
import type { SitemapKind, SitemapProblem, SitemapProblemKind } from '../../model/sitemap-facts.ts';
import { sitemapText } from './decode-sitemap.ts';
import { type RawEntry, SitemapReader } from './sitemap-parser.ts';

export interface SitemapContent {
  readonly status: number | null;
  readonly kind: SitemapKind | null;
  readonly entries: readonly RawEntry[];
  readonly bytes: number;
  readonly problems: readonly SitemapProblem[];
}

const nothing = (kind: SitemapProblemKind, detail: string, status: number | null): SitemapContent => ({
  status,
  kind: null,
  entries: [],
  bytes: 0,
  problems: [{ kind, detail, line: null }],
});

export interface SitemapBytes {
  readonly raw: Uint8Array;
  readonly contentEncoding: string;
  /** The body was cut at the size limit. */
  readonly isCut: boolean;
}

type SitemapLimits = Pick<HttpClient['limits'], 'sitemapBytes' | 'sitemapUrls' | 'urlLength'>;

/** Said of bytes after a gzip file, which Node takes for the header of another one, and browsers ignore. */
const headerErrors = /header|unknown compression method|invalid window size/;

interface ReadAttempt {
  readonly reader: SitemapReader;
  readonly bytes: number;
  readonly isTooLarge: boolean;
  /** Null when the compression was sound. */
  readonly error: Error | null;
}

async function attempt(
  { raw, contentEncoding, isCut }: SitemapBytes,
  limits: SitemapLimits,
  { signal, isFirstMemberOnly }: { readonly signal: AbortSignal; readonly isFirstMemberOnly: boolean },
): Promise<ReadAttempt> {
  const reader = new SitemapReader({ urls: limits.sitemapUrls, urlLength: limits.urlLength });
  let bytes = 0;
  let isTooLarge = isCut;
  let broken: Error | null = null;
  try {
    for await (const slice of sitemapText({ raw, contentEncoding, signal, isFirstMemberOnly })) {
      bytes += slice.bytes;
      reader.push(slice.text);
      isTooLarge ||= bytes > limits.sitemapBytes;
      if (reader.isDone || isTooLarge) break;
    }
  } catch (error) {
    if (signal.aborted) throw error;
    broken = error instanceof Error ? error : new Error(String(error));
  }
  return { reader, bytes, isTooLarge, error: broken };
}

/** Reads the bytes of a sitemap: at most so many entries and so many decoded bytes, with a pause after every slice. */
export async function readSitemapBytes(
  source: SitemapBytes,
  limits: SitemapLimits,
  signal: AbortSignal,
): Promise<Omit<SitemapContent, 'status'>> {
  const first = await attempt(source, limits, { signal, isFirstMemberOnly: false });
  const hasTrailer = first.error !== null && headerErrors.test(first.error.message);
  const second = hasTrailer ? await attempt(source, limits, { signal, isFirstMemberOnly: true }) : first;
  const { reader, bytes, isTooLarge, error } = second.error === null ? second : first;
  if (error !== null) reader.note('cut-off', 'Its compression is broken.');
  if (isTooLarge) reader.note('too-large', `It is larger than ${limits.sitemapBytes} bytes.`);
  else reader.end();
  return { kind: reader.kind, entries: reader.entries, bytes, problems: reader.problems };
}

async function readResponse(
  result: FetchResult,
  client: HttpClient,
  signal: AbortSignal,
): Promise<SitemapContent> {
  if (result.kind === 'stopped') return nothing('forbidden', result.detail, null);
  if (result.kind === 'failed') return nothing('unreachable', result.detail, null);
  const { status, body, headers, truncated } = result.page;
  if (status !== 200) return nothing('bad-status', `It returned status ${status}.`, status);
  const source = { raw: body, contentEncoding: headers['content-encoding'] ?? '', isCut: truncated };
  return { status, ...(await readSitemapBytes(source, client.limits, signal)) };
}

export async function readSitemap(
  client: HttpClient,
  url: string,
  options: FetchOptions,
): Promise<SitemapContent> {
  const { sitemapBytes, sitemapMs } = client.limits;
  const result = await fetchPage(client, url, {
    ...options,
    bodyBytes: sitemapBytes,
    totalMs: sitemapMs,
    keepEncoded: true,
  });
  return readResponse(result, client, options.signal);
}
