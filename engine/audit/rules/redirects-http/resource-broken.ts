/** Stylesheets and scripts of the site that cannot be loaded. */
import { isSuccess } from '../../../model/is-success.ts';
import { answerOf, brokenFact, brokenKind, urlRecordOf } from '../../describe-urls.ts';
import { say } from '../../evidence.ts';
import { missing } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';
import { redirectsHttpTexts } from './messages.ts';

export const resourceBroken = defineSiteRule({
  id: 'resource-broken',
  group: 'redirects-http',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics',
  needs: 'http',
  texts: redirectsHttpTexts['resource-broken'],
  reads: ['pages', 'urlRecords'],
  checkSite(site) {
    const ids = new Set(site.pages.flatMap(({ resources }) => resources));
    const isChecked = (id: number): boolean => urlRecordOf(site, id)?.check !== null;
    if (ids.size > 0 && ![...ids].some(isChecked)) return missing('no-resource-requested');
    return site.pages.flatMap(({ url, resources, isHtml, status }) => {
      if (!isHtml || !isSuccess(status)) return [];
      const broken = resources.flatMap((id) => {
        const record = urlRecordOf(site, id);
        const check = record?.check ?? null;
        return record?.isInternal === true && check !== null && brokenKind(check) !== null
          ? [{ file: record.url, check }]
          : [];
      });
      const [first] = broken;
      if (first === undefined) return [];
      return [
        {
          page: url,
          urls: [url],
          facts: broken.map(({ file }) => brokenFact(file)),
          messageId: 'broken',
          data: { url: first.file, ...answerOf(first.check) },
          evidence: broken.map(({ file, check }) => ({
            found: say('url-answer', { url: file, ...answerOf(check) }),
            wanted: say('a-file-that-returns-200'),
            urls: [file],
          })),
        },
      ];
    });
  },
});
