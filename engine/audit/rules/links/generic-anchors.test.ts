/** Tests which link texts are generic. */
import { expect, it } from 'vitest';
import { isGenericAnchor } from './generic-anchors.ts';

const languages = ['en', 'fr', 'es', 'tr', 'ja', 'ru'];

it.each([
  'read more',
  'Click here',
  '(read more)',
  'read more …',
  "plus d'infos",
  'plus d’infos',
  'en savoir +',
  'más información',
  'DETAILS',
  'devamı',
  'こちら',
  'ещё',
])('%s is generic', (text) => {
  expect(isGenericAnchor(text, languages)).toBe(true);
});

it.each(['', '...', 'read moro', 'read more tea', 'mehr erfahren', '<link>', '--link', '.site', '#page'])(
  '%s is not',
  (text) => {
    expect(isGenericAnchor(text, languages)).toBe(false);
  },
);

it('counts English phrases in every language, and others only in their own', () => {
  expect(isGenericAnchor('read more', ['de'])).toBe(true);
  expect(isGenericAnchor('mehr erfahren', ['de'])).toBe(true);
  expect(isGenericAnchor('mehr erfahren', ['fr'])).toBe(false);
});
