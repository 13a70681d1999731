/** Builds the link graph of a site: who links to whom, clicks from the home page, and PageRank. */
import { type LinkGraph, linkFlags, type PageIndex, type PageRecord } from '../../model/site-facts.ts';

const dampingFactor = 0.85;
const iterationsMax = 50;
const tolerance = 1e-9;

/** Lists of numbers by an index, in two arrays: list i is `items` from `from[i]` to `from[i + 1]`. */
interface Lists {
  readonly from: Uint32Array;
  readonly items: Uint32Array;
}

const listOf = ({ from, items }: Lists, at: number): Uint32Array =>
  items.subarray(from[at] ?? 0, from[at + 1] ?? 0);

const isFollowed = ({ nofollow, links }: PageRecord, at: number): boolean =>
  !nofollow && ((links.flags[at] ?? 0) & linkFlags.nofollow) === 0;

/** By page, what `targetOf` makes of its links, each once and without -1. */
function outlinksOf(
  pages: readonly PageRecord[],
  targetCount: number,
  targetOf: (page: PageRecord, link: number, index: PageIndex) => number,
): Lists {
  const most = pages.reduce((sum, { links }) => sum + links.targets.length, 0);
  const from = new Uint32Array(pages.length + 1);
  const items = new Uint32Array(most);
  /** By target, one more than the last page that has it. */
  const seenOn = new Uint32Array(targetCount);
  let length = 0;
  for (const [index, page] of pages.entries()) {
    for (let link = 0; link < page.links.targets.length; link += 1) {
      const target = targetOf(page, link, index);
      if (target === -1 || seenOn[target] === index + 1) continue;
      seenOn[target] = index + 1;
      items[length] = target;
      length += 1;
    }
    from[index + 1] = length;
  }
  // In place: a copy of all links would be the largest thing in memory.
  return { from, items: new Uint32Array(items.buffer.transfer(length * items.BYTES_PER_ELEMENT)) };
}

/** By target, the pages that have it, in their order. */
function invert({ from, items }: Lists, targetCount: number): Lists {
  const ends = new Uint32Array(targetCount + 1);
  for (const target of items) ends[target + 1] = (ends[target + 1] ?? 0) + 1;
  for (let at = 1; at <= targetCount; at += 1) ends[at] = (ends[at] ?? 0) + (ends[at - 1] ?? 0);
  const next = ends.slice();
  const sources = new Uint32Array(items.length);
  for (let page = 0; page + 1 < from.length; page += 1)
    for (let at = from[page] ?? 0; at < (from[page + 1] ?? 0); at += 1) {
      const target = items[at] ?? 0;
      sources[next[target] ?? 0] = page;
      next[target] = (next[target] ?? 0) + 1;
    }
  return { from: ends, items: sources };
}

/** Shortest paths from the start page, by breadth-first search. */
function walk(outlinks: Lists, count: number, start: PageIndex): Pick<LinkGraph, 'depth' | 'parent'> {
  const depth = new Int32Array(count).fill(-1);
  const parent = new Int32Array(count).fill(-1);
  if (start < 0) return { depth, parent };
  depth[start] = 0;
  const queue = [start];
  for (const page of queue)
    for (const next of listOf(outlinks, page)) {
      if (depth[next] !== -1) continue;
      depth[next] = (depth[page] ?? 0) + 1;
      parent[next] = page;
      queue.push(next);
    }
  return { depth, parent };
}

/** One step of the power iteration; the rank of pages without links is spread over all. */
function nextRank({ from, items }: Lists, rank: Float64Array): Float64Array {
  const received = new Float64Array(rank.length);
  let dangling = 0;
  for (let page = 0; page < rank.length; page += 1) {
    const own = rank[page] ?? 0;
    const [first, end] = [from[page] ?? 0, from[page + 1] ?? 0];
    if (first === end) dangling += own;
    for (let at = first; at < end; at += 1) {
      const target = items[at] ?? 0;
      received[target] = (received[target] ?? 0) + own / (end - first);
    }
  }
  const base = (1 - dampingFactor + dampingFactor * dangling) / rank.length;
  return received.map((value) => base + dampingFactor * value);
}

/** PageRank; sums to 1. */
function rankPages(outlinks: Lists, count: number): Float64Array {
  let rank: Float64Array = new Float64Array(count).fill(1 / count);
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
  /** The page that a URL leads to, redirects followed; -1 where no page was read. */
  readonly pageOf: Int32Array;
  /** The home page; -1 when no page was read. */
  readonly start: PageIndex;
}

export function buildLinkGraph({ pages, pageOf, start }: GraphInput): LinkGraph {
  const count = pages.length;
  /** A page's links to itself do not count. */
  const other = ({ links }: PageRecord, link: number, index: PageIndex): number => {
    const target = pageOf[links.targets[link] ?? -1] ?? -1;
    return target === index ? -1 : target;
  };
  const followed = outlinksOf(pages, count, (page, link, index) =>
    isFollowed(page, link) ? other(page, link, index) : -1,
  );
  const followedInlinks = invert(followed, count);
  const outlinks = outlinksOf(pages, count, other);
  const inlinks = invert(outlinks, count);
  const referrers = invert(
    outlinksOf(pages, pageOf.length, ({ links }, link) => links.targets[link] ?? -1),
    pageOf.length,
  );
  return {
    ...walk(followed, count, start),
    rank: rankPages(followed, count),
    outlinks: (page) => listOf(outlinks, page),
    inlinks: (page) => listOf(inlinks, page),
    followedInlinks: (page) => listOf(followedInlinks, page),
    referrers: (url) => listOf(referrers, url),
  };
}
