/** Finds what a text states as fact and can be checked: hosts, contacts, prices, percentages, numbers with their units. */
import { currencies, hanNumber, offers, percentWords } from './claim-words.ts';
import { hostsIn } from './find-hosts.ts';
import { amountOf, type Measure, type MeasureReader } from './measures.ts';
import { numbersAsDigits } from './number-words.ts';
import { plainSigns } from './plain-signs.ts';

export type ContactKind = 'host' | 'email' | 'account' | 'phone';
export type FigureKind = 'price' | 'percentage';

export interface Claim<Kind> {
  readonly kind: Kind;
  /** In a form in which different spellings of the same fact are equal. */
  readonly value: string;
}

/** Latin letters, so that a text without spaces around it is no part of it. */
const email =
  /(?<![a-z0-9._%+-])[a-z0-9._%+-]{1,64}@[\p{Script=Latin}\d-]{1,63}(?:\.[\p{Script=Latin}\d-]{1,63})+/gu;

/** A name in a social network; not a keyword of JSON-LD or CSS, a package or a decorator. */
const account =
  /(?<![\p{L}\p{N}._%+@/`-])@(?!(?:context|type|id|graph|media|import|font-face|supports|layer|charset|keyframes)(?![a-z]))[a-z_][a-z0-9_.]{2,29}(?![a-z0-9_@(/])/gu;

const digitRun = /(?<![\w#.,])\+?\(?\d[\d ()./-]{5,24}\d(?![\w%]|[.,]\d)/gu;
/** "2019-2026", "2026-11-15 08", "15.11.2026", "08.00-18.00", "192.168.0.100". */
const datesOrTimes =
  /^(?:(?:19|20)\d\d ?[-/] ?(?:19|20)?\d\d|\d{4}([-./])\d\d?\1\d\d?(?: .*)?|\d\d?([-./])\d\d?\2\d{2,4}|\d\d?\.\d\d ?- ?\d\d?\.\d\d|\d{1,3}(?:\.\d{1,3}){3}|[1-9]\d*(?:[ .]\d{3})*)$/;
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
/** A number in Chinese characters stays as it is. */
const amount = (written: string): string => (/\d/.test(written) ? String(amountOf(written)) : written);

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
    [...text.matchAll(pattern)].map(([, first, second]) => `${code} ${amount(first ?? second ?? '')}`),
  ),
  ...offerOf.filter(({ pattern }) => text.search(pattern) !== -1).map(({ name }) => name),
];

const percentage = new RegExp(
  `(?<![\\d.,])(${number}|${hanNumber}) ?(?:${percentWords})|% ?(${number})`,
  'gu',
);

const percentagesIn = (text: string): string[] =>
  [...text.matchAll(percentage)].map(([, first, second]) => `${amount(first ?? second ?? '')}%`);

const url = /(?:\b[a-z][a-z0-9+.-]{0,30}:)?\/\/[^\s"'<>]+/gu;

/** Without what is found otherwise: the digits of a price are no other number. */
function withoutOthers(figures: string): string {
  const phones = [...figures.matchAll(digitRun)].filter(([found]) => isPhone(found)).map(([found]) => found);
  const patterns = [url, email, percentage, ...priceOf.map(({ pattern }) => pattern), ...phones];
  return patterns.reduce<string>((left, each) => left.replaceAll(each, ' '), figures);
}

const as = <Kind>(kind: Kind, values: readonly string[]): Claim<Kind>[] =>
  [...new Set(values)].map((value) => ({ kind, value }));

/** Whom a text sends its readers to. */
export function contactsIn(text: string): Claim<ContactKind>[] {
  const signs = plainSigns(text);
  const emails = signs.match(email) ?? [];
  const rest = signs.replaceAll(email, ' ');
  return [
    ...as('host' as const, hostsIn(text.normalize('NFKC').replaceAll(/\S+@\S+/g, ' '))),
    ...as('email' as const, emails),
    ...as('account' as const, rest.match(account) ?? []),
    ...as('phone' as const, [...phonesIn(rest), ...(text.normalize('NFKC').match(dialledWords) ?? [])]),
  ];
}

const figuresOf = (text: string, language: string): string => numbersAsDigits(plainSigns(text), language);

export function pricesAndPercentagesIn(text: string, language: string): Claim<FigureKind>[] {
  const figures = figuresOf(text, language);
  return [...as('price' as const, pricesIn(figures)), ...as('percentage' as const, percentagesIn(figures))];
}

export const measuresIn = (text: string, language: string, { read }: MeasureReader): Measure[] =>
  read(withoutOthers(figuresOf(text, language)));

/** What a page vouches for: every number on it, those of its prices and dates included. */
export function numbersOf(text: string, language: string, { read, withoutUnits }: MeasureReader): Measure[] {
  const figures = figuresOf(text, language);
  const parts = (withoutUnits(figures).match(/\d+/g) ?? []).map((words) => ({
    value: Number(words),
    unit: '',
    words,
    isPart: true as const,
  }));
  return [...read(figures), ...parts];
}
