/** Internal links with nofollow. */

import { selectorOf } from '../../../model/node-evidence.ts';
import type { PageType } from '../../../model/text-facts.ts';
import { citeNodes } from '../../cite-nodes.ts';
import { say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { isActionUrl } from '../../page/action-urls.ts';
import type { WebLink } from '../../page/links.ts';
import { definePageRule } from '../../rule.ts';
import { linksTexts } from './messages.ts';

/** Files that are not pages: nothing is lost when they are not followed. */
const file = /\.(?:txt|rst|md|pdf|zip|gz|xml|json|csv|epub|ics|rss|atom)(?:[?#]|$)/i;

/** Log-in, cart, sorting and the like are rightly nofollow. */
const isToPage = ({ resolved }: WebLink): boolean => !file.test(resolved) && !isActionUrl(resolved);

/** Pages that nobody looks for in search. */
const privateTypes: ReadonlySet<PageType> = new Set(['login', 'cart', 'search']);

export const linkInternalNofollow = definePageRule({
  id: 'link-internal-nofollow',
  group: 'links',
  severity: 'warning',
  basis: 'heuristic',
  source: 'https://developers.google.com/search/docs/crawling-indexing/qualify-outbound-links',
  needs: 'html',
  audience: 'indexable',
  texts: linksTexts['link-internal-nofollow'],
  reads: ['links', 'url', 'robots', 'source'],
  check(facts, { page }) {
    const links = page.links.internal;
    if (!links.some(isToPage)) return skip('no-internal-page-link');
    if (facts.robots.nofollow) {
      const directive = facts.robots.directives.find(({ follow }) => follow === false);
      return fail({
        messageId: 'page',
        data: { links: links.filter(isToPage).length },
        evidence: [
          {
            ...(directive !== undefined && {
              selector: selectorOf(facts, directive.node),
              found: directive.raw,
            }),
            wanted: say('no-nofollow-for-the-page'),
          },
        ],
      });
    }
    const unfollowed = links.filter((link) => link.nofollow && isToPage(link));
    if (unfollowed.length === 0) return pass();
    return fail({
      messageId: 'links',
      evidence: citeNodes(facts, unfollowed, ({ rel, resolved }) => ({
        found: `rel="${rel.join(' ')}"`,
        wanted: say('no-nofollow-ugc-or-sponsored'),
        urls: [resolved],
      })),
    });
  },
  // A link to a page that is kept out of search on purpose loses nothing.
  review(issue, { findTarget }) {
    const evidence = issue.evidence.filter(({ urls = [] }) => {
      const target = urls[0] === undefined ? null : findTarget(urls[0]);
      return target === null || (target.indexable && !privateTypes.has(target.pageType));
    });
    return evidence.length === 0 ? null : { ...issue, evidence };
  },
});
