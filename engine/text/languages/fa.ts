/** The words of Persian. */
import type { LanguageWords } from './language-words.ts';

export const fa: LanguageWords = {
  chapters: 'فصل',
};
