/** The forms that values of structured data must have: dates, numbers, currencies, addresses, enumerations. */

const datePattern =
  /^(\d{4})(?:-?(\d{2})(?:-?(\d{2})(?:T(\d{2})(?::?(\d{2})(?::?(\d{2})(?:[.,]\d+)?)?)?(?:Z|[+-]\d{2}(?::?\d{2})?)?)?)?)?$/i;

/** As nearly all dates are written: every part has its place. */
const usualPattern = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\d(?:Z|[+-]\d\d:\d\d)?)?$/;
const dayLength = 10;
const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const twoDigits = (text: string, at: number): number =>
  text.charCodeAt(at) * 10 + text.charCodeAt(at + 1) - 48 * 11;

/** Years before 100 count from 1900, as they do where dates are made. */
function isLeapYear(written: number): boolean {
  const year = written < 100 ? 1900 + written : written;
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

function isUsualDate(text: string): boolean {
  const isTimed = text.length > dayLength;
  if (isTimed && (twoDigits(text, 11) > 24 || twoDigits(text, 14) > 59 || twoDigits(text, 17) > 60))
    return false;
  const year = twoDigits(text, 0) * 100 + twoDigits(text, 2);
  const month = twoDigits(text, 5);
  const day = twoDigits(text, 8);
  if (month < 1 || month > 12 || day < 1) return false;
  return day <= (monthLengths[month - 1] ?? 0) + (month === 2 && isLeapYear(year) ? 1 : 0);
}

/** A date of ISO 8601, with or without a time; the day must exist. */
export const isIsoDate = (text: string): boolean =>
  usualPattern.test(text) ? isUsualDate(text) : isAnyIsoDate(text);

/** In whatever way it is written. */
export function isAnyIsoDate(text: string): boolean {
  const match = datePattern.exec(text);
  if (match === null) return false;
  const part = (at: number, otherwise: number): number => Number(match[at] ?? otherwise);
  if (part(4, 0) > 24 || part(5, 0) > 59 || part(6, 0) > 60) return false;
  const [month, day] = [part(2, 1) - 1, part(3, 1)];
  const date = new Date(Date.UTC(part(1, 0), month, day));
  return date.getUTCMonth() === month && date.getUTCDate() === day;
}

/** A plain decimal number: no sign of a currency, no grouping, a point before the decimals. */
export const isPlainNumber = (text: string): boolean => /^[+-]?\d+(?:\.\d+)?$/.test(text);

const currencies = new Set(Intl.supportedValuesOf('currency'));

export const isCurrency = (text: string): boolean => currencies.has(text.toUpperCase());

/** Of letters and digits that no parser would stumble at: nearly every full address. */
const plainAddress = /^https?:\/\/(?:[a-z\d]+(?:-[a-z\d]+)*\.)+[a-z]{2,}(?:\/[\w~\-./]*)?$/;

export const isFullAddress = (text: string): boolean =>
  plainAddress.test(text) || (/^[a-z][a-z\d+.-]*:/i.test(text) && URL.canParse(text));

/** Values of the enumerations that Google reads. */
export const enumerations: Readonly<Record<string, readonly string[]>> = {
  availability: [
    'BackOrder',
    'Discontinued',
    'InStock',
    'InStoreOnly',
    'LimitedAvailability',
    'MadeToOrder',
    'OnlineOnly',
    'OutOfStock',
    'PreOrder',
    'PreSale',
    'Reserved',
    'SoldOut',
  ],
  eventStatus: ['EventCancelled', 'EventMovedOnline', 'EventPostponed', 'EventRescheduled', 'EventScheduled'],
};

/** With or without the address of schema.org before it. */
export function isMember(property: string, text: string): boolean {
  const name = text.replace(/^(?:https?:\/\/(?:www\.)?schema\.org\/|schema:)/i, '').toLowerCase();
  return (enumerations[property] ?? []).some((member) => member.toLowerCase() === name);
}

/** A rating as a number: `4.5`, `4,5`, `90%` and `6/10` are all in use; null when it is none. */
export function readRating(text: string): { readonly value: number; readonly best: number | null } | null {
  const match = /^\s*(\d+(?:[.,]\d+)?)\s*(?:(%)|\/\s*(\d+(?:[.,]\d+)?))?\s*$/.exec(text);
  if (match === null) return null;
  const number = (part: string | undefined): number => Number((part ?? '').replace(',', '.'));
  const best = match[2] === undefined ? (match[3] === undefined ? null : number(match[3])) : 100;
  return { value: number(match[1]), best };
}
