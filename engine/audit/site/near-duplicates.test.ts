/** Tests which pages are near duplicates. */
import { describe, expect, it } from 'vitest';
import type { PageRecord, SiteFacts } from '../../model/site-facts.ts';
import { buildSite, html } from '../testing/site-builder.ts';
import { findNearDuplicates, similarity } from './near-duplicates.ts';

/** Text without repeated words; another seed makes another text. */
const prose = (seed: number, count = 300): string[] =>
  Array.from({ length: count }, (_, at) => `w${seed}x${at}`);
const page = (words: readonly string[]): string => html({ body: `<p>${words.join(' ')}</p>` });
const siteOf = (texts: readonly (readonly string[])[]): SiteFacts =>
  buildSite({ pages: Object.fromEntries(texts.map((words, at) => [`/${at}`, page(words)])) });

describe('near duplicates', () => {
  it('are found as groups', () => {
    const copy = prose(1).with(150, 'other');
    const third = prose(1).with(20, 'further');
    expect(siteOf([prose(1), prose(2), copy, third, prose(3)]).nearDuplicates).toEqual([[0, 2, 3]]);
  });

  it('are not pages that mostly share boilerplate', () => {
    const shared = prose(99, 800);
    const pair = (at: number): string[] => prose(1000 + Math.floor(at / 2), 100);
    const texts = Array.from({ length: 24 }, (_, at) => [...shared, ...pair(at), ...prose(at + 1, 40)]);
    expect(siteOf(texts).nearDuplicates).toEqual([]);
    expect(siteOf(texts.slice(0, 2)).nearDuplicates).toEqual([[0, 1]]);
  });

  it('are found when most of the site is one text', () => {
    const texts = Array.from({ length: 40 }, (_, at) => prose(1).with(150, `other${at}`));
    expect(siteOf(texts).nearDuplicates).toEqual([Array.from({ length: 40 }, (_, at) => at)]);
  });

  it('take about as many steps per page on a large site as on a small one', () => {
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

/** A minimal record with a MinHash signature. */
const recordOf = (minHash: readonly number[], at: number, change: Partial<PageRecord> = {}): PageRecord =>
  ({
    indexable: true,
    wordCount: 100,
    textHash: String(at),
    minHash: Uint32Array.from(minHash),
    ...change,
  }) as PageRecord;

const slots = 80;
const same = Array.from({ length: slots }, (_, slot) => slot);
/** The shared signature with values of its own at some slots. */
const differingAt = (page: number, isOwn: (slot: number) => boolean): number[] =>
  same.map((value, slot) => (isOwn(slot) ? 1000 * (page + 1) + slot : value));
const groupsOf = (signatures: readonly (readonly number[])[]): readonly (readonly number[])[] =>
  findNearDuplicates(signatures.map((signature, at) => recordOf(signature, at)));

describe('the threshold of near duplicates', () => {
  it('is 0.9: 72 of 80 equal slots are enough, 71 are not', () => {
    expect(groupsOf([same, differingAt(1, (slot) => slot >= 72)])).toEqual([[0, 1]]);
    expect(groupsOf([same, differingAt(1, (slot) => slot >= 71)])).toEqual([]);
  });

  it('finds pairs that are equal in one band of eight slots', () => {
    const spread = new Set([0, 8, 16, 24, 32, 40, 48, 64]);
    expect(groupsOf([same, differingAt(1, (slot) => spread.has(slot))])).toEqual([[0, 1]]);
  });

  it('compares all bands, from the first slot to the last', () => {
    const foundIn40 = (...own: readonly number[]): boolean =>
      groupsOf([same, differingAt(1, (slot) => own.includes(slot))].map((each) => each.slice(0, 40)))
        .length === 1;
    // Only the first band of eight is equal, or only the last.
    expect(foundIn40(8, 16, 24, 32)).toBe(true);
    expect(foundIn40(1, 9, 18, 27)).toBe(true);
    expect(foundIn40(1, 9, 18, 27, 35)).toBe(false);
  });

  it('compares indexable pages of at least 100 words whose texts differ', () => {
    const twoWith = (change: Partial<PageRecord>): readonly (readonly number[])[] =>
      findNearDuplicates([recordOf(same, 0), recordOf(same, 1, change)]);
    expect(twoWith({})).toEqual([[0, 1]]);
    expect(twoWith({ wordCount: 99 })).toEqual([]);
    expect(twoWith({ indexable: false })).toEqual([]);
    expect(twoWith({ textHash: '0' })).toEqual([]);
    expect(twoWith({ minHash: null })).toEqual([]);
  });
});

describe('boilerplate', () => {
  /** Pages that share all slots but the last ones; the first two differ in two slots only. */
  const pagesSharing = (count: number, shared: number): number[][] =>
    Array.from({ length: count }, (_, page) =>
      page === 1
        ? differingAt(0, (slot) => slot >= shared).map((value, slot) => (slot >= 78 ? value + 500 : value))
        : differingAt(page, (slot) => slot >= shared),
    );

  it('is what more than 20 pages share: then the other slots decide', () => {
    expect(groupsOf(pagesSharing(20, 64))).toEqual([[0, 1]]);
    expect(groupsOf(pagesSharing(21, 64))).toEqual([]);
  });

  it('counts after all where fewer than 16 slots are left', () => {
    expect(groupsOf(pagesSharing(21, 65))).toEqual([[0, 1]]);
  });

  it('is what more than half of the pages of a large site share', () => {
    const siteWith = (sharing: number): number[][] => [
      ...pagesSharing(sharing, 64),
      ...Array.from({ length: 100 - sharing }, (_, at) => differingAt(200 + at, () => true)),
    ];
    expect(groupsOf(siteWith(50))).toEqual([[0, 1]]);
    expect(groupsOf(siteWith(51))).toEqual([]);
  });

  it('does not count in the similarity of two pages', () => {
    const [one, other] = [same, differingAt(1, (slot) => slot >= 40)].map((each) => Uint32Array.from(each));
    if (one === undefined || other === undefined) throw new Error('No signatures.');
    expect(similarity(one, other)).toBe(0.5);
    expect(similarity(one, other, same.slice(0, 20))).toBe(20 / 60);
    const differingFrom = (first: number): Uint32Array =>
      Uint32Array.from(differingAt(1, (slot) => slot >= first));
    expect(similarity(one, differingFrom(64), same.slice(0, 64))).toBe(0);
    expect(similarity(one, differingFrom(65), same.slice(0, 65))).toBe(65 / 80);
  });
});
