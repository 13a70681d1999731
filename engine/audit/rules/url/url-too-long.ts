/** An address too long to read or share. */
import { graphemeLength } from '@pagewright/contract/verdicts';
import { fail, pass } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';

const charactersMax = 115;

/** An address in Japanese is nine times as long escaped as anyone sees it. */
function shownLength(address: string): number {
  if (!address.includes('%')) return graphemeLength(address);
  try {
    return graphemeLength(decodeURI(address));
  } catch {
    return address.length;
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
  title: 'Address is long',
  why: 'Long addresses are cut in results and messages and are hard to read. Search engines cope with them: this is a rule of thumb.',
  fix: 'Use shorter names in new addresses; do not rename old ones for this alone.',
  reads: ['url'],
  check({ url }) {
    const length = shownLength(url);
    if (length <= charactersMax) return pass();
    return fail(`The address has ${length} characters; up to ${charactersMax} read well.`, {
      found: url,
      wanted: `at most ${charactersMax} characters`,
    });
  },
});
