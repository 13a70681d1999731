/** Synonyms for services that nearly every site has, so that two words for one service are no difference between sites. */
import { byLanguage, phraseList, wordList } from '../text/languages.ts';
import { stemOf } from '../text/stem.ts';

/** By language, from each stem to the first one of its service. */
const tables = byLanguage(
  ({ services }) => services,
  (table, language) =>
    new Map(
      phraseList(table).flatMap((names) => {
        const stems = wordList(names).map((word) => stemOf(word, language));
        return stems.map((stem) => [stem, stems[0] ?? stem] as const);
      }),
    ),
);

/** The stem that represents all synonyms of a service. */
export const canonicalStem = (stem: string, language: string): string =>
  tables.get(language)?.get(stem) ?? stem;

/** Whether it is a service that nearly every site has. */
export const isCommonService = (stem: string, language: string): boolean =>
  tables.get(language)?.has(stem) === true;
