/** Brings text to a form in which spellings of the same words are equal. */

/** Lower case, composed characters, straight apostrophes. */
export const fold = (text: string): string => text.normalize('NFC').toLowerCase().replaceAll('’', "'");

/** As `fold`, without accents and with single spaces. */
export const foldAccents = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Single spaces, and none before punctuation; ".deb" is no punctuation. */
export const tidy = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\s+([,;:.!?])(?![\p{L}\p{N}])/gu, '$1')
    .trim();

/** With the first letter in upper case. */
export const capitalise = (text: string): string =>
  text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** Lower case with every character at its offset: a few letters get longer in lower case, and stay as they are. */
export function lowerCase(text: string): string {
  const lower = text.toLowerCase();
  return lower.length === text.length ? lower : text.replace(/[^\u0130]+/g, (part) => part.toLowerCase());
}
