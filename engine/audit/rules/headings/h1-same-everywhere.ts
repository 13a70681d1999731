/** One H1 on nearly every page: the site's name where the page's subject belongs. */
import { urlList } from '../../describe-urls.ts';
import { say } from '../../evidence.ts';
import { skip } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';
import { normaliseWords } from '../../site/duplicate-texts.ts';
import { ownPages } from '../../site/own-pages.ts';
import { headingsTexts } from './messages.ts';

const pagesMin = 4;
const shareMin = 0.8;

export const h1SameEverywhere = defineSiteRule({
  id: 'h1-same-everywhere',
  group: 'headings',
  severity: 'warning',
  basis: 'heuristic',
  source: 'https://developers.google.com/search/docs/appearance/title-link',
  needs: 'html',
  texts: headingsTexts['h1-same-everywhere'],
  reads: ['pages'],
  checkSite({ pages }) {
    const judged = ownPages(pages);
    if (judged.length < pagesMin) return skip('too-few-pages-for-pattern');
    // With a second H1 a page may still name its own subject.
    const single = judged.filter(({ firstHeading, h1Count }) => firstHeading !== null && h1Count === 1);
    const groups = Map.groupBy(single, ({ firstHeading }) => normaliseWords(firstHeading ?? ''));
    const [largest = []] = [...groups.values()].sort((a, b) => b.length - a.length);
    if (largest.length < Math.max(pagesMin, judged.length * shareMin)) return [];
    const heading = largest[0]?.firstHeading ?? '';
    const urls = largest.map(({ url }) => url);
    return [
      {
        urls,
        messageId: 'same',
        data: { same: largest.length, pages: judged.length, heading },
        evidence: [urlList(urls, { found: heading, wanted: say('an-h1-about-the-page') })],
      },
    ];
  },
});
