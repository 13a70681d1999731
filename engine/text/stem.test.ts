/** Tests that the forms of a word get the same stem, and other words do not. */
import { expect, it } from 'vitest';
import { stemOf } from './stem.ts';

it.each([
  ['teapot', 'teapots'],
  ['choose', 'choosing'],
  ['delivery', 'delivered'],
  ['planning', 'plan'],
  ['glaze', 'glazed'],
  ['box', 'boxes'],
  ['bakery', 'bakeries'],
  ['e-mail', 'email'],
  ['potter’s'.replace('’', "'"), 'potter'],
])('%s and %s have the same stem', (one, other) => {
  expect(stemOf(one, 'en')).toBe(stemOf(other, 'en'));
});

it.each([
  ['pot', 'potato'],
  ['cup', 'cupboard'],
  ['glass', 'gla'],
  ['ring', 'r'],
  ['bus', 'bu'],
])('%s and %s have different stems', (one, other) => {
  expect(stemOf(one, 'en')).not.toBe(stemOf(other, 'en'));
});

it.each([
  ['de', 'häuser', 'haus'],
  ['fr', 'théières', 'théière'],
  ['ru', 'чайники', 'чайник'],
  ['sv', 'kopparna', 'kopparnas'],
])('stems %s by Snowball: %s and %s', (language, one, other) => {
  expect(stemOf(one, language)).toBe(stemOf(other, language));
});
