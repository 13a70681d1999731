/** What several rules derive from the same page, computed once when the first of them needs it. */
import type { ImageNode } from '../../model/node-facts.ts';
import type { PageFacts } from '../../model/page-facts.ts';
import { type PageLinks, sortLinks } from './links.ts';
import { PlacedItems } from './placed-items.ts';
import { isTrackingPixel } from './tracking-pixels.ts';

/** Names that authors write for a new window are no frames. */
const opensInFrame = (target: string | null): boolean =>
  target !== null && /^[a-z]/i.test(target) && !/blank|new|extern|window/i.test(target);

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

  /** Nearly all of its links open in a frame with a name: it is the menu of a frameset, or a part of one. */
  get isFrameMenu(): boolean {
    const links = this.#facts.links.filter(({ kind }) => kind === 'web');
    return (
      links.length >= 3 && links.filter(({ target }) => opensInFrame(target)).length >= links.length * 0.8
    );
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
