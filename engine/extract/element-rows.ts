/** The element table while it grows, with what is counted over all elements. */
import type { ElementTable, NodeId } from '../facts/page-source.ts';
import { doubled } from './doubled.ts';
import type { OpenElement } from './html/open-element.ts';
import type { TagInfo } from './html/tag-info.ts';

const nameMax = 65_535;

/** The columns of the table. Used anew by every page: one is read after the other. */
const columns = {
  parent: new Int32Array(4096),
  start: new Int32Array(4096),
  end: new Int32Array(4096),
  nameOf: new Int32Array(4096),
  children: new Int32Array(4096),
};

function grow(): void {
  columns.parent = doubled(columns.parent);
  columns.start = doubled(columns.start);
  columns.end = doubled(columns.end);
  columns.nameOf = doubled(columns.nameOf);
  columns.children = doubled(columns.children);
}

export class ElementRows {
  count = 0;
  /** Rows that are no longer part of the page. */
  dropped = 0;
  maxDepth = 0;
  deepest: NodeId = -1;
  readonly ids = new Map<NodeId, string>();
  private readonly names: string[] = [];
  private readonly nameIndex = new Map<string, number>();
  /** For known tags, by their index. */
  private readonly knownIndex: number[] = [];

  add(element: OpenElement, parent: OpenElement | undefined): void {
    const row = this.count;
    if (row === columns.parent.length) grow();
    const { children } = columns;
    const parentRow = parent?.node ?? -1;
    element.node = row;
    element.depth = parent === undefined ? 1 : parent.depth + 1;
    columns.parent[row] = parentRow;
    columns.start[row] = element.start;
    columns.end[row] = element.end;
    columns.nameOf[row] = this.numberOf(element.info);
    children[row] = 0;
    if (parentRow >= 0) children[parentRow] = (children[parentRow] ?? 0) + 1;
    if (element.depth > this.maxDepth) {
      this.maxDepth = element.depth;
      this.deepest = row;
    }
    this.count = row + 1;
  }

  /** A frameset took the place of what was read since. */
  dropFrom(node: NodeId): void {
    this.dropped = this.count - node;
  }

  reparent(element: OpenElement, parent: OpenElement | undefined): void {
    columns.parent[element.node] = parent?.node ?? -1;
  }

  /** The number of a name among the names of the page. */
  private numberOf({ name, index }: TagInfo): number {
    const quick = index === 0 ? undefined : this.knownIndex[index];
    if (quick !== undefined) return quick;
    const known = this.nameIndex.get(name) ?? this.addName(name);
    if (index !== 0) this.knownIndex[index] = known;
    return known;
  }

  private addName(name: string): number {
    if (this.names.length >= nameMax) return 0;
    this.names.push(name);
    this.nameIndex.set(name, this.names.length - 1);
    return this.names.length - 1;
  }

  widest(): { readonly children: number; readonly node: NodeId } {
    let node = -1;
    let children = 0;
    for (let row = 0; row < this.count; row += 1) {
      const own = columns.children[row] ?? 0;
      if (own <= children) continue;
      children = own;
      node = row;
    }
    return { children, node };
  }

  /** To be asked for before the next page is read. */
  table(): ElementTable {
    const { count } = this;
    const name = new Uint16Array(count);
    name.set(columns.nameOf.subarray(0, count));
    return {
      count,
      parent: columns.parent.slice(0, count),
      start: columns.start.slice(0, count),
      end: columns.end.slice(0, count),
      name,
      names: this.names,
      ids: this.ids,
    };
  }
}
