/** Capital letters in the path of a URL. */
import { clip } from '../../clip.ts';
import { fail, pass } from '../../outcome.ts';
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
  title: 'Capital letters in the URL',
  why: 'Paths tell capital from small letters, so people who type or link the address in small letters may miss the page, or find a second copy of it.',
  fix: 'Use small letters in new addresses; if you change this one, redirect it.',
  reads: ['url'],
  check(_facts, { page }) {
    const path = readablePath(page.url);
    if (!/\p{Lu}/u.test(path)) return pass();
    return fail(`The path ${clip(path, 200)} has capital letters.`, {
      found: path,
      wanted: path.toLowerCase(),
    });
  },
});
