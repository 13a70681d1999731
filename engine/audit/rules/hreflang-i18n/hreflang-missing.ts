/** Translations of one page that do not name each other. */
import type { PageRecord } from '../../../model/site-facts.ts';
import { urlList } from '../../describe-urls.ts';
import { say } from '../../evidence.ts';
import { skip } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';
import { hreflangI18nTexts } from './messages.ts';
import { translationGroups } from './translation-groups.ts';

/** Two pages may lie so by chance; the home page does not. */
const groupsMin = 2;

const isConnected = (group: readonly PageRecord[]): boolean =>
  group.some(({ hreflangs }) => hreflangs.length > 0);

export const hreflangMissing = defineSiteRule({
  id: 'hreflang-missing',
  group: 'hreflang-i18n',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
  needs: 'html',
  texts: hreflangI18nTexts['hreflang-missing'],
  reads: ['pages', 'sitemaps'],
  checkSite({ pages, sitemaps }) {
    if (sitemaps?.entries.some(({ alternates }) => alternates.length > 0) === true)
      return skip('sitemap-has-versions');
    const groups = translationGroups(pages.filter(({ indexable }) => indexable));
    const open = groups.filter((group) => !isConnected(group));
    const hasHome = open.some((group) => group.some(({ isHome }) => isHome));
    const [first] = open;
    if (first === undefined || (open.length < groupsMin && !hasHome)) return [];
    const [one, other] = first;
    return [
      {
        urls: open.flatMap((group) => group.map(({ url }) => url)),
        messageId: 'pair',
        data: { one: one?.url ?? '', other: other?.url ?? '' },
        evidence: open.slice(0, 10).map((group) =>
          urlList(
            group.map(({ url }) => url),
            { found: say('no-hreflang'), wanted: say('an-hreflang-entry-for-each-version') },
          ),
        ),
      },
    ];
  },
});
