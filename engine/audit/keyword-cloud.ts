/** The words a site is about, gathered page by page. */
import type { SiteKeyword } from '@pagewright/contract/entities/analysis';
import { limits } from '@pagewright/contract/limits';
import type { KeywordTerm } from '../facts/text-facts.ts';
import { detach } from './detach.ts';

/** So many pages are counted at a time: a table that was just used is near at hand, one that pages were read since is not. */
const pagesAtOnce = 32;

/** A term's row of numbers: its uses, its densities added up, and the pages that use it. */
const rowLength = 3;

export class KeywordCloud {
  readonly #rows = new Map<string, number>();
  #numbers = new Float64Array(4096 * rowLength);
  #waiting: (readonly KeywordTerm[])[] = [];

  add(keywords: readonly KeywordTerm[]): void {
    this.#waiting.push(keywords);
    if (this.#waiting.length === pagesAtOnce) this.#count();
  }

  #count(): void {
    for (const keywords of this.#waiting) for (const term of keywords) this.#countTerm(term);
    this.#waiting = [];
  }

  #countTerm({ keyword, count, density }: KeywordTerm): void {
    const row = this.#rows.get(keyword) ?? this.#addRow(keyword);
    const numbers = this.#numbers;
    numbers[row] = (numbers[row] ?? 0) + count;
    numbers[row + 1] = (numbers[row + 1] ?? 0) + density;
    numbers[row + 2] = (numbers[row + 2] ?? 0) + 1;
  }

  #addRow(keyword: string): number {
    const row = this.#rows.size * rowLength;
    if (row === this.#numbers.length) {
      const grown = new Float64Array(row * 2);
      grown.set(this.#numbers);
      this.#numbers = grown;
    }
    this.#rows.set(detach(keyword), row);
    return row;
  }

  /** Most used first; in a tie the same order on every machine, whatever its language. */
  finish(): SiteKeyword[] {
    this.#count();
    const numbers = this.#numbers;
    return this.#mostUsed(limits.keywordCloud.site)
      .map(([keyword, row]) => ({
        keyword,
        count: numbers[row] ?? 0,
        avgDensity: Math.round(((numbers[row + 1] ?? 0) / (numbers[row + 2] ?? 1)) * 100) / 100,
      }))
      .sort((a, b) => b.count - a.count || (a.keyword < b.keyword ? -1 : 1))
      .slice(0, limits.keywordCloud.site);
  }

  /** At least so many that none left out is used more: of a large site's many thousands, few need be sorted. */
  #mostUsed(wanted: number): [string, number][] {
    const numbers = this.#numbers;
    const usesAt = (row: number): number => numbers[row] ?? 0;
    const uses = Float64Array.from(this.#rows.values(), usesAt).sort();
    const least = uses[Math.max(0, uses.length - wanted)] ?? 0;
    return [...this.#rows].filter(([, row]) => usesAt(row) >= least);
  }
}
