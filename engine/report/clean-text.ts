/** Crawled text made harmless to lay out: no control characters, nothing that turns the reading direction around. */

/** NUL and its like, line and paragraph separators, and the marks that override or isolate direction. */
const harmful = /(?![\t\n\r])\p{Cc}|[\u061c\u2028\u2029\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu;

export const cleanText = (text: string): string => text.toWellFormed().replaceAll(harmful, '');

/** Cut at a length, with a sign that it was. */
export const clipText = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1).toWellFormed()}…` : text;
