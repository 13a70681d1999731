/** All languages of which words are known: one file each in `languages/` and one line here. */
import { ar } from './languages/ar.ts';
import { cs } from './languages/cs.ts';
import { da } from './languages/da.ts';
import { de } from './languages/de.ts';
import { en } from './languages/en.ts';
import { es } from './languages/es.ts';
import { fa } from './languages/fa.ts';
import { fi } from './languages/fi.ts';
import { fr } from './languages/fr.ts';
import { it } from './languages/it.ts';
import { ja } from './languages/ja.ts';
import { ko } from './languages/ko.ts';
import type { LanguageWords } from './languages/language-words.ts';
import { nl } from './languages/nl.ts';
import { pl } from './languages/pl.ts';
import { pt } from './languages/pt.ts';
import { ru } from './languages/ru.ts';
import { sv } from './languages/sv.ts';
import { tr } from './languages/tr.ts';
import { zh } from './languages/zh.ts';

/** By ISO 639-1 code. */
export const languages: ReadonlyMap<string, LanguageWords> = new Map(
  Object.entries({ en, de, fr, es, it, pt, nl, ar, cs, da, fa, fi, ja, ko, pl, ru, sv, tr, zh }),
);

const split = (table: string, divider: RegExp): string[] =>
  table.split(divider).filter((part) => part !== '');

/** The words of a table. */
export const wordList = (table = ''): string[] => split(table.trim(), /\s+/);

/** The phrases of a table. */
export const phraseList = (table = ''): string[] => split(table.trim(), /\s*;\s*/);

/** What each language that has the table makes of it. */
export const byLanguage = <Table, Made>(
  tableOf: (words: LanguageWords) => Table | undefined,
  make: (table: Table, language: string) => Made,
): ReadonlyMap<string, Made> =>
  new Map(
    [...languages].flatMap(([language, words]) => {
      const table = tableOf(words);
      return table === undefined ? [] : [[language, make(table, language)] as const];
    }),
  );

/** The words of all languages that have the table. */
export const allWords = (tableOf: (words: LanguageWords) => string | undefined): string[] =>
  [...languages.values()].flatMap((words) => wordList(tableOf(words)));
