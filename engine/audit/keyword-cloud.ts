/** Counts the keywords of a site, page by page. */
import type { SiteKeyword } from '@pagewright/contract/entities/analysis';
import { limits } from '@pagewright/contract/limits';
import type { KeywordTerm } from '../model/text-facts.ts';
import { isFillerWord } from '../text/filler.ts';
import { detach } from './detach.ts';

interface KeywordTotal {
  count: number;
  densitySum: number;
  pages: number;
}

export class KeywordCloud {
  readonly #totals = new Map<string, KeywordTotal>();

  add(keywords: readonly KeywordTerm[]): void {
    for (const { keyword, count, density } of keywords) {
      if (keyword.split(' ').some(isFillerWord)) continue;
      const total = this.#totalOf(keyword);
      total.count += count;
      total.densitySum += density;
      total.pages += 1;
    }
  }

  #totalOf(keyword: string): KeywordTotal {
    const known = this.#totals.get(keyword);
    if (known !== undefined) return known;
    const total = { count: 0, densitySum: 0, pages: 0 };
    this.#totals.set(detach(keyword), total);
    return total;
  }

  /** Most used first; ties by code unit, so that the order is the same in every locale. */
  finish(): SiteKeyword[] {
    return [...this.#totals]
      .map(([keyword, { count, densitySum, pages }]) => ({
        keyword,
        count,
        avgDensity: Math.round((densitySum / pages) * 100) / 100,
      }))
      .sort((a, b) => b.count - a.count || (a.keyword < b.keyword ? -1 : 1))
      .slice(0, limits.keywordCloud.site);
  }
}
