/** Character classes of HTML's syntax, and what the standard does to names and text by them. */

const nul = '\u0000';
const replacement = '\uFFFD';

/** Takes a character code; NaN, which `charCodeAt` returns behind the end, is no white space. */
export const isSpace = (code: number): boolean =>
  code === 32 || code === 10 || code === 9 || code === 12 || code === 13;

/** White space, `/` or `>`: what ends the name of a tag. */
export const isTagNameEnd = (code: number): boolean => code === 62 || code === 47 || isSpace(code);

export const isLetter = (code: number): boolean => (code | 32) >= 97 && (code | 32) <= 122;

/** Only A to Z are folded, as HTML compares names. */
const lowerAscii = (text: string): string =>
  /[A-Z]/.test(text) ? text.replace(/[A-Z]+/g, (part) => part.toLowerCase()) : text;

/** The name of a tag or an attribute as tree construction sees it. */
export const normalizeName = (written: string): string => replaceNul(lowerAscii(written));

export const hasNonSpace = (text: string): boolean => /[^ \n\t\f\r]/.test(text);

/** The white space at the start of a text, and the rest. */
export function splitLeadingSpace(text: string): [space: string, rest: string] {
  const at = text.search(/[^ \n\t\f\r]/);
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at)];
}

export const onlySpace = (text: string): string => text.replace(/[^ \n\t\f\r]+/g, '');

/** In HTML content NUL characters are dropped. */
export const removeNul = (text: string): string => (text.includes(nul) ? text.replaceAll(nul, '') : text);

/** In names, attributes, raw text, svg and math they become U+FFFD. */
export const replaceNul = (text: string): string =>
  text.includes(nul) ? text.replaceAll(nul, replacement) : text;
