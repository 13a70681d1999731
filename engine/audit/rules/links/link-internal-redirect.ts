/** Links of a page to addresses of the same site that only lead on to another. */

import type { AddressRecord } from '../../../facts/site-facts.ts';
import { defineSiteRule } from '../../rule.ts';
import { brokenKind, count, isEndlessRedirect } from '../../site/addresses.ts';
import { linkEvidence, linksTo } from '../../site/page-links.ts';

const isDetour = ({ check, isInternal }: AddressRecord): boolean =>
  isInternal &&
  check !== null &&
  check.hops.length > 0 &&
  check.blocked === null &&
  !isEndlessRedirect(check) &&
  brokenKind(check) === null;

export const linkInternalRedirect = defineSiteRule({
  id: 'link-internal-redirect',
  group: 'links',
  severity: 'warning',
  basis: 'heuristic',
  scope: 'page',
  needs: 'http',
  tier: 1,
  needsFullCoverage: false,
  title: 'Links go through a redirect',
  why: 'Each detour costs the visitor a round trip and search engines a request. Redirects are harmless for links from elsewhere, which you cannot change; these you can.',
  fix: 'Write the final address into the link.',
  reads: ['pages', 'addresses'],
  checkSite: (site) => {
    const detoursOn = linksTo(site, isDetour);
    return site.pages.flatMap((page) => {
      if (!page.isHtml || page.status !== 200) return [];
      const detours = detoursOn(page);
      const [first] = detours;
      if (first === undefined) return [];
      const goalOf = (link: typeof first): string => link.target.check?.finalUrl ?? '';
      const says = `${first.target.url} redirects to ${goalOf(first)}`;
      return [
        {
          page: page.url,
          urls: [page.url],
          facts: detours.map(({ target }) => `redirect:${target.url}`),
          says:
            detours.length === 1
              ? `One link of this page goes through a redirect: ${says}.`
              : `${count(detours.length, 'address', 'addresses')} this page links to redirect: ${says}, and others.`,
          evidence: detours.map((link) =>
            linkEvidence(link, `redirects (${link.target.check?.hops[0]?.status ?? ''})`, goalOf(link)),
          ),
        },
      ];
    });
  },
});
