/** Finds what a text states as fact and can be checked: domains, e-mail addresses, accounts, phone numbers, prices, percentages and other numbers. */
import {
  currencies,
  fileExtensions,
  hanNumber,
  nonLatinTopLevelDomains,
  offers,
  percentWords,
} from './claim-words.ts';
import { numbersAsDigits } from './number-words.ts';
import { plainSigns } from './plain-signs.ts';

export type ClaimKind = 'domain' | 'email' | 'account' | 'phone' | 'price' | 'percentage' | 'number';

export interface Claim {
  readonly kind: ClaimKind;
  /** In a form in which different spellings of the same fact are equal. */
  readonly value: string;
}

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

/** A name in a social network; not a keyword of JSON-LD or CSS. */
const account =
  /(?<![\p{L}\p{N}._%+@/-])@(?!(?:context|type|id|graph|media|import|font-face|supports|layer|charset|keyframes)(?![a-z]))[a-z_][a-z0-9_.]{2,29}(?![a-z0-9_@])/gu;

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

const digitsOfPhone = (written: string): string => written.replaceAll(/\D/g, '').replace(/^0+/, '');

function isPhone(written: string): boolean {
  const { length } = digitsOfPhone(written);
  return !datesOrTimes.test(written.trim()) && length >= phoneDigits.min && length <= phoneDigits.max;
}

const phonesIn = (text: string): string[] =>
  [...text.matchAll(digitRun)].filter(([found]) => isPhone(found)).map(([found]) => digitsOfPhone(found));

/** 1-800-FLOWERS: what is dialled is in capital letters. */
const dialledWords = /(?<![\p{L}\p{N}])(?:\+?1[ -])?0?[89]\d\d[ -][A-Z][A-Z-]{3,}(?![\p{L}\p{N}])/gu;

const number = String.raw`\d{1,3}(?:[ .,'’]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d{1,2})?(?!\d)`;

/** "1.200,00" and "1 200" are 1200, "6.50" is 6.5; a number in Chinese characters stays as it is. */
function amountOf(written: string): string {
  if (!/\d/.test(written)) return written;
  const [, whole = written, decimals = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(written) ?? [];
  return String(Number(`${whole.replaceAll(/\D/g, '')}.${decimals}`));
}

const priceOf = currencies.map(({ code, before, after }) => ({
  code,
  pattern: new RegExp(
    `(?:${before}) ?(${number})|(?<![\\d.,])(${number}|${hanNumber})(?:[.,]?-)? ?(?:${after})(?![a-z])`,
    'gu',
  ),
}));
const offerOf = Object.entries(offers).map(([name, words]) => ({
  name,
  pattern: new RegExp(`(?<![\\p{Script=Latin}])(?:${words})(?![\\p{Script=Latin}])`, 'gu'),
}));

const pricesIn = (text: string): string[] => [
  ...priceOf.flatMap(({ code, pattern }) =>
    [...text.matchAll(pattern)].map(([, first, second]) => `${code} ${amountOf(first ?? second ?? '')}`),
  ),
  ...offerOf.filter(({ pattern }) => text.search(pattern) !== -1).map(({ name }) => name),
];

const percentage = new RegExp(
  `(?<![\\d.,])(${number}|${hanNumber}) ?(?:${percentWords})|% ?(${number})`,
  'gu',
);

const percentagesIn = (text: string): string[] =>
  [...text.matchAll(percentage)].map(([, first, second]) => amountOf(first ?? second ?? ''));

/** Not "MP3" or "H1", whose digits are part of a name. */
const anyNumber = new RegExp(`(?<![\\p{Script=Latin}\\d]|\\d[.,])(?:${number})`, 'gu');
const url = /(?:\b[a-z][a-z0-9+.-]{0,30}:)?\/\/[^\s"'<>]+/gu;

/** Numbers that are no part of anything found otherwise. */
function otherNumbers(text: string): string[] {
  const patterns = [
    url,
    email,
    asciiDomain,
    otherDomain,
    percentage,
    ...priceOf.map(({ pattern }) => pattern),
  ];
  const phones = [...text.matchAll(digitRun)].filter(([found]) => isPhone(found)).map(([found]) => found);
  const rest = [...patterns, ...phones].reduce<string>((left, each) => left.replaceAll(each, ' '), text);
  return (rest.match(anyNumber) ?? []).map(amountOf);
}

const as = (kind: ClaimKind, values: readonly string[]): Claim[] => values.map((value) => ({ kind, value }));

function namedClaims(text: string, language: string): Claim[] {
  const signs = plainSigns(text);
  const figures = numbersAsDigits(signs, language);
  return [
    ...as('domain', domainsIn(signs)),
    ...as('email', signs.match(email) ?? []),
    ...as('account', signs.match(account) ?? []),
    ...as('phone', [...phonesIn(signs), ...(text.normalize('NFKC').match(dialledWords) ?? [])]),
    ...as('price', pricesIn(figures)),
    ...as('percentage', percentagesIn(figures)),
  ];
}

/** What a text states. The digits of a price are no other number. */
export const claimsIn = (text: string, language: string): Claim[] => [
  ...namedClaims(text, language),
  ...as('number', otherNumbers(numbersAsDigits(plainSigns(text), language))),
];

/** What a page vouches for: every number on it too, those of its prices and dates included. */
export function factsIn(text: string, language: string): Claim[] {
  const figures = numbersAsDigits(plainSigns(text), language);
  const written = [...(figures.match(anyNumber) ?? []), ...(figures.match(/\d+/g) ?? [])];
  return [...namedClaims(text, language), ...as('number', written.map(amountOf))];
}
