/** The lengths between which a text is wanted. */
import { graphemeLength } from '@pagewright/contract/ratings';
import type { LengthBounds } from './title.ts';

/** How a text is to change from the last one. */
export type Revision = 'shorter' | 'longer' | 'another';

export interface WantedLength {
  readonly maxLength: number | null;
  readonly minLength: number | null;
  readonly revision: Revision | null;
}

/** "Shorter" means shorter than the last text and never longer than usual; numbers of characters are taken literally. */
export function boundsFrom(
  { maxLength, minLength, revision }: WantedLength,
  last: string | undefined,
  { min, max, least }: { readonly min: number; readonly max: number; readonly least: number },
): LengthBounds {
  const length = last === undefined ? null : graphemeLength(last);
  if (maxLength !== null && maxLength >= least) {
    const most = revision === 'shorter' && length !== null ? Math.min(maxLength, length - 1) : maxLength;
    const usual = Math.min(min, Math.max(least, Math.floor(most * 0.6)), most);
    return { min: minLength !== null && minLength <= most ? minLength : usual, max: most };
  }
  if (minLength !== null && minLength <= max) return { min: minLength, max };
  if (revision === 'shorter') {
    const most = length === null ? min : Math.min(max, length - 1);
    return { min: Math.min(Math.max(least, Math.floor(most * 0.65)), most), max: most };
  }
  if (revision !== 'longer' || length === null) return { min, max };
  return { min: Math.min(length + 1, max), max: Math.max(max, length + 1) };
}
