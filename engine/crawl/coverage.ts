/** What a crawl has seen: every URL that was found, where, and its outcome; a list that is too long is cut, and the count remains. */
import type { Message } from '@pagewright/contract/entities/message';
import { crawlMessage } from '@pagewright/contract/report/crawl-messages';
import type { CoverageEntry, FetchRecord, FoundIn } from '../model/crawl-result.ts';
import type { Challenge } from '../model/find-challenge.ts';

interface Row {
  readonly foundIn: FoundIn;
  readonly foundOn: string | null;
  outcome: CoverageEntry['outcome'] | null;
  reason: Message | null;
  status: number | undefined;
}

export interface CrawlOutcome {
  readonly outcome: CoverageEntry['outcome'];
  readonly reason: Message;
  readonly status?: number | undefined;
}

/** A sitemap may fill so much of the list, so that pages found by links are crawled however long it is. */
const sitemapShare = 0.8;

export class Coverage {
  readonly #rows = new Map<string, Row>();
  readonly #maxEntries: number;
  /** URLs found when the list was full already. */
  #unlisted = 0;
  #outside = 0;
  readonly fetches: FetchRecord[] = [];
  readonly notes: Message[];
  /** The bot challenges and block pages that we got. */
  readonly challenges: Challenge[] = [];
  /** URLs that answered with an error, not at all, or only to others. */
  readonly lost = new Set<string>();
  analysed = 0;
  /** When something besides them left a part of the site unknown. */
  partialBecause: Message | null = null;

  constructor(maxEntries: number, openingNotes: readonly string[] = []) {
    this.#maxEntries = maxEntries;
    this.notes = openingNotes.map((text) => crawlMessage('opening', { text }));
  }

  get unlisted(): number {
    return this.#unlisted;
  }

  has(url: string): boolean {
    return this.#rows.has(url);
  }

  /** True for a URL that was not found before. */
  add(url: string, foundIn: FoundIn, foundOn: string | null): boolean {
    if (this.#rows.has(url)) return false;
    if (this.#rows.size >= this.#maxEntries * (foundIn === 'sitemap' ? sitemapShare : 1)) {
      this.#unlisted += 1;
      return false;
    }
    this.#rows.set(url, { foundIn, foundOn, outcome: null, reason: null, status: undefined });
    return true;
  }

  /** URLs of other sites, which must not crowd out the site's own. */
  addExternal(url: string, foundIn: FoundIn, foundOn: string | null): void {
    if (this.#outside >= this.#maxEntries / 2 || !this.add(url, foundIn, foundOn)) return;
    this.#outside += 1;
    this.record(url, { outcome: 'skipped', reason: crawlMessage('other-site') });
  }

  /** Whether its outcome is known already. */
  hasOutcome(url: string): boolean {
    return (this.#rows.get(url)?.outcome ?? null) !== null;
  }

  record(url: string, { outcome, reason, status }: CrawlOutcome): void {
    const row = this.#rows.get(url);
    if (row !== undefined) Object.assign(row, { outcome, reason, status });
  }

  /** Drops an outcome that a later link overrules: a page linked with nofollow here and without it there. */
  reopen(url: string): void {
    const row = this.#rows.get(url);
    if (row !== undefined) Object.assign(row, { outcome: null, reason: null });
  }

  /** All entries; URLs without an outcome were not crawled, for the reason given. */
  entries(notCrawledReason: (url: string) => Message): CoverageEntry[] {
    return [...this.#rows].map(([url, { foundIn, foundOn, outcome, reason, status }]) => {
      const { code, data, text } = reason ?? notCrawledReason(url);
      return {
        url,
        foundIn,
        foundOn,
        outcome: outcome ?? 'notCrawled',
        reason: text,
        code,
        ...(Object.keys(data).length > 0 && { data }),
        ...(status !== undefined && { status }),
      };
    });
  }

  get pending(): number {
    let count = 0;
    for (const { outcome } of this.#rows.values()) if (outcome === null) count += 1;
    return count;
  }
}
