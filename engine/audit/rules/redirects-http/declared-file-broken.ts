/** Icons and feeds of the head that cannot be loaded. */
import { answerWords, brokenFact, brokenKind, count, urlRecordOf } from '../../describe-urls.ts';
import { defineSiteRule } from '../../rule.ts';

const pagesShown = 10;

export const declaredFileBroken = defineSiteRule({
  id: 'declared-file-broken',
  group: 'redirects-http',
  severity: 'info',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/appearance/favicon-in-search',
  scope: 'site',
  needs: 'http',
  tier: 2,
  needsFullCoverage: false,
  title: 'Broken favicon or feed (404)',
  why: 'Browsers and Google show a placeholder instead of the icon, and readers cannot subscribe to a feed that does not exist.',
  fix: 'Correct the URL in the link tag, upload the file, or remove the tag.',
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
          message: `${record.url}, which ${count(urls.length, 'page declares', 'pages declare')}, ${answerWords(check)}.`,
          evidence: [
            { found: answerWords(check), wanted: '200', urls: [record.url] },
            { found: 'declared on', urls: urls.slice(0, pagesShown) },
          ],
        },
      ];
    });
  },
});
