/** Which characters words are made of, and which script they belong to. */
import type { LanguageFacts } from '../../facts/text-facts.ts';

export type Script = LanguageFacts['script'];

const wordPattern = /[\p{L}\p{N}\p{M}]/u;
export const latinEnd = 0x250;
/** 1 for the Latin characters of words, by their code. */
export const latin = new Uint8Array(latinEnd);
for (let code = 0; code < latinEnd; code += 1)
  latin[code] = wordPattern.test(String.fromCharCode(code)) ? 1 : 0;

let wide: Uint8Array | null = null;

/** Made at the first character that is not Latin: most pages never need it. */
function wideTable(): Uint8Array {
  const table = new Uint8Array(0x10000);
  for (let code = latinEnd; code < 0x10000; code += 1) {
    if (code >= 0xd800 && code <= 0xdfff) continue;
    if (wordPattern.test(String.fromCharCode(code))) table[code] = 1;
  }
  // Both halves of the rarer Han characters.
  table.fill(1, 0xd840, 0xd880);
  return table;
}

/** Whether a UTF-16 unit is part of a word. */
export function isWordCode(code: number): boolean {
  if (code < latinEnd) return latin[code] === 1;
  wide ??= wideTable();
  return wide[code] === 1;
}

const ranges: readonly (readonly [number, number, Script])[] = [
  [0x370, 0x400, 'greek'],
  [0x400, 0x530, 'cyrillic'],
  [0x590, 0x600, 'hebrew'],
  [0x600, 0x780, 'arabic'],
  [0x900, 0x980, 'devanagari'],
  [0xe00, 0xe80, 'thai'],
  [0x1100, 0x1200, 'hangul'],
  [0x1e00, 0x1f00, 'latin'],
  [0x1f00, 0x2000, 'greek'],
  [0x3040, 0x3100, 'kana'],
  [0x3400, 0xa000, 'han'],
  [0xac00, 0xd7b0, 'hangul'],
  [0xd840, 0xd880, 'han'],
  [0xf900, 0xfb00, 'han'],
  [0xfb50, 0xfe00, 'arabic'],
];

function scriptOf(code: number): Script {
  if (code < 0x370) return 'latin';
  return ranges.find(([from, to]) => code >= from && code < to)?.[2] ?? 'other';
}

/** Letters of each script in the first part of a text. */
export function countScripts(codes: Uint16Array, textLength: number): ReadonlyMap<Script, number> {
  const counts = new Map<Script, number>();
  const length = Math.min(textLength, 4000);
  let latinCount = 0;
  for (let at = 0; at < length; at += 1) {
    const code = codes[at] ?? 0;
    if (code < latinEnd) latinCount += code >= 65 ? (latin[code] ?? 0) : 0;
    else if (isWordCode(code)) counts.set(scriptOf(code), (counts.get(scriptOf(code)) ?? 0) + 1);
  }
  if (latinCount > 0) counts.set('latin', (counts.get('latin') ?? 0) + latinCount);
  return counts;
}

export function mainScript(counts: ReadonlyMap<Script, number>): Script {
  let best: Script = 'none';
  let most = 0;
  for (const [script, count] of counts) {
    if (count <= most) continue;
    best = script;
    most = count;
  }
  return best;
}

/** Scripts that are written without spaces between words. */
export const isUnspaced = (script: Script): boolean =>
  script === 'han' || script === 'kana' || script === 'thai';
