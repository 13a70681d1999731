/** The URLs still to be fetched, best first, so that an endless part of a site cannot hide the rest. */
import type { FoundIn } from '../model/crawl-result.ts';
import { RankedQueue, ranks } from './ranked-queue.ts';
import { shapeOf } from './traps.ts';

export interface FoundItem {
  readonly url: string;
  readonly foundIn: FoundIn;
  readonly foundOn: string | null;
  /** Clicks from the start. */
  readonly depth: number;
}

export interface FrontierItem extends FoundItem {
  /** The lower, the sooner. */
  readonly rank: number;
}

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

  constructor(origin: string, maxQueued: number) {
    this.#origin = origin;
    this.#maxQueued = maxQueued;
  }

  get length(): number {
    return this.#queue.length;
  }

  /** The item as it is queued; null when the frontier is full. */
  push(found: FoundItem, url: URL): FrontierItem | null {
    if (this.length >= this.#maxQueued) return null;
    const item = { ...found, rank: Math.min(this.#rankOf(found, url), ranks - 1) };
    this.#queue.push(item);
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
