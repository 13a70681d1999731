/** Pages whose main text is almost the same. */
import type { PageRecord } from '../../../model/site-facts.ts';
import { urlList } from '../../describe-urls.ts';
import { say } from '../../evidence.ts';
import { skip } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';
import { similarity } from '../../site/near-duplicates.ts';
import { contentTexts } from './messages.ts';

function likeness(group: readonly PageRecord[]): number {
  const [first, ...others] = group;
  const values = others.flatMap(({ minHash }) =>
    first?.minHash && minHash ? [similarity(first.minHash, minHash)] : [],
  );
  return Math.round(Math.min(1, ...values) * 100);
}

const areVersions = (group: readonly PageRecord[]): boolean =>
  group.every((page) =>
    group.every((other) => other === page || page.hreflangs.some(({ urlId }) => urlId === other.urlId)),
  );

export const contentDuplicateNear = defineSiteRule({
  id: 'content-duplicate-near',
  group: 'content',
  severity: 'warning',
  basis: 'heuristic',
  needs: 'html',
  texts: contentTexts['content-duplicate-near'],
  reads: ['pages', 'nearDuplicates'],
  checkSite({ pages, nearDuplicates }) {
    if (pages.length < 2) return skip('one-page');
    return nearDuplicates.flatMap((group) => {
      const members = group.flatMap((page) => pages[page] ?? []);
      if (areVersions(members)) return [];
      const urls = members.map(({ url }) => url);
      return [
        {
          urls,
          messageId: 'alike',
          data: { pages: urls.length, percent: likeness(members) },
          evidence: [urlList(urls, { found: say('passages-shared', { percent: likeness(members) }) })],
        },
      ];
    });
  },
});
