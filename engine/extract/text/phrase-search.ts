/** Whether any of a few phrases is in a text, whatever its case: most of the text is leapt over. */

const space = 32;
/** The low bits of a letter are the same in both cases. */
const letterBits = 31;

const pairOf = (first: number, second: number): number => ((first & letterBits) << 5) | (second & letterBits);

export class PhraseSearch {
  /** The end of each phrase, as long as the shortest phrase is. */
  private readonly ends: readonly Uint16Array[];
  private readonly length: number;
  /** By two characters: how far the end of a phrase is at least when they are found. */
  private readonly leaps: Uint8Array;

  /** Phrases of letters in lower case and spaces, of two characters at least. */
  constructor(phrases: readonly string[]) {
    const length = Math.min(...phrases.map((phrase) => phrase.length));
    this.length = length;
    this.ends = phrases.map((phrase) =>
      Uint16Array.from(phrase.slice(-length), (letter) => letter.charCodeAt(0)),
    );
    this.leaps = new Uint8Array(1 << 10).fill(length - 1);
    for (const end of this.ends)
      for (let at = 1; at < length; at += 1) {
        const pair = pairOf(end[at - 1] ?? 0, end[at] ?? 0);
        this.leaps[pair] = Math.min(this.leaps[pair] ?? 0, length - 1 - at);
      }
  }

  /** Looks at the first `textLength` codes. What it finds are ends of phrases as long as the shortest. */
  isIn(codes: Uint16Array, textLength: number): boolean {
    const { leaps } = this;
    for (let at = this.length - 1; at < textLength; ) {
      const leap = leaps[pairOf(codes[at - 1] ?? 0, codes[at] ?? 0)] ?? 1;
      if (leap === 0 && this.endsHere(codes, at)) return true;
      at += leap === 0 ? 1 : leap;
    }
    return false;
  }

  private endsHere(codes: Uint16Array, last: number): boolean {
    for (const end of this.ends) if (endsAt(codes, last, end)) return true;
    return false;
  }
}

function endsAt(codes: Uint16Array, last: number, phrase: Uint16Array): boolean {
  for (let at = phrase.length - 1, place = last; at >= 0; at -= 1, place -= 1) {
    const code = codes[place] ?? 0;
    // Letters in lower case have this bit, and the space is nothing else.
    if ((phrase[at] === space ? code : code | space) !== phrase[at]) return false;
  }
  return true;
}
