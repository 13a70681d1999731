/** Tests that telephone numbers are told from other figures. */
import { expect, it } from 'vitest';
import { findPhones } from './phone-numbers.ts';

it('are found after a word for calling, with a country code, or in the American form', () => {
  expect(findPhones('Tel. 01947 820 114 or +44 1947 820115, in the US (317) 585-8468')).toEqual([
    '01947 820 114',
    '+44 1947 820115',
    '(317) 585-8468',
  ]);
});

it('are not found among dates, versions and counts', () => {
  expect(findPhones('2024-01-02 12/11/2026 version 10.12.14 and 1000 2000 3000 files')).toEqual([]);
});
