/** The page as it was read and where its elements stand in it: what evidence is made from. */

/** An element: an index into `source.elements`, or -1 when a header or nothing at all stands behind a fact. */
export type NodeId = number;

/**
 * The page as it was read, kept so that evidence is made only for what is cited (see `node-evidence.ts`).
 * It is the one large part of the facts: a run drops it (`source: null`) when a page's rules are done.
 * No other string of the facts keeps the HTML alive.
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
  /** The `id` attribute of the rows that have one. */
  readonly ids: ReadonlyMap<NodeId, string>;
}
