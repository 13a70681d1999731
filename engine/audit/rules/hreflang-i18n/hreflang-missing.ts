/** Translations of one page that do not name each other. */
import type { PageRecord, SiteFacts } from '../../../model/site-facts.ts';
import { brokenKind, urlList, urlRecordOf } from '../../describe-urls.ts';
import { say } from '../../evidence.ts';
import { skip } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';
import { hreflangI18nTexts } from './messages.ts';
import { translationGroups, versionTest } from './translation-groups.ts';

/** Two pages may lie so by chance; the home page does not. */
const groupsMin = 2;

const isConnected = (group: readonly PageRecord[]): boolean =>
  group.some(({ hreflangs }) => hreflangs.length > 0);

interface OpenGroup {
  /** The crawled pages among its versions. */
  readonly own: readonly PageRecord[];
  readonly urls: readonly string[];
}

/** Pages that link to versions of themselves that were not crawled, as where the crawl stays in one folder. */
const versionsBeside = (
  site: Pick<SiteFacts, 'urlRecords'>,
  pages: readonly PageRecord[],
): readonly OpenGroup[] =>
  pages
    .filter(({ hreflangs }) => hreflangs.length === 0)
    .flatMap((page) => {
      const isVersion = versionTest(page);
      if (isVersion === null) return [];
      const versions = [...new Set(page.links.targets)].flatMap((id) => {
        const target = urlRecordOf(site, id);
        const isGone = target?.check != null && brokenKind(target.check) !== null;
        return target?.page === null && !isGone && isVersion(target.url) ? [target.url] : [];
      });
      return versions.length === 0 ? [] : [{ own: [page], urls: [page.url, ...versions] }];
    });

export const hreflangMissing = defineSiteRule({
  id: 'hreflang-missing',
  group: 'hreflang-i18n',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
  needs: 'html',
  texts: hreflangI18nTexts['hreflang-missing'],
  reads: ['pages', 'sitemaps', 'urlRecords'],
  revision: 2,
  checkSite(site) {
    if (site.sitemaps?.entries.some(({ alternates }) => alternates.length > 0) === true)
      return skip('sitemap-has-versions');
    const pages = site.pages.filter(({ indexable }) => indexable);
    const open = [
      ...translationGroups(pages)
        .filter((group) => !isConnected(group))
        .map((group) => ({ own: group, urls: group.map(({ url }) => url) })),
      ...versionsBeside(site, pages),
    ];
    const hasHome = open.some(({ own }) => own.some(({ isHome }) => isHome));
    const [first] = open;
    if (first === undefined || (open.length < groupsMin && !hasHome)) return [];
    const [one = '', other = ''] = first.urls;
    return [
      {
        urls: [...new Set(open.flatMap(({ own }) => own.map(({ url }) => url)))],
        messageId: 'pair',
        data: { one, other },
        evidence: open
          .slice(0, 10)
          .map(({ urls }) =>
            urlList(urls, { found: say('no-hreflang'), wanted: say('an-hreflang-entry-for-each-version') }),
          ),
      },
    ];
  },
});
