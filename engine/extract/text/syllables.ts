/** Syllables of a word: what its letters are is looked up without a branch, as it cannot be foreseen. */

/** Three bits a letter: the highest is that of vowels; most consonants have none. */
const kindBits = 3;
const vowel = 4;
const [e, s, l] = [vowel | 1, 1, 2];
const kinds = new Uint8Array(0x10000);
for (const letter of 'aiouyàáâãäåæèéêëìíîïòóôõöøœùúûüýÿ') kinds[letter.charCodeAt(0)] = vowel;
kinds['e'.charCodeAt(0)] = e;
kinds['s'.charCodeAt(0)] = s;
kinds['l'.charCodeAt(0)] = l;

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

/** Groups of vowels of the word from `from` to `to`, with the silent e of English and French. */
export function countSyllables(codes: Uint16Array, from: number, to: number, hasSilentE: boolean): number {
  let latest = 0;
  // Each group counts as much as the bit of vowels.
  let groups = 0;
  for (let at = from; at < to; at += 1) {
    const kind = kinds[codes[at] ?? 0] ?? 0;
    groups += kind & ~latest & vowel;
    latest = (latest << kindBits) | kind;
  }
  const syllables = Math.max(1, groups >>> 2);
  return hasSilentE ? syllables - Math.min(silentEnds[latest & latestMask] ?? 0, syllables - 1) : syllables;
}
