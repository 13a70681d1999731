/** What the file of an image says: the words of its name, a stand-in, an image that only decorates. */
import { fold } from '../../text/fold.ts';
import { tokensIn, wordsIn } from '../../text/words.ts';
import type { BriefImage } from '../brief-parts.ts';
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

/** What lies behind something else shows nothing by itself. */
const backdrop = /^(?:bg|background|backdrop)$/i;

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
    .flatMap(tokensIn)
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
    parts.some((part) => backdrop.test(part)) ||
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

/** Said as the source of an empty alt text. */
export const decorative = 'its place: it only decorates';

const spacerName = /^(?:spacer|gap|blank|pixel|transparent|clear|trans|1x1|empty)(?:[-_.\d]|$)/i;

const ornament =
  /(?:^|[-_\d])(?:bullet|divider|separator|hr|ornament|pattern|wave|waves|shape|shapes|blob|corner|shadow|gradient|dots|confetti|swirl|squiggle)s?(?:[-_.\d]|$)/i;

const spacerPixels = 3;
const iconPixels = 64;

export interface Pixels {
  readonly width: number;
  readonly height: number;
}

const isAtMost = ({ width, height }: Partial<Pixels>, most: number): boolean =>
  width !== undefined && height !== undefined && width <= most && height <= most;

/** A vector drawing in a folder of icons, or a small picture. */
function isIcon(image: BriefImage, size: Pixels | undefined): boolean {
  const isDrawn = /\.svg(?:$|\?)/i.test(image.src) && !/logo|illustration|hero|photo/i.test(image.src);
  return isDrawn || isAtMost(image, iconPixels) || (size !== undefined && isAtMost(size, iconPixels));
}

/** "github.svg" beside "Github". */
function repeatsWords({ src }: BriefImage, words: string): boolean {
  const said = new Set(wordsIn(words));
  const own = wordsIn(fold(fileName(src).replace(/\.\w+$/, '')).replaceAll(/[-_.]/g, ' ')).filter(
    (word) => word.length > 2 && !/^(?:icon|icons|logo|ico|small|sm|\d+)$/.test(word),
  );
  return own.length > 0 && own.every((word) => said.has(word));
}

/** An image that is all of a link or a button names it, and so never only decorates. */
export function isDecorative(image: BriefImage, size: Pixels | undefined): boolean {
  if (image.onlyContentOf !== null || image.caption !== null) return false;
  const name = fileName(image.src);
  const thin = [image.width, image.height, size?.width, size?.height].some(
    (pixels) => pixels !== undefined && pixels <= spacerPixels,
  );
  if (thin || spacerName.test(name) || ornament.test(name)) return true;
  if (!isIcon(image, size)) return false;
  return image.besideInControl !== undefined || repeatsWords(image, image.nearText?.slice(0, 60) ?? '');
}
