/** Icons and feeds of the head that cannot be loaded. */

import { answerOf, brokenFact, brokenKind, urlRecordOf } from '../../describe-urls.ts';
import { say } from '../../evidence.ts';
import { defineSiteRule } from '../../rule.ts';
import { redirectsHttpTexts } from './messages.ts';

const pagesShown = 10;

export const declaredFileBroken = defineSiteRule({
  id: 'declared-file-broken',
  group: 'redirects-http',
  severity: 'info',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/appearance/favicon-in-search',
  needs: 'http',
  texts: redirectsHttpTexts['declared-file-broken'],
  reads: ['pages', 'urlRecords'],
  checkSite(site) {
    const ids = new Set(site.pages.flatMap(({ declaredFiles }) => declaredFiles));
    return [...ids].flatMap((id) => {
      const record = urlRecordOf(site, id);
      const check = record?.check ?? null;
      if (record === null || !record.isInternal || check === null || brokenKind(check) === null) return [];
      const urls = site.pages.filter(({ declaredFiles }) => declaredFiles.includes(id)).map(({ url }) => url);
      return [
        {
          urls: [],
          facts: [brokenFact(record.url)],
          messageId: 'broken',
          data: { url: record.url, pages: urls.length, ...answerOf(check) },
          evidence: [
            { found: say('answer', answerOf(check)), wanted: '200', urls: [record.url] },
            { found: say('declared-on'), urls: urls.slice(0, pagesShown) },
          ],
        },
      ];
    });
  },
});
