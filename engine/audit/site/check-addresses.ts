/** Works out what every address answers, from the visits of the crawl and from single probes. */
import type { Probe, Visit } from '../../facts/crawl-result.ts';
import type { AddressCheck, AddressId } from '../../facts/site-facts.ts';
import type { AddressBook } from './address-book.ts';

const stepsMax = 12;

export const mediaTypeOf = (contentType: string): string | null =>
  contentType.split(/[;,]/, 1)[0]?.trim().toLowerCase() || null;

const checkOfVisit = (visit: Visit): AddressCheck => ({
  status: visit.status,
  finalUrl: visit.finalUrl,
  hops: visit.hops,
  failure: visit.failure,
  blocked: visit.isBlocked ? `it answered ${visit.status ?? 'nothing'}` : null,
  mediaType: mediaTypeOf(visit.contentType),
  bytes: visit.transferBytes,
});

export const checkOfProbe = (probe: Probe): AddressCheck => ({
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

/** Every hop on the way is an address of its own, whose answer is the rest of the way. */
function spread(
  book: AddressBook,
  checks: Map<AddressId, AddressCheck>,
  url: string,
  check: AddressCheck,
): void {
  const own = book.idOf(url);
  if (own !== null) checks.set(own, check);
  for (const [at, hop] of check.hops.entries()) {
    const id = book.idOf(hop.url);
    if (id !== null && !checks.has(id)) checks.set(id, { ...check, hops: check.hops.slice(at) });
  }
  if (check.finalUrl === null || check.hops.length === 0) return;
  const isAnswered = check.failure === null && (check.status ?? 0) >= 200 && !isRedirect(check.status);
  const last = book.idOf(check.finalUrl);
  if (last !== null && isAnswered && !checks.has(last)) checks.set(last, { ...check, hops: [] });
}

const isRedirect = (status: number | null): boolean => status !== null && status >= 300 && status < 400;

/** A redirect to an address that was asked for by another way answers what that one answers. */
function complete(
  book: AddressBook,
  checks: ReadonlyMap<AddressId, AddressCheck>,
  check: AddressCheck,
): AddressCheck {
  let whole = check;
  for (let step = 0; step < stepsMax && isRedirect(whole.status) && whole.failure === null; step += 1) {
    const goal = whole.finalUrl === null ? null : book.find(whole.finalUrl);
    const next = goal === null ? undefined : checks.get(goal);
    if (next === undefined || next === check) break;
    whole = { ...next, hops: [...whole.hops, ...next.hops] };
  }
  return whole;
}

export function checkAddresses(
  book: AddressBook,
  visits: readonly Visit[],
  probes: readonly Probe[],
): ReadonlyMap<AddressId, AddressCheck> {
  const checks = new Map<AddressId, AddressCheck>();
  for (const visit of visits) spread(book, checks, visit.url, checkOfVisit(visit));
  for (const probe of probes) spread(book, checks, probe.url, checkOfProbe(probe));
  return new Map([...checks].map(([id, check]) => [id, complete(book, checks, check)]));
}
