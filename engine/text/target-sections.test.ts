/** Tests which words of a message are about which part of the page. */
import { expect, it } from 'vitest';
import type { Lexicon } from './lexicon.ts';
import type { Token } from './match-phrasings.ts';
import { lengthReader } from './read-lengths.ts';
import { targetSections } from './target-sections.ts';

const kinds: Readonly<Record<string, Token['kind']>> = {
  title: 'term',
  description: 'term',
  a: 'stop',
  the: 'stop',
  and: 'stop',
};
const read = (text: string): Token[] =>
  (text.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => {
    const term = word.toLowerCase();
    return { term, text: term, kind: kinds[term] ?? 'unknown', names: [term] };
  });
const readLengths = lengthReader({
  max: 'under',
  min: 'at least',
  orLess: 'or less',
  around: 'around',
  between: 'between',
});
const none = { mentions: [], without: [], start: null, end: null };
const sections = (text: string): string[] =>
  targetSections(text, none, { read, readLengths } as unknown as Lexicon, {
    isTarget: (term) => term === 'title' || term === 'description',
    cues: { inside: 'in the title|in the description', both: 'both', facts: { job: 'job title' } },
    connectors: 'and',
  }).map(({ element, text: own }) => `${element}: ${own.replaceAll(/\s+/g, ' ').trim()}`);

it('gives each part its own words', () => {
  expect(sections('a title with oak and a description with ash')).toEqual([
    'title: a title with oak and a',
    'description: description with ash',
  ]);
  expect(sections("put oak in the title and 'ash' in the description")).toEqual([
    'title: put oak in the title',
    "description: and 'ash' in the description",
  ]);
});

it('gives what is said of both to both, and a length only to the one it follows', () => {
  expect(sections('title and description under 90 characters with oak')[0]).toMatch(
    /^title: title and.*with oak$/,
  );
  expect(sections('title and description under 90 characters with oak')[0]).not.toContain('90');
  expect(sections('a title with oak and a description with ash, both with elm')[0]).toContain('with elm');
});

it('takes one part, a quotation and a job for no second one', () =>
  expect(sections('a title with my job title and “description”')).toEqual([]));
