/** Character classes of HTML's syntax. */

export const isSpace = (code: number): boolean =>
  code <= 32 && (code === 32 || code === 10 || code === 9 || code === 12 || code === 13);

/** White space, `/` or `>`: what ends the name of a tag. */
export const isTagNameEnd = (code: number): boolean =>
  code <= 62 && (code === 62 || code === 47 || isSpace(code));

/** Only A to Z are folded, as HTML compares names. */
export function lowerAscii(text: string): string {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= 65 && code <= 90) return text.replace(/[A-Z]+/g, (part) => part.toLowerCase());
  }
  return text;
}

/** Where the first character that is no white space stands; the length when all is. */
export function firstInk(text: string): number {
  let at = 0;
  while (at < text.length && isSpace(text.charCodeAt(at))) at += 1;
  return at;
}
