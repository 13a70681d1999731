/** Capital letters in the path of a URL. */
import { clip } from '../../clip.ts';
import { fail, pass } from '../../outcome.ts';
import { withoutFragment } from '../../page/url-parts.ts';
import { definePageRule } from '../../rule.ts';
import { urlTexts } from './messages.ts';

export const urlUppercase = definePageRule({
  id: 'url-uppercase',
  group: 'url',
  severity: 'info',
  basis: 'heuristic',
  source: 'https://developers.google.com/search/docs/crawling-indexing/url-structure',
  needs: 'http',
  audience: 'indexable',
  texts: urlTexts['url-uppercase'],
  reads: ['url', 'links'],
  check({ url }, { page }) {
    const path = readablePath(page.url);
    if (!/\p{Lu}/u.test(path)) return pass();
    const own = withoutFragment(url);
    const other = page.links.sameSite.find(({ resolved }) => {
      const target = withoutFragment(resolved);
      return target !== own && target.toLowerCase() === own.toLowerCase();
    });
    if (other === undefined) return pass();
    return fail({
      messageId: 'two-spellings',
      data: { path: clip(path, 200) },
      evidence: [{ found: withoutFragment(other.resolved), wanted: own }],
    });
  },
});

/** The path of a URL as a person reads it: percent-encoding decoded where possible. */
function readablePath(url: Readonly<URL>): string {
  const path = url.pathname;
  if (!path.includes('%')) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return path.replace(/%[0-9a-f]{2}/gi, '');
  }
}
