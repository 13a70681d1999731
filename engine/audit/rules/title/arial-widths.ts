/** How wide text is when set in Arial or a font of the same widths: letter by letter, without kerning. */

/** Thousandths of the font's size: first the width, then the characters that have it. */
const widthTable: readonly (readonly [number, string])[] = [
  [191, "'"],
  [222, 'ijl‘’‚ı'],
  [260, '|'],
  [278, ' !,./:;[\\]ftI\u00a0'],
  [333, '()-`r“”„·¡¨¸‐‑'],
  [334, '{}'],
  [350, '•'],
  [355, '"'],
  [370, 'ªº'],
  [389, '*'],
  [400, '°'],
  [469, '^'],
  [500, 'Jcksvxyz'],
  [556, '#$0123456789?L_abdeghnopqu–€£¥§¢«»µ'],
  [584, '+<=>~×÷±¬−'],
  [611, 'FTZßø¿'],
  [667, '&ABEKPSVXYÞ'],
  [722, 'CDHNRUwÐ'],
  [737, '®©'],
  [778, 'GOQØ'],
  [833, 'Mm'],
  [889, '%æ'],
  [944, 'Wœ'],
  [1000, '—…™ÆŒ→←'],
  [1015, '@'],
];

const widthOf = new Map(
  widthTable.flatMap(([width, letters]) => Array.from(letters, (each) => [each, width] as const)),
);

const wide =
  /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|[\u3000-\u303f\uff01-\uff60]|\p{Extended_Pictographic}/u;
const mark = /\p{M}|\p{Cf}/u;
const capital = /\p{Lu}/u;
const otherWidth = { wide: 1000, capital: 690, small: 540 } as const;

function characterWidth(character: string): number {
  const known = widthOf.get(character);
  if (known !== undefined) return known;
  if (mark.test(character)) return 0;
  if (wide.test(character)) return otherWidth.wide;
  return capital.test(character) ? otherWidth.capital : otherWidth.small;
}

/** The same by code, for the characters that most texts consist of: those of one byte stand for themselves. */
const asciiWidths = Uint16Array.from({ length: 128 }, (_, code) => characterWidth(String.fromCharCode(code)));

function thousandthsOf(text: string): number {
  let thousandths = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code > 127) return thousandthsOfAny(text);
    thousandths += asciiWidths[code] ?? 0;
  }
  return thousandths;
}

function thousandthsOfAny(text: string): number {
  let thousandths = 0;
  // What a joiner joins is drawn as one: a firefighter is as wide as a woman.
  const drawn = text.normalize('NFD').replace(/\u200d./gu, '');
  for (const character of drawn) thousandths += characterWidth(character);
  return thousandths;
}

/** Pixels, to about one in twenty: accents weigh nothing, letters outside the table a fair mean. */
export const pixelWidth = (text: string, fontPx: number): number =>
  Math.round((thousandthsOf(text) * fontPx) / 1000);
