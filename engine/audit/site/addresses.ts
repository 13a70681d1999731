/** What rules about a site say of addresses: broken or closed, in which words, and by which pages named. */
import type { Evidence } from '@pagewright/contract/entities/issue';
import type { AddressCheck, AddressId, AddressRecord, SiteFacts } from '../../facts/site-facts.ts';

const listMax = 10;
/** Answers that say "not you", not "not here". */
const closedStatuses: ReadonlySet<number> = new Set([401, 403, 407, 429, 451, 999]);

export type BrokenKind = '4xx' | '5xx' | 'no-response';

/** Null for what answers, for what is closed to crawlers and for what was not asked for. */
export function brokenKind(check: AddressCheck | null): BrokenKind | null {
  if (check === null || check.blocked !== null) return null;
  if (check.failure !== null)
    return check.failure.reason === 'refused-address' || isEndlessRedirect(check) ? null : 'no-response';
  const { status } = check;
  if (status === null || status < 400 || closedStatuses.has(status)) return null;
  return status < 500 ? '4xx' : '5xx';
}

export const isEndlessRedirect = ({ failure }: AddressCheck): boolean =>
  failure !== null &&
  (failure.reason === 'redirect-loop' ||
    failure.reason === 'too-many-redirects' ||
    failure.reason === 'bad-redirect');

/** "answers 404" or "does not answer": what stands after an address in a sentence. */
export function answerWords(check: AddressCheck): string {
  if (check.failure !== null) return isEndlessRedirect(check) ? 'redirects without end' : 'does not answer';
  return `answers ${check.status ?? 'nothing'}`;
}

/** The name under which several rules tell of one broken address. */
export const brokenFact = (url: string): string => `broken:${url}`;

export { countOf as count } from '../count-of.ts';

export const addressOf = (
  { addresses }: Pick<SiteFacts, 'addresses'>,
  id: AddressId | null,
): AddressRecord | null => (id === null ? null : (addresses[id] ?? null));

/** Pages that link to an address, at most ten of them named. */
export function referrersOf(
  { graph, pages }: Pick<SiteFacts, 'graph' | 'pages'>,
  id: AddressId,
): { readonly total: number; readonly urls: string[] } {
  const referrers = graph.referrers(id);
  return {
    total: referrers.length,
    urls: referrers.slice(0, listMax).flatMap((page) => pages[page]?.url ?? []),
  };
}

/** Evidence that lists addresses, at most ten of them. */
export const urlList = (urls: readonly string[], more: Omit<Evidence, 'urls'> = {}): Evidence => ({
  ...more,
  urls: urls.slice(0, listMax),
});
