/** A site most of whose pages link neither to the home page nor to any page that leads on. */

import { isSuccess } from '../../../model/is-success.ts';
import {
  linkFlags,
  type PageIndex,
  type PageRecord,
  type SiteFacts,
  type UrlId,
} from '../../../model/site-facts.ts';
import { brokenKind, urlList } from '../../describe-urls.ts';
import { say } from '../../evidence.ts';
import { skip } from '../../outcome.ts';
import { isListingTitle } from '../../page/page-signs.ts';
import { defineSiteRule } from '../../rule.ts';
import { linksTexts } from './messages.ts';

const pagesMin = 4;
/** Fewer words are a shell that a script fills, links included. */
const wordsMin = 50;
/** A page that links to so many others is a table of contents. */
const hubLinksMin = 10;
const hubShare = 0.3;
/** What so many pages link to is a menu, whether or not it was read. */
const menuPagesMin = 3;
const menuShare = 0.3;
const warningShare = 0.6;

/** Hubs and the pages that link to one: a hub need not link to another, for one may go on from it. */
function pagesNearHubs({ pages, graph }: Pick<SiteFacts, 'pages' | 'graph'>): ReadonlySet<PageIndex> {
  const linksMin = Math.max(3, Math.min(hubLinksMin, pages.length * hubShare));
  const near = new Set<PageIndex>();
  for (const [at, { isHome }] of pages.entries()) {
    if (!isHome && graph.outlinks(at).length < linksMin) continue;
    near.add(at);
    for (const from of graph.inlinks(at)) near.add(from);
  }
  return near;
}

const isDocument = ({
  isHtml,
  isFrameset,
  status,
  challenge,
  wordCount,
  noindex,
  title,
}: PageRecord): boolean =>
  isHtml &&
  !isFrameset &&
  isSuccess(status) &&
  challenge === null &&
  wordCount >= wordsMin &&
  !noindex &&
  !isListingTitle(title);

/** URLs of the site that a page links to, itself and broken ones left out. */
const workingTargets =
  ({ urlRecords }: Pick<SiteFacts, 'urlRecords'>) =>
  ({ links, urlId }: PageRecord): readonly UrlId[] => [
    ...new Set(
      links.targets.filter(
        (target, at) =>
          target !== urlId &&
          ((links.flags[at] ?? 0) & linkFlags.internal) !== 0 &&
          brokenKind(urlRecords[target]?.check ?? null) === null,
      ),
    ),
  ];

/** `/fr/` and `/fr/index.html` are the entrance to what is below `/fr/`. */
const entrance = /\/(?:index(?:\.[\w-]+)*)?$/i;
const entranceLinksMin = 5;

/** A part of the site may have an entrance of its own: a page is one, or links to that of a folder it is in. */
function leadsUp(
  { urlRecords }: Pick<SiteFacts, 'urlRecords'>,
  page: PageRecord,
  targets: readonly UrlId[],
): boolean {
  const path = URL.parse(page.url)?.pathname ?? '/';
  if (entrance.test(path) && targets.length >= entranceLinksMin) return true;
  return targets.some((target) => {
    const above = URL.parse(urlRecords[target]?.url ?? '')?.pathname ?? '';
    return entrance.test(above) && path.startsWith(above.replace(entrance, '/'));
  });
}

export const siteNoWayBack = defineSiteRule({
  id: 'site-no-way-back',
  group: 'links',
  severity: 'warning',
  basis: 'heuristic',
  source: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
  needs: 'html',
  texts: linksTexts['site-no-way-back'],
  reads: ['pages', 'graph', 'urlRecords'],
  checkSite(site) {
    const { pages, graph } = site;
    const documents = pages.flatMap((page, at) => (isDocument(page) && !page.isHome ? [at] : []));
    if (documents.length < pagesMin) return skip('too-few-pages-for-pattern');
    const leading = pagesNearHubs(site);
    const targetsOf = workingTargets(site);
    const menuMin = Math.max(menuPagesMin, documents.length * menuShare);
    const hasWay = (page: PageRecord): boolean => {
      const targets = targetsOf(page);
      const hasMenu = targets.some((target) => graph.referrers(target).length >= menuMin);
      return hasMenu || leadsUp(site, page, targets);
    };
    const stuck = documents.flatMap((at) => {
      const page = leading.has(at) ? undefined : pages[at];
      return page === undefined || hasWay(page) ? [] : [page];
    });
    if (stuck.length < Math.max(pagesMin, documents.length * warningShare)) return [];
    const urls = stuck.map(({ url }) => url);
    const isolated = stuck.filter((page) => targetsOf(page).length === 0).length;
    const share = stuck.length === documents.length ? 'all' : 'some';
    const data = { share, stuck: stuck.length, pages: documents.length };
    return [
      {
        urls,
        ...(isolated === 0
          ? ({ messageId: 'stuck', data } as const)
          : ({
              messageId: 'isolated',
              data: { ...data, isolated, who: isolated === stuck.length ? 'all' : 'some' },
            } as const)),
        evidence: [urlList(urls, { wanted: say('a-link-to-the-home-page') })],
      },
    ];
  },
});
