/** Translations of one page that do not name each other. */
import type { PageRecord } from '../../../model/site-facts.ts';
import { urlList } from '../../describe-urls.ts';
import { skip } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';
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
  scope: 'site',
  needs: 'html',
  tier: 2,
  needsFullCoverage: false,
  title: 'Missing hreflang between translations',
  why: 'Without hreflang, Google may show people a version of the page in a language they do not read.',
  fix: 'List all language versions of a page in its head with <link rel="alternate" hreflang="…" href="…">, including the page itself.',
  reads: ['pages', 'sitemaps'],
  checkSite({ pages, sitemaps }) {
    if (sitemaps?.entries.some(({ alternates }) => alternates.length > 0) === true)
      return skip('The sitemap names the language versions.');
    const groups = translationGroups(pages.filter(({ indexable }) => indexable));
    const open = groups.filter((group) => !isConnected(group));
    const hasHome = open.some((group) => group.some(({ isHome }) => isHome));
    const [first] = open;
    if (first === undefined || (open.length < groupsMin && !hasHome)) return [];
    const [one, other] = first;
    return [
      {
        urls: open.flatMap((group) => group.map(({ url }) => url)),
        message: `${one?.url ?? ''} and ${other?.url ?? ''} are the same page in two languages, and no hreflang says so.`,
        evidence: open.slice(0, 10).map((group) =>
          urlList(
            group.map(({ url }) => url),
            { found: 'no hreflang', wanted: 'an hreflang entry for each version' },
          ),
        ),
      },
    ];
  },
});
