/** Facts that pages show as text: only what is certain is read. */
import { describe, expect, it } from 'vitest';
import { datesIn } from './shown-dates.ts';
import { shownByline, shownEventDays, shownSku, shownStreet, shownVenue } from './shown-facts.ts';

describe('dates in text', () => {
  it.each([
    ['Saturday, November 15, 2026', '2026-11-15'],
    ['15 November 2026, 7 pm', '2026-11-15'],
    ['on the 1st of March 2027', '2027-03-01'],
    ['am 15. November 2026', '2026-11-15'],
    ['le 1er février 2027', '2027-02-01'],
    ['15 de noviembre de 2026', '2026-11-15'],
    ['il 3 luglio 2026', '2026-07-03'],
    ['op 3 mei 2026', '2026-05-03'],
    ['2026-05-03', '2026-05-03'],
  ])('are read: %s', (text, day) => expect(datesIn(text).map((date) => date.day)).toEqual([day]));

  it.each([
    ['03/04/2026'],
    ['31 February 2026'],
    ['May we 3 2026 times'],
    ['15 November'],
    ['version 2026-13-40'],
  ])('are not guessed: %s', (text) => expect(datesIn(text)).toEqual([]));
});

describe('who wrote a page and when', () => {
  it.each([
    ['Posted by Start Bootstrap on August 24, 2023', 'Start Bootstrap', '2023-08-24'],
    ['Posted on January 1, 2023 by Ann Lee', 'Ann Lee', '2023-01-01'],
    ['By Ludwig van Beethoven', 'Ludwig van Beethoven', null],
    ['Von Eva Maier, 3. Juni 2026', 'Eva Maier', '2026-06-03'],
    ['Publié le 4 mai 2026 par Anne Roux', 'Anne Roux', '2026-05-04'],
    ['Publicado por Ana Gil el 4 de mayo de 2026', 'Ana Gil', '2026-05-04'],
  ])('is read: %s', (text, author, day) =>
    expect(shownByline(['Some text.', text])).toEqual({ author, day }),
  );

  it.each([
    ['By car you reach us in ten minutes.'],
    ['The shop was opened by Ann Lee on May 4, 2026.'],
    ['Founded on May 4, 2026'],
  ])('is not guessed: %s', (text) => expect(shownByline([text])).toEqual({ author: null, day: null }));
});

describe('facts of products, places and events', () => {
  it('reads an article number if there is one only', () => {
    expect(shownSku(['SKU: BST-498', 'Great value.'])).toBe('BST-498');
    expect(shownSku(['Artikelnummer: 4711-02'])).toBe('4711-02');
    expect(shownSku(['SKU: BST-498', 'SKU: BST-499'])).toBeNull();
    expect(shownSku(['Ask for the SKU in the shop'])).toBeNull();
  });

  it('reads a street with its town from a short line', () => {
    expect(shownStreet(['1116 Orchard Street Golden Valley, Minnesota'])).toEqual({
      street: '1116 Orchard Street',
      locality: 'Golden Valley',
      region: 'Minnesota',
    });
    expect(shownStreet(['12 Main Street', '9 High Street'])).toBeNull();
  });

  it('takes the one day of an event, not the one by which to answer', () => {
    const texts = ['We marry on 28 November 2026', 'RSVP before 1 November 2026', 'Venue: Hotel Rose, Agra'];
    expect(shownEventDays(texts, 'event schema')).toEqual({ start: '2026-11-28', end: null });
    expect(shownVenue(texts)).toBe('Hotel Rose, Agra');
    const two = ['Dinner on 27 November 2026', 'Wedding on 28 November 2026'];
    expect(shownEventDays(two, 'event schema').start).toBeNull();
    expect(shownEventDays(two, 'event for the 28th').start).toBe('2026-11-28');
  });
});
