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

/** Made by a service for stand-ins: what belongs there is a picture, not a description of none. */
const standIn =
  /^https?:\/\/(?:[\w-]+\.)*(?:dummyimage|placehold|placeholder|placeimg|placekitten|lorempixel|loremflickr|fakeimg|picsum)\b|\/placeholders?\//i;

export const isStandIn = (src: string): boolean => standIn.test(src);

/** Words about the file, not about what is seen. */
const technical =
  /^(?:img|image|images|dsc|dscn|photo|foto|pic|picture|thumb|thumbnail|small|medium|large|final|copy|scaled|min|web|full|bg|background|version|new|old)$/i;

/** Words about a picture's place on the page: they name nothing alone, and belong to the name beside others. */
const placing =
  /^(?:hero|banner|header|footer|icon|icons|logo|shape|pattern|wave|dot|avatar|profile|face|user|team|client|portfolio|gallery|slide|slider|carousel|card|post|blog|project|product|item|example|demo|sample|test|placeholder|dummy|default|screenshot|screen|fig|figure|left|right|top|bottom|white|black|dark|light)$/i;

/** Folders in which a site keeps the logos of others: there the name is that of a company. */
const logoFolder = /\/(?:logos?|brands?|clients?|partners?|sponsors?|companies|payments?)\//i;

export const isAmongLogos = (src: string): boolean => logoFolder.test(src);

/** A file among portraits is often called after its photographer. */
const peopleFolder = /\/(?:faces?|avatars?|people|users?|authors?)\//i;

const initialsMax = 3;

/** As the page spells it; else names of up to three letters are initials. */
function asWritten(word: string, texts: readonly string[]): string {
  const spelled = texts
    .flatMap((text) => text.split(/[^\p{L}\p{N}]+/u))
    .find((each) => each.toLowerCase() === word.toLowerCase() && /\p{Lu}/u.test(each));
  return spelled ?? (word.length <= initialsMax ? word.toUpperCase() : word);
}

/** "boat-at-the-pier.jpg". */
const small = /^(?:of|in|on|at|to|by|de|la|le|im|am|zu|du|el)$/i;

const isWord = (part: string): boolean =>
  /^\p{L}{3,}$/u.test(part) && !technical.test(part) && /[aeiouyäöüáéíóúàèìòùåæøаеёиоуыэюя]/iu.test(part);

export interface FileSurroundings {
  /** On how many pages of the site a word is. */
  readonly spread: ReadonlyMap<string, number>;
  /** The text next to the picture. */
  readonly beside: string;
}

/**
 * Null where the name is no name: at least one of its words must be one that the site itself uses, unless the file is
 * kept among logos. A photographer's name or a code is never both.
 */
export function nameInWords(
  src: string,
  { headings, paragraphs }: Pick<PageBrief, 'headings' | 'paragraphs'>,
  { spread, beside }: FileSurroundings,
): string | null {
  const stem = fileName(src).replace(/\.\w+$/, '');
  const parts = stem
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/[\s_.+-]+/)
    .filter((part) => part !== '' && !/^\d+(?:x\d+)?$|^\d+(?:px|w|h)$/i.test(part));
  const words = parts.filter((part) => !technical.test(part));
  if (
    words.every((word) => placing.test(word)) ||
    words.length > 6 ||
    !words.every((word, at) => isWord(word) || (at > 0 && at < words.length - 1 && small.test(word))) ||
    peopleFolder.test(src)
  )
    return null;
  const texts = [...headings.map(({ text }) => text), ...paragraphs];
  if (isAmongLogos(src) && words.length <= 2) return words.map((word) => asWritten(word, texts)).join(' ');
  const own = new Set(texts.flatMap(wordsIn));
  const isKnown = (word: string): boolean =>
    own.has(word.toLowerCase()) || (spread.get(word.toLowerCase()) ?? 0) > 0;
  const [only = ''] = words;
  const besides = [beside, ...headings.filter(({ level }) => level === 1).map(({ text }) => text)];
  const isNamed = words.length === 1 && besides.some((text) => wordsIn(text).includes(only.toLowerCase()));
  if (isNamed) return asWritten(only.toLowerCase(), texts);
  // Elsewhere on the page a single common word may be there by chance.
  const known = words.filter(isKnown).length;
  return words.length >= 2 && known >= words.length / 2 ? words.join(' ').toLowerCase() : null;
}
