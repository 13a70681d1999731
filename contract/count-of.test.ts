/** Tests how numbers read in a finding. */
import { expect, it } from 'vitest';
import { countOf, countThat } from './count-of.ts';

it('writes singular and plural', () => {
  expect(countOf(1, 'image')).toBe('1 image');
  expect(countOf(0, 'image')).toBe('0 images');
  expect(countOf(1204, 'address', 'addresses')).toBe('1,204 addresses');
  expect(countThat(1, 'link', ['has', 'have'])).toBe('1 link has');
  expect(countThat(2, 'link', ['has', 'have'])).toBe('2 links have');
});
