/** Finds the word that a misspelt one was meant to be. */
import { distance } from 'fastest-levenshtein';

/** Shorter words are too alike. */
const typoLength = 4;

/** One letter wrong, missing or too many, two swapped; in long words two. */
function isTypo(word: string, meant: string): boolean {
  if (Math.abs(word.length - meant.length) > 2 || (word[0] !== meant[0] && word.length < 7)) return false;
  const apart = distance(word, meant);
  if (apart === 2 && word.length >= 4)
    return word.length >= 8 || Array.from(word).sort().join('') === Array.from(meant).sort().join('');
  return apart === 1;
}

/** Null when none is near enough, or the word is too short to tell. */
export function nearestWord(word: string, words: Iterable<string>): string | null {
  if (word.length < typoLength) return null;
  const near = [...words].filter((meant) => meant.length >= typoLength && isTypo(word, meant));
  return near.toSorted((a, b) => distance(word, a) - distance(word, b))[0] ?? null;
}
