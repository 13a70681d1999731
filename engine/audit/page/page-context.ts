/** What several rules derive from the same page, computed once when the first of them needs it. */

import { snippetOf } from '../../model/node-evidence.ts';
import type { ImageNode, LinkNode } from '../../model/node-facts.ts';
import type { PageFacts } from '../../model/page-facts.ts';
import { foldAccents } from '../../text/fold.ts';
import { type PageLinks, sortLinks } from './links.ts';
import { PlacedItems } from './placed-items.ts';
import { isTrackingPixel } from './tracking-pixels.ts';

type Facts = Pick<PageFacts, 'links' | 'ids' | 'capped' | 'source'>;

/** References to a part have several words or a number more often than not; a placeholder is typed in quickly. */
const singleWord = /^#\p{L}+$/u;
const buttonClass = /\sclass\s*=\s*["'][^"']*(?:\bbtn\b|\bbutton\b|\bcta\b)/i;

const mentions = ({ name }: LinkNode, word: string): boolean => foldAccents(name).includes(word);

/** One word that the page has no part for and no link speaks of, on different links or on buttons. */
function isPlaceholder(facts: Facts, href: string, links: readonly LinkNode[]): boolean {
  const word = foldAccents(href.slice(1));
  if (links.some((link) => mentions(link, word)) || facts.ids.anchors.includes(href.slice(1))) return false;
  return (
    new Set(links.map(({ name }) => name)).size > 1 ||
    links.every(({ node }) => buttonClass.test(snippetOf(facts, node)))
  );
}

/** As written in href. `#top` is always there. */
function placeholderFragments(facts: Facts): ReadonlySet<string> {
  if (facts.capped.length > 0) return new Set();
  const byHref = Map.groupBy(
    facts.links.filter(({ kind }) => kind === 'fragment'),
    ({ href }) => href?.trim() ?? '',
  );
  return new Set(
    [...byHref].flatMap(([href, links]) =>
      singleWord.test(href) && !/^#top$/i.test(href) && isPlaceholder(facts, href, links) ? [href] : [],
    ),
  );
}

/** Names that authors write for a new window are no frames. */
const opensInFrame = (target: string | null): boolean =>
  target !== null && /^[a-z]/i.test(target) && !/blank|new|extern|window/i.test(target);

export class PageContext {
  readonly #facts: PageFacts;
  #url: URL | undefined;
  #links: PageLinks | undefined;
  #visibleImages: readonly ImageNode[] | undefined;
  #structuredItems: PlacedItems | undefined;
  #placeholderFragments: ReadonlySet<string> | undefined;
  readonly #inSource = new Map<string, boolean>();

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

  /** What was written after # where a part of the page is still to come. */
  get placeholderFragments(): ReadonlySet<string> {
    this.#placeholderFragments ??= placeholderFragments(this.#facts);
    return this.#placeholderFragments;
  }

  /** Whether the source has a text, which is searched once for all rules; null when the source is gone. */
  sourceHas(hint: string): boolean | null {
    const { source } = this.#facts;
    if (source === null) return null;
    const known = this.#inSource.get(hint) ?? source.html.includes(hint);
    this.#inSource.set(hint, known);
    return known;
  }

  get structuredItems(): PlacedItems {
    this.#structuredItems ??= new PlacedItems(this.#facts.structuredData);
    return this.#structuredItems;
  }
}
