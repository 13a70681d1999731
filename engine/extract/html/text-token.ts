/** A run of text with what is known of its characters, found in one look at the page. */
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

/** The stretch of `html` from `start` to `end`; `raw` when references are not to be decoded. */
export function readTextToken(html: string, start: number, end: number, raw = false): TextToken {
  let hasInk = false;
  let untidy = false;
  let hasNul = false;
  let hasReference = false;
  let afterSpace = false;
  for (let at = start; at < end; at += 1) {
    const code = html.charCodeAt(at);
    if (code > 38 && code < 0xa0) {
      hasInk = true;
      afterSpace = false;
    } else if (code === 32) {
      if (afterSpace) untidy = true;
      afterSpace = true;
    } else {
      afterSpace = false;
      if (code === 10 || code === 9 || code === 12 || code === 13) untidy = true;
      else {
        hasInk = true;
        if (code === 38) hasReference = true;
        else if (code === 0) hasNul = true;
        else if (code === 0xa0 || code === 11 || (code >= 0x1680 && isWideSpace(code))) untidy = true;
      }
    }
  }
  const text = html.slice(start, end);
  if (!hasReference || raw) return { text, hasInk, untidy, hasNul };
  // What a reference stands for may be white space or NUL itself.
  const decoded = decodeText(text);
  return readTextToken(decoded, 0, decoded.length, true);
}

export const textTokenOf = (text: string): TextToken => readTextToken(text, 0, text.length, true);

const nul = '\u0000';

/** In HTML a NUL is no text. */
export const dropNul = (token: TextToken): TextToken =>
  token.hasNul ? textTokenOf(token.text.replaceAll(nul, '')) : token;

/** In svg and math it shows as the mark for what could not be read. */
export const markNul = (token: TextToken): TextToken =>
  token.hasNul ? { ...token, text: token.text.replaceAll(nul, '\uFFFD') } : token;
