/** Builds the table of a page's elements. */
import type { OpenElement } from '@pagewright/html-stream/open-element';
import type { ElementTable, NodeId } from '../../model/page-source.ts';

/** Names are stored as 16-bit numbers. */
const nameMax = 65_535;

export class ElementTableBuilder {
  readonly ids = new Map<NodeId, string>();
  private readonly parents: number[] = [];
  private readonly starts: number[] = [];
  private readonly ends: number[] = [];
  private readonly nameNumbers: number[] = [];
  private readonly names: string[] = [];
  private readonly numberOfName = new Map<string, number>();

  get count(): number {
    return this.parents.length;
  }

  /** Adds a row and notes its number and depth on the element. */
  add(element: OpenElement, parent: OpenElement | undefined): void {
    const parentRow = parent?.node ?? -1;
    element.node = this.count;
    element.depth = parent === undefined ? 1 : parent.depth + 1;
    this.parents.push(parentRow);
    this.starts.push(element.start);
    this.ends.push(element.end);
    this.nameNumbers.push(this.numberOf(element.info.name));
  }

  reparent(element: OpenElement, parent: OpenElement | undefined): void {
    this.parents[element.node] = parent?.node ?? -1;
  }

  private numberOf(name: string): number {
    const known = this.numberOfName.get(name);
    if (known !== undefined) return known;
    if (this.names.length >= nameMax) return 0;
    const number = this.names.push(name) - 1;
    this.numberOfName.set(name, number);
    return number;
  }

  finish(): ElementTable {
    return {
      count: this.count,
      parent: new Int32Array(this.parents),
      start: new Int32Array(this.starts),
      end: new Int32Array(this.ends),
      name: new Uint16Array(this.nameNumbers),
      names: this.names,
      nthOfType: nthOfType(this.parents, this.nameNumbers),
      ids: this.ids,
    };
  }
}

/** See `ElementTable.nthOfType`. */
export function nthOfType(parents: readonly number[], names: readonly number[]): Int32Array {
  const nth = new Int32Array(parents.length);
  /** The latest sibling of a name, by parent and name. */
  const latest = new Map<number, number>();
  parents.forEach((parent, row) => {
    if (parent < 0 || parent >= row) return;
    const key = parent * (nameMax + 1) + (names[row] ?? 0);
    const before = latest.get(key);
    latest.set(key, row);
    if (before === undefined) return;
    // The first of several gets its position when the second is found.
    if (nth[before] === 0) nth[before] = 1;
    nth[row] = (nth[before] ?? 0) + 1;
  });
  return nth;
}
