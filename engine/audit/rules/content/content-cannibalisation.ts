/** Pages whose titles and headings announce the same subject. */
import type { PageRecord, SiteFacts } from '../../../model/site-facts.ts';
import { skip } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';
import { normaliseWords, seriesOf } from '../../site/duplicate-texts.ts';
import { findSimilarTitles, type SimilarPair } from '../../site/similar-titles.ts';

/** Reported by other rules, or rightly about one subject: copies, series and language versions. */
function isOtherMatter(one: PageRecord, other: PageRecord): boolean {
  if (normaliseWords(one.title ?? '') === normaliseWords(other.title ?? '')) return true;
  if (one.textHash !== '' && one.textHash === other.textHash) return true;
  if (seriesOf(one.url) === seriesOf(other.url)) return true;
  const namesOther = (from: PageRecord, to: PageRecord): boolean =>
    from.hreflangs.some(({ urlId }) => urlId === to.urlId);
  return namesOther(one, other) || namesOther(other, one);
}

function pairsOf({ pages, nearDuplicates }: Pick<SiteFacts, 'pages' | 'nearDuplicates'>) {
  const copyOf = new Map(nearDuplicates.flatMap((group, at) => group.map((page) => [page, at] as const)));
  const candidates = pages.flatMap((record, page) => (record.indexable ? [{ record, page }] : []));
  const byLanguage = Map.groupBy(candidates, ({ record }) => record.language ?? '');
  return [...byLanguage.values()].flatMap(findSimilarTitles).flatMap((pair: SimilarPair) => {
    const [one, other] = pair.pages.map((page) => pages[page]);
    if (one === undefined || other === undefined || isOtherMatter(one, other)) return [];
    const copy = copyOf.get(pair.pages[0]);
    return copy !== undefined && copy === copyOf.get(pair.pages[1]) ? [] : [{ one, other, pair }];
  });
}

export const contentCannibalisation = defineSiteRule({
  id: 'content-cannibalisation',
  group: 'content',
  severity: 'info',
  basis: 'heuristic',
  scope: 'site',
  needs: 'html',
  tier: 2,
  needsFullCoverage: false,
  title: 'Two pages on the same subject (keyword cannibalization)',
  why: 'When two pages promise the same thing, readers and search engines cannot tell which one to choose. No search engine documents a penalty for it.',
  fix: 'Merge the two pages, or make the title and heading of each say what only that page offers.',
  reads: ['pages', 'nearDuplicates'],
  checkSite(site) {
    if (site.pages.length < 2) return skip('There is only one page.');
    return pairsOf(site).map(({ one, other, pair }) => ({
      urls: [one.url, other.url],
      message: `“${one.title ?? ''}” and “${other.title ?? ''}” share ${Math.round(pair.similarity * 100)}% of the words of their titles and main headings.`,
      evidence: [
        { found: `shared: ${pair.shared.join(', ')}`, urls: [one.url, other.url] },
        { found: `${one.title ?? ''} / ${one.firstHeading ?? 'no H1'}`, urls: [one.url] },
        { found: `${other.title ?? ''} / ${other.firstHeading ?? 'no H1'}`, urls: [other.url] },
      ],
    }));
  },
});
