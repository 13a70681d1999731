/** Puts the visits of crawlers beside the pages that a crawl of ours found. */
import type { CoverageEntry } from '@pagewright/contract/entities/coverage';
import type {
  CrawlerPurpose,
  LogJoin,
  LogSummary,
  VisitedPage,
} from '@pagewright/contract/entities/server-log';

const listMax = 1000;

/** Tools of the trade bring no visitors. */
const counted: ReadonlySet<CrawlerPurpose> = new Set(['search', 'ai-search', 'ai-training', 'ai-assistant']);

/** Files of a page, and files for crawlers. */
const file =
  /\.(?:css|m?js|map|json|xml|txt|ico|png|jpe?g|gif|webp|avif|svg|woff2?|ttf|eot|otf|mp[34]|webm|pdf|zip|gz)$/i;

function pathOf(url: string): string | null {
  const parsed = URL.parse(url);
  return parsed === null ? null : `${parsed.pathname}${parsed.search}`;
}

/** As the URL parser writes it, so that both sides agree. */
const plainPath = (path: string): string => pathOf(`http://site.example${path}`) ?? path;

function isVisited({ crawlers }: VisitedPage, purposes: ReadonlyMap<string, CrawlerPurpose>): boolean {
  return Object.keys(crawlers).some((token) => {
    const purpose = purposes.get(token);
    return purpose !== undefined && counted.has(purpose);
  });
}

/** `pages` are the URLs that were analyzed, `found` all that the crawl met. */
export function joinCrawl(
  { crawlers, cut, pages: visited }: LogSummary,
  {
    pages,
    found,
  }: { readonly pages: readonly string[]; readonly found: readonly Pick<CoverageEntry, 'url'>[] },
): LogJoin {
  const purposes = new Map(crawlers.map(({ crawler, purpose }) => [crawler, purpose]));
  const relevant = visited.filter((page) => isVisited(page, purposes));
  const paths = new Set(relevant.map(({ path }) => plainPath(path)));
  const known = new Set([...pages, ...found.map(({ url }) => url)].map(pathOf));
  const unvisited = pages.filter((url) => !paths.has(pathOf(url) ?? ''));
  const unknown = relevant.filter(
    ({ path, status }) =>
      status >= 200 && status < 300 && !file.test(path.split('?', 1)[0] ?? '') && !known.has(plainPath(path)),
  );
  return {
    unvisited: unvisited.slice(0, listMax),
    unvisitedCount: unvisited.length,
    unknown: unknown.slice(0, listMax).map(({ path, hits, last }) => ({ path, hits, last })),
    unknownCount: unknown.length,
    pages: pages.length,
    isComplete: cut.hits === 0 && cut.pages === 0,
  };
}
