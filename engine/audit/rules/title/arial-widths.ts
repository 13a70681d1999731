/** Estimates the width of text in Arial, without kerning. */

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

function thousandthsOf(text: string): number {
  let thousandths = 0;
  // Emoji joined by a zero-width joiner are drawn as one.
  const drawn = text.normalize('NFD').replace(/\u200d./gu, '');
  for (const character of drawn) thousandths += characterWidth(character);
  return thousandths;
}

/** Pixels, within about 5 %: accents have no width, letters outside the table an average. */
export const pixelWidth = (text: string, fontPx: number): number =>
  Math.round((thousandthsOf(text) * fontPx) / 1000);
