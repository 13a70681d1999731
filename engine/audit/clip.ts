/** Shortens quoted page text. */

export const quoteMax = 500;

export const clip = (text: string, max = quoteMax): string =>
  text.length <= max ? text : `${text.slice(0, max - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
