/** A site most of whose pages link neither to the home page nor to any page that leads on. */
import { isSuccess } from '../../../model/is-success.ts';
import {
  type LinkGraph,
  linkFlags,
  type PageIndex,
  type PageRecord,
  type SiteFacts,
  type UrlId,
} from '../../../model/site-facts.ts';
import { countOf } from '../../count-of.ts';
import { brokenKind, urlList } from '../../describe-urls.ts';
import { skip } from '../../outcome.ts';
import { isListingTitle } from '../../page/directory-listing.ts';
import { defineSiteRule } from '../../rule.ts';

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

function outlinkCounts(graph: LinkGraph, pageCount: number): readonly number[] {
  const counts = Array.from({ length: pageCount }, () => 0);
  for (let page = 0; page < pageCount; page += 1)
    for (const from of graph.inlinks(page)) counts[from] = (counts[from] ?? 0) + 1;
  return counts;
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
  page: PageRecord | undefined,
  targets: readonly UrlId[],
): boolean {
  const path = URL.parse(page?.url ?? '')?.pathname ?? '/';
  if (entrance.test(path) && targets.length >= entranceLinksMin) return true;
  return targets.some((target) => {
    const above = URL.parse(urlRecords[target]?.url ?? '')?.pathname ?? '';
    return entrance.test(above) && path.startsWith(above.replace(entrance, '/'));
  });
}

function describeStuck(stuck: number, all: number, isolated: number): string {
  const lead =
    stuck === all
      ? `None of the ${countOf(all, 'page')} links to the home page or to a table of contents`
      : `${stuck} of ${countOf(all, 'page')} link neither to the home page nor to a table of contents`;
  if (isolated === 0) return `${lead}.`;
  const who = isolated === stuck ? 'They' : `${isolated} of them`;
  return `${lead}. ${who} ${isolated === 1 && isolated !== stuck ? 'has' : 'have'} no working link to any page of the site.`;
}

export const siteNoWayBack = defineSiteRule({
  id: 'site-no-way-back',
  group: 'links',
  severity: 'warning',
  basis: 'heuristic',
  source: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
  scope: 'site',
  needs: 'html',
  tier: 2,
  needsFullCoverage: false,
  title: 'No way back: pages without a link to the home page or a table of contents',
  why: 'People who come from a search result cannot get from the page to the rest of the site, and search engines find no links between its pages. No search engine requires such links: this is a rule of thumb.',
  fix: 'Add a header or menu to the template of every page, with links to the home page and to the main parts of the site.',
  reads: ['pages', 'graph', 'urlRecords'],
  checkSite(site) {
    const { pages, graph } = site;
    const documents = pages.flatMap((page, at) => (isDocument(page) && !page.isHome ? [at] : []));
    if (documents.length < pagesMin) return skip('There are too few pages to see a pattern.');
    const outlinks = outlinkCounts(graph, pages.length);
    const isHub = (page: PageIndex): boolean =>
      pages[page]?.isHome === true ||
      (outlinks[page] ?? 0) >= Math.max(3, Math.min(hubLinksMin, pages.length * hubShare));
    // A hub need not link to another: one may go on from it.
    const leading = new Set(pages.flatMap((_page, at) => (isHub(at) ? [at, ...graph.inlinks(at)] : [])));
    const targets = pages.map(workingTargets(site));
    const menuMin = Math.max(menuPagesMin, documents.length * menuShare);
    const hasMenu = (page: PageIndex): boolean =>
      targets[page]?.some((target) => graph.referrers(target).length >= menuMin) === true;
    const hasWay = (page: PageIndex): boolean =>
      leading.has(page) || hasMenu(page) || leadsUp(site, pages[page], targets[page] ?? []);
    const stuck = documents.filter((page) => !hasWay(page));
    if (stuck.length < Math.max(pagesMin, documents.length * warningShare)) return [];
    const urls = stuck.flatMap((page) => pages[page]?.url ?? []);
    const isolated = stuck.filter((page) => targets[page]?.length === 0).length;
    return [
      {
        urls,
        message: describeStuck(stuck.length, documents.length, isolated),
        evidence: [urlList(urls, { wanted: 'a link to the home page' })],
      },
    ];
  },
});
