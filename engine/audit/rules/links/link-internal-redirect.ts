/** Internal links to redirects. */

import { isSuccess } from '../../../model/is-success.ts';
import type { UrlRecord } from '../../../model/site-facts.ts';
import { brokenKind, count, isEndlessRedirect } from '../../describe-urls.ts';
import { defineSiteRule } from '../../rule.ts';
import { linkEvidence, linksTo } from '../../site/page-links.ts';

const isDetour = ({ check, isInternal }: UrlRecord): boolean =>
  isInternal &&
  check !== null &&
  check.hops.length > 0 &&
  check.blocked === null &&
  !isEndlessRedirect(check) &&
  brokenKind(check) === null;

const kindOf = ({ check }: UrlRecord): string => {
  const [first] = check?.hops ?? [];
  return first?.isRefresh === true ? 'meta refresh' : String(first?.status ?? '');
};

export const linkInternalRedirect = defineSiteRule({
  id: 'link-internal-redirect',
  group: 'links',
  severity: 'warning',
  basis: 'heuristic',
  scope: 'page',
  needs: 'http',
  tier: 1,
  needsFullCoverage: false,
  title: 'Link to a redirect (301)',
  why: 'Each redirect costs visitors a round trip and search engines a request. You cannot change links on other sites, but you can change these.',
  fix: 'Link to the final URL.',
  reads: ['pages', 'urlRecords'],
  checkSite: (site) => {
    const detoursOn = linksTo(site, isDetour);
    return site.pages.flatMap((page) => {
      if (!page.isHtml || !isSuccess(page.status)) return [];
      const detours = detoursOn(page);
      const [first] = detours;
      if (first === undefined) return [];
      const redirectTarget = (link: typeof first): string => link.target.check?.finalUrl ?? '';
      const redirect = `${first.target.url} redirects to ${redirectTarget(first)}`;
      return [
        {
          page: page.url,
          urls: [page.url],
          facts: detours.map(({ target }) => `redirect:${target.url}`),
          message:
            detours.length === 1
              ? `One link on this page goes through a redirect: ${redirect}.`
              : `${count(detours.length, 'URL')} this page links to redirect: ${redirect}, and others.`,
          evidence: detours.map((link) =>
            linkEvidence(link, `redirects (${kindOf(link.target)})`, redirectTarget(link)),
          ),
        },
      ];
    });
  },
});
