/** Internal links with characters that must be percent-encoded. */

import { citeNodes } from '../../cite-nodes.ts';
import { clip } from '../../clip.ts';
import { countThat } from '../../count-of.ts';
import { fail, pass, skip } from '../../outcome.ts';
import type { WebLink } from '../../page/links.ts';
import { definePageRule } from '../../rule.ts';

const kinds = [
  [/ /, 'a space'],
  [/\p{Cc}/u, 'a control character'],
  [/["<>[\]{}]/, 'a quotation mark or bracket'],
  [/[\u0080-\u{10ffff}]/u, 'letters that are not ASCII'],
] as const;
const onlyForeign = kinds[3][1];
const ofAnyKind = /[\p{Cc} "<>[\]{}\u0080-\u{10ffff}]/u;

/** Path and query as written: brackets in a host are an IPv6 address, and a fragment is never sent. */
function sentPart(href: string): string {
  const [url = ''] = href.trim().split('#', 1);
  return url.replace(/^(?:https?:)?\/\/[^/?]*/i, '');
}

function badIn({ href }: WebLink): string | null {
  if (href === null || !ofAnyKind.test(href)) return null;
  const part = sentPart(href);
  return kinds.find(([pattern]) => pattern.test(part))?.[1] ?? null;
}

export const urlBadCharacters = definePageRule({
  id: 'url-bad-characters',
  group: 'url',
  severity: 'warning',
  basis: 'standard',
  source: 'https://www.rfc-editor.org/rfc/rfc3986#section-2',
  needs: 'http',
  tier: 2,
  audience: 'indexable',
  title: 'Unescaped characters in a link URL',
  why: 'A URL may contain only some ASCII characters; all others have to be percent-encoded. Browsers fix this; other tools may cut the URL at such a character.',
  fix: 'Percent-encode the characters in the link (a space is %20), or rename the page.',
  reads: ['links', 'url', 'source'],
  check(facts, { page }) {
    const { sameSite } = page.links;
    if (sameSite.length === 0) return skip('there is no link within the site');
    const bad = sameSite.flatMap((link) => {
      const what = badIn(link);
      return what === null ? [] : [{ node: link.node, link, what }];
    });
    if (bad.length === 0) return pass();
    return fail(
      `${countThat(bad.length, 'link', ['has', 'have'])} characters in the URL that have to be percent-encoded.`,
      citeNodes(facts, bad, ({ link, what }) => ({
        found: `“${clip(link.href ?? '', 300)}” has ${what}`,
        wanted: link.resolved,
      })),
      // HTML lets authors write such letters and browsers escape them well.
      bad.every(({ what }) => what === onlyForeign) ? 'info' : 'warning',
    );
  },
});
