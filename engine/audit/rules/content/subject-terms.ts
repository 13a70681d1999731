/** The words of a title or heading that name its subject, and whether a text takes them up. */
import { segmenterBy } from '@pagewright/contract/segmenters';

const unspaced = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Script=Thai}/u;
const lengthMin = 4;
const lengthMinUnspaced = 2;

/** Words of four letters and more that join others, in the languages met most. */
const joining = new Set(
  `with your from that this what when where which best more most about into over they them their have will than then here home page
  eine einen einer eines einem oder nicht auch sich über unter wird sind mehr ihre ihren deine unsere seite startseite wenn aber beim alle
  avec pour dans plus votre vous nous sont cette leur mais sans sous chez tous toutes accueil comment
  para como este esta sobre desde entre todo todos pero cuando inicio
  della delle degli dello dalla nella sono come questo questa tutti anche
  mais seus suas pelo pela também onde quando início
  voor naar deze niet meer over onze onder zijn haar alle welkom`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/**
 * Anything but letters, digits and signs that never join them; a point, a comma or an apostrophe may, unless it ends
 * its word. Without it words are quickly cut.
 */
const notSimple = /[^a-z\dß-öø-ÿ \-|&()!?/+*#$%<=>@[\]^`{}~.,:;'’“”–—]|[.,:;'’][^ ]/;
const longWords = /[a-z\dß-öø-ÿ]{4,}/g;

/** Words that are long enough to name a subject; in scripts without spaces two letters are. */
export function subjectWords(lower: string): readonly string[] {
  if (!notSimple.test(lower)) return lower.match(longWords) ?? [];
  const words: string[] = [];
  for (const { segment, isWordLike } of segmenterBy('word').segment(lower))
    if (isWordLike === true && isLongEnough(segment)) words.push(segment);
  return words;
}

/** Of plain letters no script without spaces is made. */
const isUnspaced = (word: string): boolean => /[^ -~]/.test(word) && unspaced.test(word);

const isLongEnough = (word: string): boolean =>
  word.length >= lengthMin || (word.length >= lengthMinUnspaced && isUnspaced(word));

/** The number of a release names a subject as well as a word does; the mark of a section does not. */
const versions = /(?<![\d.])\d+(?:\.\d+)+(?![\d.]*\.\s)/g;

const joints = /[._]/;

const isDigit = (code: number): boolean => code >= 48 && code <= 57;

/** Digits come after points and commas: what begins with a later sign is no number. */
const isNumber = (word: string): boolean => word.charCodeAt(0) <= 57 && /^[\d.,]+$/.test(word);

export function subjectTerms(text: string): string[] {
  const isJointed = joints.test(text);
  const terms = new Set<string>();
  if (isJointed) for (const version of text.match(versions) ?? []) terms.add(version);
  const lower = text.toLowerCase();
  for (const word of subjectWords(isJointed ? lower.replace(/[._]/g, ' ') : lower))
    if (!isNumber(word) && !joining.has(word)) terms.add(word);
  return [...terms];
}

/** Endings that a word of some length may lose without becoming another. */
const endingOf = (length: number): number => (length >= 9 ? 4 : length >= 7 ? 3 : length >= 6 ? 2 : 0);

/** Endings may differ: `tables` is taken up by `table`, `serializing` by `serialization`. The text comes in lower case. */
export function mentions(lowerText: string, term: string): boolean {
  if (isDigit(term.charCodeAt(0)) || isUnspaced(term)) return lowerText.includes(term);
  const ending = term.length === 5 && term.endsWith('s') ? 1 : endingOf(term.length);
  return lowerText.includes(term.slice(0, term.length - ending));
}
