/** All collectors of one page, with the facts that need no collector of their own. */
import type { Cap } from '../../model/page-facts.ts';
import { ElementTableBuilder } from '../document/element-table-builder.ts';
import { Skeleton } from '../document/skeleton.ts';
import type { UrlResolver } from '../document/url-resolver.ts';
import { VisibleText } from '../document/visible-text.ts';
import { Bylines } from './bylines.ts';
import type { CollectContext } from './context.ts';
import { EmbeddedItems } from './embedded-items.ts';
import { Forms } from './forms.ts';
import { HeadTags } from './head-tags.ts';
import { Headings } from './headings.ts';
import { Ids } from './ids.ts';
import { Images } from './images.ts';
import { Landmarks } from './landmarks.ts';
import { Links } from './links.ts';
import { Resources } from './resources.ts';

const backgroundsMax = 1000;
const background = /background(?:-image)?\s*:[^;]*?url\(\s*(["']?)([^"')]+)\1\s*\)/gi;

/** Collects the images that style attributes set as backgrounds: no img element refers to them. */
class Backgrounds {
  readonly #urls = new Set<string>();

  note(style: string | null): void {
    if (style === null || !style.includes('url(')) return;
    for (const [, , url = ''] of style.matchAll(background))
      if (this.#urls.size < backgroundsMax && !url.trim().startsWith('data:')) this.#urls.add(url.trim());
  }

  finish(urls: UrlResolver): string[] {
    return [...this.#urls].flatMap((url) => urls.resolve(url) ?? []);
  }
}

export class Collectors implements CollectContext {
  readonly visibleText = new VisibleText();
  readonly capped = new Set<Cap>();
  imageCount = 0;

  readonly elements = new ElementTableBuilder();
  readonly skeleton = new Skeleton();
  readonly head = new HeadTags(this);
  readonly headings = new Headings(this);
  readonly images = new Images(this);
  readonly backgrounds = new Backgrounds();
  readonly links = new Links(this);
  readonly resources = new Resources(this);
  readonly forms = new Forms(this);
  readonly ids = new Ids();
  readonly landmarks = new Landmarks(this);
  readonly bylines = new Bylines();
  readonly items = new EmbeddedItems();
  /** Raw JSON-LD with its script element. */
  readonly jsonLd: { readonly raw: string; readonly node: number }[] = [];

  html: { lang: string | null; amp: boolean; node: number } = { lang: null, amp: false, node: -1 };
  headTags = 0;
  bodyTags = 0;
  frameset = false;
  eventAttributes = 0;
  readonly nosnippetNodes: number[] = [];
  /** Ranges of inline scripts in the source. */
  readonly scriptRanges: [start: number, end: number][] = [];
  /** Ranges of the text that are code, in order, without overlaps. */
  readonly codeRanges: [from: number, to: number][] = [];
  /** Set when a script opens: what its text is. */
  scriptKind: 'json-ld' | 'external' | 'inline' = 'inline';

  addCode(from: number, to: number): void {
    const { codeRanges } = this;
    // Code inside code: the outer range covers both.
    while (codeRanges.length > 0 && (codeRanges[codeRanges.length - 1]?.[0] ?? -1) >= from) codeRanges.pop();
    if (to > from) codeRanges.push([from, to]);
  }
}
