/** Reports broken URLs of the site, each once with the pages that link to it. */

import type { Evidence } from '@pagewright/contract/entities/issue';
import type { SiteFacts, UrlCheck, UrlRecord } from '../../../model/site-facts.ts';
import { type BrokenKind, brokenFact, brokenKind, referrersOf } from '../../describe-urls.ts';
import type { SitePlace } from '../../rule.ts';

type Site = Pick<SiteFacts, 'urlRecords' | 'graph' | 'pages'>;

interface Said {
  readonly data: { readonly url: string; readonly pages: number; readonly inSitemap: 'yes' | 'no' };
  readonly evidence: readonly Evidence[];
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
      ...(urls.length > 0 ? [{ found: 'linked from', urls }] : []),
    ],
  };
}

/** Only URLs that the site links to or lists. */
export function brokenUrls<F>(
  site: Site,
  kind: BrokenKind,
  toFinding: (said: SitePlace & Said, check: UrlCheck) => F,
): readonly F[] {
  return site.urlRecords
    .flatMap((record) => {
      const { check, isInternal, inSitemap, id } = record;
      if (!isInternal || check === null || brokenKind(check) !== kind || check.hops.length > 0) return [];
      const isNamed = inSitemap || site.graph.referrers(id).length > 0;
      return isNamed ? [toFinding(describe(site, record, check), check)] : [];
    })
    .slice(0, findingsMax);
}
