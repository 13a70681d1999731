/** Counts the syllables of a word in languages that are written in Latin letters. */

const vowels = '[aeiouyàáâãäåæèéêëìíîïòóôõöøœùúûüýÿ]';
const vowelGroup = new RegExp(`${vowels}+`, 'g');
/** `make`, `makes`, `porte`, `portes`; not `table` or `coffees`. */
const silentE = new RegExp(`(?:(?!${vowels}|l).|${vowels}l)es?$`);

/** Groups of vowels, at least one. English and French have a silent e. */
export function countSyllables(word: string, hasSilentE: boolean): number {
  const groups = word.match(vowelGroup)?.length ?? 0;
  return groups > 1 && hasSilentE && silentE.test(word) ? groups - 1 : Math.max(1, groups);
}
