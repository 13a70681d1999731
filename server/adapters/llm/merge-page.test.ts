/** Tests how a model's answer about a page and the built-in suggestions complete each other. */

import { createUniqueTexts } from '@pagewright/engine/suggest/accept/unique-texts';
import type { PageSuggestions } from '@pagewright/engine/suggest/suggester';
import { describe, expect, it } from 'vitest';
import { mergePage } from './merge-page.ts';
import type { PageReply } from './page-prompt.ts';
import { builtInPage, goodPage, pageOf, siteOf } from './testing/small-site.ts';

const title = 'Cups and bowls thrown by hand in a workshop by the river';
const page = pageOf(
  '/',
  '<h1>Cups</h1><h2>Info</h2><h4>Bowls</h4><p>We throw cups and bowls by hand in a small workshop by the river, each one a little different.</p><img src=/a.jpg><img src=/b.jpg>',
  title,
);

const merge = (answer: Partial<PageReply>, builtIn: Partial<PageSuggestions> = {}): PageSuggestions =>
  mergePage({
    site: siteOf([page]),
    page,
    answer: { ...goodPage, headings: [], links: [], altTexts: [], ...answer },
    seen: new Map(),
    taken: createUniqueTexts(),
    name: 'test-model',
    builtIn: { ...builtInPage(page.brief.url), ...builtIn },
  });

describe('what a model leaves out', () => {
  it('is filled with built-in headings and alt texts for other places', () => {
    const level = { level: 3, text: 'Bowls', replaces: 'Bowls' };
    const alt = { src: 'https://shop.example/b.jpg', text: 'Bowl', from: 'its file name' };
    const info = { level: 2, text: 'How we throw cups', replaces: 'Info' };
    const merged = merge(
      { headings: [info], altTexts: [{ image: 0, text: 'Cup' }] },
      {
        headings: [{ level: 2, text: 'Floor', replaces: 'Info' }, level],
        altTexts: [{ ...alt, src: 'https://shop.example/a.jpg' }, alt],
      },
    );
    expect(merged.headings).toEqual([info, level]);
    expect(merged.altTexts.map(({ src, text }) => [src.at(-5), text])).toEqual([
      ['a', 'Cup'],
      ['b', 'Bowl'],
    ]);
    expect(merged.fallback).toBeUndefined();
  });

  it.each(['', title])('is no failure when it is a title that is good already: “%s”', (kept) => {
    const merged = merge({ title: kept }, { title: null });
    expect(merged).toMatchObject({ title: null, writtenBy: 'test-model' });
    expect(merged.fallback).toBeUndefined();
  });

  it('is a failure when it is a title that the built-in suggester had to write', () => {
    expect(merge({ title: '' }).fallback?.parts).toEqual(['title']);
  });
});
