/** Determines the status of every URL, from the crawl and from probes. */
import type { FetchRecord, Probe } from '../../model/crawl-result.ts';
import type { UrlCheck, UrlId } from '../../model/site-facts.ts';
import type { UrlIndex } from './url-index.ts';

const stepsMax = 12;

export const mediaTypeOf = (contentType: string): string | null =>
  contentType.split(/[;,]/, 1)[0]?.trim().toLowerCase() || null;

const checkOfFetch = (record: FetchRecord): UrlCheck => ({
  status: record.status,
  finalUrl: record.finalUrl,
  hops: record.hops,
  failure: record.failure,
  blocked: record.isBlocked ? `it returned ${record.status ?? 'nothing'}` : null,
  mediaType: mediaTypeOf(record.contentType),
  bytes: record.transferBytes,
});

export const checkOfProbe = (probe: Probe): UrlCheck => ({
  status: probe.status,
  finalUrl: probe.finalUrl,
  hops: probe.hops,
  failure:
    probe.status === null && probe.outcome !== 'blocked' ? { reason: null, detail: probe.detail } : null,
  blocked: probe.outcome === 'blocked' ? probe.detail : null,
  mediaType: mediaTypeOf(probe.contentType),
  bytes: probe.bytes,
  ...(probe.size !== undefined && { size: probe.size }),
});

/** Every redirect hop is a URL of its own, whose result is the rest of the chain. */
function spread(urlIndex: UrlIndex, checks: Map<UrlId, UrlCheck>, url: string, check: UrlCheck): void {
  const own = urlIndex.idOf(url);
  if (own !== null) checks.set(own, check);
  for (const [at, hop] of check.hops.entries()) {
    const id = urlIndex.idOf(hop.url);
    if (id !== null && !checks.has(id)) checks.set(id, { ...check, hops: check.hops.slice(at) });
  }
  if (check.finalUrl === null || check.hops.length === 0) return;
  const isAnswered = check.failure === null && (check.status ?? 0) >= 200 && !isRedirect(check.status);
  const last = urlIndex.idOf(check.finalUrl);
  if (last !== null && isAnswered && !checks.has(last)) checks.set(last, { ...check, hops: [] });
}

const isRedirect = (status: number | null): boolean => status !== null && status >= 300 && status < 400;

/** A redirect to a URL that was requested separately has that URL's result. */
function complete(urlIndex: UrlIndex, checks: ReadonlyMap<UrlId, UrlCheck>, check: UrlCheck): UrlCheck {
  let whole = check;
  for (let step = 0; step < stepsMax && isRedirect(whole.status) && whole.failure === null; step += 1) {
    const target = whole.finalUrl === null ? null : urlIndex.find(whole.finalUrl);
    const next = target === null ? undefined : checks.get(target);
    if (next === undefined || next === check) break;
    whole = { ...next, hops: [...whole.hops, ...next.hops] };
  }
  return whole;
}

export function checkUrls(
  urlIndex: UrlIndex,
  fetches: readonly FetchRecord[],
  probes: readonly Probe[],
): ReadonlyMap<UrlId, UrlCheck> {
  const checks = new Map<UrlId, UrlCheck>();
  for (const record of fetches) spread(urlIndex, checks, record.url, checkOfFetch(record));
  for (const probe of probes) spread(urlIndex, checks, probe.url, checkOfProbe(probe));
  const redirects = [...checks].filter(([, { status }]) => isRedirect(status));
  const completed = redirects.map(([id, check]) => [id, complete(urlIndex, checks, check)] as const);
  for (const [id, check] of completed) checks.set(id, check);
  return checks;
}
