/** Estimates how many tokens a text has, for any model. */

const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

/** About four characters of most languages, and nearly each of East Asian ones. */
export function estimateTokens(text: string): number {
  const wide = text.match(eastAsian)?.length ?? 0;
  return Math.ceil((text.length - wide) / 4 + wide * 0.8);
}
