/** Tests which conditions for a text a message sets, and that none is passed over. */
import { describe, expect, it } from 'vitest';
import { conditionReader } from './read-conditions.ts';

const cues = {
  mention: 'mention|with|about|must say',
  put: 'put|add',
  inside: 'in it|in the title',
  names: 'for|in',
  without: 'without|no',
  start: 'start with',
  verb: 'verb',
  possessive: 'our|my',
  literal: 'the word',
  manner: 'as a question|in one sentence',
  ends: 'please|in the title|max',
  connectors: 'and',
};
const known = new Set('write title description page phone number good'.split(' '));
const small = new Set('a an the that we are our it is and please'.split(' '));
const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}-]+/gu) ?? [];
const telling = (text: string): string[] => words(text).filter((word) => !small.has(word));
const readConditions = conditionReader(cues);
const read = (text: string, quoted: readonly string[] = []) =>
  readConditions(text, quoted, {
    isSubject: (own) => telling(own).some((word) => !known.has(word)),
    isName: (own) => telling(own).length > 0 && telling(own).every((word) => !known.has(word)),
    isSmall: (word) => small.has(word.toLowerCase()),
    isTelling: (own) => telling(own).some((word) => /phone|number/.test(word)),
    isWish: (own) => /write|title|description/.test(own),
  });

describe('what is to be mentioned', () => {
  it.each([
    ['a title with walnut', ['walnut']],
    ['a title that must say that we are family owned', ['family owned']],
    ['mention Windows and Mac', ['Windows', 'Mac']],
    ['mention Windows, Mac and Linux please', ['Windows', 'Mac', 'Linux']],
    ['put Golden Valley in it', ['Golden Valley']],
    ['a title with walnut and write a description', ['walnut']],
    ['write a title', []],
  ])('in “%s” is %s', (text, mentions) => expect(read(text).mentions).toEqual(mentions));

  it('is a name that the text is for', () => {
    expect(read('a title for Hamburg').names).toEqual(['Hamburg']);
    expect(read('a title for hamsters').names).toEqual([]);
  });

  it('is not known when only “our” says whose it is', () => {
    expect(read('a title with our slogan')).toMatchObject({ mentions: [], unnamed: 'slogan' });
  });

  it('is not a quotation that is only spoken of', () => {
    expect(read('the title “Page 1” is silly', ['Page 1']).mentions).toEqual([]);
    expect(read('a title with “Page 1”', ['Page 1']).mentions).toEqual(['Page 1']);
  });
});

it('reads all that is to be left out', () => {
  expect(read('a title without walnut and no oak').without).toEqual(['walnut', 'oak']);
  expect(read('a title without “Chapter 2”', ['Chapter 2'])).toMatchObject({
    without: ['Chapter 2'],
    mentions: [],
  });
  expect(read('a title with “oak”, without “ash”', ['oak', 'ash'])).toMatchObject({
    mentions: ['oak'],
    without: ['ash'],
  });
  expect(read('a description without the word title').without).toEqual(['title']);
});

it('reads how a text is to begin', () => {
  expect(read('start with walnut').start).toBe('walnut');
  expect(read('start with a verb')).toMatchObject({ start: null, isVerbFirst: true });
});

it('names what it does not understand', () => {
  expect(read('a description with our phone number').unread).toEqual(['with our phone number']);
  expect(read('a title as a question').unread).toEqual(['as a question']);
  expect(read('a title with walnut').unread).toEqual([]);
});

it('leaves the rest of the message', () =>
  expect(read('a title with walnut please').rest.replaceAll(/\s+/g, ' ')).toBe('a title with {x} please'));
