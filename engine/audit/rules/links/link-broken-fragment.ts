/** Links to a fragment that the same page does not have. */

import { snippetOf } from '../../../model/node-evidence.ts';
import type { LinkNode } from '../../../model/node-facts.ts';
import type { NodeId } from '../../../model/page-source.ts';
import { citeElements } from '../../cite-nodes.ts';
import { countThat } from '../../count-of.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { withoutFragment } from '../../page/url-parts.ts';
import { definePageRule } from '../../rule.ts';
import { placeholderFragments } from './placeholder-fragments.ts';
import { markedControl } from './scripted-link.ts';

/** The top of the page, text fragments, URLs of scripts that route by the fragment, and placeholders of buttons. */
const special = /^(?:top|0|none|null|void|no-?op|javascript)?$|^:~:|:~:text=|^[!/]/i;

/** So many dead references make a text hard to use. */
const manyMin = 5;

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** The fragment of a link to this page; null when there is none, or a script handles it. */
function fragmentOf({ resolved, role, onclick }: LinkNode, ownUrl: string): string | null {
  if (resolved?.charAt(ownUrl.length) !== '#' || !resolved.startsWith(ownUrl)) return null;
  if (onclick || (role !== null && role.trim() !== '')) return null;
  const fragment = resolved.slice(ownUrl.length + 1);
  return special.test(fragment) ? null : fragment;
}

export const linkBrokenFragment = definePageRule({
  id: 'link-broken-fragment',
  group: 'links',
  severity: 'info',
  basis: 'standard',
  source: 'https://html.spec.whatwg.org/multipage/browsing-the-web.html#scroll-to-fragid',
  needs: 'html',
  tier: 2,
  audience: 'indexable',
  title: 'Broken anchor: link to a missing part of the page',
  why: 'A link to #part jumps to the element with that id. If there is none, clicking it does nothing. A script may add the element later; this check cannot see that.',
  fix: 'Correct the name after #, or give the target element that id.',
  reads: ['links', 'ids', 'url', 'capped', 'source'],
  check(facts) {
    const own = withoutFragment(facts.url);
    const placeholders = placeholderFragments(facts);
    const jumps: { readonly node: NodeId; readonly fragment: string }[] = [];
    for (const link of facts.links) {
      const fragment = fragmentOf(link, own);
      // Those are told as links that go nowhere.
      if (placeholders.has(link.href?.trim() ?? '') || markedControl.test(snippetOf(facts, link.node)))
        continue;
      if (fragment !== null) jumps.push({ node: link.node, fragment });
    }
    if (jumps.length === 0) return skip('no link leads to a part of this page');
    if (facts.capped.length > 0) return skip('the page is too large to have been read to its end');
    const anchors = new Set(facts.ids.anchors);
    const broken = jumps.filter(({ fragment }) => !anchors.has(fragment) && !anchors.has(decoded(fragment)));
    if (broken.length === 0) return pass();
    return fail(
      `${countThat(broken.length, 'link', ['points', 'point'])} to a part of this page that does not exist.`,
      citeElements(facts, broken, ({ fragment }) => ({
        found: `#${fragment}`,
        wanted: `an element with id="${decoded(fragment)}"`,
      })),
      broken.length >= manyMin ? 'warning' : 'info',
    );
  },
});
