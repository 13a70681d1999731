/** One thing with two different ratings. */
import type { StructuredItem } from '../../../model/structured-facts.ts';
import { type EvidenceDraft, say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import type { PlacedItems } from '../../page/placed-items.ts';
import { definePageRule } from '../../rule.ts';
import { itemEvidence } from './item-evidence.ts';
import { structuredDataTexts } from './messages.ts';
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

interface Contrast {
  readonly messageId: 'values' | 'counts';
  readonly data: { readonly one: number; readonly other: number };
}

/** What differs; null when nothing does. */
function contrastOf(first: Rated, second: Rated): Contrast | null {
  for (const property of ['value', 'ratingCount', 'reviewCount'] as const) {
    const [one, other] = [first[property], second[property]];
    if (one === null || other === null) continue;
    const isValue = property === 'value';
    if (Math.abs(one - other) > (isValue ? roundedBy : 0))
      return { messageId: isValue ? 'values' : 'counts', data: { one, other } };
  }
  return null;
}

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
  audience: 'indexable',
  reads: ['structuredData', 'source'],
  texts: structuredDataTexts['sd-rating-inconsistent'],
  check: (facts, { page }) => {
    const items = page.structuredItems;
    const groups = [...ratingsByThing(items).values()];
    if (groups.length === 0) return skip('nothing-rated');
    const cite = ({ rating, value, ratingCount, reviewCount }: Rated): EvidenceDraft =>
      itemEvidence(facts, rating, {
        found: say('rating', {
          path: rating.path,
          value: String(value ?? 'none'),
          count: String(ratingCount ?? reviewCount ?? 'none'),
        }),
      });
    for (const [first, ...others] of groups) {
      for (const other of others) {
        const contrast = first && contrastOf(first, other);
        if (contrast) return fail({ ...contrast, evidence: [first, other].map(cite) });
      }
    }
    return pass();
  },
});
