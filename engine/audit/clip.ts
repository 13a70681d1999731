/** Text of a page as a finding quotes it: long enough to be known again, never without end. */

export const quoteMax = 500;

export const clip = (text: string, max = quoteMax): string =>
  text.length <= max ? text : `${text.slice(0, max - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
