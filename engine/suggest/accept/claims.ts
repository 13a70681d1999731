/** Finds what a text states as fact and can be checked: domains, e-mail addresses, phone numbers, prices and percentages. */
import { currencies, fileExtensions, nonLatinTopLevelDomains, percentWords } from './claim-words.ts';

export type ClaimKind = 'domain' | 'email' | 'phone' | 'price' | 'percentage';

export interface Claim {
  readonly kind: ClaimKind;
  /** In a form in which different spellings of the same fact are equal. */
  readonly value: string;
}

/** Digits and signs of any script as ASCII has them, in lower case. */
const normalise = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replaceAll(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replaceAll('٪', '%')
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .replaceAll(/[‐‑‒–—−]/g, '-')
    .replaceAll(/\s+/g, ' ');

const asciiLabel = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?';
const anyLabel = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]*[\\p{L}\\p{M}\\p{N}])?';
const asciiDomain = new RegExp(
  `(?<![\\p{Script=Latin}0-9.@-])(?:${asciiLabel}\\.)+(?<top>[a-z]{2,24}|xn--[a-z0-9-]+)(?![a-z0-9@-])`,
  'gu',
);
const otherDomain = new RegExp(
  `(?<![\\p{L}\\p{N}.@-])(?:${anyLabel}\\.)+(?:[a-z]{2,24}|${nonLatinTopLevelDomains.join('|')})(?![\\p{L}\\p{N}@-])`,
  'gu',
);
const ipAddress = /(?<![\w.])\d{1,3}(?:\.\d{1,3}){3}(?![\w.])/gu;
/** Latin letters, so that a text without spaces around it is no part of it. */
const email =
  /(?<![a-z0-9._%+-])[a-z0-9._%+-]{1,64}@[\p{Script=Latin}\d-]{1,63}(?:\.[\p{Script=Latin}\d-]{1,63})+/gu;

const isFileName = (top: string | undefined): boolean => top !== undefined && fileExtensions.has(top);

function domainsIn(text: string): string[] {
  const ascii = [...text.matchAll(asciiDomain)].filter(({ groups }) => !isFileName(groups?.['top']));
  const other = [...text.matchAll(otherDomain)].filter(([found]) => /[^\x20-\x7e]/.test(found));
  return [...ascii, ...other, ...text.matchAll(ipAddress)].map(([found]) => found.replace(/^www\./, ''));
}

const digitRun = /(?<![\w#.,])\+?\(?\d[\d ()./-]{5,24}\d(?![\w%]|[.,]\d)/gu;
/** "2019-2026", "2026-11-15", "15.11.2026", "08.00-18.00". */
const datesOrTimes =
  /^(?:(?:19|20)\d\d ?[-/] ?(?:19|20)?\d\d|\d{4}([-./])\d\d?\1\d\d?|\d\d?([-./])\d\d?\2\d{2,4}|\d\d?\.\d\d ?- ?\d\d?\.\d\d)$/;
const phoneDigits = { min: 7, max: 15 };

const phonesIn = (text: string): string[] =>
  [...text.matchAll(digitRun)]
    .filter(([found]) => !datesOrTimes.test(found.trim()))
    .map(([found]) => found.replaceAll(/\D/g, '').replace(/^0+/, ''))
    .filter(({ length }) => length >= phoneDigits.min && length <= phoneDigits.max);

const number = String.raw`\d{1,3}(?:[ .,'’]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d{1,2})?(?!\d)`;

/** "1.200,00" and "1 200" are 1200, "6.50" is 6.5. */
function amountOf(written: string): string {
  const [, whole = written, decimals = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(written) ?? [];
  return String(Number(`${whole.replaceAll(/\D/g, '')}.${decimals}`));
}

const priceOf = currencies.map(({ code, before, after }) => ({
  code,
  pattern: new RegExp(
    `(?:${before}) ?(${number})|(?<![\\d.,])(${number})(?:[.,]?-)? ?(?:${after})(?![a-z])`,
    'gu',
  ),
}));

const pricesIn = (text: string): string[] =>
  priceOf.flatMap(({ code, pattern }) =>
    [...text.matchAll(pattern)].map(([, first, second]) => `${code} ${amountOf(first ?? second ?? '')}`),
  );

const percentage = new RegExp(`(?<![\\d.,])(${number}) ?(?:${percentWords})|% ?(${number})`, 'gu');

const percentagesIn = (text: string): string[] =>
  [...text.matchAll(percentage)].map(([, first, second]) => amountOf(first ?? second ?? ''));

export function claimsIn(text: string): Claim[] {
  const words = normalise(text);
  const as = (kind: ClaimKind, values: readonly string[]): Claim[] =>
    values.map((value) => ({ kind, value }));
  return [
    ...as('domain', domainsIn(words)),
    ...as('email', words.match(email) ?? []),
    ...as('phone', phonesIn(words)),
    ...as('price', pricesIn(words)),
    ...as('percentage', percentagesIn(words)),
  ];
}
