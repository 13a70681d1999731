/** Finds values of structured data that have the wrong form or lie outside their range. */
import type { StructuredItem, StructuredValue } from '../../../model/structured-facts.ts';
import { isItem } from '../../../model/structured-items.ts';
import type { valueFaults } from '../../clauses.ts';
import { hasValue, type PlacedItem, type PlacedItems } from '../../page/placed-items.ts';
import {
  isAbsoluteUrl,
  isCurrency,
  isIsoDate,
  isMember,
  isPlainNumber,
  readRating,
} from './value-formats.ts';

type FaultId = keyof typeof valueFaults;
type PlainFaultId = Exclude<FaultId, 'out-of-range'>;

interface FaultyValue {
  readonly item: StructuredItem;
  readonly property: string;
  readonly value: string;
}

export type ValueFault = FaultyValue &
  (
    | { readonly fault: PlainFaultId; readonly range?: never }
    | { readonly fault: 'out-of-range'; readonly range: { readonly worst: number; readonly best: number } }
  );

const dates =
  `datePublished dateModified dateCreated uploadDate startDate endDate previousStartDate validFrom validThrough
  priceValidUntil datePosted expires availabilityStarts availabilityEnds`.split(/\s+/);
const prices = ['price', 'lowPrice', 'highPrice'];
const urlProperties = 'url image logo thumbnailUrl contentUrl embedUrl sameAs mainEntityOfPage'.split(' ');

/** Null for items and for empty values. */
function plainText(value: StructuredValue): string | null {
  if (isItem(value) || !hasValue(value)) return null;
  return typeof value === 'object' ? value.ref : String(value).trim();
}

/** Free events and apps cost nothing; goods on sale do not. */
function priceFault(text: string, { usedBy }: PlacedItem): PlainFaultId | null {
  if (!isPlainNumber(text)) return 'not-a-number';
  if (Number(text) < 0) return 'negative';
  const isOfProduct = usedBy.some(({ item }) => item.types.includes('Product'));
  return Number(text) === 0 && isOfProduct ? 'zero' : null;
}

const dateFault = (text: string): PlainFaultId | null => (isIsoDate(text) ? null : 'not-a-date');

const currencyFault = (text: string): PlainFaultId | null => (isCurrency(text) ? null : 'not-a-currency');

const memberFault = (property: string, text: string): PlainFaultId | null =>
  isMember(property, text) ? null : 'not-a-member';

const availabilityFault = (text: string, { item }: PlacedItem): PlainFaultId | null =>
  item.types.some((type) => /Offer$|^Demand$/.test(type)) ? memberFault('availability', text) : null;

/** URLs in HTML attributes may be relative; those in JSON have no base. */
const urlFault = (text: string, { item }: PlacedItem): PlainFaultId | null =>
  item.syntax !== 'json-ld' || isAbsoluteUrl(text) ? null : 'not-a-full-url';

type FindFault = (text: string, placed: PlacedItem) => PlainFaultId | null;

/** Checks of property values by property. */
const faultFinders = new Map<string, FindFault>([
  ...dates.map((property): [string, FindFault] => [property, dateFault]),
  ...prices.map((property): [string, FindFault] => [property, priceFault]),
  ...urlProperties.map((property): [string, FindFault] => [property, urlFault]),
  ['priceCurrency', currencyFault],
  ['availability', availabilityFault],
  ['eventStatus', (text) => memberFault('eventStatus', text)],
]);

const isRatingType = (type: string): boolean => type.endsWith('Rating');

/** Without limits of its own a rating goes from 1 to 5. */
function ratingFault(items: PlacedItems, item: StructuredItem): ValueFault | null {
  if (item.properties['ratingValue'] === undefined || !item.types.some(isRatingType)) return null;
  const value = items.textOf(item, 'ratingValue');
  if (value === null) return null;
  const rating = readRating(value);
  if (rating === null) return { item, property: 'ratingValue', value, fault: 'not-a-rating' };
  const limit = (property: string, otherwise: number): number =>
    readRating(items.textOf(item, property) ?? '')?.value ?? otherwise;
  const best = rating.best ?? limit('bestRating', 5);
  const worst = rating.best === null ? limit('worstRating', Math.min(1, best)) : 0;
  if (rating.value >= worst && rating.value <= best) return null;
  return { item, property: 'ratingValue', value, fault: 'out-of-range', range: { worst, best } };
}

function addFaults(faults: ValueFault[], placed: PlacedItem, property: string, find: FindFault): void {
  const { item } = placed;
  for (const each of item.properties[property] ?? []) {
    const value = plainText(each);
    const fault = value === null ? null : find(value, placed);
    if (value !== null && fault !== null) faults.push({ item, property, value, fault });
  }
}

export function findValueFaults(items: PlacedItems): readonly ValueFault[] {
  const faults: ValueFault[] = [];
  for (const placed of items.all) {
    for (const property of Object.keys(placed.item.properties)) {
      const find = faultFinders.get(property);
      if (find !== undefined) addFaults(faults, placed, property, find);
    }
    const rating = ratingFault(items, placed.item);
    if (rating !== null) faults.push(rating);
  }
  return faults;
}
