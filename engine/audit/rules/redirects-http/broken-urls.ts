/** Reports broken URLs of the site, each once with the pages that link to it. */
import type { SiteFacts, UrlCheck, UrlRecord } from '../../../model/site-facts.ts';
import {
  answerWords,
  type BrokenKind,
  brokenFact,
  brokenKind,
  count,
  referrersOf,
} from '../../describe-urls.ts';
import type { SiteFinding } from '../../rule.ts';

type Site = Pick<SiteFacts, 'urlRecords' | 'graph' | 'pages'>;

const findingsMax = 200;

function describe(site: Site, { id, url, inSitemap }: UrlRecord, check: UrlCheck): SiteFinding {
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
    message: sentence,
    evidence: [
      { found: check.failure?.detail ?? String(check.status), wanted: '200', urls: [url] },
      ...(urls.length > 0 ? [{ found: 'linked from', urls }] : []),
    ],
  };
}

/** Only URLs that the site links to or lists. */
export function brokenUrls(site: Site, kind: BrokenKind): readonly SiteFinding[] {
  return site.urlRecords
    .flatMap((record) => {
      const { check, isInternal, inSitemap, id } = record;
      if (!isInternal || check === null || brokenKind(check) !== kind || check.hops.length > 0) return [];
      const isNamed = inSitemap || site.graph.referrers(id).length > 0;
      return isNamed ? [describe(site, record, check)] : [];
    })
    .slice(0, findingsMax);
}
