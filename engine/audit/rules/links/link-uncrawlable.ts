/** Links that only work with a script or on the author's machine. */
import type { LinkNode } from '../../../model/node-facts.ts';
import type { NodeId } from '../../../model/page-source.ts';
import { citeElements } from '../../cite-nodes.ts';
import { countThat } from '../../count-of.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';

const emptyHref = 'href=""';

/** Null when a crawler can follow it, or need not. */
function whyUncrawlable({ element, kind, href, onclick, role, anchored }: LinkNode): string | null {
  if (kind === 'web') return null;
  // A button, a tab or a menu entry made from an `a` has a role that says so.
  if (element !== 'a' || (role !== null && role.trim() !== '' && role.trim().toLowerCase() !== 'link'))
    return null;
  if (kind === 'script') return `href="${href?.trim().slice(0, 60) ?? ''}"`;
  if (kind === 'file') return 'an address on a disk';
  if (anchored) return null;
  if (kind === 'empty') return emptyHref;
  return kind === 'none' && onclick ? 'onclick without href' : null;
}

export const linkUncrawlable = definePageRule({
  id: 'link-uncrawlable',
  group: 'links',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
  needs: 'html',
  tier: 1,
  audience: 'indexable',
  title: 'Link cannot be crawled',
  why: 'Google follows only links that are an <a> with an address in href. What hides behind a script may never be found through this page.',
  fix: 'Put the address of the target into href; use a <button> for what is not a link.',
  reads: ['links', 'source'],
  check(facts) {
    if (facts.links.length === 0) return skip('there is no link');
    const found: { readonly node: NodeId; readonly why: string }[] = [];
    for (const link of facts.links) {
      const why = whyUncrawlable(link);
      if (why !== null) found.push({ node: link.node, why });
    }
    if (found.length === 0) return pass();
    const evidence = citeElements(facts, found, ({ why }) => ({
      found: why,
      wanted: 'href with the address of the target',
    }));
    // It links to the page itself, often on purpose.
    if (found.every(({ why }) => why === emptyHref))
      return fail(
        `${countThat(found.length, 'link', ['has', 'have'])} an empty href and so ${found.length === 1 ? 'leads' : 'lead'} back to this page.`,
        evidence,
        'info',
      );
    return fail(
      `${countThat(found.length, 'link', ['leads', 'lead'])} nowhere a crawler could go.`,
      evidence,
    );
  },
});
