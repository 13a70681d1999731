/** The URLs that were found: those still to be fetched, best first, so that an endless part of a site cannot hide the rest. */
import type { FoundItem, FrontierItem } from './frontier-item.ts';
import { RankedQueue, ranks } from './ranked-queue.ts';
import { ReadingOrder } from './reading-order.ts';
import { shapeOf } from './traps.ts';

/** What a click further away costs; a folder or a parameter more costs 1. */
export const oneClick = 2;
const maxVariants = 24;

export class Frontier {
  readonly #queue = new RankedQueue<FrontierItem>();
  readonly #origin: string;
  readonly #maxQueued: number;
  /** How often a template, a folder, or one path with different parameters was found. */
  readonly #shapes = new Map<string, number>();
  readonly #variants = new Map<string, number>();
  readonly #folders = new Map<string, number>();
  /** Null when pages are read as they arrive. */
  readonly order: ReadingOrder | null;
  /** URLs being fetched. */
  readonly inFlight = new Set<string>();
  /** URLs that were requested, or are about to be. */
  readonly requested = new Set<string>();
  /** Links as pages spell them, so that the next thousand equal ones are skipped early. */
  readonly knownLinks = new Set<string>();
  readonly nofollowOnly = new Set<string>();
  /** URLs that sitemaps name and no page links to, as far as is known. */
  readonly sitemapOnly = new Set<string>();
  /** Those of them that are not requested unless a page links to them, because their budget is spent. */
  readonly setAside = new Set<string>();
  /** Pages of the sitemap for which there was no space. */
  unqueued = 0;

  constructor(origin: string, maxQueued: number, isReadInOrder = false) {
    this.#origin = origin;
    this.#maxQueued = maxQueued;
    this.order = isReadInOrder ? new ReadingOrder() : null;
  }

  get length(): number {
    return this.#queue.length;
  }

  /** The item as it is queued; null when the frontier is full. */
  push(found: FoundItem, url: URL): FrontierItem | null {
    if (this.length >= this.#maxQueued) return null;
    const item = { ...found, rank: Math.min(this.#rankOf(found, url), ranks - 1) };
    this.#queue.push(item);
    this.order?.add(item);
    return item;
  }

  /** The best there is, if it is good enough. */
  next(maxRank?: number): FrontierItem | null {
    return this.#queue.next(maxRank);
  }

  /** Start and sitemap in their order, then by clicks; repetition costs: the more of a kind, the later the next one. */
  #rankOf({ foundIn, depth }: FoundItem, url: URL): number {
    if (foundIn === 'start') return 0;
    if (foundIn === 'sitemap') return 1;
    const folder = url.pathname.slice(0, url.pathname.lastIndexOf('/'));
    const folders = folder.split('/').length - 1;
    const parameters = url.search === '' ? 0 : url.search.split('&').length;
    const ofShape = this.#count(this.#shapes, shapeOf(url));
    const ofFolder = folder === '' ? 0 : this.#count(this.#folders, folder);
    const ofPath = this.#count(this.#variants, url.pathname);
    const doublings = Math.floor(Math.log2(1 + ofShape)) + Math.floor(Math.log2(1 + ofFolder / 4));
    const isElsewhere = url.origin !== this.#origin;
    return (
      oneClick *
        (1 +
          depth +
          doublings +
          (parameters === 0 ? 0 : Math.min(ofPath, maxVariants)) +
          Number(isElsewhere)) +
      folders +
      parameters
    );
  }

  /** How many came before this one. */
  #count(counts: Map<string, number>, key: string): number {
    const before = counts.get(key) ?? 0;
    counts.set(key, before + 1);
    return before;
  }
}
