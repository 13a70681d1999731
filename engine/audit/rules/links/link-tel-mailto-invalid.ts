/** Telephone and e-mail links that cannot work. */
import type { LinkNode } from '../../../model/node-facts.ts';
import type { NodeId } from '../../../model/page-source.ts';
import { citeElements } from '../../cite-nodes.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';

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

function whyPhoneFails(value: string): string | null {
  if (value === '') return 'has no number';
  // Pauses (p, w), an extension at the end, and the signs of the keypad may be dialled.
  const number = value.replace(/\s*(?:x|ext\.?)\s*\d+$/i, '').replaceAll(/[pw,]/gi, '');
  if (/\p{L}/u.test(number)) return 'has letters in it';
  return /\d/.test(number) ? null : 'has no number';
}

/** Without an address a mail program asks for one, as links for sharing want it. */
const whyMailFails = (value: string): string | null =>
  value === '' || value.split(',').every((each) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(each.trim()))
    ? null
    : 'is not an e-mail address';

function whyInvalid({ kind, href }: LinkNode): string | null {
  const written = href ?? '';
  if (kind === 'phone') return /^\s*tel:/i.test(written) ? whyPhoneFails(valueOf(written)) : null;
  return kind === 'mail' ? whyMailFails(valueOf(written)) : null;
}

export const linkTelMailtoInvalid = definePageRule({
  id: 'link-tel-mailto-invalid',
  group: 'links',
  severity: 'warning',
  basis: 'standard',
  source: 'https://www.rfc-editor.org/rfc/rfc3966.html',
  needs: 'html',
  tier: 3,
  audience: 'html',
  title: 'Invalid phone or e-mail link (tel:, mailto:)',
  why: 'A phone cannot dial letters, and an e-mail program cannot send to an invalid address, so visitors cannot reach you.',
  fix: 'Write the number with digits only, such as tel:+49301234567, and the full e-mail address after mailto:.',
  reads: ['links', 'source'],
  check(facts) {
    const links = facts.links.filter(({ kind }) => kind === 'phone' || kind === 'mail');
    if (links.length === 0) return skip('there is no phone or e-mail link');
    const found: { readonly node: NodeId; readonly href: string; readonly why: string }[] = [];
    for (const link of links) {
      const why = whyInvalid(link);
      if (why !== null) found.push({ node: link.node, href: link.href?.trim() ?? '', why });
    }
    const [first] = found;
    if (first === undefined) return pass();
    return fail(
      `The link ${first.href.slice(0, 80)} cannot work: it ${first.why}.`,
      citeElements(facts, found, ({ href, why }) => ({
        found: `“${href.slice(0, 200)}” ${why}`,
        wanted: 'tel: with digits, or mailto: with an address',
      })),
    );
  },
});
