/** Where the built-in suggester wrote in place of a model, the report says which parts and why, and they are not counted as delivered. */
import { textsOf } from '@pagewright/contract/testing/texts-of';
import { describe, expect, it } from 'vitest';
import type { PageSuggestions, SiteSuggestions } from '../suggest/suggester.ts';
import { fallbackNotes, isDelivered } from './built-in-fallback.ts';

const written = (url: string, parts: readonly string[] = [], why = 'big-model failed'): PageSuggestions => ({
  url,
  writtenBy: 'big-model',
  suggestions: [{ text: 'Write a longer title.', ruleId: 'title-too-short', changes: [] }],
  title: 'A title',
  description: 'A description',
  headings: [],
  links: [],
  altTexts: [],
  withheld: [],
  ...(parts.length > 0 && { fallback: { parts, why } }),
});

const site: SiteSuggestions = {
  writtenBy: 'Built-in assistant',
  overview: { businessType: '', industry: '', targetAudience: '', mainServices: [] },
  insights: {},
  notes: [],
};

const places = (urls: readonly string[]): string[] => [...urls];

describe('parts that were filled in', () => {
  it('are delivered only where the model wrote the suggestions', () => {
    expect(isDelivered(written('/a'))).toBe(true);
    expect(isDelivered(written('/a', ['title']))).toBe(true);
    expect(isDelivered(written('/a', ['title', 'suggestions']))).toBe(false);
    expect(isDelivered({ ...written('/a'), suggestions: [null] })).toBe(false);
  });

  it('are delivered only where the model wrote a text to paste', () => {
    expect(isDelivered(written('/a', ['title', 'description']))).toBe(false);
    expect(isDelivered({ ...written('/a'), title: null, description: null })).toBe(false);
    const image = { src: '/cup.jpg', text: 'Blue cup', from: 'the picture' };
    expect(isDelivered({ ...written('/a', ['title', 'description']), altTexts: [image] })).toBe(true);
    expect(
      isDelivered({ ...written('/a'), title: null, description: null, writtenBy: 'Built-in assistant' }),
    ).toBe(false);
    expect(isDelivered({ ...written('/a'), writtenBy: 'Built-in assistant' })).toBe(true);
  });

  it('are listed once for each reason, with their pages', () => {
    const pages = [
      written('/a', ['title']),
      written('/b'),
      written('/c', ['title', 'suggestions'], 'big-model did not answer in time'),
      written('/d', ['description']),
    ];
    const fallback = { parts: ['overview', 'explanations'], why: 'big-model failed' };
    expect(textsOf(fallbackNotes(pages, { ...site, fallback }, places))).toEqual([
      'The built-in assistant wrote title and description for 2 pages because big-model failed: /a, /d.',
      'The built-in assistant wrote title and suggestions for 1 page because big-model did not answer in time: /c.',
      'The built-in assistant wrote the overview and explanations of the site because big-model failed.',
    ]);
    expect(fallbackNotes([written('/b')], site, places)).toEqual([]);
  });
});
