/** Tests which conditions a text does not meet. */
import { expect, it } from 'vitest';
import { hasConditions, noTextConditions as none, type TextConditions, unmetBy } from './text-conditions.ts';

const unmet = (text: string, own: Partial<TextConditions>): string[] =>
  unmetBy(text, { ...none, ...own }).map(({ kind, value }) => `${kind} ${value}`.trim());

it('names every condition that a text does not meet', () => {
  const text = 'Stools of ash';
  expect(unmet(text, {})).toEqual([]);
  expect(unmet(text, { mentions: ['ash', 'oak', '1987'] })).toEqual(['mention oak', 'mention 1987']);
  expect(unmet(text, { without: ['oak', 'stool'], min: 14, max: 12 })).toEqual([
    'without stool',
    'min 14',
    'max 12',
  ]);
  expect(unmet(text, { maxWords: 2 })).toEqual(['maxWords 2']);
  expect(unmet(text, { maxWords: 3 })).toEqual([]);
  expect(unmet(text, { min: 13, max: 13, start: 'stools' })).toEqual([]);
  expect(unmet(text, { start: 'ash', isVerbFirst: true })).toEqual(['verb', 'start ash']);
});

it('checks signs, ends, questions and facts', () => {
  const text = 'Stools of ash – from $40 | Callow';
  expect(unmet(text, { withoutSymbols: ['pipe', 'exclamation'], withSymbols: ['dash', 'colon'] })).toEqual([
    'withSymbol colon',
    'withoutSymbol pipe',
  ]);
  expect(unmet(text, { end: 'callow', notStart: ['stools'] })).toEqual(['notStart stools']);
  expect(unmet(text, { isQuestion: true, isOneSentence: true })).toEqual(['question']);
  const facts = [
    { fact: 'price', words: 'the price' },
    { fact: 'year', words: 'a year' },
  ];
  expect(unmet(text, { withoutFacts: facts, missing: ['our phone number'] })).toEqual([
    'fact our phone number',
    'withoutFact price',
  ]);
});

it('tells whether there is a condition at all', () => {
  expect(hasConditions(none)).toBe(false);
  expect(hasConditions({ ...none, max: 60 })).toBe(true);
  expect(hasConditions({ ...none, isVerbFirst: true })).toBe(true);
});
