/** Internal links with characters that must be percent-encoded. */
import { citeNodes } from '../../cite-nodes.ts';
import { clip } from '../../clip.ts';
import { say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import type { WebLink } from '../../page/links.ts';
import { definePageRule } from '../../rule.ts';
import { urlTexts } from './messages.ts';

const kinds = [
  [/ /, 'space'],
  [/\p{Cc}/u, 'control'],
  [/["<>[\]{}]/, 'bracket'],
  [/[\u0080-\u{10ffff}]/u, 'letters'],
] as const;
/** Anything but the ASCII characters that are in none of these kinds. */
const ofAnyKind = /[^!#-;=?-Z\\^-z|~]/;

/** Path and query as written: brackets in a host are an IPv6 address, and a fragment is never sent. */
function sentPart(href: string): string {
  const [url = ''] = href.trim().split('#', 1);
  return url.replace(/^(?:https?:)?\/\/[^/?]*/i, '');
}

function badIn({ href }: WebLink): (typeof kinds)[number][1] | null {
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
  audience: 'indexable',
  texts: urlTexts['url-bad-characters'],
  reads: ['links', 'url', 'source'],
  check(facts, { page }) {
    const { sameSite } = page.links;
    if (sameSite.length === 0) return skip('no-internal-link');
    const bad = sameSite.flatMap((link) => {
      const what = badIn(link);
      return what === null ? [] : [{ node: link.node, link, what }];
    });
    if (bad.length === 0) return pass();
    const isAll = (kind: string): boolean => bad.every(({ what }) => what === kind);
    return fail({
      messageId: isAll('space') ? 'space' : isAll('letters') ? 'letters' : 'characters',
      data: { count: bad.length },
      evidence: citeNodes(facts, bad, ({ link, what }) => ({
        found: say('characters', { href: clip(link.href ?? '', 300), kind: what }),
        wanted: link.resolved,
      })),
      // HTML lets authors write such letters and browsers escape them well.
      severity: isAll('letters') ? 'info' : 'warning',
    });
  },
});
