/** The words of Polish. */
import type { LanguageWords } from './language-words.ts';

export const pl: LanguageWords = {
  defaultTitles: 'strona główna; bez tytułu; nowa strona',
  sectionNames: 'wprowadzenie wstęp przedmowa podsumowanie dodatek rozdział',
  genericAnchors: `tutaj; tu; kliknij tutaj; kliknij; link; więcej; więcej informacji; czytaj; czytaj więcej; czytaj dalej;
    zobacz; zobacz więcej; szczegóły; dowiedz się więcej`,
  imageWords: 'obraz obrazek zdjęcie zdjęcia grafika logo ikona baner',
};
