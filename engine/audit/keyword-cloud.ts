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

  /** Most used first; in a tie the same order on every machine, whatever its language. */
  finish(): SiteKeyword[] {
    return this.#mostUsed(limits.keywordCloud.site)
      .sort(([a, { count: one }], [b, { count: other }]) => other - one || (a < b ? -1 : 1))
      .slice(0, limits.keywordCloud.site)
      .map(([keyword, { count, densities, pages }]) => ({
        keyword,
        count,
        avgDensity: Math.round((densities / pages) * 100) / 100,
      }));
  }

  /** At least so many that none left out is used more: of a large site's many thousands, few need be sorted. */
  #mostUsed(wanted: number): [string, Tally][] {
    const counts = Float64Array.from(this.#tallies.values(), ({ count }) => count).sort();
    const least = counts[Math.max(0, counts.length - wanted)] ?? 0;
    return [...this.#tallies].filter(([, { count }]) => count >= least);
  }
}
