/** Links to other sites that block crawlers. */

import { isSuccess } from '../../../model/is-success.ts';
import { answerOf } from '../../describe-urls.ts';
import { say } from '../../evidence.ts';
import { missing } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';
import { linkEvidence, linksTo } from '../../site/page-links.ts';
import { linksTexts } from './messages.ts';

const closedStatuses: ReadonlySet<number> = new Set([401, 403, 407, 429, 451, 503, 999]);

export const linkExternalUnverifiable = defineSiteRule({
  id: 'link-external-unverifiable',
  group: 'links',
  severity: 'info',
  basis: 'heuristic',
  needs: 'http',
  texts: linksTexts['link-external-unverifiable'],
  reads: ['pages', 'urlRecords', 'checked'],
  checkSite(site) {
    if (!site.checked.externalLinks) return missing('external-links-off');
    const closedOn = linksTo(
      site,
      ({ check, isInternal }) =>
        !isInternal && check !== null && (check.blocked !== null || closedStatuses.has(check.status ?? 0)),
    );
    return site.pages.flatMap((page) => {
      if (!page.isHtml || !isSuccess(page.status)) return [];
      const closed = closedOn(page);
      const [first] = closed;
      if (first === undefined) return [];
      return [
        {
          page: page.url,
          urls: [page.url],
          messageId: 'unverified',
          data: { count: closed.length, first: first.target.url },
          evidence: closed.map((link) =>
            linkEvidence(link, link.target.check?.blocked ?? say('answer', answerOf(link.target.check))),
          ),
        },
      ];
    });
  },
});
