/** Finds linked or listed URLs of the site that redirect, each once, and shows the chain as evidence. */
import type { Hop } from '../../../model/fetched-page.ts';
import type { SiteFacts, UrlCheck, UrlRecord } from '../../../model/site-facts.ts';
import { type EvidenceDraft, say } from '../../evidence.ts';

const hopsShown = 12;
const mostHops = 10;

export interface Redirected {
  readonly record: UrlRecord;
  readonly check: UrlCheck;
  /** Pages that link to it. */
  readonly referrers: readonly string[];
}

/** It loops, or does not end. */
export function isLoop({ hops, failure }: UrlCheck): boolean {
  if (failure?.reason === 'redirect-loop' || failure?.reason === 'too-many-redirects') return true;
  return hops.length > mostHops || new Set(hops.map(({ url }) => url)).size < hops.length;
}

/** Those with a fault; a hop of another chain is left out unless it is linked or listed itself. */
export function redirectedWith(
  { urlRecords, graph, pages }: Pick<SiteFacts, 'urlRecords' | 'graph' | 'pages'>,
  isFault: (check: UrlCheck) => boolean,
): readonly Redirected[] {
  const faulty = urlRecords.flatMap((record): Redirected[] => {
    const { check, isInternal, id } = record;
    if (check === null || !isInternal || check.hops.length === 0 || !isFault(check)) return [];
    const referrers = [...graph.referrers(id)].flatMap((page) => pages[page]?.url ?? []);
    return [{ record, check, referrers }];
  });
  const stops = new Set(faulty.flatMap(({ check }) => check.hops.slice(1).map(({ url }) => url)));
  return faulty.filter(
    ({ record, referrers }) => referrers.length > 0 || record.inSitemap || !stops.has(record.url),
  );
}

/** One piece per hop, in order. */
export const hopEvidence = (hops: readonly Hop[]): EvidenceDraft[] =>
  hops.slice(0, hopsShown).map(({ status, isRefresh, url, location }) => ({
    found: say('hop', {
      status: isRefresh === true ? 'refresh' : String(status),
      url,
      target: location ?? 'none',
    }),
  }));

/** What names it, for messages. */
export const linkData = ({ referrers, record }: Redirected) =>
  ({ pages: referrers.length, inSitemap: record.inSitemap ? 'yes' : 'no' }) as const;
