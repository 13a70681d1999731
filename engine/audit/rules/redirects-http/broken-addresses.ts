/** Addresses of the site that lead nowhere, each told once with the pages that link to it. */
import type { AddressCheck, AddressRecord, SiteFacts } from '../../../facts/site-facts.ts';
import type { SiteFinding } from '../../rule.ts';
import {
  answerWords,
  type BrokenKind,
  brokenFact,
  brokenKind,
  count,
  referrersOf,
} from '../../site/addresses.ts';

type Site = Pick<SiteFacts, 'addresses' | 'graph' | 'pages'>;

const findingsMax = 200;

function describe(site: Site, { id, url, inSitemap }: AddressRecord, check: AddressCheck): SiteFinding {
  const { total, urls } = referrersOf(site, id);
  const named = [
    ...(total > 0 ? [`${count(total, 'page links', 'pages link')} to it`] : []),
    ...(inSitemap ? ['the sitemap lists it'] : []),
  ].join(' and ');
  const why = check.failure === null ? '' : `: ${check.failure.detail}`;
  const sentence = `${url} ${answerWords(check)}${why.replace(/\.$/, '')}; ${named}.`;
  return {
    page: url,
    urls: [url],
    facts: [brokenFact(url)],
    says: sentence,
    evidence: [
      { found: check.failure?.detail ?? String(check.status), wanted: '200', urls: [url] },
      ...(urls.length > 0 ? [{ found: 'linked from', urls }] : []),
    ],
  };
}

/** Only what the site itself names: nobody minds that an address nobody knows is not there. */
export function brokenAddresses(site: Site, kind: BrokenKind): readonly SiteFinding[] {
  return site.addresses
    .flatMap((address) => {
      const { check, isInternal, inSitemap, id } = address;
      if (!isInternal || check === null || brokenKind(check) !== kind || check.hops.length > 0) return [];
      const isNamed = inSitemap || site.graph.referrers(id).length > 0;
      return isNamed ? [describe(site, address, check)] : [];
    })
    .slice(0, findingsMax);
}
