/** What is put away comes back as it was, in any order, gathered or compressed. */
import { expect, it } from 'vitest';
import type { PageContents } from './audit/packed-page.ts';
import { PageStore } from './page-store.ts';

const contentsOf = (page: number): PageContents => ({
  headings: [{ level: 1, text: `Page ${page}\nof many — “quoted”` }],
  images: [],
  contentMetrics: { wordCount: page } as PageContents['contentMetrics'],
  evidence: [[{ found: `evidence ${page}`, snippet: 'x'.repeat(page * 10) }], []],
});

it('keeps every page', () => {
  const store = new PageStore();
  const pages = Array.from({ length: 21 }, (_, page) => contentsOf(page));
  const readers = pages.map((page) => store.keep(page));
  for (const at of [20, 0, 7, 8, 16, 15, 3, 20, 19]) expect(readers[at]?.()).toEqual(pages[at]);
  expect(readers.map((read) => read())).toEqual(pages);
});

it('keeps more than one slab of bytes holds', () => {
  const store = new PageStore();
  const noise = (page: number): string =>
    Array.from({ length: 30_000 }, (_, at) => Math.sin(page * 7919 + at).toString(36)).join('');
  const pages = Array.from({ length: 10 }, (_, page) => ({
    ...contentsOf(page),
    evidence: [[{ found: noise(page) }]],
  }));
  const readers = pages.map((page) => store.keep(page));
  expect(readers.map((read) => read().evidence)).toEqual(pages.map(({ evidence }) => evidence));
});
