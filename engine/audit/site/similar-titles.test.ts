/** Tests which titles count as similar. */
import { describe, expect, it } from 'vitest';
import type { PageRecord } from '../../model/site-facts.ts';
import { findSimilarTitles, type SimilarPair } from './similar-titles.ts';

const pairsOf = (titles: readonly string[]): readonly SimilarPair[] =>
  findSimilarTitles(
    titles.map((title, page) => ({ page, record: { title, firstHeading: null } as PageRecord })),
  );
const letters = 'abcdefghijklmnopqrstuvwxyz'.split('');
/** Words without digits, each with a first letter of its own. */
const words = (count: number, suffix = 'word'): string =>
  letters
    .slice(0, count)
    .map((letter) => `${letter}${suffix}`)
    .join(' ');

describe('similar titles', () => {
  it('share at least 0.85 of their words', () => {
    expect(pairsOf([words(17), `${words(17)} oak elm ash`])).toMatchObject([
      { pages: [0, 1], similarity: 0.85 },
    ]);
    expect(pairsOf([words(16), `${words(16)} oak elm ash`])).toEqual([]);
  });

  it('have at least three words', () => {
    expect(pairsOf(['oak elm ash', 'Ash, Elm: Oak'])).toHaveLength(1);
    expect(pairsOf(['oak elm', 'oak elm'])).toEqual([]);
  });

  it('do not differ by a number', () => {
    expect(pairsOf([`${words(20)} 120`, `${words(20)} 140`])).toEqual([]);
    expect(pairsOf([`${words(20)} 120`, words(20)])).toEqual([]);
    expect(pairsOf([`${words(20)} 120`, `${words(20)} 120`])).toHaveLength(1);
  });

  it('leave out words that four pages, or half of a larger site, share', () => {
    const title = 'oak elm ash';
    expect(pairsOf(Array.from({ length: 3 }, () => title))).toHaveLength(3);
    expect(pairsOf(Array.from({ length: 4 }, () => title))).toEqual([]);
    const others = (count: number): string[] =>
      letters.slice(0, count).map((letter) => words(3, letter + letter));
    expect(pairsOf([...Array.from({ length: 5 }, () => title), ...others(6)])).toHaveLength(10);
    expect(pairsOf([...Array.from({ length: 5 }, () => title), ...others(5)])).toEqual([]);
  });

  it('compare a page with 20 others that share a word at most', () => {
    const others = Array.from({ length: 35 }, (_, at) =>
      words(3, `${letters[at % 26]}x${letters[Math.floor(at / 26)]}`),
    );
    const pairs = pairsOf([...Array.from({ length: 25 }, () => 'oak elm ash'), ...others]);
    // 0 + 1 + … + 20, then four times 20
    expect(pairs).toHaveLength(210 + 80);
  });
});
