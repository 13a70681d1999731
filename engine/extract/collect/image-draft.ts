/** What the tag of an image and the picture around it declare, until the page is complete. */
import type { OpenElement } from '@pagewright/html-stream/open-element';
import type { ImageNode } from '../../model/node-facts.ts';

/** Fields that the node takes over as they are. */
type Declared = Pick<
  ImageNode,
  | 'src'
  | 'lazySrc'
  | 'alt'
  | 'width'
  | 'height'
  | 'sizes'
  | 'loading'
  | 'fetchpriority'
  | 'role'
  | 'labelled'
  | 'style'
  | 'node'
>;

export interface ImageDraft extends Declared {
  readonly srcset: string | null;
  readonly flags: number;
  readonly picture: PictureDraft | null;
  control: ImageNode['control'];
  caption: string | null;
}

export interface PictureDraft {
  hasImg: boolean;
  readonly sources: { readonly srcset: string | null; readonly type: string | null }[];
  readonly node: number;
}

export function imageDraft(element: OpenElement, picture: PictureDraft | null): ImageDraft {
  const value = (name: string): string | null => element.attributes?.get(name) ?? null;
  const has = (name: string): boolean => element.attributes?.has(name) ?? false;
  return {
    src: value('src'),
    srcset: value('srcset'),
    lazySrc: value('data-src') ?? value('data-lazy-src') ?? value('data-original'),
    alt: value('alt'),
    width: value('width'),
    height: value('height'),
    sizes: value('sizes'),
    loading: value('loading'),
    fetchpriority: value('fetchpriority'),
    role: value('role'),
    labelled: has('aria-label') || has('aria-labelledby') || has('title'),
    style: value('style'),
    flags: element.flags,
    node: element.node,
    picture,
    control: null,
    caption: null,
  };
}
