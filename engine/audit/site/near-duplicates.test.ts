/** Pages that are nearly the same, found without comparing each with each. */
import { describe, expect, it } from 'vitest';
import type { PageRecord, SiteFacts } from '../../facts/site-facts.ts';
import { buildSite, html } from '../testing/site-builder.ts';
import { findNearDuplicates } from './near-duplicates.ts';

/** Running text that does not repeat itself; the seed makes another text of it. */
const prose = (seed: number, count = 300): string[] =>
  Array.from({ length: count }, (_, at) => `w${seed}x${at}`);
const page = (words: readonly string[]): string => html({ body: `<p>${words.join(' ')}</p>` });
const siteOf = (texts: readonly (readonly string[])[]): SiteFacts =>
  buildSite({ pages: Object.fromEntries(texts.map((words, at) => [`/${at}`, page(words)])) });

describe('near duplicates', () => {
  it('are found as groups', () => {
    const twin = prose(1).with(150, 'other');
    const third = prose(1).with(20, 'further');
    expect(siteOf([prose(1), prose(2), twin, third, prose(3)]).nearDuplicates).toEqual([[0, 2, 3]]);
  });

  it('are not pages that mostly share what every page of the site has', () => {
    const shared = prose(99, 800);
    const pair = (at: number): string[] => prose(1000 + Math.floor(at / 2), 100);
    const texts = Array.from({ length: 24 }, (_, at) => [...shared, ...pair(at), ...prose(at + 1, 40)]);
    expect(siteOf(texts).nearDuplicates).toEqual([]);
    expect(siteOf(texts.slice(0, 2)).nearDuplicates).toEqual([[0, 1]]);
  });

  it('are told when most of the site is one text', () => {
    const texts = Array.from({ length: 40 }, (_, at) => prose(1).with(150, `other${at}`));
    expect(siteOf(texts).nearDuplicates).toEqual([Array.from({ length: 40 }, (_, at) => at)]);
  });

  it('cost about as many steps for each page on a large site as on a small one', () => {
    const records = (count: number): PageRecord[] => {
      const [record] = siteOf([prose(1)]).pages;
      if (record === undefined) throw new Error('The test site has no page.');
      return Array.from({ length: count }, (_, at) => {
        const counted = new Proxy(
          Uint32Array.from({ length: 128 }, (__, slot) => (slot < 8 ? slot : at * 7919 + slot)),
          {
            get(target, key) {
              reads += 1;
              const value: unknown = Reflect.get(target, key);
              return typeof value === 'function' ? value.bind(target) : value;
            },
          },
        );
        return { ...record, minHash: counted, textHash: String(at) };
      });
    };
    let reads = 0;
    findNearDuplicates(records(200));
    const small = reads / 200;
    reads = 0;
    findNearDuplicates(records(2000));
    expect(reads / 2000).toBeLessThan(small * 3);
  });
});
