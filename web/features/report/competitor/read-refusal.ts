/** What a comparison whose response is not a result means for the screen. */
import { ApiError, UnreachableError, wordsOf } from '../../../api/api-error.ts';
import type { CompareRefusal } from './compare-state.ts';
import { competitorStrings as words } from './competitor-strings.ts';

export type Refused =
  /** It continues; follow its stream. */
  | { readonly kind: 'under-way' }
  /** No response came, so the outcome is unknown. */
  | { readonly kind: 'unknown'; readonly refusal: CompareRefusal }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'refused'; readonly refusal: CompareRefusal };

export function readRefusal(error: unknown): Refused {
  const code = error instanceof ApiError ? error.code : null;
  if (code === 'comparison_running') return { kind: 'under-way' };
  if (code === 'comparison_cancelled') return { kind: 'cancelled' };
  const needsCredits = error instanceof ApiError && error.body.needsCredits === true;
  const refusal = { words: wordsOf(error, words.errorText), needsCredits };
  return { kind: error instanceof UnreachableError ? 'unknown' : 'refused', refusal };
}
