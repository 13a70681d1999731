/** Tests which language a short message is in. */
import { expect, it } from 'vitest';
import { identifyMessage, wordsOf } from './message-language.ts';

const vocabulary = (language: string, words: string) => {
  const own = new Set(words.split(' '));
  return { language, knows: (word: string) => own.has(word), spells: (word: string) => own.has(word) };
};
const spoken = {
  vocabularies: [
    vocabulary('en', 'title write a better please page the is my why slow'),
    vocabulary('de', 'titel schreib einen besseren bitte seite die ist meine warum langsam größe'),
    vocabulary('es', 'título escribe un mejor por favor página la es mi qué'),
  ],
  others: { pt: 'você minha não título página escreva melhor para' },
};
const read = (text: string, before: string | null = null) => identifyMessage(text, before, spoken);

it.each([
  ['write a better title', 'en'],
  ['schreib einen besseren titel', 'de'],
  ['¿es mi título mejor?', 'es'],
])('“%s” is %s', (text, code) => expect(read(text)).toEqual({ code, isSpoken: true }));

it('is that of the message before where the words do not tell', () => {
  expect(read('ok', 'de')).toEqual({ code: 'de', isSpoken: true });
  expect(read('ok')).toEqual({ code: 'en', isSpoken: true });
});

it('may be one that is not spoken', () => {
  expect(read('escreva para minha página você não')).toEqual({ code: 'pt', isSpoken: false });
  expect(read('Как улучшить заголовок этой страницы?').isSpoken).toBe(false);
});

it('keeps placeholders, hyphens and dots inside words', () =>
  expect(wordsOf('Écris {x} in e-mail, robots.txt!')).toEqual([
    'ecris',
    '{x}',
    'in',
    'e-mail',
    'robots.txt',
  ]));
