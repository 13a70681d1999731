/** Telephone and e-mail links that cannot work. */
import type { LinkNode } from '../../../model/node-facts.ts';
import type { NodeId } from '../../../model/page-source.ts';
import { citeElements } from '../../cite-nodes.ts';
import { say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { linksTexts } from './messages.ts';

type Fault = 'no-number' | 'letters' | 'no-address';

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** The part before parameters (`;ext=12`, `?subject=…`), without the scheme. */
const valueOf = (href: string): string =>
  decoded(
    href
      .trim()
      .replace(/^[a-z]+:(?:\/\/)?/i, '')
      .split(/[;?]/, 1)[0] ?? '',
  ).trim();

function whyPhoneFails(value: string): Fault | null {
  if (value === '') return 'no-number';
  // Pauses (p, w), an extension at the end, and the signs of the keypad may be dialled.
  const number = value.replace(/\s*(?:x|ext\.?)\s*\d+$/i, '').replaceAll(/[pw,]/gi, '');
  if (/\p{L}/u.test(number)) return 'letters';
  return /\d/.test(number) ? null : 'no-number';
}

/** Links for sharing have a text and no address: the mail program asks for one. */
const isForSharing = (href: string): boolean => /[?&](?:subject|body)=[^&]/i.test(href);

const whyMailFails = (value: string): Fault | null =>
  value.split(',').every((each) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(each.trim())) ? null : 'no-address';

function whyInvalid({ kind, href }: LinkNode): Fault | null {
  const written = href ?? '';
  if (kind === 'phone') return /^\s*tel:/i.test(written) ? whyPhoneFails(valueOf(written)) : null;
  if (kind !== 'mail') return null;
  const value = valueOf(written);
  return value === '' && isForSharing(written) ? null : whyMailFails(value);
}

export const linkTelMailtoInvalid = definePageRule({
  id: 'link-tel-mailto-invalid',
  group: 'links',
  revision: 2,
  severity: 'warning',
  basis: 'standard',
  source: 'https://www.rfc-editor.org/rfc/rfc3966.html',
  needs: 'html',
  audience: 'html',
  texts: linksTexts['link-tel-mailto-invalid'],
  reads: ['links', 'source'],
  check(facts) {
    const links = facts.links.filter(({ kind }) => kind === 'phone' || kind === 'mail');
    if (links.length === 0) return skip('no-contact-link');
    const found: { readonly node: NodeId; readonly href: string; readonly why: Fault }[] = [];
    for (const link of links) {
      const why = whyInvalid(link);
      if (why !== null) found.push({ node: link.node, href: link.href?.trim() ?? '', why });
    }
    const [first] = found;
    if (first === undefined) return pass();
    return fail({
      messageId: first.why,
      data: { href: first.href.slice(0, 80) },
      evidence: citeElements(facts, found, ({ href, why }) => ({
        found: say(`contact-${why}`, { href: href.slice(0, 200) }),
        wanted: say('valid-tel-or-mailto'),
      })),
    });
  },
});
