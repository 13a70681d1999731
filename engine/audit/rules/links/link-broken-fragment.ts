/** Links to a fragment that the same page does not have. */

import { snippetOf } from '../../../model/node-evidence.ts';
import type { LinkNode } from '../../../model/node-facts.ts';
import type { NodeId } from '../../../model/page-source.ts';
import { citeElements } from '../../cite-nodes.ts';
import { say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { withoutFragment } from '../../page/url-parts.ts';
import { definePageRule } from '../../rule.ts';
import { linksTexts } from './messages.ts';
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
  audience: 'indexable',
  texts: linksTexts['link-broken-fragment'],
  reads: ['links', 'ids', 'url', 'capped', 'source'],
  check(facts, { page }) {
    const own = withoutFragment(facts.url);
    const jumps: { readonly node: NodeId; readonly fragment: string }[] = [];
    for (const link of facts.links) {
      const fragment = fragmentOf(link, own);
      if (fragment === null || markedControl.test(snippetOf(facts, link.node))) continue;
      // Those are told as links that go nowhere.
      if (!page.placeholderFragments.has(link.href?.trim() ?? '')) jumps.push({ node: link.node, fragment });
    }
    if (jumps.length === 0) return skip('no-fragment-link');
    if (facts.capped.length > 0) return skip('page-capped');
    const anchors = new Set(facts.ids.anchors);
    const broken = jumps.filter(({ fragment }) => !anchors.has(fragment) && !anchors.has(decoded(fragment)));
    if (broken.length === 0) return pass();
    return fail({
      messageId: 'missing',
      data: { count: broken.length },
      evidence: citeElements(facts, broken, ({ fragment }) => ({
        found: `#${fragment}`,
        wanted: say('an-element-with-id', { fragment: decoded(fragment) }),
      })),
      severity: broken.length >= manyMin ? 'warning' : 'info',
    });
  },
});
