/** Removes control characters and direction overrides from crawled text. */

/** Control characters, line and paragraph separators, and characters that override or isolate the text direction. */
const harmful = /(?![\t\n\r])\p{Cc}|[\u061c\u2028\u2029\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu;

export const cleanText = (text: string): string => text.toWellFormed().replaceAll(harmful, '');

/** Cut to a length, with an ellipsis. */
export const clipText = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1).toWellFormed()}…` : text;
