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
  title: 'Same URL linked in uppercase and lowercase',
  why: 'Paths are case-sensitive, so one of the two is broken or a duplicate of the page.',
  fix: 'Use one spelling in all links, preferably lowercase, and redirect the other.',
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
    return fail(`${clip(path, 200)} is linked in two spellings, with uppercase and with lowercase letters.`, {
      found: withoutFragment(other.resolved),
      wanted: own,
    });
  },
});
