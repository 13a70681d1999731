/** Validates values of structured data: dates, numbers, currencies, URLs, enumerations. */

const datePattern =
  /^(\d{4})(?:-?(\d{2})(?:-?(\d{2})(?:T(\d{2})(?::?(\d{2})(?::?(\d{2})(?:[.,]\d+)?)?)?(?:Z|[+-]\d{2}(?::?\d{2})?)?)?)?)?$/i;

/** A date of ISO 8601, with or without a time; the day must exist. */
export function isIsoDate(text: string): boolean {
  const match = datePattern.exec(text);
  if (match === null) return false;
  const part = (at: number, otherwise: number): number => Number(match[at] ?? otherwise);
  if (part(4, 0) > 24 || part(5, 0) > 59 || part(6, 0) > 60) return false;
  const [month, day] = [part(2, 1) - 1, part(3, 1)];
  const date = new Date(Date.UTC(part(1, 0), month, day));
  return date.getUTCMonth() === month && date.getUTCDate() === day;
}

/** A plain decimal number: no currency symbol, no grouping, a decimal point. */
export const isPlainNumber = (text: string): boolean => /^[+-]?\d+(?:\.\d+)?$/.test(text);

const currencies = new Set(Intl.supportedValuesOf('currency'));

export const isCurrency = (text: string): boolean => currencies.has(text.toUpperCase());

export const isAbsoluteUrl = (text: string): boolean =>
  /^[a-z][a-z\d+.-]*:/i.test(text) && URL.canParse(text);

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

/** With or without the schema.org prefix. */
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
