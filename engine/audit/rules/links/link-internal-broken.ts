/** Broken links within the site. */
import { isSuccess } from '../../../model/is-success.ts';
import { answerWords, brokenFact, brokenKind, count } from '../../describe-urls.ts';
import { defineSiteRule } from '../../rule.ts';
import { linkEvidence, linksTo } from '../../site/page-links.ts';

/** A link text that is a URL or an e-mail address says what was meant. */
const shownTarget = /^(?:https?:\/\/\S+|[^\s/?#:@]+@[^\s/?#:@]+\.[a-z]{2,})$/i;

function wantedFor(name: string): string {
  if (!shownTarget.test(name)) return 'a URL that returns 200';
  return /^https?:/i.test(name) ? name : `mailto:${name}`;
}

export const linkInternalBroken = defineSiteRule({
  id: 'link-internal-broken',
  group: 'links',
  severity: 'critical',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
  scope: 'page',
  needs: 'http',
  tier: 1,
  needsFullCoverage: false,
  title: 'Broken link (404)',
  why: 'Visitors land on an error page, and search engines hit a dead end.',
  fix: 'Link to the right page, remove the link, or restore the missing page.',
  reads: ['pages', 'urlRecords'],
  checkSite: (site) => {
    const brokenOn = linksTo(site, ({ check, isInternal }) => isInternal && brokenKind(check) !== null);
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
          facts: broken.map(({ target }) => brokenFact(target.url)),
          message:
            broken.length === 1
              ? `This page links to a URL that does not work: ${describeLink(first)}.`
              : `This page links to ${count(broken.length, 'URL')} of the site that do not work: ${describeLink(first)}, and others.`,
          evidence: broken.map((link) => linkEvidence(link, describeLink(link), wantedFor(link.name))),
        },
      ];
    });
  },
});
