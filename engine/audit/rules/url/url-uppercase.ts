/** Capital letters in the path of a URL. */
import { clip } from '../../clip.ts';
import { fail, pass } from '../../outcome.ts';
import { withoutFragment } from '../../page/url-parts.ts';
import { definePageRule } from '../../rule.ts';
import { readablePath } from './url-path.ts';

export const urlUppercase = definePageRule({
  id: 'url-uppercase',
  group: 'url',
  severity: 'info',
  basis: 'heuristic',
  source: 'https://developers.google.com/search/docs/crawling-indexing/url-structure',
  needs: 'http',
  tier: 2,
  audience: 'indexable',
  title: 'URL linked in capitals and in small letters',
  why: 'Paths tell capital from small letters, so one of the two is broken or a second copy of the page.',
  fix: 'Use one spelling in all links, best in small letters, and redirect the other.',
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
    return fail(`${clip(path, 200)} is linked in two spellings, with capital and with small letters.`, {
      found: withoutFragment(other.resolved),
      wanted: own,
    });
  },
});
