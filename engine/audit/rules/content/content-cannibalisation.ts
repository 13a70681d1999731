/** Pages whose titles and headings announce the same subject. */
import type { PageRecord, SiteFacts } from '../../../model/site-facts.ts';
import { say } from '../../evidence.ts';
import { skip } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';
import { normaliseWords, seriesOf } from '../../site/duplicate-texts.ts';
import { findSimilarTitles, type SimilarPair } from '../../site/similar-titles.ts';
import { contentTexts } from './messages.ts';

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
  needs: 'html',
  texts: contentTexts['content-cannibalisation'],
  reads: ['pages', 'nearDuplicates'],
  checkSite(site) {
    if (site.pages.length < 2) return skip('one-page');
    return pairsOf(site).map(({ one, other, pair }) => ({
      urls: [one.url, other.url],
      messageId: 'alike',
      data: { one: one.title ?? '', other: other.title ?? '', percent: Math.round(pair.similarity * 100) },
      evidence: [
        { found: say('shared', { shared: pair.shared.join(', ') }), urls: [one.url, other.url] },
        {
          found: say('title-and-heading', { title: one.title ?? '', heading: one.firstHeading ?? 'none' }),
          urls: [one.url],
        },
        {
          found: say('title-and-heading', {
            title: other.title ?? '',
            heading: other.firstHeading ?? 'none',
          }),
          urls: [other.url],
        },
      ],
    }));
  },
});
