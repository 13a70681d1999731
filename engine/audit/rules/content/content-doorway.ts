/** Pages that differ in little but the name they were made for, such as a town. */

import type { PageRecord } from '../../../model/site-facts.ts';
import { tokensIn } from '../../../text/words.ts';
import { urlList } from '../../describe-urls.ts';
import { say } from '../../evidence.ts';
import { skip } from '../../outcome.ts';
import { originOf } from '../../page/url-parts.ts';
import { defineSiteRule } from '../../rule.ts';
import { similarity } from '../../site/near-duplicates.ts';
import { contentTexts } from './messages.ts';

const wordsMin = 100;
/** Of the text, with a name that comes up in every other sentence. */
const likenessMin = 0.4;
/** Texts of one length: only the names were exchanged. */
const lengthTolerance = 0.04;
const nameMin = 3;

const lastPart = /^(?:[^?#]*\/)?([^/?#]+)\/?(?:[?#]|$)/;

/** The words of the last part of the URL, which is what the page was made for. */
function slugOf({ url }: PageRecord): readonly string[] {
  const [, last = ''] = lastPart.exec(url.slice(originOf(url).length)) ?? [];
  return tokensIn(last.toLowerCase().replace(/\.\w+$/, '')).filter(
    (word) => word.length >= nameMin && !/\d/.test(word),
  );
}

/** Title and heading with the page's own name left out; null where they do not say it. */
function patternOf(page: PageRecord): string | null {
  const words = tokensIn(`${page.title ?? ''} ${page.firstHeading ?? ''}`.toLowerCase());
  const slug = new Set(slugOf(page));
  const left = words.filter((word) => !slug.has(word));
  return left.length === words.length || left.length < 4 ? null : left.join(' ');
}

const isSwapped = (one: PageRecord, other: PageRecord): boolean =>
  one.minHash !== null &&
  other.minHash !== null &&
  one.textHash !== other.textHash &&
  Math.abs(one.wordCount - other.wordCount) <= one.wordCount * lengthTolerance &&
  similarity(one.minHash, other.minHash) >= likenessMin;

export const contentDoorway = defineSiteRule({
  id: 'content-doorway',
  group: 'content',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/essentials/spam-policies#doorways',
  needs: 'html',
  texts: contentTexts['content-doorway'],
  reads: ['pages', 'nearDuplicates'],
  checkSite({ pages, nearDuplicates }) {
    if (pages.length < 2) return skip('one-page');
    const told = new Set(nearDuplicates.flat());
    const candidates = pages.filter(
      (page, index) => page.indexable && page.wordCount >= wordsMin && !told.has(index),
    );
    const groups = Map.groupBy(candidates, (page) => patternOf(page) ?? '');
    groups.delete('');
    return [...groups.values()].flatMap((group) => {
      const [first] = group;
      if (first === undefined) return [];
      const alike = group.filter((page) => page === first || isSwapped(first, page));
      if (alike.length < 2) return [];
      const urls = alike.map(({ url }) => url);
      return [
        {
          urls,
          messageId: 'swapped',
          data: { pages: urls.length, one: alike[0]?.title ?? '', other: alike[1]?.title ?? '' },
          evidence: [
            urlList(urls, {
              found: say('the-same-text-with-another-name'),
              wanted: say('a-text-of-its-own'),
            }),
          ],
        },
      ];
    });
  },
});
