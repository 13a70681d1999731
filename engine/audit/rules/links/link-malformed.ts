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

/** A text that is a URL or an e-mail address as a whole. */
const shownUrl = /^(?:https?:\/\/|www\.)[^\s/]+\.[^\s]+$/i;

/** What the link was meant to be, where its own text says so. */
function shownTarget(text: string): string | null {
  const shown = text.trim();
  if (mailAddress.test(shown)) return `mailto:${shown}`;
  if (!shownUrl.test(shown)) return null;
  return URL.parse(/^www\./i.test(shown) ? `https://${shown}` : shown) === null ? null : shown;
}

const bare = (url: string): string => url.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** `httpshopexample` for http://shop.example: the signs of the address got lost, and what is left reads as a path. */
const hasLostSigns = (written: string, text: string): boolean =>
  !/^(?:https?:|[/.?#])/i.test(written) &&
  bare(written) !== '' &&
  bare(written) === bare(shownTarget(text) ?? '');

const fragmentSpace = 'has a space in its fragment';

function whyMalformed({ href, kind, text }: LinkNode): string | null {
  const written = href?.trim() ?? '';
  if (kind === 'invalid') return 'is not a URL';
  if (kind !== 'web') return null;
  if (mailAddress.test(written)) return 'is an e-mail address without mailto:';
  if (written.includes('\\')) return 'has a backslash';
  if (doubledScheme.test(written)) return 'has its scheme twice';
  if (hasStrayQuote(written)) return 'has a quotation mark in it';
  if (hasLostSigns(written, text)) return 'is read as a path of this site';
  const [path = ''] = written.split('#', 1);
  if (path.includes(' ')) return 'has a space in it';
  return written.includes(' ') ? fragmentSpace : null;
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
  why: 'Browsers repair some of these and guess at others; crawlers and other tools often end up at a URL that does not exist.',
  fix: 'Correct the URL so that it goes where the link text says.',
  reads: ['links', 'url', 'source'],
  check(facts) {
    if (!facts.links.some(({ href }) => href !== null)) return skip('there is no link');
    const found: {
      readonly node: NodeId;
      readonly why: string;
      readonly href: string;
      readonly text: string;
    }[] = [];
    for (const link of facts.links) {
      const why = whyMalformed(link);
      if (why !== null) found.push({ node: link.node, why, href: link.href ?? '', text: link.text });
    }
    if (found.length === 0) return pass();
    return fail(
      `${countThat(found.length, 'link', ['has', 'have'])} a malformed URL.`,
      citeElements(facts, found, ({ why, href, text }) => ({
        found: `“${href.slice(0, 200)}” ${why}`,
        wanted:
          shownTarget(text) ??
          (why === fragmentSpace ? 'an id without a space, in the link and at its target' : 'a valid URL'),
      })),
      // An id may have a space in it all the same, and then browsers find it.
      found.every(({ why }) => why === fragmentSpace) ? 'info' : 'warning',
    );
  },
});
