/** Links with a malformed URL. */
import type { LinkNode } from '../../../model/node-facts.ts';
import type { NodeId } from '../../../model/page-source.ts';
import { citeElements } from '../../cite-nodes.ts';
import { countThat } from '../../count-of.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';

const doubledScheme = /^(?:https?:\/*){2}|^https?:\/\/https?\/\//i;
const mailAddress = /^[^\s/?#:@]+@[^\s/?#:@]+\.[a-z]{2,}$/i;
const openingQuote = /^[“”„‘’″]/;
const quote = /%22|%27|%E2%80%9[89C-F]|%E2%80%B3|[“”„‘’″]/gi;
const trailingQuote = new RegExp(`(?:${quote.source})/?$`, 'i');

/** `/wiki/%22Heroes%22` is a name in quotes; a quote with no partner was left behind. */
const hasStrayQuote = (href: string): boolean =>
  openingQuote.test(href) || (trailingQuote.test(href) && (href.match(quote)?.length ?? 0) % 2 === 1);

function whyMalformed({ href, kind }: LinkNode): string | null {
  const written = href?.trim() ?? '';
  if (kind === 'invalid') return 'is no address';
  if (kind !== 'web') return null;
  if (mailAddress.test(written)) return 'is an e-mail address without mailto:';
  if (written.includes('\\')) return 'has a backslash';
  if (doubledScheme.test(written)) return 'has its scheme twice';
  if (hasStrayQuote(written)) return 'has a quotation mark in it';
  return written.includes(' ') ? 'has a space in it' : null;
}

export const linkMalformed = definePageRule({
  id: 'link-malformed',
  group: 'links',
  severity: 'warning',
  basis: 'standard',
  source: 'https://url.spec.whatwg.org/#url-writing',
  needs: 'html',
  tier: 2,
  audience: 'indexable',
  title: 'Malformed link URL',
  why: 'Browsers mend some of these and guess at others; crawlers and other tools often end up at an address that does not exist.',
  fix: 'Correct the address: one scheme, forward slashes, %20 for a space, no quotation marks.',
  reads: ['links', 'url', 'source'],
  check(facts) {
    if (!facts.links.some(({ href }) => href !== null)) return skip('there is no link');
    const found: { readonly node: NodeId; readonly why: string; readonly href: string }[] = [];
    for (const link of facts.links) {
      const why = whyMalformed(link);
      if (why !== null) found.push({ node: link.node, why, href: link.href ?? '' });
    }
    if (found.length === 0) return pass();
    return fail(
      `${countThat(found.length, 'link', ['has', 'have'])} a malformed address.`,
      citeElements(facts, found, ({ why, href }) => ({
        found: `“${href.slice(0, 200)}” ${why}`,
        wanted: 'a valid address',
      })),
    );
  },
});
