/** Spaces of a text as people write them. */
import { expect, it } from 'vitest';
import { tidy } from './fold.ts';

it('has no space before punctuation, and keeps the one before a name that begins with a dot', () => {
  expect(tidy('All  boats , and  ropes !')).toBe('All boats, and ropes!');
  expect(tidy('It compares .deb files and .changes files .')).toBe(
    'It compares .deb files and .changes files.',
  );
});
