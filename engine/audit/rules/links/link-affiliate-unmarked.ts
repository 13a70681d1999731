/** Affiliate links that search engines are not told about. */
import { citeNodes } from '../../cite-nodes.ts';
import { countThat } from '../../count-of.ts';
import { fail, pass } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';

/** Hosts that only serve affiliate links. */
const networks =
  /(?:^|\.)(?:amzn\.to|awin1\.com|shareasale\.com|anrdoezrs\.net|dpbolvw\.net|jdoqocy\.com|kqzyfj\.com|tkqlhce\.com|linksynergy\.com|skimresources\.com|viglink\.com|hop\.clickbank\.net|zanox\.com|tradedoubler\.com|partnerize\.com|prf\.hn)$/;

/** Shops whose links carry the partner in a parameter. */
function isAffiliate(url: string): boolean {
  const target = URL.parse(url);
  if (target === null) return false;
  const { hostname, searchParams } = target;
  if (networks.test(hostname)) return true;
  if (/(?:^|\.)amazon\.[a-z.]{2,6}$/.test(hostname)) return /-\d{2}$/.test(searchParams.get('tag') ?? '');
  return /(?:^|\.)ebay\.[a-z.]{2,6}$/.test(hostname) && searchParams.has('campid');
}

export const linkAffiliateUnmarked = definePageRule({
  id: 'link-affiliate-unmarked',
  group: 'links',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/qualify-outbound-links',
  needs: 'html',
  tier: 2,
  audience: 'indexable',
  title: 'Affiliate link without rel="sponsored"',
  why: 'Google asks you to mark links that earn a commission. Unmarked ones can be mistaken for paid links, which are against its spam policies.',
  fix: 'Add rel="sponsored" to the link; nofollow is accepted too.',
  reads: ['links', 'source'],
  check(facts) {
    const unmarked = facts.links.filter(
      ({ kind, resolved, nofollow }) =>
        kind === 'web' && resolved !== null && !nofollow && isAffiliate(resolved),
    );
    if (unmarked.length === 0) return pass();
    return fail(
      `${countThat(unmarked.length, 'affiliate link', ['is', 'are'])} not marked as such.`,
      citeNodes(facts, unmarked, ({ resolved }) => ({ found: resolved ?? '', wanted: 'rel="sponsored"' })),
    );
  },
});
