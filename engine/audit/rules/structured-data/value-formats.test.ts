/** Tests which dates and URLs are valid in structured data. */
import { describe, expect, it } from 'vitest';
import { isAbsoluteUrl, isIsoDate } from './value-formats.ts';

describe('isIsoDate', () => {
  it.each([
    ['2025-03-01T08:00:00+00:00', true],
    ['2025-03-01T24:59:60Z', true],
    ['2025-03-01T08:00:00', true],
    ['2025-03-01T25:00:00Z', false],
    ['2025-03-01T08:60:00Z', false],
    ['2025-03-01T08:00:61Z', false],
    ['2025-02-29T08:00:00Z', false],
    ['20250301', true],
    ['2024-02-29', true],
    ['2023-02-29', false],
    ['1900-02-29', false],
    ['2025-04-31', false],
    ['2025-00-10', false],
    ['2025-13-10', false],
    ['2025-03-00', false],
    ['2025-03', true],
    ['2025-03-01T08:00', true],
    ['2025-03-01t08:00:00z', true],
    ['2025-03-01 08:00:00', false],
    ['1 March 2025', false],
  ])('%s: %s', (text, expected) => {
    expect(isIsoDate(text)).toBe(expected);
  });
});

describe('isAbsoluteUrl', () => {
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
    expect(isAbsoluteUrl(text)).toBe(expected);
  });
});
