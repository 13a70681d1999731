/** Makes six requests that no crawl makes: four host variants, a missing page and llms.txt. */

import { fetchPage } from '../../fetch/fetch-page.ts';
import type { HttpClient } from '../../fetch/http-client.ts';
import { type Scope, wwwVariantOf } from '../../fetch/normalize-url.ts';
import { classOf, describeBlock } from '../../fetch/response-kind.ts';
import type { FetchFailure, StoppedRedirect } from '../../model/fetched-page.ts';
import { shortHash } from '../../model/short-hash.ts';
import type { ProbedUrl, SiteProbes } from '../../model/site-probes.ts';
import type { Politeness } from '../politeness.ts';
import { inTime } from './probe-time.ts';

export interface SiteProbeRequest {
  readonly scope: Scope;
  /** Scheme and host that the crawl found. */
  readonly origin: string;
  readonly client: HttpClient;
  readonly politeness: Politeness;
  readonly signal: AbortSignal;
  /** When true, what is left is not requested. */
  readonly isOver?: () => boolean;
}

const noResponse = (url: string, detail: string, result?: FetchFailure | StoppedRedirect): ProbedUrl => ({
  url,
  status: null,
  finalUrl: result?.hops.at(-1)?.location ?? url,
  hops: result?.hops ?? [],
  failure: result?.kind === 'failed' ? result.reason : null,
  contentType: '',
  body: new Uint8Array(),
  detail,
});

/** The same for a host every time, and nothing that anyone would have published. */
const missingPath = (host: string): string => `/pagewright-${shortHash(host)}`;

function probe(request: SiteProbeRequest, url: string): Promise<ProbedUrl> {
  const { isOver = () => false } = request;
  return inTime({ isOver }, () => probeNow(request, url), noResponse(url, 'There was no time left for it.'));
}

async function probeNow({ client, politeness, signal }: SiteProbeRequest, url: string): Promise<ProbedUrl> {
  const { rateLimiter, robotsCache } = politeness;
  const refuse = async (target: URL): Promise<string | null> => {
    const { allowed, reason } = await robotsCache.match(target);
    return allowed ? null : reason;
  };
  const forbidden = await refuse(new URL(url));
  if (forbidden !== null) return noResponse(url, forbidden);
  const result = await fetchPage(client, url, {
    signal,
    rateLimiter,
    retries: 1,
    refuseRedirect: refuse,
  });
  if (result.kind !== 'fetched') return noResponse(url, result.detail, result);
  const { status, url: finalUrl, headers, body, hops } = result.page;
  const contentType = headers['content-type'] ?? '';
  if (classOf(result.page).challenge !== null)
    return { ...noResponse(url, describeBlock(result.page)), finalUrl, hops };
  return { url, status, finalUrl, hops, failure: null, contentType, body, detail: '' };
}

export async function probeHost(request: SiteProbeRequest): Promise<SiteProbes> {
  const { host } = request.scope;
  const hostVariants: ProbedUrl[] = [];
  // A port of its own has no other scheme, and no www.
  const names = (request.scope.port ?? '') === '' ? [host, wwwVariantOf(host)] : [];
  for (const name of names) {
    // In this order a name that does not exist costs no preparation for https.
    const http = await probe(request, `http://${name}/`);
    hostVariants.push(await probe(request, `https://${name}/`), http);
  }
  return {
    hostVariants,
    unknownPath: await probe(request, `${request.origin}${missingPath(host)}`),
    llmsTxt: await probe(request, `${request.origin}/llms.txt`),
  };
}
