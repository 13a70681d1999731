/** What several rules derive from the same page, computed once when the first of them needs it. */
import type { ImageNode } from '../../model/node-facts.ts';
import type { PageFacts } from '../../model/page-facts.ts';
import { type PageLinks, sortLinks } from './links.ts';
import { PlacedItems } from './placed-items.ts';
import { isTrackingPixel } from './tracking-pixels.ts';

export class PageContext {
  readonly #facts: PageFacts;
  #url: URL | undefined;
  #links: PageLinks | undefined;
  #visibleImages: readonly ImageNode[] | undefined;
  #structuredItems: PlacedItems | undefined;

  constructor(facts: PageFacts) {
    this.#facts = facts;
  }

  /** The page's URL, parsed. */
  get url(): Readonly<URL> {
    this.#url ??= new URL(this.#facts.url);
    return this.#url;
  }

  get isHome(): boolean {
    return this.url.pathname === '/';
  }

  get links(): PageLinks {
    this.#links ??= sortLinks(this.#facts);
    return this.#links;
  }

  /** Images without tracking pixels. */
  get visibleImages(): readonly ImageNode[] {
    this.#visibleImages ??= this.#facts.images.filter((image) => !isTrackingPixel(image));
    return this.#visibleImages;
  }

  get structuredItems(): PlacedItems {
    this.#structuredItems ??= new PlacedItems(this.#facts.structuredData);
    return this.#structuredItems;
  }
}
