/** The words of Finnish. */
import type { LanguageWords } from './language-words.ts';

export const fi: LanguageWords = {
  chapters: 'luku osa',
  defaultTitles: 'etusivu',
  sectionNames: 'johdanto liite luku',
};
