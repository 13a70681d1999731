/** What a pattern finds on a page. */

/** A match, read only when it is asked for. */
export interface Match {
  readonly text: () => string;
  /** Null when it has none of that name. */
  readonly attribute: (name: string) => string | null;
}

export type Found =
  | { readonly kind: 'matches'; readonly matches: readonly Match[] }
  /** What cannot be taken apart, such as a sum. */
  | { readonly kind: 'value'; readonly value: string | number | boolean };

export const noMatches: Found = { kind: 'matches', matches: [] };

export const textMatch = (text: string): Match => ({ text: () => text, attribute: () => null });
