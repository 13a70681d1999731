/** One thing with two different ratings. */
import type { StructuredItem } from '../../../model/structured-facts.ts';
import { fail, pass, skip } from '../../outcome.ts';
import type { PlacedItems } from '../../page/placed-items.ts';
import { definePageRule } from '../../rule.ts';
import { itemEvidence } from './item-evidence.ts';
import { readRating } from './value-formats.ts';

/** 4.5 and 4.54 are one rating, rounded. */
const roundedBy = 0.1;

interface Rated {
  readonly rating: StructuredItem;
  readonly value: number | null;
  readonly ratingCount: number | null;
  readonly reviewCount: number | null;
}

function readRated(items: PlacedItems, rating: StructuredItem): Rated {
  const number = (property: string): number | null =>
    readRating(items.textOf(rating, property) ?? '')?.value ?? null;
  return {
    rating,
    value: number('ratingValue'),
    ratingCount: number('ratingCount'),
    reviewCount: number('reviewCount'),
  };
}

const differ = (one: number | null, other: number | null, by = 0): boolean =>
  one !== null && other !== null && Math.abs(one - other) > by;

const isOther = (one: Rated, other: Rated): boolean =>
  differ(one.value, other.value, roundedBy) ||
  differ(one.ratingCount, other.ratingCount) ||
  differ(one.reviewCount, other.reviewCount);

/** Ratings by the thing they are of: its type with its name, or the thing itself when it has none. */
function ratingsByThing(items: PlacedItems): Map<string, Rated[]> {
  const byThing = new Map<string, Rated[]>();
  for (const { item } of items.all) {
    const ratings = items.itemsOf(item, 'aggregateRating');
    if (ratings.length === 0) continue;
    const name = items.textOf(item, 'name');
    const key = name === null ? item.path : `${item.types.join()} ${name.toLowerCase()}`;
    for (const rating of ratings) byThing.set(key, [...(byThing.get(key) ?? []), readRated(items, rating)]);
  }
  return byThing;
}

export const sdRatingInconsistent = definePageRule({
  id: 'sd-rating-inconsistent',
  group: 'structured-data',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/review-snippet',
  needs: 'html',
  tier: 2,
  audience: 'indexable',
  reads: ['structuredData', 'source'],
  title: 'Contradictory ratings in structured data',
  why: 'When the markup gives one thing several different ratings, Google cannot tell which one the page shows.',
  fix: 'Keep one AggregateRating for each thing, with the values that the page shows.',
  check: (facts, { page }) => {
    const items = page.structuredItems;
    const groups = [...ratingsByThing(items).values()];
    if (groups.length === 0) return skip('Nothing is rated on the page.');
    for (const [first, ...others] of groups) {
      const other = first && others.find((each) => isOther(first, each));
      if (first === undefined || other === undefined) continue;
      const describe = ({ value, ratingCount, reviewCount }: Rated): string =>
        `${value ?? 'no value'} of ${ratingCount ?? reviewCount ?? 'unknown'} ratings`;
      return fail(
        `The same item has two ratings: ${describe(first)}, and ${describe(other)}.`,
        [first, other].map((each) =>
          itemEvidence(facts, each.rating, { found: `${each.rating.path}: ${describe(each)}` }),
        ),
      );
    }
    return pass();
  },
});
