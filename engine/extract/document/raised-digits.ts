/** Writes digits of sup and sub as such: 2<sup>48</sup> is not 248. */

const raised: ReadonlyMap<string, string> = signsOf('0123456789+-=()n', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ');
const lowered: ReadonlyMap<string, string> = signsOf('0123456789+-=()', '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎');
/** Longer than the number of a note or a power. */
const lengthMax = 8;

function signsOf(plain: string, small: string): ReadonlyMap<string, string> {
  const signs = Array.from(small);
  return new Map(Array.from(plain, (sign, at) => [sign, signs[at] ?? sign]));
}

/** `before` is the character in front. Below, only what follows a digit could be read as a part of it: people search for H2O. */
export function withSmallDigits(text: string, element: 'sup' | 'sub', before: string): string {
  if (text.length > lengthMax || (element === 'sub' && !/\d/.test(before))) return text;
  const signs = element === 'sup' ? raised : lowered;
  const small = Array.from(text.replaceAll('−', '-'), (sign) => signs.get(sign));
  return /\d/.test(text) && small.every((sign) => sign !== undefined) ? small.join('') : text;
}
