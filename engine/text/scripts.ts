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
export const familyOf = (script: Script): string =>
  /^(?:han|kana|hangul)$/.test(script) ? 'east-asian' : script;

/** A character of these is a syllable or a word, where others need several. */
const denseWeight = 3;

/** What a text is written in, each with its part from 0 to 1; Japanese and Korean are one with Chinese. */
export function scriptShares(text: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const { script, count } of countLetters(text)) {
    const family = familyOf(script);
    const weight = count * (family === 'east-asian' ? denseWeight : 1);
    weights.set(family, (weights.get(family) ?? 0) + weight);
  }
  const all = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  return new Map([...weights].map(([family, weight]) => [family, all === 0 ? 0 : weight / all]));
}

const hasOtherLetters = (text: string): boolean => mayBeOther.test(text) && otherLetter.test(text);

/** How much of a text is in the script of another one, from 0 to 1; 1 when either has no letters. */
export function shareInScriptOf(name: string, text: string): number {
  const wanted = mainScript(name);
  if (wanted === 'none' || (wanted === 'latin' && !hasOtherLetters(text))) return 1;
  const shares = scriptShares(text);
  return [...shares.values()].every((share) => share === 0) ? 1 : (shares.get(familyOf(wanted)) ?? 0);
}
