/** Tests which conditions for a text a message sets, and that none is passed over. */
import { describe, expect, it } from 'vitest';
import { conditionReader, type NamedWords } from './read-conditions.ts';

const cues = {
  mention: 'mention|mentions|with|about|must say|with the word|without losing',
  weak: 'with|about',
  or: 'or',
  both: 'both',
  madeOf: 'made of',
  put: 'put|add|has',
  inside: 'in it|in the title',
  names: 'for|in',
  without: 'without|no|not use|leave {x} out',
  not: 'not',
  start: 'start with|starting with|{x} first',
  notStart: 'not starting with',
  end: 'ending with|{x} at the end',
  verb: 'verb',
  possessive: 'our|my',
  literal: 'the word',
  question: 'as a question',
  oneSentence: 'in one sentence',
  tongue: 'in german=de',
  symbols: { pipe: 'pipe|vertical bar', exclamation: 'exclamation mark' },
  facts: { phone: 'phone number|phone', person: 'name', brand: 'brand' },
  manner: 'in capitals',
  ends: 'please|in the title',
  connectors: 'and',
};
const known = new Set('write title description page phone number good name brand'.split(' '));
const small = new Set('a an the that we are our my it is and please be'.split(' '));
const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}-]+/gu) ?? [];
const telling = (text: string): string[] => words(text).filter((word) => !small.has(word));
const readConditions = conditionReader(cues);
const read = (text: string) =>
  readConditions(text, {
    isSubject: (own) => telling(own).some((word) => !known.has(word)),
    isName: (own) => telling(own).length > 0 && telling(own).every((word) => !known.has(word)),
    isSmall: (word) => small.has(word.toLowerCase()),
    isTelling: (own) => telling(own).some((word) => !/^(?:write|title|page)$/.test(word)),
    isTarget: (own) => /title|description/.test(own),
    isWish: (own) => /write|title|description/.test(own),
  });
const said = (list: readonly NamedWords[]): string[] =>
  list.map(({ words: own, fact }) => (fact === null ? own : `<${fact}>`));

describe('what is to be mentioned', () => {
  it.each([
    ['a title with walnut', ['walnut']],
    ['a title that must say that we are family owned', ['family owned']],
    ['mention Windows and Mac', ['Windows', 'Mac']],
    ['mention Windows, Mac and Linux please', ['Windows', 'Mac', 'Linux']],
    ['put Golden Valley in it', ['Golden Valley']],
    ['a title that has walnut, oak and ash in it', ['walnut', 'oak', 'ash']],
    ['a title with walnut and write a description', ['walnut']],
    ['a title that mentions walnut and write it short', ['walnut']],
    ['write a title', []],
    ['a title for Hamburg', ['Hamburg']],
    ['a title for hamsters', []],
    ['a title with our phone number and my name', ['<phone>', '<person>']],
    ['title: my name, my phone number and “Colorado”', ['<person>', '<phone>', 'Colorado']],
    ['a title made of my name', ['<person>']],
    ['shorter, without losing walnut', ['walnut']],
    ['the title “Page 1” is silly', []],
    ['a title with “Page 1”', ['Page 1']],
    ['a title with the word “name”', ['name']],
  ])('in “%s” is %s', (text, mentions) => expect(said(read(text).mentions)).toEqual(mentions));

  it('may be one of several', () =>
    expect(read('mention oak or ash').mentions).toEqual([{ words: 'oak', fact: null, others: ['ash'] }]));

  it('is not known when only “our” says whose it is', () => {
    expect(read('a title with our slogan')).toMatchObject({ mentions: [], unnamed: 'slogan' });
  });
});

it('reads all that is to be left out', () => {
  expect(said(read('a title without walnut and no oak').without)).toEqual(['walnut', 'oak']);
  expect(said(read('a title without “Chapter 2”').without)).toEqual(['Chapter 2']);
  expect(said(read('leave “Chapter” out').without)).toEqual(['Chapter']);
  expect(said(read('a title that has oak, but must not mention ash').without)).toEqual(['ash']);
  const both = read('a title with “oak”, without “ash” and without the brand');
  expect([said(both.mentions), said(both.without)]).toEqual([['oak'], ['ash', '<brand>']]);
  expect(read('no vertical bar and no exclamation mark').withoutSymbols).toEqual(['pipe', 'exclamation']);
});

it('reads how a text is to begin and to end', () => {
  expect(read('start with walnut').start?.words).toBe('walnut');
  expect(read('a title with “oak” first, ending with “ash”')).toMatchObject({
    start: { words: 'oak' },
    end: { words: 'ash' },
    mentions: [],
  });
  expect(read('the brand at the end').end?.fact).toBe('brand');
  expect(read('not starting with “Chapter”')).toMatchObject({
    start: null,
    notStart: [{ words: 'Chapter' }],
  });
  expect(read('start with a verb')).toMatchObject({ start: null, isVerbFirst: true });
});

it('never turns a condition around', () => {
  expect(read('must not really start with Oak')).toMatchObject({ start: null, notStart: [{ words: 'Oak' }] });
  expect(read('a title that must not mention ash and starting with oak').start?.words).toBe('oak');
  expect(read('a title not ending with “ash”')).toMatchObject({ end: null, unread: ['not ending with ash'] });
  expect(read('not start with a verb')).toMatchObject({
    isVerbFirst: false,
    unread: ['not start with a verb'],
  });
  expect(said(read('a title that must say oak not, must say ash').mentions)).toEqual(['ash']);
});

it('reads what kind of text is wanted', () =>
  expect(read('a title as a question, in German')).toMatchObject({ isQuestion: true, tongue: 'de' }));

it('names what it does not understand', () => {
  expect(read('a title in capitals').unread).toEqual(['in capitals']);
  expect(read('a title with walnut. Nice friendly').leftOver).toEqual(['Nice friendly']);
  expect(read('my dog barks, write a title with walnut').leftOver).toEqual([]);
});

it('leaves the rest of the message', () =>
  expect(read('a title with walnut please').rest.replaceAll(/[\s,]+/g, ' ')).toBe('a title with {x} please'));
