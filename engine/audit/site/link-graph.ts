/** The links between the pages of a site in compressed rows, with clicks from the home page and PageRank. */
import {
  type AddressId,
  type LinkGraph,
  linkFlags,
  type PageIndex,
  type PageRecord,
} from '../../facts/site-facts.ts';

/** Where every address leads: the page that answers there, redirects followed; -1 when none does. */
export type PageOfAddress = Int32Array;

/** Rows of a sparse matrix: what belongs to `row` stands from `starts[row]` to `starts[row + 1]`. */
interface Rows {
  readonly starts: Uint32Array;
  readonly cells: Uint32Array;
}

const dampingFactor = 0.85;
const roundsMax = 50;
const settledBelow = 1e-9;

/** Pairs sorted by their first half, by counting. */
function toRows(from: Uint32Array, to: Uint32Array, count: number): Rows {
  const starts = new Uint32Array(count + 1);
  for (let at = 0; at < from.length; at += 1) {
    const after = (from[at] ?? 0) + 1;
    starts[after] = (starts[after] ?? 0) + 1;
  }
  for (let row = 0; row < count; row += 1) starts[row + 1] = (starts[row + 1] ?? 0) + (starts[row] ?? 0);
  const next = starts.slice();
  const cells = new Uint32Array(from.length);
  for (let at = 0; at < from.length; at += 1) {
    const row = from[at] ?? 0;
    const place = next[row] ?? 0;
    cells[place] = to[at] ?? 0;
    next[row] = place + 1;
  }
  return { starts, cells };
}

function rowOf({ starts, cells }: Rows, row: number): readonly number[] {
  const found: number[] = [];
  for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0); at += 1) found.push(cells[at] ?? 0);
  return found;
}

/** At most so many pairs as there are links: two blocks of memory instead of lists that grow. */
class Pairs {
  length = 0;
  private readonly rows: Uint32Array;
  private readonly cells: Uint32Array;

  constructor(most: number) {
    this.rows = new Uint32Array(most);
    this.cells = new Uint32Array(most);
  }

  add(row: number, cell: number): void {
    const { length } = this;
    this.rows[length] = row;
    this.cells[length] = cell;
    this.length = length + 1;
  }

  get from(): Uint32Array {
    return this.rows.subarray(0, this.length);
  }

  get to(): Uint32Array {
    return this.cells.subarray(0, this.length);
  }
}

interface Edges {
  readonly all: Pairs;
  readonly followed: Pairs;
  /** From address to page. */
  readonly named: Pairs;
}

/** Whether a page meets a target for the first time; noted for the next time. */
function isFirst(seen: Int32Array, target: number, page: PageIndex): boolean {
  if (seen[target] === page) return false;
  seen[target] = page;
  return true;
}

/** Each pair of pages once, and each address a page names once; a page's links to itself do not count. */
function collectEdges(pages: readonly PageRecord[], pageOf: PageOfAddress, addressCount: number): Edges {
  let most = 0;
  for (const { links } of pages) most += links.targets.length;
  const edges: Edges = { all: new Pairs(most), followed: new Pairs(most), named: new Pairs(most) };
  const seen: Seen = {
    page: new Int32Array(pages.length).fill(-1),
    followed: new Int32Array(pages.length).fill(-1),
    address: new Int32Array(addressCount).fill(-1),
  };
  pages.forEach((page, index) => addEdges(page, index, { edges, seen, pageOf }));
  return edges;
}

/** By page and by address, the page that named it last. */
interface Seen {
  readonly page: Int32Array;
  readonly followed: Int32Array;
  readonly address: Int32Array;
}

function addEdges(
  { links: { targets, flags }, nofollow }: PageRecord,
  index: PageIndex,
  { edges, seen, pageOf }: { edges: Edges; seen: Seen; pageOf: PageOfAddress },
): void {
  for (let at = 0; at < targets.length; at += 1) {
    const target = targets[at] ?? 0;
    if (isFirst(seen.address, target, index)) edges.named.add(target, index);
    const page = pageOf[target] ?? -1;
    if (page === -1 || page === index) continue;
    if (isFirst(seen.page, page, index)) edges.all.add(index, page);
    if (nofollow || ((flags[at] ?? 0) & linkFlags.nofollow) !== 0) continue;
    if (isFirst(seen.followed, page, index)) edges.followed.add(index, page);
  }
}

function walk(out: Rows, start: PageIndex, count: number): { depth: Int32Array; parent: Int32Array } {
  const depth = new Int32Array(count).fill(-1);
  const parent = new Int32Array(count).fill(-1);
  if (start >= 0) depth[start] = 0;
  const queue = start >= 0 ? [start] : [];
  for (const page of queue) {
    for (let at = out.starts[page] ?? 0; at < (out.starts[page + 1] ?? 0); at += 1) {
      const next = out.cells[at] ?? 0;
      if (depth[next] !== -1) continue;
      depth[next] = (depth[page] ?? 0) + 1;
      parent[next] = page;
      queue.push(next);
    }
  }
  return { depth, parent };
}

interface Followed {
  readonly out: Rows;
  readonly into: Rows;
}

/** The usual power iteration; what pages without links hold is spread over all. */
function rankPages({ out, into }: Followed, count: number): Float64Array {
  const rank = new Float64Array(count).fill(1 / Math.max(1, count));
  /** What each page gives to each it links to. */
  const shares = new Float64Array(count);
  let change = Infinity;
  for (let round = 0; round < roundsMax && change >= settledBelow; round += 1) {
    const dangling = shareOut(rank, out.starts, shares);
    change = takeIn(rank, into, shares, (1 - dampingFactor + dampingFactor * dangling) / count);
  }
  return rank;
}

/** Sets the shares of all pages; returns what those hold that link to none. */
function shareOut(rank: Float64Array, starts: Uint32Array, shares: Float64Array): number {
  let dangling = 0;
  for (let page = 0; page < rank.length; page += 1) {
    const links = (starts[page + 1] ?? 0) - (starts[page] ?? 0);
    const own = rank[page] ?? 0;
    if (links === 0) dangling += own;
    shares[page] = own / Math.max(1, links);
  }
  return dangling;
}

/** Each page gets what all have, and its shares; returns by how much the ranks change. */
function takeIn(rank: Float64Array, { starts, cells }: Rows, shares: Float64Array, base: number): number {
  let change = 0;
  for (let page = 0; page < rank.length; page += 1) {
    const value = base + dampingFactor * sumOf(shares, cells, starts[page] ?? 0, starts[page + 1] ?? 0);
    change += Math.abs(value - (rank[page] ?? 0));
    rank[page] = value;
  }
  return change;
}

function sumOf(shares: Float64Array, pages: Uint32Array, from: number, to: number): number {
  let sum = 0;
  for (let at = from; at < to; at += 1) sum += shares[pages[at] ?? 0] ?? 0;
  return sum;
}

export interface GraphInput {
  readonly pages: readonly PageRecord[];
  readonly pageOf: PageOfAddress;
  readonly start: PageIndex;
}

export function buildLinkGraph({ pages, pageOf, start }: GraphInput): LinkGraph {
  const count = pages.length;
  const { all, followed, named } = collectEdges(pages, pageOf, pageOf.length);
  const out = toRows(followed.from, followed.to, count);
  const into = toRows(all.to, all.from, count);
  // The very same where all links are followed.
  const followedInto = followed.length === all.length ? into : toRows(followed.to, followed.from, count);
  const referrers = toRows(named.from, named.to, pageOf.length);
  return {
    ...walk(out, start, count),
    rank: rankPages({ out, into: followedInto }, count),
    inlinks: (page) => rowOf(into, page),
    followedInlinks: (page) => rowOf(followedInto, page),
    referrers: (address: AddressId) => rowOf(referrers, address),
  };
}
