/** One H1 on nearly every page: the site's name where the page's subject belongs. */
import { countOf } from '../../count-of.ts';
import { urlList } from '../../describe-urls.ts';
import { skip } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';
import { normaliseWords } from '../../site/duplicate-texts.ts';
import { ownPages } from '../../site/own-pages.ts';

const pagesMin = 4;
const shareMin = 0.8;

export const h1SameEverywhere = defineSiteRule({
  id: 'h1-same-everywhere',
  group: 'headings',
  severity: 'warning',
  basis: 'heuristic',
  source: 'https://developers.google.com/search/docs/appearance/title-link',
  scope: 'site',
  needs: 'html',
  tier: 2,
  needsFullCoverage: false,
  title: 'Same H1 heading on every page',
  why: 'The H1 should name the subject of its page. The same one everywhere, often the name of the site, describes none of them; Google may use it for the headline of a result.',
  fix: 'Make the name of the site a plain link or paragraph in the template, and the name of each page its H1.',
  reads: ['pages'],
  checkSite({ pages }) {
    const judged = ownPages(pages);
    if (judged.length < pagesMin) return skip('There are too few pages to see a pattern.');
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
        message: `${countOf(largest.length, 'page')} of ${judged.length} have the H1 “${heading}”.`,
        evidence: [urlList(urls, { found: heading, wanted: 'an H1 that names the subject of the page' })],
      },
    ];
  },
});
