/** Where a sentence ends: a full stop is often only an abbreviation. */
import { isWordCode } from './word-letters.ts';

/** . ! ? … 。 ！ ？ ؟ । */
const terminators = new Set([0x2e, 0x21, 0x3f, 0x2026, 0x3002, 0xff01, 0xff1f, 0x61f, 0x964]);
const wideTerminators = new Set([0x3002, 0xff01, 0xff1f]);

/** In lower case, without the stop. */
const abbreviations = new Set(
  'mr mrs ms dr prof st vs etc e.g i.e eg ie no inc ltd co corp jr sr fig al approx dept est z.b d.h u.a bzw usw ca vgl nr str evtl ggf inkl zzgl mme mlle m av p.ex ex sr sra dña ud pág núm dott sig sigg ing avv dhr mevr bijv enz d.w.z o.a'.split(
    ' ',
  ),
);

/** By the last letter of an abbreviation: a bit for each length that one has. */
const lengthsByLast = new Int32Array(128);
for (const word of abbreviations) {
  const last = word.charCodeAt(word.length - 1);
  lengthsByLast[last] = (lengthsByLast[last] ?? 0) | (1 << word.length);
}
const lengthMax = Math.max(...[...abbreviations].map(({ length }) => length));

/** Quick to tell for the marks of plain text. */
export const isTerminator = (code: number): boolean =>
  code === 46 || code === 33 || code === 63 || (code > 127 && terminators.has(code));

/** Whether the character at `at` ends a sentence. */
export function endsSentence(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (!isTerminator(code)) return false;
  if (code > 127 && wideTerminators.has(code)) return true;
  const next = text.charCodeAt(at + 1);
  const atBoundary = Number.isNaN(next) || next === 32 || next === 10 || isClosing(next);
  return atBoundary && !(code === 46 && isAbbreviation(text, at));
}

const isClosing = (code: number): boolean =>
  code === 34 ||
  code === 39 ||
  code === 41 ||
  code === 93 ||
  code === 0x201d ||
  code === 0x2019 ||
  code === 0xbb;

/** The word before the stop is a known abbreviation or a single letter. */
function isAbbreviation(text: string, stop: number): boolean {
  let start = stop;
  while (start > 0 && stop - start <= lengthMax && !isGap(text.charCodeAt(start - 1))) start -= 1;
  const length = stop - start;
  if (length > lengthMax || length === 0) return false;
  const last = text.charCodeAt(stop - 1);
  if (length === 1 && isWordCode(last)) return true;
  // Letters in lower case have this bit.
  if (last > 127 || ((lengthsByLast[last | 32] ?? 0) & (1 << length)) === 0) return false;
  return abbreviations.has(text.slice(start, stop).toLowerCase());
}

const isGap = (code: number): boolean => code === 32 || code === 10 || code === 40;

/** Where the first sentence of a stretch of text ends; -1 when none does. */
export function firstSentenceEnd(text: string, from: number, to: number): number {
  for (let at = from; at < to; at += 1) if (endsSentence(text, at)) return at + 1;
  return -1;
}
