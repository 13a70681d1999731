/** Rare characters that signs of trouble are told by: noted as a text is read, so that most signs need no search. */

/** One bit each. */
const marks: readonly string[] = ['{', '%', '$', '[', '&', ';', '€', '\uFFFD'];

/** A whole line may be a broken value: `undefined` or `€ NaN`. */
export const brokenLine = 1 << marks.length;
const brokenMax = 20;

/** `brokenLine` when the line from `from` to `to` is short and starts as one does; else 0. */
export function markOfLine(codes: Uint16Array, from: number, to: number): number {
  if (to - from > brokenMax) return 0;
  const first = codes[from] ?? 0;
  if (first === lowerU || first === upperN) {
    const second = codes[from + 1] ?? 0;
    return second === lowerN || second === lowerA ? brokenLine : 0;
  }
  // A price: few have the letter.
  if (first !== 0x24 && first !== 0xa3 && first !== 0x20ac) return 0;
  return codes[from + 1] === upperN || codes[from + 2] === upperN ? brokenLine : 0;
}

const [lowerA, lowerN, lowerU, upperN] = [0x61, 0x6e, 0x75, 0x4e];

/** A letter that UTF-8 shows where it is read as Latin-1. */
export const mojibakeMark = brokenLine << 1;

/** When nobody has looked, all may be there. */
export const allMarks = -1;

export const bitOfMark = (mark: string): number => 1 << marks.indexOf(mark);

const plainMarks = new Uint8Array(128);
for (const mark of marks) if (mark.charCodeAt(0) < 128) plainMarks[mark.charCodeAt(0)] = bitOfMark(mark);
const euro = bitOfMark('€');
const replacement = bitOfMark('\uFFFD');

/** The bit of a character that is no letter; 0 for most. */
export const markOf = (code: number): number =>
  code < 128 ? (plainMarks[code] ?? 0) : code === 0x20ac ? euro : code === 0xfffd ? replacement : 0;
