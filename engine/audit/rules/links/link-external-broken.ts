/** Broken links to other sites. */

import { isSuccess } from '../../../model/is-success.ts';
import type { UrlCheck } from '../../../model/site-facts.ts';
import { answerOf } from '../../describe-urls.ts';
import { say } from '../../evidence.ts';
import { missing } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';
import { linkEvidence, linksTo } from '../../site/page-links.ts';
import { linksTexts } from './messages.ts';

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
  needs: 'http',
  texts: linksTexts['link-external-broken'],
  reads: ['pages', 'urlRecords', 'checked'],
  checkSite(site) {
    if (!site.checked.externalLinks) return missing('external-links-off');
    const brokenOn = linksTo(site, ({ check, isInternal }) => !isInternal && isGone(check));
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
          ...(broken.length === 1
            ? ({ messageId: 'one', data } as const)
            : ({ messageId: 'several', data: { ...data, count: broken.length } } as const)),
          evidence: broken.map((link) => linkEvidence(link, describeLink(link))),
        },
      ];
    });
  },
});
