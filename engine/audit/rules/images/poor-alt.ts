/** Finds why an alternative text is poor; null when it is not. */

import { graphemeLength } from '@pagewright/contract/ratings';
import type { ImageNode } from '../../../model/node-facts.ts';
import { byLanguage, wordList } from '../../../text/languages.ts';
import { tokensIn } from '../../../text/words.ts';
import { clip } from '../../clip.ts';
import { type Shown, say } from '../../evidence.ts';

const sets = byLanguage(
  ({ imageWords }) => imageWords,
  (words) => new Set(wordList(words)),
);

/** No word of the lists is longer. */
const lengthMax = 40;

/** English words count everywhere: tools write them whatever the page speaks. */
function isGenericAlt(alt: string, language: string): boolean {
  if (alt.length > lengthMax || /\p{L}\s+\p{L}/u.test(alt)) return false;
  const word = alt
    .toLowerCase()
    .replace(/[\d\s#._:()-]+$/, '')
    .replace(/^[\s"'“„]+|[\s"'”!?]+$/g, '');
  return word !== '' && ((sets.get('en')?.has(word) ?? false) || (sets.get(language)?.has(word) ?? false));
}

export const charactersMax = 100;
const repeatsMin = 4;
/** Shorter words are often articles. */
const tokenLengthMin = 4;
const fileTypes = 'jpe?g|png|gif|webp|avif|svg|bmp|tiff?|heic';
const extension = new RegExp(`\\.(?:${fileTypes})$`, 'i');
/** `oak_table_png`: a generator replaced the point, which its names cannot have. */
const spelledExtension = new RegExp(`_(?:${fileTypes})$`, 'i');

/** Of a whole URL; empty for any other. */
function fileNameOf(url: string): string {
  const name = /^https?:\/\/[^?#]*\/([^/?#]*)/i.exec(url)?.[1] ?? '';
  if (!name.includes('%')) return name.toLowerCase();
  try {
    return decodeURIComponent(name).toLowerCase();
  } catch {
    return name.toLowerCase();
  }
}

/** A stem such as `apple` may be a fair text; one such as `dsc_0042` or `oak-table-big` was made for files. */
const isFileStem = (alt: string): boolean => !/\s/.test(alt) && /_|\d{3}|-.*-/.test(alt);

function isNamedLike(url: string, lower: string): boolean {
  if (url.startsWith('data:')) return false;
  const name = fileNameOf(url);
  if (name === '') return false;
  return name === lower || (isFileStem(lower) && name.replace(extension, '') === lower);
}

/** `oak_table` for `oak_table_24.png`: the words of the file's name, joined as nobody joins words in a text. */
function isSnakeCaseOf(url: string, lower: string): boolean {
  if (!/^[^\s_]+(?:_[^\s_]+)+$/.test(lower) || url.startsWith('data:')) return false;
  const inName = new Set(tokensIn(fileNameOf(url).replace(extension, '')));
  return tokensIn(lower).every((part) => inName.has(part));
}

function isFileName(alt: string, { resolved, lazySrc, candidates }: ImageNode): boolean {
  const lower = alt.toLowerCase();
  const isSpaced = /\s/.test(lower);
  if (!isSpaced && (extension.test(lower) || spelledExtension.test(lower))) return true;
  return [resolved, lazySrc, ...candidates.map((candidate) => candidate.resolved)].some(
    // A URL has spaces as %20 only.
    (url) =>
      url !== null &&
      (!isSpaced || url.includes('%')) &&
      (isNamedLike(url, lower) || isSnakeCaseOf(url, lower)),
  );
}

function repeatedToken(alt: string): string | null {
  const tokens = tokensIn(alt.toLowerCase());
  if (tokens.length < repeatsMin) return null;
  const long = tokens.filter(({ length }) => length >= tokenLengthMin);
  return (
    long.find((token, at) => long.slice(0, at + 1).filter((each) => each === token).length >= repeatsMin) ??
    null
  );
}

const plain = (text: string): string => tokensIn(text.toLowerCase()).join(' ');

function repeatsNeighbour(alt: string, { caption, control }: ImageNode): boolean {
  if (caption === null && control === null) return false;
  const own = plain(alt);
  return own !== '' && [caption, control?.text ?? null].some((text) => text !== null && plain(text) === own);
}

export interface PoorAlt {
  readonly kind: 'file-name' | 'generic' | 'long' | 'repeated' | 'neighbor';
  /** As evidence shows it. */
  readonly shown: Shown;
}

const cited = (alt: string): string => clip(alt, 300);

/** Independent of the image and its surroundings. */
function whyWordsArePoor(alt: string, language: string): PoorAlt | null {
  if (isGenericAlt(alt, language)) return { kind: 'generic', shown: say('alt-generic', { alt: cited(alt) }) };
  const length = graphemeLength(alt);
  if (length > charactersMax)
    return { kind: 'long', shown: say('alt-long', { alt: cited(alt), length, limit: charactersMax }) };
  const token = repeatedToken(alt);
  return token === null
    ? null
    : { kind: 'repeated', shown: say('alt-repeated', { alt: cited(alt), token: clip(token, 40) }) };
}

export function whyAltIsPoor(image: ImageNode, language: string): PoorAlt | null {
  const alt = image.alt?.trim() ?? '';
  if (alt === '') return null;
  if (isFileName(alt, image)) return { kind: 'file-name', shown: say('alt-file-name', { alt: cited(alt) }) };
  const why = whyWordsArePoor(alt, language);
  if (why !== null) return why;
  return repeatsNeighbour(alt, image)
    ? { kind: 'neighbor', shown: say('alt-neighbor', { alt: cited(alt) }) }
    : null;
}
