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

/** Letters and digits, signs that never join them, and signs that may unless they end their word. */
const [letter, sign, joint] = [1, 2, 3];
const kinds = new Uint8Array(0x2020);
for (const each of 'abcdefghijklmnopqrstuvwxyz0123456789') kinds[each.charCodeAt(0)] = letter;
for (let code = 0xdf; code <= 0xff; code += 1) kinds[code] = code === 0xf7 ? 0 : letter;
for (const each of ' -|&()!?/+*#$%<=>@[]^`{}~“”–—') kinds[each.charCodeAt(0)] = sign;
for (const each of ".,:;'’") kinds[each.charCodeAt(0)] = joint;
const space = 32;

/** The long words between the signs; null when the text has any other character, or a sign that joins two words. */
function plainWords(lower: string): readonly string[] | null {
  const words: string[] = [];
  const { length } = lower;
  let from = 0;
  for (let at = 0; at < length; at += 1) {
    const code = lower.charCodeAt(at);
    const kind = code < kinds.length ? (kinds[code] ?? 0) : 0;
    if (kind === letter) continue;
    if (kind === 0 || (kind === joint && at + 1 < length && lower.charCodeAt(at + 1) !== space)) return null;
    if (at - from >= lengthMin) words.push(lower.slice(from, at));
    from = at + 1;
  }
  if (length - from >= lengthMin) words.push(lower.slice(from));
  return words;
}

/** Words that are long enough to name a subject; in scripts without spaces two letters are. */
export function subjectWords(lower: string): readonly string[] {
  return plainWords(lower) ?? wordsOfPlatform(lower);
}

function wordsOfPlatform(lower: string): readonly string[] {
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

const isDigit = (code: number): boolean => code >= 48 && code <= 57;

/** Digits come after points and commas: what begins with a later sign is no number. */
const isNumber = (word: string): boolean => word.charCodeAt(0) <= 57 && /^[\d.,]+$/.test(word);

export function subjectTerms(text: string): string[] {
  const isJointed = text.includes('.') || text.includes('_');
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
