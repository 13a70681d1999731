/** One page with many URLs that differ in their parameters. */

import { urlList } from '../../describe-urls.ts';
import { say } from '../../evidence.ts';
import { defineSiteRule } from '../../rule.ts';
import { indexabilityTexts } from './messages.ts';

const urlsMin = 50;
const parametersMin = 2;

export const parameterExplosion = defineSiteRule({
  id: 'parameter-explosion',
  group: 'indexability',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/url-structure',
  needs: 'html',
  texts: indexabilityTexts['parameter-explosion'],
  reads: ['pages'],
  checkSite({ pages }) {
    const withMany = pages.flatMap((page) => {
      const { origin, pathname, searchParams } = new URL(page.url);
      return page.indexable && new Set(searchParams.keys()).size >= parametersMin
        ? [{ url: page.url, path: origin + pathname }]
        : [];
    });
    return [...Map.groupBy(withMany, ({ path }) => path)].flatMap(([path, group]) => {
      if (group.length < urlsMin) return [];
      const urls = group.map(({ url }) => url);
      return [
        {
          urls,
          messageId: 'combinations',
          data: { urls: urls.length, path },
          evidence: [
            urlList(urls, {
              found: say('combinations', { count: urls.length }),
              wanted: say('canonical-to', { url: path }),
            }),
          ],
        },
      ];
    });
  },
});
