/** Finds the script a text is written in. */
import type { LanguageFacts } from '../model/text-facts.ts';

export type Script = LanguageFacts['script'];

/** Scripts are counted in the first part of a text. */
const sampleLength = 4000;

/** Anything but Latin letters, punctuation and signs of currency. */
const mayBeOther = /[^\0-\u024f\u2000-\u20cf]/;
const mayBeOtherRun = /[^\0-\u024f\u2000-\u20cf]+/g;
/** A letter that is not Latin. */
const otherLetter = /[^\0-\u024f\u2000-\u20cf\P{L}]/u;
const letters: readonly (readonly [Script, RegExp])[] = [
  ['greek', /\p{Script=Greek}/gu],
  ['cyrillic', /\p{Script=Cyrillic}/gu],
  ['hebrew', /\p{Script=Hebrew}/gu],
  ['arabic', /\p{Script=Arabic}/gu],
  ['devanagari', /\p{Script=Devanagari}/gu],
  ['thai', /\p{Script=Thai}/gu],
  ['hangul', /\p{Script=Hangul}/gu],
  ['kana', /[\p{Script=Hiragana}\p{Script=Katakana}ー]/gu],
  ['han', /\p{Script=Han}/gu],
  ['latin', /\p{Script=Latin}/gu],
];
const anyLetter = /\p{L}/gu;

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** The letters of each script. Most texts are plainly Latin: other scripts are counted only in what may be of them. */
function countLetters(text: string): readonly { readonly script: Script; readonly count: number }[] {
  const rest = text.match(mayBeOtherRun)?.join('') ?? '';
  return letters.map(([script, pattern]) => ({
    script,
    count: countOf(script === 'latin' ? text : rest, pattern),
  }));
}

/** The script most letters belong to; `none` when there are no letters. */
export function mainScript(text: string): Script {
  const sample = text.slice(0, sampleLength);
  if (!mayBeOther.test(sample)) return /\p{L}/u.test(sample) ? 'latin' : 'none';
  const counts = countLetters(sample);
  const known = counts.reduce((sum, { count }) => sum + count, 0);
  const other = { script: 'other' as const, count: countOf(sample, anyLetter) - known };
  return [...counts, other].reduce((best, each) => (each.count > best.count ? each : best)).script;
}

/** Scripts that are written without spaces between words. */
export const isUnspaced = (script: Script): boolean =>
  script === 'han' || script === 'kana' || script === 'thai';

const unspacedLetter = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Whether any of it is in such a script. */
export const hasUnspaced = (text: string): boolean => mayBeOther.test(text) && unspacedLetter.test(text);

/** Chinese characters are part of Japanese and Korean. */
const familyOf = (script: Script): string => (/^(?:han|kana|hangul)$/.test(script) ? 'east-asian' : script);

/** A character of these is a syllable or a word, where others need several. */
const denseWeight = 3;

const hasOtherLetters = (text: string): boolean => mayBeOther.test(text) && otherLetter.test(text);

/** How much of a text is in the script of another one, from 0 to 1; 1 when either has no letters. */
export function shareInScriptOf(name: string, text: string): number {
  const wanted = mainScript(name);
  if (wanted === 'none' || (wanted === 'latin' && !hasOtherLetters(text))) return 1;
  let all = 0;
  let own = 0;
  for (const { script, count } of countLetters(text)) {
    const family = familyOf(script);
    const weight = count * (family === 'east-asian' ? denseWeight : 1);
    all += weight;
    if (family === familyOf(wanted)) own += weight;
  }
  return all === 0 ? 1 : own / all;
}
