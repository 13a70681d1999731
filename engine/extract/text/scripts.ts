/** Which script a text is written in. */
import type { LanguageFacts } from '../../facts/text-facts.ts';
import { latinEnd, letterMask, meetsBlock, wordLetters } from './word-letters.ts';
import type { WordStream } from './word-stream.ts';

export type Script = LanguageFacts['script'];

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

/** Letters of each script in the first part of a text; the count ends where most of it is known to be Latin. */
export function countScripts(words: WordStream): ReadonlyMap<Script, number> {
  const { codes } = words;
  const counts = new Map<Script, number>();
  const length = Math.min(words.text.length, 4000);
  const enough = isPlainLatin(words, length) ? 0 : length >> 1;
  let latinCount = 0;
  for (let at = 0; at < length && latinCount <= enough; at += 1) {
    const code = codes[at] ?? 0;
    if (code >= latinEnd) meetsBlock(code);
    const letter = (wordLetters[code] ?? 0) & letterMask;
    if (letter >= latinEnd) counts.set(scriptOf(letter), (counts.get(scriptOf(letter)) ?? 0) + 1);
    else if (letter >= 65) latinCount += 1;
  }
  if (latinCount > 0) counts.set('latin', (counts.get('latin') ?? 0) + latinCount);
  return counts;
}

const pairBeyondByte = 0xff00ff00;

/** Whether all letters are Latin. Most codes are below 256, and are passed by two at a time. */
function isPlainLatin({ codes, pairs }: WordStream, length: number): boolean {
  for (let pair = 0; pair < (length + 1) >> 1; pair += 1) {
    if (((pairs[pair] ?? 0) & pairBeyondByte) === 0) continue;
    if (isOtherScript(codes[pair * 2] ?? 0) || isOtherScript(codes[pair * 2 + 1] ?? 0)) return false;
  }
  return true;
}

/** Perhaps: punctuation and signs of currency are told apart, other signs are not. */
const isOtherScript = (code: number): boolean =>
  code >= 0x370 && (code < 0x2000 || code > 0x20cf || (code > 0x206f && code < 0x20a0));

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
