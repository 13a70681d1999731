/** Tests that postal addresses are found in plain text as several countries write them, and nowhere else. */
import { describe, expect, it } from 'vitest';
import { findPlaces } from './postal-places.ts';

describe('an address in plain text', () => {
  it.each([
    ['3542 Berry Street · Cheyenne Wells, CO 80810', '3542 Berry Street', '80810', 'Cheyenne Wells', 'CO'],
    ['12 High Street\nWhitby YO21 3PU', '12 High Street', 'YO21 3PU', 'Whitby', null],
    ['The Old Mill, Toronto, ON M5V 2T6', null, 'M5V 2T6', 'Toronto', 'ON'],
    ['Marktplatz 3, 99084 Erfurt', 'Marktplatz 3', '99084', 'Erfurt', null],
    ['Lange Straße 5\n60311 Frankfurt am Main', 'Lange Straße 5', '60311', 'Frankfurt am Main', null],
    ['12 rue de la Paix, 75002 Paris', '12 rue de la Paix', '75002', 'Paris', null],
    ['Calle Mayor 12, 28013 Madrid', 'Calle Mayor 12', '28013', 'Madrid', null],
    ['Via Roma 5 - 20121 Milano', 'Via Roma 5', '20121', 'Milano', null],
    ['Keizersgracht 12, 1015 CN Amsterdam', 'Keizersgracht 12', '1015 CN', 'Amsterdam', null],
    ['Rua Augusta 12, 1100-053 Lisboa', 'Rua Augusta 12', '1100-053', 'Lisboa', null],
  ])('%s', (text, street, postalCode, locality, region) => {
    expect(findPlaces(text)).toEqual([{ street, postalCode, locality, region }]);
  });

  it.each([
    'In 2024 Debian had 59000 Packages for nine architectures.',
    'The port is 5432 Postgres.',
    'Error E1 2BAD was written to the log, 12345 Times.',
    'See RFC 2616 Section 14 and page 1024 Kilobytes.',
  ])('is not found in “%s”', (text) => {
    expect(findPlaces(text)).toEqual([]);
  });
});
