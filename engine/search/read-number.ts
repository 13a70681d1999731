/** Reads numbers as any language writes them: 1,234.5 and 1.234,5 and 1 234,5 and ١٢٣. */

const digitZeros = [0x0660, 0x06f0, 0x0966, 0x09e6];

const toLatin = (text: string): string =>
  text.replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = digitZeros.find((each) => code >= each && code < each + 10);
    return zero === undefined ? digit : String(code - zero);
  });

const spaces = /[\s\u00a0\u202f'’\u066c]/g;
const plain = (text: string): string => toLatin(text.trim()).replaceAll(spaces, '').replaceAll('\u066b', '.');

/** A count has no decimals, so that whatever is between its digits separates thousands; null when it is no count. */
export function readCount(text: string): number | null {
  const digits = plain(text);
  if (/^\d+$/.test(digits)) return Number(digits);
  return /^\d{1,3}(?:[.,]\d{2,3})+$/.test(digits) && /[.,]\d{3}$/.test(digits)
    ? Number(digits.replaceAll(/[.,]/g, ''))
    : null;
}

/** With decimals: the last separator is theirs; null when it is no number. */
export function readDecimal(text: string): number | null {
  const digits = plain(text);
  if (!/^\d+(?:[.,]\d+)*$/.test(digits)) return null;
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  if (last === -1) return Number(digits);
  return Number(`${digits.slice(0, last).replaceAll(/[.,]/g, '')}.${digits.slice(last + 1)}`);
}

/** A share of 1: as percent, or as it is; null when it is neither. */
export function readShare(text: string): number | null {
  const isPercent = /[%٪﹪％]/.test(text);
  const number = readDecimal(text.replaceAll(/[%٪﹪％]/g, ''));
  if (number === null) return null;
  return isPercent ? number / 100 : number;
}
