/** What a report says of texts whose facts are not known of the site. */
import type { Page } from '../entities/page.ts';
import type { TextOrigin } from '../entities/suggested-texts.ts';
import { messages } from '../messages/translate.ts';

const words = messages({ unverified: 'Not on your site: check {words} before you paste.' });

/** Null for a text that was checked. */
export function notOnSite(origin: Pick<TextOrigin, 'unverified'> | undefined): string | null {
  const unverified = origin?.unverified ?? [];
  return unverified.length === 0
    ? null
    : words.unverified({ words: unverified.map((each) => `“${each}”`).join(', ') });
}

/** Of a suggestion of the page; undefined where the built-in assistant wrote it. */
export const originOfSuggestion = (
  { suggestedTexts }: Pick<Page, 'suggestedTexts'>,
  text: string,
): TextOrigin | undefined => suggestedTexts?.origins?.suggestions.find((each) => each.text === text);
