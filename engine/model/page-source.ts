/** The source of a page and the positions of its elements, from which evidence is made. */

/** An element: an index into `source.elements`, or -1 for a fact without an element, such as one from a header. */
export type NodeId = number;

/**
 * The decoded page, so that evidence is made only for what is cited (see `node-evidence.ts`).
 * It is the one large part of the facts: a run drops it (`source: null`) when the page is audited.
 */
export interface PageSource {
  /** Decoded, line ends normalised: offsets count UTF-16 units of this string. */
  readonly html: string;
  readonly elements: ElementTable;
}

/** One row per element, in the order of their start tags. Elements the parser implied have start = end. */
export interface ElementTable {
  readonly count: number;
  /** Row of the parent; -1 for the root. */
  readonly parent: Int32Array;
  /** Where the start tag begins and ends in `html`. */
  readonly start: Int32Array;
  readonly end: Int32Array;
  /** Index into `names`. */
  readonly name: Uint16Array;
  readonly names: readonly string[];
  /** Position among the siblings of its name, from 1; 0 for an only one, and for an element moved into a later one. */
  readonly nthOfType: Int32Array;
  /** The `id` attribute of the rows that have one. */
  readonly ids: ReadonlyMap<NodeId, string>;
}
