/** Dates in structured data that cannot be true. */
import type { StructuredItem } from '../../../model/structured-facts.ts';
import { type Shown, say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import type { PlacedItems } from '../../page/placed-items.ts';
import { definePageRule } from '../../rule.ts';
import { itemEvidence } from './item-evidence.ts';
import { structuredDataTexts } from './messages.ts';
import { isIsoDate } from './value-formats.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Days compare with days; times only with times. */
function isBefore(one: string, other: string): boolean {
  const isTimed = one.length > 10 && other.length > 10;
  return isTimed ? Date.parse(one) < Date.parse(other) : one.slice(0, 10) < other.slice(0, 10);
}

type Fault =
  | {
      readonly messageId: 'published-in-future';
      readonly data: { readonly type: string; readonly published: string };
    }
  | {
      readonly messageId: 'modified-in-future';
      readonly data: { readonly type: string; readonly modified: string };
    }
  | {
      readonly messageId: 'modified-first';
      readonly data: { readonly type: string; readonly published: string; readonly modified: string };
    };

function shownFault({ messageId, data }: Fault): Shown {
  switch (messageId) {
    case 'published-in-future':
      return say('date-published-in-future', data);
    case 'modified-in-future':
      return say('date-modified-in-future', data);
    case 'modified-first':
      return say('date-modified-first', data);
  }
}

function faultOf(items: PlacedItems, item: StructuredItem, tomorrow: string): Fault | null {
  const read = (property: string): string | null => {
    const text = items.textOf(item, property);
    return text !== null && /^\d{4}-\d{2}-\d{2}/.test(text) && isIsoDate(text) ? text : null;
  };
  const type = item.types[0] ?? 'Item';
  const published = read('datePublished');
  const modified = read('dateModified');
  if (published !== null && published.slice(0, 10) > tomorrow)
    return { messageId: 'published-in-future', data: { type, published } };
  if (modified !== null && modified.slice(0, 10) > tomorrow)
    return { messageId: 'modified-in-future', data: { type, modified } };
  if (published !== null && modified !== null && isBefore(modified, published))
    return { messageId: 'modified-first', data: { type, published, modified } };
  return null;
}

const dayAfter = (day: string): string => new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10);

export const sdDateIllogical = definePageRule({
  id: 'sd-date-illogical',
  group: 'structured-data',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/appearance/publication-dates',
  needs: 'html',
  audience: 'indexable',
  reads: ['structuredData', 'source'],
  texts: structuredDataTexts['sd-date-illogical'],
  check: (facts, { page, today }) => {
    const items = page.structuredItems;
    const dated = items.all.filter(
      ({ item }) => 'datePublished' in item.properties || 'dateModified' in item.properties,
    );
    if (dated.length === 0) return skip('no-dates');
    // Where it is tomorrow already, today's page is not from the future.
    const tomorrow = dayAfter(today);
    const faulty = dated.flatMap(({ item }) => {
      const fault = faultOf(items, item, tomorrow);
      return fault === null ? [] : [{ item, fault }];
    });
    const [first] = faulty;
    if (first === undefined) return pass();
    return fail({
      ...first.fault,
      evidence: faulty
        .slice(0, 10)
        .map(({ item, fault }) => itemEvidence(facts, item, { found: shownFault(fault) })),
    });
  },
});
