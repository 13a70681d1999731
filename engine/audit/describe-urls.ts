/** Describes URLs for site rules: whether they are broken, their status in words, and their referrers. */
import { translate } from '@pagewright/contract/messages/translate';
import type { SiteFacts, UrlCheck, UrlId, UrlRecord } from '../model/site-facts.ts';
import { answerText } from './clauses.ts';
import type { EvidenceDraft } from './evidence.ts';

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

interface Answer {
  readonly answer: 'unreadable' | 'loop' | 'none' | 'status';
  readonly status: string;
}

/** The data of `answerText`. */
export function answerOf(check: UrlCheck | null): Answer {
  if (check === null) return { answer: 'none', status: '' };
  const status = String(check.status ?? '');
  if (check.failure?.reason === 'unreadable-body') return { answer: 'unreadable', status };
  if (check.failure !== null) return { answer: isEndlessRedirect(check) ? 'loop' : 'none', status };
  return { answer: check.status === null ? 'none' : 'status', status };
}

/** "returns 404", "does not respond" and the like, for evidence. */
export const answerWords = (check: UrlCheck): string => translate(answerText, { ...answerOf(check) });

/** The name of a fact that several rules report about one broken URL. */
export const brokenFact = (url: string): string => `broken:${url}`;

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
    urls: [...referrers.subarray(0, listMax)].flatMap((page) => pages[page]?.url ?? []),
  };
}

/** EvidenceDraft with a list of URLs, at most ten. */
export const urlList = (urls: readonly string[], more: Omit<EvidenceDraft, 'urls'> = {}): EvidenceDraft => ({
  ...more,
  urls: urls.slice(0, listMax),
});
