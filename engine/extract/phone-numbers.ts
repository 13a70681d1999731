/** Finds telephone numbers in plain text. */

const pattern = /(?:\+\d{1,3}[ ./-]?)?(?:\(\d{1,5}\)[ ./-]?)?\d{2,5}(?:[ ./-]\d{2,8}){1,4}/g;
const callWords = /(?:t[ée]l|phone|call|ring|fon|mobil|appel|llam|chiam|ligu|bel)\p{L}*\.?\s?:?\s*$/iu;
/** (317) 585-8468: no other figures are written so. */
const american = /^\(\d{3}\) \d{3}-\d{4}$/;
const digitsMin = 7;
const digitsMax = 15;
/** How many characters before a number are searched for a label. */
const reach = 30;

/** Digits are a number to call after a word such as "call", or where they begin with + and a country code. */
export function findPhones(text: string): string[] {
  return [...text.matchAll(pattern)]
    .filter(({ 0: found, index }) => {
      const count = found.replaceAll(/\D/g, '').length;
      if (count < digitsMin || count > digitsMax) return false;
      return (
        found.startsWith('+') ||
        american.test(found) ||
        callWords.test(text.slice(Math.max(0, index - reach), index))
      );
    })
    .map(([found]) => found.trim());
}
