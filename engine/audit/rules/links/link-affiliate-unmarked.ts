/** Affiliate links that search engines are not told about. */

import { citeNodes } from '../../cite-nodes.ts';
import { fail, pass } from '../../outcome.ts';
import { hostOf } from '../../page/url-parts.ts';
import { definePageRule } from '../../rule.ts';
import { linksTexts } from './messages.ts';

/** Hosts that only serve affiliate links. */
const networks =
  /(?:^|\.)(?:amzn\.to|awin1\.com|shareasale\.com|anrdoezrs\.net|dpbolvw\.net|jdoqocy\.com|kqzyfj\.com|tkqlhce\.com|linksynergy\.com|skimresources\.com|viglink\.com|hop\.clickbank\.net|zanox\.com|tradedoubler\.com|partnerize\.com|prf\.hn)$/;

/** Shops whose links carry the partner in a parameter. */
const shops: readonly (readonly [host: RegExp, isPartner: (query: URLSearchParams) => boolean])[] = [
  [/(?:^|\.)amazon\.[a-z.]{2,6}$/, (query) => /-\d{2}$/.test(query.get('tag') ?? '')],
  [/(?:^|\.)ebay\.[a-z.]{2,6}$/, (query) => query.has('campid')],
];

function isAffiliate(url: string): boolean {
  const host = hostOf(url).replace(/:\d+$/, '');
  if (networks.test(host)) return true;
  const shop = shops.find(([pattern]) => pattern.test(host));
  return shop !== undefined && shop[1](new URL(url).searchParams);
}

export const linkAffiliateUnmarked = definePageRule({
  id: 'link-affiliate-unmarked',
  group: 'links',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/qualify-outbound-links',
  needs: 'html',
  audience: 'indexable',
  texts: linksTexts['link-affiliate-unmarked'],
  reads: ['links', 'url', 'source'],
  check(facts, { page }) {
    const unmarked = page.links.otherOrigin.filter(
      ({ resolved, nofollow }) => !nofollow && isAffiliate(resolved),
    );
    if (unmarked.length === 0) return pass();
    return fail({
      messageId: 'unmarked',
      data: { count: unmarked.length },
      evidence: citeNodes(facts, unmarked, ({ resolved }) => ({
        found: resolved,
        wanted: 'rel="sponsored"',
      })),
    });
  },
});
