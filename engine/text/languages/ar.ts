/** The words of Arabic. */
import type { LanguageWords } from './language-words.ts';

export const ar: LanguageWords = {
  insideNames: 'و',
};
