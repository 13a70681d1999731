/** The words of Danish. */
import type { LanguageWords } from './language-words.ts';

export const da: LanguageWords = {
  insideNames: 'og',
  defaultTitles: 'forside; hjem',
  sectionNames: 'indledning',
  genericAnchors: 'her; klik her; link; mere; mere info; læs mere; læs videre; se mere; vis mere; se alle',
};
