/** Tests which terms of a text are shown as its keywords. */
import { expect, it } from 'vitest';
import { chooseKeywords } from './choose-keywords.ts';

const chosen = (terms: Readonly<Record<string, number>>, most = 20): string[] =>
  chooseKeywords(
    Object.entries(terms).map(([keyword, count]) => ({ keyword, count })),
    { language: 'en', most },
  ).map(({ keyword }) => keyword);

it('shows a phrase in place of its parts, unless they are used alone as well', () => {
  expect(chosen({ 'working tree': 10, working: 12, tree: 40 })).toEqual(['tree', 'working tree']);
});

it('joins what is one longer phrase', () => {
  expect(chosen({ 'james buchanan high': 3, 'buchanan high school': 3, school: 3 })).toEqual([
    'james buchanan high school',
  ]);
});

it('prefers phrases to words, and both to words that fit any site', () => {
  expect(chosen({ page: 9, great: 8, kiln: 5, 'salt glaze': 3 }, 2)).toEqual(['kiln', 'salt glaze']);
});
