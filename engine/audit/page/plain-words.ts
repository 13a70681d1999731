/** Reduces text to words in lower case without accents, so that spellings compare. */

export const withoutAccents = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

export const wordsOf = (text: string): readonly string[] =>
  withoutAccents(text).match(/[\p{L}\p{N}]+/gu) ?? [];
