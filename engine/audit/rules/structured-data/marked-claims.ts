/** Collects the claims of a page's structured data that visitors should find on the page. */

import {
  articleTypes,
  eventTypes,
  localBusinessTypes,
  organizationTypes,
  softwareTypes,
} from '../../../model/schema-subtypes.ts';
import type { StructuredDataFacts, StructuredItem } from '../../../model/structured-facts.ts';
import { PlacedItems } from '../../page/placed-items.ts';

export interface MarkedClaim {
  readonly item: StructuredItem;
  readonly property: string;
  readonly kind: 'words' | 'number' | 'rating' | 'date';
  /** It is enough that one of them is shown. */
  readonly values: readonly string[];
}

const articles = new Set(articleTypes);
const events = new Set(eventTypes);
/** Types whose name must be visible. */
const named = new Set([
  ...articleTypes,
  ...eventTypes,
  ...softwareTypes,
  ...'Product ProductGroup IndividualProduct Vehicle Car Recipe JobPosting Book Movie Course'.split(' '),
]);
/** Names of these may be in the site's header only; ratings may not. */
const rated = new Set([...named, ...localBusinessTypes, ...organizationTypes]);

const isOf = (item: StructuredItem, types: ReadonlySet<string>): boolean =>
  item.types.some((type) => types.has(type));

class ClaimReader {
  readonly items: PlacedItems;
  readonly claims: MarkedClaim[] = [];

  constructor(facts: StructuredDataFacts) {
    this.items = new PlacedItems(facts);
  }

  texts(item: StructuredItem, ...properties: readonly string[]): readonly string[] {
    return properties.flatMap((property) => {
      const text = this.items.textOf(item, property);
      return text === null || text === '' ? [] : [text];
    });
  }

  add(item: StructuredItem, property: string, kind: MarkedClaim['kind'], values: readonly string[]): void {
    if (values.length > 0) this.claims.push({ item, property, kind, values });
  }

  readName(item: StructuredItem): void {
    if (!isOf(item, named)) return;
    const [property = 'name'] = isOf(item, articles)
      ? ['headline', 'name'].filter((each) => this.texts(item, each).length > 0)
      : item.types.includes('JobPosting')
        ? ['title']
        : [];
    this.add(item, property, 'words', this.texts(item, property));
    const authors = this.items
      .valuesOf(item, 'author')
      .flatMap((author) => (typeof author === 'string' ? [author] : []));
    const people = this.items.itemsOf(item, 'author').flatMap((author) => this.texts(author, 'name'));
    this.add(item, 'author', 'words', [...authors, ...people]);
  }

  readPrice(item: StructuredItem): void {
    if (!isOf(item, named)) return;
    const prices = this.items
      .itemsOf(item, 'offers')
      .flatMap((offer) => [
        ...this.texts(offer, 'price', 'lowPrice', 'highPrice'),
        ...this.items.itemsOf(offer, 'priceSpecification').flatMap((each) => this.texts(each, 'price')),
      ]);
    // A price of 0 is written in words.
    this.add(item, 'price', 'number', prices.every((price) => Number(price) === 0) ? [] : prices);
  }

  readRating(item: StructuredItem): void {
    if (!isOf(item, rated)) return;
    for (const rating of this.items.itemsOf(item, 'aggregateRating')) {
      this.add(item, 'ratingValue', 'rating', this.texts(rating, 'ratingValue'));
      const counts = this.texts(rating, 'reviewCount', 'ratingCount');
      this.add(
        item,
        counts.length > 0 && this.texts(rating, 'reviewCount').length === 0 ? 'ratingCount' : 'reviewCount',
        'number',
        counts,
      );
    }
  }

  readDates(item: StructuredItem): void {
    if (isOf(item, articles))
      this.add(item, 'date', 'date', this.texts(item, 'datePublished', 'dateModified'));
    if (isOf(item, events)) this.add(item, 'startDate', 'date', this.texts(item, 'startDate'));
  }
}

/** Nested items such as related products are claims of other pages. */
export function markedClaimsOf(facts: StructuredDataFacts): readonly MarkedClaim[] {
  const reader = new ClaimReader(facts);
  for (const { item, usedBy } of reader.items.all) {
    const isMain = usedBy.every(({ property }) => property === 'mainEntity');
    if (!isMain) continue;
    reader.readName(item);
    reader.readPrice(item);
    reader.readRating(item);
    reader.readDates(item);
  }
  return reader.claims;
}
