/** Tests that a text which is told by its outline alone is told as one that is looked up. */
import { expect, it } from 'vitest';
import { isGenericAnchor } from './generic-anchors.ts';

/** What stands in brackets has no outline of its own and is looked up without them. */
const lookedUp = (text: string, languages: readonly string[]): boolean =>
  isGenericAnchor(`(${text})`, languages);

const phrases = [
  'read more',
  'Click here',
  "plus d'infos",
  'plus d’infos',
  'en savoir +',
  'más información',
  'DETAILS',
  'devamı',
  'こちら',
  'ещё',
  'İnfo',
  'linK',
];

it('knows phrases with and without brackets', () => {
  const languages = ['en', 'fr', 'es', 'tr', 'ja', 'ru'];
  for (const phrase of phrases)
    expect([phrase, isGenericAnchor(phrase, languages)]).toEqual([phrase, lookedUp(phrase, languages)]);
  expect(isGenericAnchor('', languages)).toBe(false);
});

it('agrees on texts that differ from a phrase by a letter', () => {
  const letters = ['', 'a', 'E', 'k', 'K', 'ö', '’', ' ', '7'];
  for (const phrase of phrases)
    for (let at = 0; at <= phrase.length; at += 1)
      for (const letter of letters)
        for (const rest of [phrase.slice(at), phrase.slice(at + 1)]) {
          const text = `x${phrase.slice(0, at)}${letter}${rest}`.slice(at % 2).trim();
          if (/^[\p{L}\p{N}].*[\p{L}\p{N}]$/u.test(text))
            expect([text, isGenericAnchor(text, ['en'])]).toEqual([text, lookedUp(text, ['en'])]);
        }
});
