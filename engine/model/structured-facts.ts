/** Structured data in one shape for JSON-LD, Microdata and RDFa: items with types and properties. */
import type { NodeId } from './page-source.ts';

export type StructuredSyntax = 'json-ld' | 'microdata' | 'rdfa';

/** `{ ref }` refers to an item by its id; see `findItem` of structured-items.ts. */
export type StructuredValue = string | number | boolean | StructuredItem | StructuredReference;

export interface StructuredReference {
  readonly ref: string;
}

export interface StructuredItem {
  readonly syntax: StructuredSyntax;
  /** Short names without the vocabulary's URL: `Product`. Empty when untyped. */
  readonly types: readonly string[];
  /** Null when it has none. */
  readonly id: string | null;
  /** The vocabulary is schema.org. */
  readonly schemaOrg: boolean;
  /** Short names; every value in a list, in order. */
  readonly properties: Readonly<Record<string, readonly StructuredValue[]>>;
  /** Its path: `$[0].@graph[2].offers` or `itemscope[1].offers`. */
  readonly path: string;
  /** The script block or the element. */
  readonly node: NodeId;
}

export interface JsonLdBlock {
  readonly raw: string;
  /** Null when it is valid. Line and column count from 1 inside the block. */
  readonly error: {
    readonly kind: 'empty' | 'syntax' | 'double-encoded' | 'html' | 'not-an-object';
    readonly message: string;
    readonly line: number;
    readonly column: number;
    readonly excerpt: string;
  } | null;
  readonly node: NodeId;
}

export interface StructuredDataFacts {
  readonly jsonLd: readonly JsonLdBlock[];
  /** Items that are not the value of another item's property; `@graph` and arrays are flattened. */
  readonly topItems: readonly StructuredItem[];
  /** Every item, nested ones too, in document order. */
  readonly items: readonly StructuredItem[];
}
