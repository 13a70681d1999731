/** Asks a site six questions that no crawl asks: its four front doors, an impossible address and llms.txt. */
import type { FetchFailure, StoppedRedirect } from '../facts/fetched-page.ts';
import { shortHash } from '../facts/short-hash.ts';
import type { ProbedAddress, SiteProbes } from '../facts/site-probes.ts';
import { fetchPage } from './fetch-page.ts';
import type { HttpClient } from './http-client.ts';
import type { Manners } from './manners.ts';
import { type Scope, wwwTwinOf } from './url.ts';

export interface SiteProbeRequest {
  readonly scope: Scope;
  /** Scheme and host that the crawl found. */
  readonly origin: string;
  readonly client: HttpClient;
  readonly manners: Manners;
  readonly signal: AbortSignal;
}

const noAnswer = (url: string, detail: string, result?: FetchFailure | StoppedRedirect): ProbedAddress => ({
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
const impossiblePath = (host: string): string => `/pagewright-${shortHash(host)}`;

async function ask({ client, manners, signal }: SiteProbeRequest, url: string): Promise<ProbedAddress> {
  const { pacer, desk } = manners;
  const refuse = async (target: URL): Promise<string | null> => {
    const { allowed, reason } = await desk.verdictFor(target);
    return allowed ? null : reason;
  };
  const forbidden = await refuse(new URL(url));
  if (forbidden !== null) return noAnswer(url, forbidden);
  const result = await fetchPage(client, url, { signal, pace: pacer, retries: 1, refuseRedirect: refuse });
  if (result.kind !== 'fetched') return noAnswer(url, result.detail, result);
  const { status, url: finalUrl, headers, body, hops } = result.page;
  const contentType = headers['content-type'] ?? '';
  return { url, status, finalUrl, hops, failure: null, contentType, body, detail: '' };
}

export async function probeSite(request: SiteProbeRequest): Promise<SiteProbes> {
  const { host } = request.scope;
  const frontDoors: ProbedAddress[] = [];
  for (const name of [host, wwwTwinOf(host)]) {
    // In this order a name that nobody has costs no preparation for https.
    const http = await ask(request, `http://${name}/`);
    frontDoors.push(await ask(request, `https://${name}/`), http);
  }
  return {
    frontDoors,
    unknownPath: await ask(request, `${request.origin}${impossiblePath(host)}`),
    llmsTxt: await ask(request, `${request.origin}/llms.txt`),
  };
}
