/** Reports broken URLs of the site, each once with the pages that link to it. */

import type { SiteFacts, UrlCheck, UrlRecord } from '../../../model/site-facts.ts';
import { type BrokenKind, brokenFact, brokenKind, referrersOf } from '../../describe-urls.ts';
import { type EvidenceDraft, say } from '../../evidence.ts';
import type { SitePlace } from '../../rule.ts';

type Site = Pick<SiteFacts, 'urlRecords' | 'graph' | 'pages'>;

interface Said {
  readonly data: { readonly url: string; readonly pages: number; readonly inSitemap: 'yes' | 'no' };
  readonly evidence: readonly EvidenceDraft[];
}

const findingsMax = 200;

/** What the crawl reported, without its period; a sentence in English for as long as the crawl writes one. */
export const problemOf = ({ failure }: UrlCheck): string => (failure?.detail ?? '').replace(/\.$/, '');

function describe(site: Site, { id, url, inSitemap }: UrlRecord, check: UrlCheck): SitePlace & Said {
  const { total, urls } = referrersOf(site, id);
  return {
    page: url,
    urls: [url],
    facts: [brokenFact(url)],
    data: { url, pages: total, inSitemap: inSitemap ? 'yes' : 'no' },
    evidence: [
      { found: check.failure?.detail ?? String(check.status), wanted: '200', urls: [url] },
      ...(urls.length > 0 ? [{ found: say('linked-from'), urls }] : []),
    ],
  };
}

/** Fewer may have one thing in common by chance. */
const sharedMin = 3;

/** What some broken URLs have in common, if enough of them do: these went missing, or were misspelled, at once. */
function sharedBy<K>(records: readonly UrlRecord[], keyOf: (record: UrlRecord) => K): Map<UrlRecord, K> {
  const groups = [...Map.groupBy(records, keyOf)].filter(
    ([key, group]) => key !== '' && group.length >= sharedMin,
  );
  return new Map(groups.flatMap(([key, group]) => group.map((record) => [record, key] as const)));
}

/** The folder of a URL; empty where that is the root, in which anything may be. */
function folderOf({ url }: UrlRecord): string {
  const folder = URL.parse('.', url);
  return folder === null || folder.pathname === '/' ? '' : folder.href;
}

/** Only URLs that the site links to or lists. Many in one folder, or in one list of links, are one cause. */
export function brokenUrls<F>(
  site: Site,
  kind: BrokenKind,
  toFinding: (said: SitePlace & Said, check: UrlCheck) => F,
): readonly F[] {
  const broken = site.urlRecords.filter(
    ({ check, isInternal, inSitemap, id }) =>
      isInternal &&
      brokenKind(check) === kind &&
      check?.hops.length === 0 &&
      (inSitemap || site.graph.referrers(id).length > 0),
  );
  const folders = sharedBy(broken, folderOf);
  const lists = sharedBy(broken, ({ id }) => site.graph.referrers(id).join(' '));
  return broken.slice(0, findingsMax).flatMap((record) => {
    const { check } = record;
    if (check === null) return [];
    const shared = folders.get(record) ?? lists.get(record);
    const said = { ...describe(site, record, check), ...(shared !== undefined && { shared }) };
    return [toFinding(said, check)];
  });
}
