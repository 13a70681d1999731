/** What a report says of texts whose facts are not known of the site. */
import type { Page } from '../entities/page.ts';
import type { TextOrigin } from '../entities/suggested-texts.ts';

/** Null for a text that was checked. */
export function notOnSite(origin: Pick<TextOrigin, 'unverified'> | undefined): string | null {
  const words = origin?.unverified ?? [];
  return words.length === 0
    ? null
    : `Not on your site: check ${words.map((each) => `“${each}”`).join(', ')} before you paste.`;
}

/** Of a suggestion of the page; undefined where the built-in assistant wrote it. */
export const originOfSuggestion = (
  { suggestedTexts }: Pick<Page, 'suggestedTexts'>,
  text: string,
): TextOrigin | undefined => suggestedTexts?.origins?.suggestions.find((each) => each.text === text);
