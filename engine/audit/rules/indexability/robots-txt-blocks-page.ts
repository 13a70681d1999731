/** URLs that the site links to or lists, and that robots.txt blocks for Googlebot. */

import type { UrlRecord } from '../../../model/site-facts.ts';
import { linkFlags } from '../../../model/site-facts.ts';
import { urlList } from '../../describe-urls.ts';
import { missing } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';
import { indexabilityTexts } from './messages.ts';

/** Parts of a site that are blocked on purpose: links to them are for people. */
const closedOnPurpose =
  /\/(?:cart|basket|checkout|account|login|log-?in|sign-?in|sign-?up|register|logout|admin|wp-admin|search|suche|warenkorb|konto|feed|print|cgi-bin|api|ajax)(?:[/.?]|$)|[?&](?:s|q|query|sort|filter|order|add-to-cart|replytocom)=/i;

export const robotsTxtBlocksPage = defineSiteRule({
  id: 'robots-txt-blocks-page',
  group: 'indexability',
  severity: 'warning',
  basis: 'standard',
  source: 'https://www.rfc-editor.org/rfc/rfc9309.html',
  needs: 'http',
  texts: indexabilityTexts['robots-txt-blocks-page'],
  reads: ['urlRecords', 'pages', 'robots', 'matchRobots', 'origin'],
  checkSite({ urlRecords, pages, robots, matchRobots, origin }) {
    if (robots === null) return missing('robots-txt-not-requested');
    if (robots.access !== 'rules' || !matchRobots('googlebot', `${origin}/`).allowed) return [];
    const isFollowed = new Uint8Array(urlRecords.length);
    for (const { links, nofollow } of pages) {
      if (nofollow) continue;
      for (let at = 0; at < links.targets.length; at += 1)
        if (((links.flags[at] ?? 0) & linkFlags.nofollow) === 0) isFollowed[links.targets[at] ?? -1] = 1;
    }
    const blocked = urlRecords.flatMap((record) => {
      const isNamed = record.inSitemap || isFollowed[record.id] === 1;
      if (!record.isInternal || !isNamed || !record.url.startsWith(`${origin}/`)) return [];
      const match = matchRobots('googlebot', record.url);
      return match.allowed ? [] : [{ record, reason: match.reason }];
    });
    return [...Map.groupBy(blocked, ({ reason }) => reason)].map(([reason, group]) => {
      const urls = group.map(({ record }) => record.url);
      const isListed = ({ inSitemap }: UrlRecord): boolean => inSitemap;
      const listed = group.filter(({ record }) => isListed(record)).length;
      const isOnPurpose = listed === 0 && urls.every((url) => closedOnPurpose.test(url));
      return {
        urls,
        messageId: listed > 0 ? ('listed' as const) : ('linked' as const),
        data: { urls: urls.length, rule: reason },
        evidence: [urlList(urls, { found: reason })],
        ...(isOnPurpose && { severity: 'info' as const }),
      };
    });
  },
});
