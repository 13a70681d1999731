/** Tests which titles start with the number of a chapter. */
import { expect, it } from 'vitest';
import { isNumbered, withoutNumbering } from './numbering.ts';

it.each([
  ['Kapitel 14. Glazing at home', 'Glazing at home'],
  ['Chapitre 3: Les émaux', 'Les émaux'],
  ['Appendix B. Recipes', 'Recipes'],
  ['Part IV. Kilns', 'Kilns'],
  ['2.1. Throwing', 'Throwing'],
  ['فصل 1. مقدمه', 'مقدمه'],
  ['第2章 釉薬', '釉薬'],
  ['16장. 가마', '가마'],
])('drops the number of %s', (title, rest) => {
  expect(isNumbered(title)).toBe(true);
  expect(withoutNumbering(title)).toBe(rest);
});

it.each(['Kiln 4.2: what is new', '10 glazes for beginners', 'Pottery: a course', 'Studio 5'])(
  'leaves %s alone',
  (title) => {
    expect(isNumbered(title)).toBe(false);
    expect(withoutNumbering(title)).toBe(title);
  },
);
