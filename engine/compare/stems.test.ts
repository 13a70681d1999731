/** Forms of one word come out alike, other words do not. */
import { expect, it } from 'vitest';
import { stemOf } from './stems.ts';

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
])('%s and %s are one word', (one, other) => {
  expect(stemOf(one, 'en')).toBe(stemOf(other, 'en'));
});

it.each([
  ['pot', 'potato'],
  ['cup', 'cupboard'],
  ['glass', 'gla'],
  ['ring', 'r'],
  ['bus', 'bu'],
])('%s and %s are two', (one, other) => {
  expect(stemOf(one, 'en')).not.toBe(stemOf(other, 'en'));
});
