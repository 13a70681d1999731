/** The element table while it grows, with what is counted over all elements. */
import type { ElementTable, NodeId } from '../facts/page-source.ts';
import { doubled } from './doubled.ts';
import type { OpenElement } from './html/open-element.ts';
import type { TagInfo } from './html/tag-info.ts';

const nameMax = 65_535;

export class ElementRows {
  count = 0;
  /** Rows that are no longer part of the page. */
  dropped = 0;
  maxDepth = 0;
  deepest: NodeId = -1;
  readonly ids = new Map<NodeId, string>();
  private parent = new Int32Array(1024);
  private start = new Int32Array(1024);
  private end = new Int32Array(1024);
  private nameOf = new Int32Array(1024);
  private children = new Int32Array(1024);
  private readonly names: string[] = [];
  private readonly nameIndex = new Map<string, number>();
  /** For known tags, by their index. */
  private readonly knownIndex: number[] = [];

  add(element: OpenElement, parent: OpenElement | undefined): void {
    const row = this.count;
    if (row === this.parent.length) this.grow();
    const parentRow = parent?.node ?? -1;
    element.node = row;
    element.depth = parent === undefined ? 1 : parent.depth + 1;
    this.parent[row] = parentRow;
    this.start[row] = element.start;
    this.end[row] = element.end;
    this.nameOf[row] = this.numberOf(element.info);
    if (parentRow >= 0) this.children[parentRow] = (this.children[parentRow] ?? 0) + 1;
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
    this.parent[element.node] = parent?.node ?? -1;
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

  private grow(): void {
    this.parent = doubled(this.parent);
    this.start = doubled(this.start);
    this.end = doubled(this.end);
    this.nameOf = doubled(this.nameOf);
    this.children = doubled(this.children);
  }

  widest(): { readonly children: number; readonly node: NodeId } {
    let node = -1;
    let children = 0;
    for (let row = 0; row < this.count; row += 1) {
      const own = this.children[row] ?? 0;
      if (own <= children) continue;
      children = own;
      node = row;
    }
    return { children, node };
  }

  table(): ElementTable {
    return {
      count: this.count,
      parent: this.parent.slice(0, this.count),
      start: this.start.slice(0, this.count),
      end: this.end.slice(0, this.count),
      name: Uint16Array.from(this.nameOf.subarray(0, this.count)),
      names: this.names,
      ids: this.ids,
    };
  }
}
