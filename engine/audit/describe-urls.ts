/** Describes URLs for site rules: whether they are broken, their status in words, and their referrers. */
import type { Evidence } from '@pagewright/contract/entities/issue';
import type { SiteFacts, UrlCheck, UrlId, UrlRecord } from '../model/site-facts.ts';

const listMax = 10;
/** Statuses that refuse the crawler, and say nothing about the page. */
const closedStatuses: ReadonlySet<number> = new Set([401, 403, 407, 429, 451, 999]);

export type BrokenKind = '4xx' | '5xx' | 'no-response' | 'unreadable';

/** Null for URLs that respond, refuse crawlers, or were not requested. */
export function brokenKind(check: UrlCheck | null): BrokenKind | null {
  if (check === null || check.blocked !== null) return null;
  if (check.failure?.reason === 'unreadable-body') return 'unreadable';
  if (check.failure !== null)
    return check.failure.reason === 'refused-address' || isEndlessRedirect(check) ? null : 'no-response';
  const { status } = check;
  if (status === null || status < 400 || closedStatuses.has(status)) return null;
  return status < 500 ? '4xx' : '5xx';
}

export const isEndlessRedirect = ({ failure }: UrlCheck): boolean =>
  failure !== null &&
  (failure.reason === 'redirect-loop' ||
    failure.reason === 'too-many-redirects' ||
    failure.reason === 'bad-redirect');

/** "returns 404", "does not respond" and the like, after a URL in a sentence. */
export function answerWords(check: UrlCheck): string {
  if (check.failure?.reason === 'unreadable-body') return 'has no readable content';
  if (check.failure !== null) return isEndlessRedirect(check) ? 'redirects endlessly' : 'does not respond';
  return `returns ${check.status ?? 'nothing'}`;
}

/** The name of a fact that several rules report about one broken URL. */
export const brokenFact = (url: string): string => `broken:${url}`;

export { countOf as count } from './count-of.ts';

export const urlRecordOf = (
  { urlRecords }: Pick<SiteFacts, 'urlRecords'>,
  id: UrlId | null,
): UrlRecord | null => (id === null ? null : (urlRecords[id] ?? null));

/** Pages that link to a URL, at most ten of them listed. */
export function referrersOf(
  { graph, pages }: Pick<SiteFacts, 'graph' | 'pages'>,
  id: UrlId,
): { readonly total: number; readonly urls: string[] } {
  const referrers = graph.referrers(id);
  return {
    total: referrers.length,
    urls: referrers.slice(0, listMax).flatMap((page) => pages[page]?.url ?? []),
  };
}

/** Evidence with a list of URLs, at most ten. */
export const urlList = (urls: readonly string[], more: Omit<Evidence, 'urls'> = {}): Evidence => ({
  ...more,
  urls: urls.slice(0, listMax),
});
