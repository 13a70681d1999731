/** Why an alternative text helps nobody; null when it may well help. */

import { graphemeLength } from '@pagewright/contract/verdicts';
import type { ImageNode } from '../../../facts/node-facts.ts';
import { clip } from '../../clip.ts';
import { isGenericAlt } from './generic-alts.ts';
import { charactersMax, isPlainPhrase, tokenLengthMin } from './plain-phrase.ts';

const repeatsMin = 4;

const longAsciiToken = /[a-z\d]{4,}/g;
const anyToken = /[\p{L}\p{N}]+/gu;
const extension = /\.(?:jpe?g|png|gif|webp|avif|svg|bmp|tiff?|heic)$/i;

const escapedOrSpace = /[%\s]/;

function fileNameOf(address: string): string {
  const name = URL.parse(address)?.pathname.split('/').pop() ?? '';
  try {
    return decodeURIComponent(name).toLowerCase();
  } catch {
    return name.toLowerCase();
  }
}

/** A stem such as `apple` may be a fair text; one such as `dsc_0042` or `oak-table-big` was made for files. */
const looksLikeStem = (alt: string): boolean => !/\s/.test(alt) && /_|\d{3}|-.*-/.test(alt);

function isNamedLike(address: string, lower: string): boolean {
  if (address.startsWith('data:')) return false;
  const name = fileNameOf(address);
  if (name === '') return false;
  return name === lower || (looksLikeStem(lower) && name.replace(extension, '') === lower);
}

/** A file's name has spaces only where its address has them, plain or escaped. */
const mayBeNamed = (address: string | null, alt: string, isSpaced: boolean): boolean =>
  address !== null && (!isSpaced || escapedOrSpace.test(address)) && isNamedLike(address, alt.toLowerCase());

function isFileName(alt: string, { resolved, lazySrc, candidates }: ImageNode, isSpaced: boolean): boolean {
  if (!isSpaced && extension.test(alt.toLowerCase())) return true;
  if (mayBeNamed(resolved, alt, isSpaced) || mayBeNamed(lazySrc, alt, isSpaced)) return true;
  for (const candidate of candidates) if (mayBeNamed(candidate.resolved, alt, isSpaced)) return true;
  return false;
}

function repeatedToken(alt: string): string | null {
  if (alt.length < repeatsMin * tokenLengthMin) return null;
  const tokens = alt.toLowerCase().match(/[^ -~]/.test(alt) ? anyToken : longAsciiToken) ?? [];
  if (tokens.length < repeatsMin) return null;
  // So few that counting backwards is quicker than keeping count.
  for (let at = repeatsMin - 1; at < tokens.length; at += 1) {
    const token = tokens[at] ?? '';
    if (token.length >= tokenLengthMin && timesUpTo(tokens, at) >= repeatsMin) return token;
  }
  return null;
}

function timesUpTo(tokens: readonly string[], at: number): number {
  let times = 0;
  for (let before = 0; before <= at; before += 1) if (tokens[before] === tokens[at]) times += 1;
  return times;
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function repeatsNeighbour(alt: string, { caption, control }: ImageNode): boolean {
  if (caption === null && control === null) return false;
  const own = plain(alt);
  return own !== '' && [caption, control?.text ?? null].some((text) => text !== null && plain(text) === own);
}

/** Whatever the image and its surroundings. */
export function whyWordsArePoor(alt: string, language: string): string | null {
  if (isGenericAlt(alt, language)) return 'says only what kind of thing it is';
  const length = alt.length > charactersMax ? graphemeLength(alt) : 0;
  if (length > charactersMax) return `has ${length} characters, more than ${charactersMax}`;
  const token = repeatedToken(alt);
  return token === null ? null : `repeats “${clip(token, 40)}”`;
}

export function whyAltIsPoor(image: ImageNode, language: string): string | null {
  const alt = image.alt?.trim() ?? '';
  if (alt === '') return null;
  const isPlain = isPlainPhrase(alt);
  if (isFileName(alt, image, isPlain || /\s/.test(alt))) return 'is the name of a file';
  const why = isPlain ? null : whyWordsArePoor(alt, language);
  if (why !== null) return why;
  return repeatsNeighbour(alt, image) ? 'repeats the text beside the image' : null;
}
