/** A language that nobody speaks: each letter has an accent, so that words of no table can be told. */
import type { Language } from '../messages/language.ts';

/** Names and kinds of data are at odd depths. */
function accented(text: string): string {
  let depth = 0;
  return text.replaceAll(/[{}A-Za-z]/g, (letter) => {
    if (letter === '{') depth += 1;
    if (letter === '}') depth -= 1;
    return depth % 2 === 1 || /[{}]/.test(letter) ? letter : `${letter}\u0301`;
  });
}

export const pseudoLanguage: Language = { locale: 'de', textOf: accented };

/** What is not of a table; texts of websites and data are to be removed before. */
export const wordsOfNoTable = (text: string): readonly string[] =>
  text.match(/(?:[A-Za-z](?!\u0301))+/g) ?? [];
