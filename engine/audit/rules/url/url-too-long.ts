/** A URL that is too long. */
import { graphemeLength } from '@pagewright/contract/ratings';
import { fail, pass } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';

const charactersMax = 115;

/** A Japanese URL is nine times as long percent-encoded as displayed. */
function shownLength(url: string): number {
  if (!url.includes('%')) return graphemeLength(url);
  try {
    return graphemeLength(decodeURI(url));
  } catch {
    return url.length;
  }
}

export const urlTooLong = definePageRule({
  id: 'url-too-long',
  group: 'url',
  severity: 'info',
  basis: 'heuristic',
  source: 'https://developers.google.com/search/docs/crawling-indexing/url-structure',
  needs: 'http',
  tier: 2,
  audience: 'indexable',
  title: 'Long URL',
  why: 'Long URLs are cut off in search results and messages and are hard to read. Search engines cope with them: this is a rule of thumb.',
  fix: 'Use shorter names in new URLs; do not rename old ones for this alone.',
  reads: ['url'],
  check({ url }) {
    const length = shownLength(url);
    if (length <= charactersMax) return pass();
    return fail(`The URL has ${length} characters; up to ${charactersMax} are easy to read.`, {
      found: url,
      wanted: `at most ${charactersMax} characters`,
    });
  },
});
