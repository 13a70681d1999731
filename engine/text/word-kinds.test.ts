/** Tests what words of a message can be. */
import { expect, it } from 'vitest';
import type { Token } from './match-phrasings.ts';
import { wordKinds } from './word-kinds.ts';

const kinds: Readonly<Record<string, Token['kind']>> = {
  title: 'term',
  phone: 'term',
  write: 'term',
  the: 'stop',
};
const read = (text: string): Token[] =>
  (text.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => {
    const term = word.toLowerCase();
    return { term, text: term, kind: kinds[term] ?? 'unknown', names: [term] };
  });
const { isSubject, isName, isSmall, isTelling, isWish } = wordKinds(
  { read },
  {
    isPart: (term) => term === 'title',
    isWritten: (term) => term === 'title',
    common: /^good$/,
    wishing: /^write$/,
  },
);

it('a subject has a word that is no term, and no part of the page', () => {
  expect(isSubject('walnut legs')).toBe(true);
  expect(isSubject('1987')).toBe(true);
  expect(isSubject('phone')).toBe(false);
  expect(isSubject('walnut title')).toBe(false);
});

it('a name has only words that are known as nothing else', () => {
  expect(isName('Golden Valley')).toBe(true);
  expect(isName('the Valley')).toBe(false);
});

it('tells small words, conditions and other wishes', () => {
  expect([isSmall('the'), isSmall('phone')]).toEqual([true, false]);
  expect([isTelling('the phone'), isTelling('the title'), isTelling('good')]).toEqual([true, false, false]);
  expect([isWish('write more'), isWish('walnut')]).toEqual([true, false]);
});
