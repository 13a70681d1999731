/** Tests the quick ways to tell dates and addresses beside the thorough ones. */
import { describe, expect, it } from 'vitest';
import { isAnyIsoDate, isFullAddress, isIsoDate } from './value-formats.ts';

const two = (value: number): string => String(value).padStart(2, '0');

describe('isIsoDate', () => {
  it('finds the same days of the calendar as dates do', () => {
    for (const year of ['0000', '0004', '0096', '0100', '1900', '2000', '2023', '2024', '9999'])
      for (let month = 0; month <= 13; month += 1)
        for (let day = 0; day <= 32; day += 1) {
          const text = `${year}-${two(month)}-${two(day)}`;
          expect([text, isIsoDate(text)]).toEqual([text, isAnyIsoDate(text)]);
        }
  });
  it.each([
    ['2025-03-01T08:00:00+00:00', true],
    ['2025-03-01T24:59:60Z', true],
    ['2025-03-01T08:00:00', true],
    ['2025-03-01T25:00:00Z', false],
    ['2025-03-01T08:60:00Z', false],
    ['2025-03-01T08:00:61Z', false],
    ['2025-02-29T08:00:00Z', false],
    ['20250301', true],
    ['2025-03', true],
    ['2025-03-01T08:00', true],
    ['2025-03-01t08:00:00z', true],
    ['2025-03-01 08:00:00', false],
    ['1 March 2025', false],
  ])('%s: %s', (text, expected) => {
    expect([isIsoDate(text), isAnyIsoDate(text)]).toEqual([expected, expected]);
  });
});

describe('isFullAddress', () => {
  it.each([
    ['https://shop.example', true],
    ['https://img-1.shop.example/a/b_c-d~e.jpg', true],
    ['http://a.b.c.de/', true],
    ['mailto:a@shop.example', true],
    ['https://xn--a.example/', URL.canParse('https://xn--a.example/')],
    ['https://1.2.3.999/', false],
    ['https:///', false],
    ['https://a b.example/', false],
    ['/a.jpg', false],
    ['shop.example/a.jpg', false],
  ])('%s: %s', (text, expected) => {
    expect(isFullAddress(text)).toBe(expected);
  });
});
