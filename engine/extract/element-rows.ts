/** The element table while it grows, with what is counted over all elements. */
import type { ElementTable, NodeId } from '../facts/page-source.ts';
import { doubled } from './doubled.ts';
import type { OpenElement } from './html/open-element.ts';
import { type TagInfo, tableByTag } from './html/tag-info.ts';

const nameMax = 65_535;

/** The columns of the table. Used anew by every page: one is read after the other. */
const columns = {
  parent: new Int32Array(4096),
  start: new Int32Array(4096),
  end: new Int32Array(4096),
  nameOf: new Int32Array(4096),
  children: new Int32Array(4096),
};

/** Number of a known tag's name among the names of the page, from 1 on; 0 when the page has none yet. The same. */
const numbersOfKnown = Int32Array.from(tableByTag([], 0));

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
  /** Numbers of names of their own making. */
  private ownNames: Map<string, number> | null = null;

  constructor() {
    numbersOfKnown.fill(0);
  }

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
    if (index === 0) return this.numberOfOwn(name);
    const known = numbersOfKnown[index] ?? 0;
    if (known !== 0) return known - 1;
    const number = this.addName(name);
    numbersOfKnown[index] = number + 1;
    return number;
  }

  private numberOfOwn(name: string): number {
    this.ownNames ??= new Map();
    const known = this.ownNames.get(name);
    if (known !== undefined) return known;
    const number = this.addName(name);
    if (number !== 0) this.ownNames.set(name, number);
    return number;
  }

  private addName(name: string): number {
    return this.names.length >= nameMax ? 0 : this.names.push(name) - 1;
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
    // One piece of memory for all columns: each of its own costs as much as copying them.
    const memory = new ArrayBuffer(count * 14);
    const parent = new Int32Array(memory, 0, count);
    const start = new Int32Array(memory, count * 4, count);
    const end = new Int32Array(memory, count * 8, count);
    const name = new Uint16Array(memory, count * 12, count);
    const { parent: parents, start: starts, end: ends, nameOf } = columns;
    for (let row = 0; row < count; row += 1) {
      parent[row] = parents[row] ?? -1;
      start[row] = starts[row] ?? 0;
      end[row] = ends[row] ?? 0;
      name[row] = nameOf[row] ?? 0;
    }
    return { count, parent, start, end, name, names: this.names, ids: this.ids };
  }
}
