/** Links to other sites that block crawlers. */
import { isSuccess } from '../../../model/is-success.ts';
import { count } from '../../describe-urls.ts';
import { missing } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';
import { linkEvidence, linksTo } from '../../site/page-links.ts';

const closedStatuses: ReadonlySet<number> = new Set([401, 403, 407, 429, 451, 503, 999]);

export const linkExternalUnverifiable = defineSiteRule({
  id: 'link-external-unverifiable',
  group: 'links',
  severity: 'info',
  basis: 'heuristic',
  scope: 'page',
  needs: 'http',
  tier: 1,
  needsFullCoverage: false,
  title: 'External link could not be checked',
  why: 'Some sites block crawlers, and some could not be reached from our server. The links may work fine for visitors.',
  fix: 'Open these links in a browser to check them.',
  reads: ['pages', 'urlRecords', 'checked'],
  checkSite(site) {
    if (!site.checked.externalLinks)
      return missing('Links to other sites were not checked: the setting is off.');
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
          message: `${count(closed.length, 'link')} to other sites could not be verified: ${first.target.url}${closed.length > 1 ? ' and others' : ''}.`,
          evidence: closed.map((link) =>
            linkEvidence(
              link,
              link.target.check?.blocked ?? `returns ${link.target.check?.status ?? 'nothing'}`,
            ),
          ),
        },
      ];
    });
  },
});
