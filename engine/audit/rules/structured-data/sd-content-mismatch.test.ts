/** Tests which values of structured data count as shown on the page. */
import { describe, expect, it } from 'vitest';
import { SiteContext } from '../../site-context.ts';
import { renderedPageFacts } from '../../testing/rendered-page.ts';
import { structuredDataOf } from '../../testing/structured-data.ts';
import { sdContentMismatch } from './sd-content-mismatch.ts';

const context = new SiteContext('2026-11-15');

function check(text: string, ...items: readonly object[]) {
  const shown = { text, isWhole: true, hasStars: false };
  const page = renderedPageFacts({ structuredData: structuredDataOf(...items), shown });
  return sdContentMismatch.checkRendered?.(page, context);
}

const teapot = (more: object) => ({ '@type': 'Product', name: 'Ember teapot', ...more });
const costing = (price: string | number) =>
  teapot({ offers: { '@type': 'Offer', price, priceCurrency: 'EUR' } });
const rated = (ratingValue: string, reviewCount: number) =>
  teapot({ aggregateRating: { '@type': 'AggregateRating', ratingValue, reviewCount } });
const article = (more: object) => ({ '@type': 'BlogPosting', headline: 'How we glaze', ...more });
const written = (datePublished: string) => article({ datePublished });

describe('structured data that the page shows', () => {
  it.each([
    ['the price', costing('49.00'), 'Ember teapot, 49 €'],
    ['the price with a comma', costing('49.90'), 'Ember teapot 49,90 EUR'],
    ['the price in groups', costing('1234.50'), 'Ember teapot 1.234,50 €'],
    ['the price in groups with a space', costing(12_345), 'Ember teapot 12 345 kr'],
    ['the price with its cents set apart', costing('49.95'), 'Ember teapot $ 49 95'],
    ['what costs nothing', costing(0), 'Ember teapot, free'],
    [
      'one price of several',
      teapot({ offers: [{ price: '10' }, { price: '20' }].map((offer) => ({ '@type': 'Offer', ...offer })) }),
      'Ember teapot from 10',
    ],
    ['the rating', rated('4.46', 1204), 'Ember teapot 4.5 of 5, 1,204 reviews'],
    ['the number of ratings in short', rated('4.5', 1200), 'Ember teapot 4.5 (1.2k)'],
    ['a name in other case and order', costing('5'), 'TEAPOT “Ember” 5'],
    [
      'a headline that the page shortens',
      article({ headline: 'How we glaze a teapot by hand' }),
      'How we glaze a teapot',
    ],
    [
      'an author',
      article({ author: { '@type': 'Person', name: 'José Núñez' } }),
      'How we glaze, by Jose Nunez',
    ],
    ['a day in English', written('2026-03-04'), 'How we glaze. March 4th, 2026'],
    ['a day in German', written('2026-03-04'), 'How we glaze. 4. März 2026'],
    ['a day in French', written('2026-03-04T10:00:00Z'), 'How we glaze, le 4 mars 2026'],
    ['a day in figures', written('2026-03-04'), 'How we glaze 04.03.2026'],
    ['a day as an ISO date', written('2026-03-04'), 'How we glaze 2026-03-04'],
    [
      'the evening before, by its time zone',
      written('2026-03-04T01:00:00+02:00'),
      'How we glaze, 3 Mar 2026',
    ],
    ['a month', written('2026-03-04'), 'How we glaze, March 2026'],
    ['some days ago', written('2026-03-04'), 'How we glaze, 3 days ago'],
    [
      'the day of the last change alone',
      article({ datePublished: '2025-01-01', dateModified: '2026-03-04' }),
      'How we glaze, updated 4 March 2026',
    ],
    ['Japanese', teapot({ name: '急須' }), 'この急須は手作りです'],
  ])('%s', (_, item, text) => {
    expect(check(text, item)).toEqual({ kind: 'pass' });
  });

  it('or draws as stars', () => {
    const page = renderedPageFacts({
      structuredData: structuredDataOf(rated('4.5', 12)),
      shown: { text: 'Ember teapot, 12 reviews', isWhole: true, hasStars: true },
    });
    expect(sdContentMismatch.checkRendered?.(page, context)).toEqual({ kind: 'pass' });
  });
});

describe('structured data that the page does not show', () => {
  it.each([
    ['another price', costing('49.00'), 'Ember teapot, 59 €', 'price 49.00'],
    ['another rating', rated('4.9', 12), 'Ember teapot 3.1 of 5, 12 reviews', 'ratingValue 4.9'],
    ['more reviews', rated('4.5', 1204), 'Ember teapot 4.5, 12 reviews', 'reviewCount 1204'],
    ['another name', teapot({}), 'Harbour mug, hand-made', 'name Ember teapot'],
    [
      'another author',
      article({ author: 'Ann Brindle' }),
      'How we glaze, by Bob Smith',
      'author Ann Brindle',
    ],
    ['another day', written('2026-03-04'), 'How we glaze. 9 May 2025', 'date 2026-03-04'],
    ['no day', written('2026-03-04'), 'How we glaze, 4 pots of 2026 pots', 'date 2026-03-04'],
  ])('%s', (_, item, text, claim) => {
    const outcome = check(text, item);
    expect(outcome).toMatchObject({
      kind: 'fail',
      messageId: 'one',
      evidence: [
        { found: { messageId: 'claim', data: expect.objectContaining({ property: claim.split(' ')[0] }) } },
      ],
    });
  });

  it('counts only what is claimed of the page’s own subject', () => {
    const related = teapot({
      isRelatedTo: { '@type': 'Product', name: 'Harbour mug', offers: { '@type': 'Offer', price: '12' } },
    });
    expect(check('Ember teapot', related)).toEqual({ kind: 'pass' });
    expect(check('Nothing of that', { '@type': 'Organization', name: 'Brindle Kiln' })).toMatchObject({
      kind: 'skip',
    });
  });

  it('skips a page of which not all words are known', () => {
    const page = renderedPageFacts({
      structuredData: structuredDataOf(costing('49')),
      shown: { text: 'Ember teapot', isWhole: false, hasStars: false },
    });
    expect(sdContentMismatch.checkRendered?.(page, context)).toMatchObject({ kind: 'skip' });
  });
});
