/** A run of text with what is known of its characters, found in one look at the page. */
import { CodeScratch } from '../code-scratch.ts';
import { decodeText } from './character-references.ts';

export interface TextToken {
  /** References decoded; NUL as it stands. */
  readonly text: string;
  /** Some character is no white space. */
  readonly hasInk: boolean;
  /** Some white space is not a single plain space. */
  readonly untidy: boolean;
  readonly hasNul: boolean;
}

const isWideSpace = (code: number): boolean =>
  code === 0x1680 ||
  (code >= 0x2000 && code <= 0x200a) ||
  code === 0x2028 ||
  code === 0x2029 ||
  code === 0x202f ||
  code === 0x205f ||
  code === 0x3000 ||
  code === 0xfeff;

/** The stretch of `html`, whose codes are given, from `start` to `end`; `raw` when references are not to be decoded. */
export function readTextToken(
  { html, codes }: { readonly html: string; readonly codes: Uint16Array },
  start: number,
  end: number,
  raw = false,
): TextToken {
  let hasInk = false;
  let untidy = false;
  let hasNul = false;
  let hasReference = false;
  let before = 0;
  for (let at = start; at < end; at += 1) {
    const code = codes[at] ?? 0;
    if (code > 38 && code < 0xa0) hasInk = true;
    else if (code === 32) {
      if (before === 32) untidy = true;
    } else if (code === 10 || code === 9 || code === 12 || code === 13) untidy = true;
    else {
      hasInk = true;
      if (code === 38) hasReference = true;
      else if (code === 0) hasNul = true;
      else if (code === 0xa0 || code === 11 || (code >= 0x1680 && isWideSpace(code))) untidy = true;
    }
    before = code;
  }
  const text = html.slice(start, end);
  // What a reference stands for may be white space or NUL itself.
  return hasReference && !raw ? textTokenOf(decodeText(text)) : { text, hasInk, untidy, hasNul };
}

/** What a token is decoded to is read from here. */
const scratch = new CodeScratch(4096);

/** The same for a text that stands by itself. */
export const textTokenOf = (text: string): TextToken =>
  readTextToken({ html: text, codes: scratch.write(text, 0) }, 0, text.length, true);

const nul = '\u0000';

/** In HTML a NUL is no text. */
export const dropNul = (token: TextToken): TextToken =>
  token.hasNul ? textTokenOf(token.text.replaceAll(nul, '')) : token;

/** In svg and math it shows as the mark for what could not be read. */
export const markNul = (token: TextToken): TextToken =>
  token.hasNul ? { ...token, text: token.text.replaceAll(nul, '\uFFFD') } : token;
