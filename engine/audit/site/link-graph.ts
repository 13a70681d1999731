/** Builds the link graph of a site: who links to whom, clicks from the home page, and PageRank. */
import {
  type LinkGraph,
  linkFlags,
  type PageIndex,
  type PageRecord,
  type UrlId,
} from '../../model/site-facts.ts';

/** The page that a URL leads to, redirects followed; none where no page was read. */
export type PageOfUrl = ReadonlyMap<UrlId, PageIndex>;

const dampingFactor = 0.85;
const iterationsMax = 50;
const tolerance = 1e-9;

/** By page, other pages, each once. */
type Adjacency = readonly (readonly PageIndex[])[];

const isFollowed = ({ nofollow, links }: PageRecord, at: number): boolean =>
  !nofollow && ((links.flags[at] ?? 0) & linkFlags.nofollow) === 0;

/** A page's links to itself do not count. */
function outlinksOf(
  pages: readonly PageRecord[],
  pageOf: PageOfUrl,
  isCounted: (page: PageRecord, link: number) => boolean,
): Adjacency {
  return pages.map((page, index) => {
    const targets = new Set<PageIndex>();
    page.links.targets.forEach((url, link) => {
      const target = pageOf.get(url);
      if (target !== undefined && target !== index && isCounted(page, link)) targets.add(target);
    });
    return [...targets];
  });
}

function invert(outlinks: Adjacency): Adjacency {
  const inlinks = outlinks.map((): PageIndex[] => []);
  outlinks.forEach((targets, page) => {
    for (const target of targets) inlinks[target]?.push(page);
  });
  return inlinks;
}

/** By URL, the pages that link to it, each once. */
function referrersOf(pages: readonly PageRecord[]): ReadonlyMap<UrlId, readonly PageIndex[]> {
  const referrers = new Map<UrlId, PageIndex[]>();
  pages.forEach(({ links }, page) => {
    for (const url of new Set(links.targets)) {
      const known = referrers.get(url);
      if (known === undefined) referrers.set(url, [page]);
      else known.push(page);
    }
  });
  return referrers;
}

/** Shortest paths from the start page, by breadth-first search. */
function walk(outlinks: Adjacency, start: PageIndex): Pick<LinkGraph, 'depth' | 'parent'> {
  const depth = new Int32Array(outlinks.length).fill(-1);
  const parent = new Int32Array(outlinks.length).fill(-1);
  if (start < 0) return { depth, parent };
  depth[start] = 0;
  const queue = [start];
  for (const page of queue)
    for (const next of outlinks[page] ?? []) {
      if (depth[next] !== -1) continue;
      depth[next] = (depth[page] ?? 0) + 1;
      parent[next] = page;
      queue.push(next);
    }
  return { depth, parent };
}

/** One step of the power iteration; the rank of pages without links is spread over all. */
function nextRank(outlinks: Adjacency, rank: Float64Array): Float64Array {
  const received = new Float64Array(rank.length);
  let dangling = 0;
  outlinks.forEach((targets, page) => {
    const own = rank[page] ?? 0;
    if (targets.length === 0) dangling += own;
    for (const target of targets) received[target] = (received[target] ?? 0) + own / targets.length;
  });
  const base = (1 - dampingFactor + dampingFactor * dangling) / rank.length;
  return received.map((value) => base + dampingFactor * value);
}

/** PageRank; sums to 1. */
export function rankPages(outlinks: Adjacency): Float64Array {
  let rank: Float64Array = new Float64Array(outlinks.length).fill(1 / outlinks.length);
  for (let iteration = 0; iteration < iterationsMax; iteration += 1) {
    const before = rank;
    rank = nextRank(outlinks, before);
    const change = rank.reduce((sum, value, page) => sum + Math.abs(value - (before[page] ?? 0)), 0);
    if (change < tolerance) break;
  }
  return rank;
}

export interface GraphInput {
  readonly pages: readonly PageRecord[];
  readonly pageOf: PageOfUrl;
  /** The home page; -1 when no page was read. */
  readonly start: PageIndex;
}

export function buildLinkGraph({ pages, pageOf, start }: GraphInput): LinkGraph {
  const outlinks = outlinksOf(pages, pageOf, () => true);
  const followed = outlinksOf(pages, pageOf, isFollowed);
  const inlinks = invert(outlinks);
  const followedInlinks = invert(followed);
  const referrers = referrersOf(pages);
  return {
    ...walk(followed, start),
    rank: rankPages(followed),
    inlinks: (page) => inlinks[page] ?? [],
    followedInlinks: (page) => followedInlinks[page] ?? [],
    referrers: (url) => referrers.get(url) ?? [],
  };
}
