/** How sure a match is: evidence for, words that nothing explains, subjects and background. */
import { describe, expect, it } from 'vitest';
import { type Match, matchPhrasings, type PhrasingModel, type Token } from './match-phrasings.ts';

const phrased: readonly (readonly [intent: string, words: string])[] = [
  ['length', 'how long title'],
  ['length', 'title length'],
  ['speed', 'why page slow'],
  ['mention', 'mention {x} page'],
];
const all = new Set(phrased.flatMap(([, words]) => words.split(' ')));
const model: PhrasingModel = {
  phrasingsWith: (said) =>
    phrased
      .map(([intent, words]) => {
        const terms = words.split(' ').map((term) => ({ term, weight: 2 }));
        return { intent, about: null, terms, weight: 2 * terms.length };
      })
      .filter(({ terms }) => terms.some(({ term }) => said.has(term))),
  weightOf: () => 2,
  evidence: (names, intent) =>
    phrased.some(([own, words]) => own === intent && names.some((name) => words.includes(name))) ? 1.5 : -1.5,
  coreOf: (intent) => (intent === 'length' ? [['title', 1]] : []),
};
const read = (text: string, isBackground = false): Token[] =>
  text.split(' ').map((term) => ({
    term,
    text: term,
    names: [term],
    kind: all.has(term) ? 'stem' : 'unknown',
    ...(isBackground && { isBackground }),
  }));
const match = (tokens: readonly Token[]): Match | undefined => matchPhrasings(model, tokens, () => false)[0];
const sureness = (text: string): number => match(read(text))?.sureness ?? 0;

describe('a message', () => {
  it('that is a phrasing is surely that', () => {
    expect(match(read('how long title'))).toMatchObject({ intent: 'length', likeness: 1 });
    expect(sureness('how long title')).toBeGreaterThan(0.9);
  });

  it('is less sure with each word that no phrasing explains', () => {
    expect(sureness('how long title')).toBeGreaterThan(sureness('how long title lawyer'));
    expect(sureness('how long title lawyer')).toBeGreaterThan(sureness('how long title lawyer court'));
  });

  it('is less sure without what the intent is about', () =>
    expect(sureness('how long')).toBeLessThan(sureness('title long')));

  it('may bring a subject, which is returned', () =>
    expect(match(read('mention oak page'))).toMatchObject({ intent: 'mention', subject: 'oak' }));

  it('counts what is said beside the question little', () => {
    const beside = match([...read('lawyer court', true), ...read('how long title')])?.sureness ?? 0;
    expect(beside).toBeGreaterThan(sureness('lawyer court how long title'));
  });

  it('of other words matches nothing', () => expect(match(read('bake bread'))?.intent).not.toBe('length'));
});
