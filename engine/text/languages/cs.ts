/** The words of Czech. */
import type { LanguageWords } from './language-words.ts';

export const cs: LanguageWords = {
  sectionNames: 'úvod předmluva příloha kapitola',
};
