/** What the tag of an image tells, and the picture around it, until the page is read. */
import type { ImageNode } from '../../facts/node-facts.ts';
import { type Attributes, attributeNumber } from '../html/attributes.ts';
import type { OpenElement } from '../html/open-element.ts';

/** What the node says as its tag does. */
type Written = Pick<
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

export interface ImageDraft extends Written {
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

/** A draft while the attributes of its tag are read. */
type Filling = { -readonly [Key in keyof ImageDraft]: ImageDraft[Key] };

export function imageDraft(
  element: OpenElement,
  attributes: Attributes,
  picture: PictureDraft | null,
): ImageDraft {
  const draft: Filling = {
    src: null,
    srcset: null,
    lazySrc: null,
    alt: null,
    width: null,
    height: null,
    sizes: null,
    loading: null,
    fetchpriority: null,
    role: null,
    labelled: false,
    style: null,
    flags: element.flags,
    node: element.node,
    picture,
    control: null,
    caption: null,
  };
  for (let at = 0; at < attributes.count; at += 1) {
    const number = attributes.numbers[at] ?? 0;
    if (number !== 0) fill(draft, number, attributes.valueAt(at), attributes);
  }
  return draft;
}

/** The first of equal names counts. */
function fill(draft: Filling, number: number, value: string, attributes: Attributes): void {
  switch (number) {
    case attributeNumber.src:
      draft.src ??= value;
      break;
    case attributeNumber.alt:
      draft.alt ??= value;
      break;
    case attributeNumber.width:
      draft.width ??= value;
      break;
    case attributeNumber.height:
      draft.height ??= value;
      break;
    case attributeNumber.srcset:
      draft.srcset ??= value;
      break;
    case attributeNumber.sizes:
      draft.sizes ??= value;
      break;
    case attributeNumber.loading:
      draft.loading ??= value;
      break;
    case attributeNumber.fetchpriority:
      draft.fetchpriority ??= value;
      break;
    case attributeNumber.role:
      draft.role ??= value;
      break;
    case attributeNumber.style:
      draft.style ??= value;
      break;
    case attributeNumber['aria-label']:
    case attributeNumber['aria-labelledby']:
    case attributeNumber.title:
      draft.labelled = true;
      break;
    case attributeNumber['data-src']:
    case attributeNumber['data-lazy-src']:
    case attributeNumber['data-original']:
      draft.lazySrc ??= lazySource(attributes);
      break;
    default:
  }
}

const lazySource = (attributes: Attributes): string | null =>
  attributes.get('data-src') ?? attributes.get('data-lazy-src') ?? attributes.get('data-original');
