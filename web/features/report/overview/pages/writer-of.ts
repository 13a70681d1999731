/** Who wrote a suggested text: the model, or the built-in assistant as a fallback. */
import type { Page } from '@pagewright/contract/entities/page';
import { builtInName, type SuggestedTexts } from '@pagewright/contract/entities/suggested-texts';

/** As the engine names them. */
export type TextPart = 'title' | 'description' | 'headings' | 'links' | 'alt texts' | 'suggestions';

/** Null when the page has no suggestions. */
export function writerOf({ suggestedTexts }: Pick<Page, 'suggestedTexts'>, part: TextPart): string | null {
  return suggestedTexts === undefined ? null : writerIn(suggestedTexts, part);
}

export const writerIn = ({ writtenBy, fallback, origins }: SuggestedTexts, part: TextPart): string =>
  (part === 'title' || part === 'description' ? origins?.[part]?.writtenBy : undefined) ??
  (fallback?.parts.includes(part) === true ? builtInName : writtenBy);
