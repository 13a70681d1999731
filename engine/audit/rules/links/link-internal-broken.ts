/** Broken links within the site. */

import { isSuccess } from '../../../model/is-success.ts';
import { answerOf, brokenFact, brokenKind } from '../../describe-urls.ts';
import { say } from '../../evidence.ts';
import { defineSiteRule } from '../../rule.ts';
import { linkEvidence, linksTo } from '../../site/page-links.ts';
import { linksTexts } from './messages.ts';

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
  needs: 'http',
  texts: linksTexts['link-internal-broken'],
  reads: ['pages', 'urlRecords'],
  checkSite: (site) => {
    const brokenOn = linksTo(site, ({ check, isInternal }) => isInternal && brokenKind(check) !== null);
    return site.pages.flatMap((page) => {
      if (!page.isHtml || !isSuccess(page.status)) return [];
      const broken = brokenOn(page);
      const [first] = broken;
      if (first === undefined) return [];
      const describeLink = ({ target }: typeof first) =>
        say('url-answer', { url: target.url, ...answerOf(target.check) });
      const { check, url } = first.target;
      const data = { first: url, ...answerOf(check) };
      return [
        {
          page: page.url,
          urls: [page.url],
          facts: broken.map(({ target }) => brokenFact(target.url)),
          ...(broken.length === 1
            ? ({ messageId: 'one', data } as const)
            : ({ messageId: 'several', data: { ...data, count: broken.length } } as const)),
          evidence: broken.map((link) => linkEvidence(link, describeLink(link), wantedFor(link.name))),
        },
      ];
    });
  },
});
