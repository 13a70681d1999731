/** Stylesheets and scripts of the site that cannot be loaded. */
import { isSuccess } from '../../../model/is-success.ts';
import { answerWords, brokenFact, brokenKind, urlRecordOf } from '../../describe-urls.ts';
import { missing } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';

export const resourceBroken = defineSiteRule({
  id: 'resource-broken',
  group: 'redirects-http',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics',
  scope: 'page',
  needs: 'http',
  tier: 2,
  needsFullCoverage: false,
  title: 'Broken CSS or JavaScript file (404)',
  why: 'The page loses its layout, or a part of it does not work, for visitors and for Google, which renders it with the same files.',
  fix: 'Correct the path, upload the file again, or remove the tag that loads it.',
  reads: ['pages', 'urlRecords'],
  checkSite(site) {
    const ids = new Set(site.pages.flatMap(({ resources }) => resources));
    const isChecked = (id: number): boolean => urlRecordOf(site, id)?.check !== null;
    if (ids.size > 0 && ![...ids].some(isChecked)) return missing('No stylesheet or script was requested.');
    return site.pages.flatMap(({ url, resources, isHtml, status }) => {
      if (!isHtml || !isSuccess(status)) return [];
      const broken = resources.flatMap((id) => {
        const record = urlRecordOf(site, id);
        const check = record?.check ?? null;
        return record?.isInternal === true && check !== null && brokenKind(check) !== null
          ? [{ file: record.url, status: answerWords(check) }]
          : [];
      });
      const [first] = broken;
      if (first === undefined) return [];
      return [
        {
          page: url,
          urls: [url],
          facts: broken.map(({ file }) => brokenFact(file)),
          message: `The page loads ${first.file}, which ${first.status}.`,
          evidence: broken.map(({ file, status: found }) => ({
            found: `${file} ${found}`,
            wanted: 'a file that returns 200',
            urls: [file],
          })),
        },
      ];
    });
  },
});
