/** Reads the words of an image's file name: "teapot-blue-01.png" shows a teapot, "IMG_4031.jpg" says nothing. */
import { wordsIn } from '../../text/words.ts';
import type { PageBrief } from '../page-brief.ts';

export const fileName = (src: string): string =>
  decodeSafely((URL.parse(src, 'https://x.example/')?.pathname ?? src).split('/').at(-1) ?? '');

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Words about the file or its place on the page, not about what is seen. */
const technical =
  /^(?:img|image|images|dsc|dscn|photo|foto|pic|picture|thumb|thumbnail|small|medium|large|final|copy|hero|banner|header|footer|scaled|min|web|full|bg|background|icon|icons|logo|shape|pattern|wave|dot|avatar|profile|face|user|team|client|portfolio|gallery|slide|slider|carousel|card|post|blog|project|product|item|example|demo|sample|test|placeholder|dummy|default|screenshot|screen|fig|figure|left|right|top|bottom|white|black|dark|light|new|old|version)$/i;

/** Folders in which a site keeps the logos of others: there the name is that of a company. */
const logoFolder = /\/(?:logos?|brands?|clients?|partners?|sponsors?|companies|payments?)\//i;

/** A file among portraits is often called after its photographer. */
const peopleFolder = /\/(?:faces?|avatars?|people|users?|authors?)\//i;

const initialsMax = 3;

const isWord = (part: string): boolean =>
  /^\p{L}{3,}$/u.test(part) && /[aeiouyäöüáéíóúàèìòùåæøаеёиоуыэюя]/iu.test(part) && !technical.test(part);

/**
 * Null where the name is no name: at least one of its words must be one that the site itself uses, unless the file is
 * kept among logos. A photographer's name or a code is never both.
 */
export function nameInWords(
  src: string,
  { headings, paragraphs }: Pick<PageBrief, 'headings' | 'paragraphs'>,
  spread: ReadonlyMap<string, number>,
): string | null {
  const stem = fileName(src).replace(/\.\w+$/, '');
  const parts = stem
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/[\s_.+-]+/)
    .filter((part) => part !== '' && !/^\d+(?:x\d+)?$|^\d+(?:px|w|h)$/i.test(part));
  const words = parts.filter((part) => !technical.test(part));
  if (words.length === 0 || words.length > 6 || !words.every(isWord) || peopleFolder.test(src)) return null;
  // Names of up to three letters are initials.
  if (logoFolder.test(src) && words.length <= 2)
    return words.map((word) => (word.length <= initialsMax ? word.toUpperCase() : word)).join(' ');
  const own = new Set([...headings.map(({ text }) => text), ...paragraphs].flatMap(wordsIn));
  const isKnown = (word: string): boolean =>
    own.has(word.toLowerCase()) || (spread.get(word.toLowerCase()) ?? 0) > 0;
  const [only = ''] = words;
  const isNamed =
    words.length === 1 &&
    headings.some(({ level, text }) => level === 1 && wordsIn(text).includes(only.toLowerCase()));
  if (isNamed) return only.toLowerCase();
  // Elsewhere on the page a single common word may be there by chance.
  const known = words.filter(isKnown).length;
  return words.length >= 2 && known >= words.length / 2 ? words.join(' ').toLowerCase() : null;
}
