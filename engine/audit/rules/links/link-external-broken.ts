/** Broken links to other sites. */
import { isSuccess } from '../../../model/is-success.ts';
import type { UrlCheck } from '../../../model/site-facts.ts';
import { answerWords, count } from '../../describe-urls.ts';
import { missing } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';
import { linkEvidence, linksTo } from '../../site/page-links.ts';

/** Only what is surely gone: server errors may be temporary. */
const isGone = (check: UrlCheck | null): boolean =>
  check !== null &&
  check.blocked === null &&
  (check.status === 404 ||
    check.status === 410 ||
    (check.failure !== null && check.failure.reason !== 'refused-address'));

export const linkExternalBroken = defineSiteRule({
  id: 'link-external-broken',
  group: 'links',
  severity: 'warning',
  basis: 'heuristic',
  scope: 'page',
  needs: 'http',
  tier: 1,
  needsFullCoverage: false,
  title: 'Broken external link (404)',
  why: 'Visitors who follow the link find nothing, and a page with dead links looks neglected.',
  fix: 'Replace the link with a working source or remove it.',
  reads: ['pages', 'urlRecords', 'checked'],
  checkSite(site) {
    if (!site.checked.externalLinks)
      return missing('Links to other sites were not checked: the setting is off.');
    const brokenOn = linksTo(site, ({ check, isInternal }) => !isInternal && isGone(check));
    return site.pages.flatMap((page) => {
      if (!page.isHtml || !isSuccess(page.status)) return [];
      const broken = brokenOn(page);
      const [first] = broken;
      if (first === undefined) return [];
      const describeLink = (link: typeof first): string =>
        `${link.target.url} ${link.target.check ? answerWords(link.target.check) : ''}`;
      return [
        {
          page: page.url,
          urls: [page.url],
          message: `${count(broken.length, 'link')} to other sites ${broken.length === 1 ? 'does' : 'do'} not work: ${describeLink(first)}${broken.length > 1 ? ', and others' : ''}.`,
          evidence: broken.map((link) => linkEvidence(link, describeLink(link))),
        },
      ];
    });
  },
});
