/** Internal links to redirects. */

import { isSuccess } from '../../../model/is-success.ts';
import type { UrlRecord } from '../../../model/site-facts.ts';
import { brokenKind, isEndlessRedirect } from '../../describe-urls.ts';
import { say } from '../../evidence.ts';
import { defineSiteRule } from '../../rule.ts';
import { linkEvidence, linksTo } from '../../site/page-links.ts';
import { linksTexts } from './messages.ts';

const isDetour = ({ check, isInternal }: UrlRecord): boolean =>
  isInternal &&
  check !== null &&
  check.hops.length > 0 &&
  check.blocked === null &&
  !isEndlessRedirect(check) &&
  brokenKind(check) === null;

const kindOf = ({ check }: UrlRecord): string => {
  const [first] = check?.hops ?? [];
  return first?.isRefresh === true ? 'refresh' : String(first?.status ?? '');
};

export const linkInternalRedirect = defineSiteRule({
  id: 'link-internal-redirect',
  group: 'links',
  severity: 'warning',
  basis: 'heuristic',
  needs: 'http',
  texts: linksTexts['link-internal-redirect'],
  reads: ['pages', 'urlRecords'],
  checkSite: (site) => {
    const detoursOn = linksTo(site, isDetour);
    return site.pages.flatMap((page) => {
      if (!page.isHtml || !isSuccess(page.status)) return [];
      const detours = detoursOn(page);
      const [first] = detours;
      if (first === undefined) return [];
      const redirectTarget = (link: typeof first): string => link.target.check?.finalUrl ?? '';
      const data = { first: first.target.url, end: redirectTarget(first) };
      return [
        {
          page: page.url,
          urls: [page.url],
          facts: detours.map(({ target }) => `redirect:${target.url}`),
          ...(detours.length === 1
            ? ({ messageId: 'one', data } as const)
            : ({ messageId: 'several', data: { ...data, count: detours.length } } as const)),
          evidence: detours.map((link) =>
            linkEvidence(link, say('redirects', { status: kindOf(link.target) }), redirectTarget(link)),
          ),
        },
      ];
    });
  },
});
