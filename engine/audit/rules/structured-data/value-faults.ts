/** Finds values of structured data that have the wrong form or lie outside their range. */
import type { StructuredItem, StructuredValue } from '../../../facts/structured-facts.ts';
import { isItem } from '../../../facts/structured-items.ts';
import { isTold, type PlacedItem, type PlacedItems } from './placed-items.ts';
import {
  isCurrency,
  isFullAddress,
  isIsoDate,
  isMember,
  isPlainNumber,
  readRating,
} from './value-formats.ts';

export interface ValueFault {
  readonly item: StructuredItem;
  readonly property: string;
  readonly value: string;
  /** As the end of a sentence: `is not a date of ISO 8601`. */
  readonly fault: string;
}

const dates = new Set(
  `datePublished dateModified dateCreated uploadDate startDate endDate previousStartDate validFrom validThrough
  priceValidUntil datePosted expires availabilityStarts availabilityEnds`.split(/\s+/),
);
const prices = new Set(['price', 'lowPrice', 'highPrice']);
const addresses = new Set(
  'url image logo thumbnailUrl contentUrl embedUrl sameAs mainEntityOfPage'.split(' '),
);

const withForm = new Set([...dates, ...prices, ...addresses, 'priceCurrency', 'availability', 'eventStatus']);

/** Null for items and for what says nothing. */
function plainText(value: StructuredValue): string | null {
  if (isItem(value) || !isTold(value)) return null;
  return typeof value === 'object' ? value.ref : String(value).trim();
}

/** Free events and apps cost nothing; goods on sale do not. */
function priceFault(text: string, { usedBy }: PlacedItem): string | null {
  if (!isPlainNumber(text)) return 'is not a plain number';
  if (Number(text) < 0) return 'is negative';
  const isOfProduct = usedBy.some(({ item }) => item.types.includes('Product'));
  return Number(text) === 0 && isOfProduct ? 'is not above zero' : null;
}

function faultOf(placed: PlacedItem, property: string, text: string): string | null {
  const { item } = placed;
  if (dates.has(property)) return isIsoDate(text) ? null : 'is not a date of ISO 8601';
  if (prices.has(property)) return priceFault(text, placed);
  if (property === 'priceCurrency') return isCurrency(text) ? null : 'is not a currency of ISO 4217';
  if (property === 'availability' && !item.types.some((type) => /Offer$|^Demand$/.test(type))) return null;
  if (property === 'availability' || property === 'eventStatus')
    return isMember(property, text) ? null : 'is not a value of schema.org';
  // Addresses in attributes of HTML are relative by right; those in JSON have no base of their own.
  if (addresses.has(property) && item.syntax === 'json-ld')
    return isFullAddress(text) ? null : 'is not a full address';
  return null;
}

/** Without limits of its own a rating goes from 1 to 5. */
function ratingFault(items: PlacedItems, item: StructuredItem): ValueFault | null {
  if (!item.types.some((type) => type.endsWith('Rating'))) return null;
  const value = items.textOf(item, 'ratingValue');
  if (value === null) return null;
  const rating = readRating(value);
  if (rating === null) return { item, property: 'ratingValue', value, fault: 'is not a rating' };
  const limit = (property: string, otherwise: number): number =>
    readRating(items.textOf(item, property) ?? '')?.value ?? otherwise;
  const best = rating.best ?? limit('bestRating', 5);
  const worst = rating.best === null ? limit('worstRating', Math.min(1, best)) : 0;
  if (rating.value >= worst && rating.value <= best) return null;
  return { item, property: 'ratingValue', value, fault: `is outside ${worst} to ${best}` };
}

function propertyFaults(placed: PlacedItem, property: string): readonly ValueFault[] {
  const { item } = placed;
  const faults: ValueFault[] = [];
  for (const each of item.properties[property] ?? []) {
    const value = plainText(each);
    const fault = value === null ? null : faultOf(placed, property, value);
    if (value !== null && fault !== null) faults.push({ item, property, value, fault });
  }
  return faults;
}

export function findValueFaults(items: PlacedItems): readonly ValueFault[] {
  const faults: ValueFault[] = [];
  for (const placed of items.all) {
    for (const property of Object.keys(placed.item.properties))
      if (withForm.has(property)) faults.push(...propertyFaults(placed, property));
    const rating = ratingFault(items, placed.item);
    if (rating !== null) faults.push(rating);
  }
  return faults;
}
