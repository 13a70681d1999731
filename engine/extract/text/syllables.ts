/** Syllables of a word, from what its letters are: that is looked up without a branch, as it cannot be foreseen. */

/** Three bits a letter: the highest is that of vowels; most consonants have none. */
export const kindBits = 3;
export const vowel = 4;
const [e, s, l] = [vowel | 1, 1, 2];
const kinds = new Map<number, number>();
for (const letter of 'aiouyàáâãäåæèéêëìíîïòóôõöøœùúûüýÿ') kinds.set(letter.charCodeAt(0), vowel);
kinds.set('e'.charCodeAt(0), e).set('s'.charCodeAt(0), s).set('l'.charCodeAt(0), l);

/** Of a letter in lower case. */
export const kindOf = (letter: number): number => kinds.get(letter) ?? 0;

/** By the kinds of a word's last four letters: 1 when it ends in a silent e. */
const latestMask = (1 << (4 * kindBits)) - 1;
const silentEnds = new Uint8Array(latestMask + 1).map((_, latest) => (endsSilently(latest) ? 1 : 0));

/** `make`, `makes`, `porte`, `portes`; not `table` or `coffees`. */
function endsSilently(latest: number): boolean {
  const kindAt = (back: number): number => (latest >>> (back * kindBits)) & 7;
  const at = kindAt(0) === e ? 0 : kindAt(0) === s && kindAt(1) === e ? 1 : -1;
  if (at === -1 || kindAt(at + 1) >= vowel) return false;
  return kindAt(at + 1) !== l || kindAt(at + 2) >= vowel;
}

/** A word's groups of vowels, turned over (`~`) when it ends in a silent e. Those given count as much as the bit of vowels. */
export const beatsOf = (groups: number, latest: number): number =>
  silentEnds[latest & latestMask] === 1 ? ~(groups / vowel) : groups / vowel;

/** At least one; English and French have the silent e. */
export function syllablesOf(beats: number, hasSilentE: boolean): number {
  const syllables = Math.max(1, beats < 0 ? ~beats : beats);
  return hasSilentE && beats < 0 && syllables > 1 ? syllables - 1 : syllables;
}
