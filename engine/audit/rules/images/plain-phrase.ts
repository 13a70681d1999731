/** Alternative texts that one look at each character clears: neither generic nor too long, and no word too often. */

export const charactersMax = 100;
/** Shorter words are often articles. */
export const tokenLengthMin = 4;

const space = 32;
const tilde = 126;

const isLetter = (code: number): boolean => (code | 32) >= 97 && (code | 32) <= 122;
const isDigit = (code: number): boolean => code >= 48 && code <= 57;

/** Of plain characters, not too many, with two words side by side and no four long words that begin alike. */
export function isPlainPhrase(text: string): boolean {
  if (text.length > charactersMax) return false;
  let hasTwoWords = false;
  let isAfterLetter = false;
  let isAfterWord = false;
  let tokenLength = 0;
  let first = 0;
  // Bits of the characters that at least so many long words begin with.
  let once = 0;
  let twice = 0;
  let thrice = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < space || code > tilde) return false;
    const isOfLetters = isLetter(code);
    if (isOfLetters || isDigit(code)) {
      hasTwoWords ||= isOfLetters && isAfterWord;
      tokenLength += 1;
      if (tokenLength === 1) first = 1 << (code & 31);
      if (tokenLength === tokenLengthMin) {
        if ((thrice & first) !== 0) return false;
        thrice |= twice & first;
        twice |= once & first;
        once |= first;
      }
    } else tokenLength = 0;
    isAfterWord = isAfterLetter && code === space;
    isAfterLetter = isOfLetters;
  }
  return hasTwoWords;
}
