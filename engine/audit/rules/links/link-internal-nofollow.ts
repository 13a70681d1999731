/** Internal links with nofollow. */

import { selectorOf } from '../../../model/node-evidence.ts';
import { citeNodes } from '../../cite-nodes.ts';
import { countOf, countThat } from '../../count-of.ts';
import { fail, pass, skip } from '../../outcome.ts';
import type { WebLink } from '../../page/links.ts';
import { definePageRule } from '../../rule.ts';

/** Actions of shops and blogs that are rightly nofollow. */
const action = /[?&](?:add-to-cart|replytocom|add_to_wishlist|remove_item)=/i;

/** Files that are not pages: nothing is lost when they are not followed. */
const file = /\.(?:txt|rst|md|pdf|zip|gz|xml|json|csv|epub|ics|rss|atom)(?:[?#]|$)/i;

const isToPage = ({ resolved }: WebLink): boolean => !action.test(resolved) && !file.test(resolved);

export const linkInternalNofollow = definePageRule({
  id: 'link-internal-nofollow',
  group: 'links',
  severity: 'warning',
  basis: 'heuristic',
  source: 'https://developers.google.com/search/docs/crawling-indexing/qualify-outbound-links',
  needs: 'html',
  tier: 1,
  audience: 'indexable',
  title: 'Internal link is nofollow',
  why: 'nofollow, ugc and sponsored are meant for links one does not vouch for. On links within the site they keep search engines from finding and weighing your own pages.',
  fix: 'Remove nofollow, ugc and sponsored from links to your own pages.',
  reads: ['links', 'url', 'robots', 'source'],
  check(facts, { page }) {
    const links = page.links.internal;
    if (!links.some(isToPage)) return skip('there is no link to another page of the site');
    if (facts.robots.nofollow) {
      const directive = facts.robots.directives.find(({ follow }) => follow === false);
      return fail(
        `The page asks search engines to follow none of its ${countOf(links.filter(isToPage).length, 'internal link')}.`,
        {
          ...(directive !== undefined && {
            selector: selectorOf(facts, directive.node),
            found: directive.raw,
          }),
          wanted: 'no nofollow for the page',
        },
      );
    }
    const unfollowed = links.filter((link) => link.nofollow && isToPage(link));
    if (unfollowed.length === 0) return pass();
    return fail(
      `${countThat(unfollowed.length, 'link', ['leads', 'lead'])} to pages of this site but ${unfollowed.length === 1 ? 'carries' : 'carry'} nofollow, ugc or sponsored.`,
      citeNodes(facts, unfollowed, ({ rel, resolved }) => ({
        found: `rel="${rel.join(' ')}"`,
        wanted: 'no nofollow, ugc or sponsored',
        urls: [resolved],
      })),
    );
  },
});
