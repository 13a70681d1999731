/** Remembers every address met, where it was found and what became of it; the longest list is cut, and says so. */
import type { CoverageEntry, FoundIn } from '../facts/crawl-result.ts';

interface Row {
  readonly foundIn: FoundIn;
  readonly foundOn: string | null;
  outcome: CoverageEntry['outcome'] | null;
  reason: string;
  status: number | undefined;
}

export interface Ending {
  readonly outcome: CoverageEntry['outcome'];
  readonly reason: string;
  readonly status?: number | undefined;
}

export class CoverageLog {
  readonly #rows = new Map<string, Row>();
  readonly #mostEntries: number;
  /** Met when the list was full already. */
  #unlisted = 0;
  #outside = 0;

  constructor(mostEntries: number) {
    this.#mostEntries = mostEntries;
  }

  get unlisted(): number {
    return this.#unlisted;
  }

  has(url: string): boolean {
    return this.#rows.has(url);
  }

  /** True for an address that was not met before. */
  meet(url: string, foundIn: FoundIn, foundOn: string | null): boolean {
    if (this.#rows.has(url)) return false;
    if (this.#rows.size >= this.#mostEntries) {
      this.#unlisted += 1;
      return false;
    }
    this.#rows.set(url, { foundIn, foundOn, outcome: null, reason: '', status: undefined });
    return true;
  }

  /** Addresses of other sites, which must not crowd out the site's own. */
  meetOutside(url: string, foundIn: FoundIn, foundOn: string | null): void {
    if (this.#outside >= this.#mostEntries / 2 || !this.meet(url, foundIn, foundOn)) return;
    this.#outside += 1;
    this.settle(url, { outcome: 'skipped', reason: 'It is on another site.' });
  }

  /** Whether what became of it is known already. */
  isSettled(url: string): boolean {
    return (this.#rows.get(url)?.outcome ?? null) !== null;
  }

  settle(url: string, { outcome, reason, status }: Ending): void {
    const row = this.#rows.get(url);
    if (row !== undefined) Object.assign(row, { outcome, reason, status });
  }

  /** Forgets a verdict that a better find overrules: a page linked with nofollow here and without it there. */
  reopen(url: string): void {
    const row = this.#rows.get(url);
    if (row !== undefined) Object.assign(row, { outcome: null, reason: '' });
  }

  /** All entries; what was never asked for is skipped for the reason given. */
  entries(unreadReason: string): CoverageEntry[] {
    return [...this.#rows].map(([url, { foundIn, foundOn, outcome, reason, status }]) => ({
      url,
      foundIn,
      foundOn,
      outcome: outcome ?? 'skipped',
      reason: outcome === null ? unreadReason : reason,
      ...(status === undefined ? {} : { status }),
    }));
  }

  get unsettled(): number {
    let count = 0;
    for (const { outcome } of this.#rows.values()) if (outcome === null) count += 1;
    return count;
  }
}
