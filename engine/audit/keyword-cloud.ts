/** The words a site is about, gathered page by page. */
import type { SiteKeyword } from '@pagewright/contract/entities/analysis';
import { limits } from '@pagewright/contract/limits';
import type { KeywordTerm } from '../facts/text-facts.ts';
import { detach } from './detach.ts';

interface Tally {
  count: number;
  densities: number;
  pages: number;
}

export class KeywordCloud {
  readonly #tallies = new Map<string, Tally>();

  add(keywords: readonly KeywordTerm[]): void {
    for (const { keyword, count, density } of keywords) {
      const known = this.#tallies.get(keyword);
      const tally = known ?? { count: 0, densities: 0, pages: 0 };
      tally.count += count;
      tally.densities += density;
      tally.pages += 1;
      if (known === undefined) this.#tallies.set(detach(keyword), tally);
    }
  }

  /** Most used first. */
  finish(): SiteKeyword[] {
    return [...this.#tallies]
      .sort(([a, { count: one }], [b, { count: other }]) => other - one || a.localeCompare(b))
      .slice(0, limits.keywordCloud.site)
      .map(([keyword, { count, densities, pages }]) => ({
        keyword,
        count,
        avgDensity: Math.round((densities / pages) * 100) / 100,
      }));
  }
}
