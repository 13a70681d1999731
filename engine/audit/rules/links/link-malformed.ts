/** Links with a malformed URL. */

import type { LinkNode } from '../../../model/node-facts.ts';
import type { NodeId } from '../../../model/page-source.ts';
import { lettersAndDigits } from '../../../text/words.ts';
import { citeElements } from '../../cite-nodes.ts';
import { say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { isClientTemplate } from '../../page/page-signs.ts';
import { definePageRule } from '../../rule.ts';
import { linksTexts } from './messages.ts';

const doubledScheme = /^(?:https?:\/*){2}|^https?:\/\/https?\/\//i;
const mailAddress = /^[^\s/?#:@]+@[^\s/?#:@]+\.[a-z]{2,}$/i;
const openingQuote = /^[“”„‘’″]/;
const quote = /%22|%27|%E2%80%9[89C-F]|%E2%80%B3|[“”„‘’″]/gi;
const trailingQuote = new RegExp(`(?:${quote.source})/?$`, 'i');
/** Nearly no URL has one of these. */
const mayHaveQuote = /[%“”„‘’″]/;

/** `/wiki/%22Heroes%22` is a name in quotes; a quote with no partner was left behind. */
const hasStrayQuote = (href: string): boolean =>
  mayHaveQuote.test(href) &&
  (openingQuote.test(href) || (trailingQuote.test(href) && (href.match(quote)?.length ?? 0) % 2 === 1));

/** A text that is a URL or an e-mail address as a whole. */
const shownUrl = /^(?:https?:\/\/|www\.)[^\s/]+\.[^\s]+$/i;

/** What the link was meant to be, where its own text says so. */
function shownTarget(text: string): string | null {
  const shown = text.trim();
  if (shown.includes('@') && mailAddress.test(shown)) return `mailto:${shown}`;
  if (!shownUrl.test(shown)) return null;
  return URL.parse(/^www\./i.test(shown) ? `https://${shown}` : shown) === null ? null : shown;
}

const bare = (url: string): string => lettersAndDigits(url.toLowerCase());

/** `httpshopexample` for http://shop.example: the signs of the address got lost, and what is left reads as a path. */
function hasLostSigns(written: string, text: string): boolean {
  const shown = /^(?:https?:|[/.?#])/i.test(written) ? null : shownTarget(text);
  return shown !== null && bare(written) !== '' && bare(written) === bare(shown);
}

/** `{{ page.url }}`, `{% url %}`, `<%= url %>` and `${url}` are for a server or script to fill in. */
const templateCode = /\{\{|\{%|<%|\$\{/;

type Fault =
  | 'template'
  | 'invalid'
  | 'mail'
  | 'backslash'
  | 'scheme'
  | 'quote'
  | 'path'
  | 'space'
  | 'fragment-space';

function whyMalformed({ href, kind, text }: LinkNode): Fault | null {
  const written = href?.trim() ?? '';
  if (templateCode.test(written)) return 'template';
  if (kind === 'invalid') return 'invalid';
  if (kind !== 'web') return null;
  if (written.includes('@') && mailAddress.test(written)) return 'mail';
  if (written.includes('\\')) return 'backslash';
  if (doubledScheme.test(written)) return 'scheme';
  if (hasStrayQuote(written)) return 'quote';
  if (hasLostSigns(written, text)) return 'path';
  const [path = ''] = written.split('#', 1);
  if (path.includes(' ')) return 'space';
  return written.includes(' ') ? 'fragment-space' : null;
}

export const linkMalformed = definePageRule({
  id: 'link-malformed',
  group: 'links',
  severity: 'warning',
  basis: 'standard',
  source: 'https://url.spec.whatwg.org/#url-writing',
  needs: 'html',
  audience: 'indexable',
  texts: linksTexts['link-malformed'],
  reads: ['links', 'url', 'source'],
  check(facts) {
    if (!facts.links.some(({ href }) => href !== null)) return skip('no-link');
    const found: {
      readonly node: NodeId;
      readonly why: Fault;
      readonly href: string;
      readonly text: string;
    }[] = [];
    for (const link of facts.links) {
      const why = whyMalformed(link);
      if (why === 'template' && isClientTemplate(facts.source?.html ?? '')) continue;
      if (why !== null) found.push({ node: link.node, why, href: link.href ?? '', text: link.text });
    }
    const [first] = found;
    if (first === undefined) return pass();
    const kind = found.every(({ why }) => why === first.why) ? first.why : 'mixed';
    return fail({
      messageId: kind,
      data: { count: found.length },
      evidence: citeElements(facts, found, ({ why, href, text }) => ({
        found: say(`malformed-${why}`, { href: href.slice(0, 200) }),
        wanted:
          shownTarget(text) ?? (why === 'fragment-space' ? say('an-id-without-a-space') : say('a-valid-url')),
      })),
      // An id may have a space in it all the same, and then browsers find it.
      severity: kind === 'fragment-space' ? 'info' : 'warning',
    });
  },
});
