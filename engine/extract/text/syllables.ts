/** Syllables of a word by its groups of vowels, which is near enough for an average. */

const vowels = new Uint8Array(0x180);
for (const letter of 'a e i o u y à á â ã ä å æ è é ê ë ì í î ï ò ó ô õ ö ø œ ù ú û ü ý ÿ'.split(' ')) {
  vowels[letter.charCodeAt(0)] = 1;
}

const isVowelAt = (codes: Uint16Array, at: number): boolean => vowels[codes[at] ?? 0] === 1;

/** Of the word from `from` to `to`, every vowel spoken. */
export function countSyllables(codes: Uint16Array, from: number, to: number): number {
  let groups = 0;
  let inGroup = false;
  for (let at = from; at < to; at += 1) {
    const vowel = isVowelAt(codes, at);
    if (vowel && !inGroup) groups += 1;
    inGroup = vowel;
  }
  return Math.max(1, groups);
}

const e = 101;
const s = 115;
const l = 108;

/** Whether English and French do not speak the last e: `make`, `makes`, `porte`, `portes`; not `table` or `coffees`. */
export function hasSilentE(codes: Uint16Array, from: number, to: number): boolean {
  const last = codes[to - 1];
  const at = last === e ? to - 1 : last === s && codes[to - 2] === e ? to - 2 : -1;
  if (at <= from + 1 || isVowelAt(codes, at - 1)) return false;
  return codes[at - 1] !== l || isVowelAt(codes, at - 2);
}
