/** Tests that a table is said in the language of its reader, and that a language is nothing but data. */
import { afterEach, expect, it } from 'vitest';
import { pseudoLanguage, wordsOfNoTable } from '../testing/pseudo-language.ts';
import { english, languageFrom, speak } from './language.ts';
import { plainMessages } from './plain-messages.ts';
import { messages, translate } from './translate.ts';

const words = messages({
  save: 'Save',
  pages: '{count, plural, one {# page} other {# pages}} of {site}',
  groups: { crawl: { heading: 'How we crawl' } },
});

afterEach(() => speak(english));

it('says texts with their data', () => {
  expect(words.save).toBe('Save');
  expect(words.pages({ count: 1, site: 'a.example' })).toBe('1 page of a.example');
  expect(words.pages({ count: 1200, site: 'a.example' })).toBe('1,200 pages of a.example');
  expect(words.groups.crawl.heading).toBe('How we crawl');
});

it('says them in another language from a table of it alone, and in English what that lacks', () => {
  speak(
    languageFrom('de', {
      Save: 'Speichern',
      '{count, plural, one {# page} other {# pages}} of {site}':
        '{count, plural, one {# Seite} other {# Seiten}} von {site}',
    }),
  );
  expect(words.save).toBe('Speichern');
  expect(words.pages({ count: 1200, site: 'a.example' })).toBe('1.200 Seiten von a.example');
  expect(words.groups.crawl.heading).toBe('How we crawl');
});

it('can be told for one text', () => {
  expect(translate('Save', {}, languageFrom('de', { Save: 'Speichern' }))).toBe('Speichern');
});

it('finds words of no table by a language that nobody speaks', () => {
  speak(pseudoLanguage);
  expect(wordsOfNoTable(`${words.save} ${words.pages({ count: 2, site: '1' })}`)).toEqual([]);
  expect(wordsOfNoTable(`Delete ${words.save}`)).toEqual(['Delete']);
});

it('says plain texts as the parser of ICU does, without it', () => {
  const texts = {
    open: 'Open site {domain}',
    menu: 'Menu',
    time: '{pages, plural, =0 {No page} one {One page takes} other {{pages} pages (#) take}} {ms, number} ms of {domain}',
  } as const;
  const plain = plainMessages(texts);
  const full = messages(texts);
  const domain = 'a.example';
  expect([plain.menu, plain.open({ domain })]).toEqual(['Menu', 'Open site a.example']);
  for (const language of [english, languageFrom('de', {}), pseudoLanguage]) {
    speak(language);
    for (const pages of [0, 1, 2, 1200])
      expect(plain.time({ pages, ms: 4000, domain })).toBe(full.time({ pages, ms: 4000, domain }));
  }
  expect(wordsOfNoTable(`${plain.menu} ${plain.open({ domain: '1' })}`)).toEqual([]);
});
