/** Counts the syllables of a word in languages that are written in Latin letters. */

const vowels = 'aeiouyàáâãäåæèéêëìíîïòóôõöøœùúûüýÿ';
/** 1 for vowels, by code: a table is faster than a search. */
const vowelCodes = Uint8Array.from({ length: 0x180 }, (_, code) =>
  Number(vowels.includes(String.fromCharCode(code))),
);
const isVowelAt = (word: string, at: number): boolean => vowelCodes[word.charCodeAt(at)] === 1;

/** `make`, `makes`, `porte`, `portes`; not `table` or `coffees`. */
function endsInSilentE(word: string): boolean {
  const last = word.endsWith('s') ? word.length - 2 : word.length - 1;
  if (last < 1 || word[last] !== 'e') return false;
  return word[last - 1] === 'l' ? isVowelAt(word, last - 2) : !isVowelAt(word, last - 1);
}

/** Groups of vowels, at least one. English and French have a silent e. */
export function countSyllables(word: string, hasSilentE: boolean): number {
  let groups = 0;
  let isInGroup = false;
  for (let at = 0; at < word.length; at += 1) {
    const isVowel = isVowelAt(word, at);
    if (isVowel && !isInGroup) groups += 1;
    isInGroup = isVowel;
  }
  return groups > 1 && hasSilentE && endsInSilentE(word) ? groups - 1 : Math.max(1, groups);
}
