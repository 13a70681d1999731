/** img elements, their pictures and captions. */
import type { ImageNode, PictureNode, SrcsetCandidate } from '../../facts/node-facts.ts';
import type { AddressResolver } from '../address-resolver.ts';
import { type Attributes, attributeNumber } from '../html/attributes.ts';
import type { OpenElement } from '../html/open-element.ts';
import { regionOf, scope } from '../scope.ts';
import { tidyStretch } from '../text-log.ts';
import { type CollectContext, keep, type Stretch } from './context.ts';
import { type LinkDraft, nameOf } from './links.ts';

interface ImageDraft {
  readonly src: string | null;
  readonly srcset: string | null;
  readonly lazySrc: string | null;
  readonly alt: string | null;
  readonly width: string | null;
  readonly height: string | null;
  readonly sizes: string | null;
  readonly loading: string | null;
  readonly fetchpriority: string | null;
  readonly role: string | null;
  readonly labelled: boolean;
  readonly style: string | null;
  readonly flags: number;
  readonly node: number;
  readonly picture: PictureDraft | null;
  control: ImageNode['control'];
  caption: string | null;
}

interface PictureDraft {
  hasImg: boolean;
  readonly sources: { readonly srcset: string | null; readonly type: string | null }[];
  readonly node: number;
}

/** A link or button with the images in it. */
export type ControlDraft = Stretch &
  Pick<LinkDraft, 'label' | 'title' | 'alt' | 'svgTitle' | 'node'> & {
    readonly element: 'a' | 'area' | 'button';
  };

const none: readonly SrcsetCandidate[] = [];

/** A draft while the attributes of its tag are read. */
type Filling = { -readonly [Key in keyof ImageDraft]: ImageDraft[Key] };

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

export class Images {
  readonly alts: (string | null)[] = [];
  private readonly drafts: ImageDraft[] = [];
  private readonly pictures: PictureDraft[] = [];
  private readonly openPictures: PictureDraft[] = [];
  private readonly figures: { readonly node: number; readonly imagesFrom: number }[] = [];
  private readonly captions: {
    readonly images: readonly [number, number];
    readonly text: readonly [number, number];
  }[] = [];
  private captionText: readonly [number, number] | null = null;
  private readonly context: CollectContext;

  constructor(context: CollectContext) {
    this.context = context;
  }

  image(element: OpenElement, attributes: Attributes): void {
    const picture = this.openPictures.at(-1) ?? null;
    if (picture !== null) picture.hasImg = true;
    const draft: ImageDraft = {
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
    if (!keep(this.context, this.drafts, draft)) return;
    this.alts.push(draft.alt);
    this.context.imageCount += 1;
  }

  startPicture(element: OpenElement): void {
    const picture: PictureDraft = { hasImg: false, sources: [], node: element.node };
    if (keep(this.context, this.pictures, picture)) this.openPictures.push(picture);
  }

  endPicture(element: OpenElement): void {
    if (this.openPictures.at(-1)?.node === element.node) this.openPictures.pop();
  }

  source(attributes: Attributes): void {
    this.openPictures.at(-1)?.sources.push({
      srcset: attributes.get('srcset'),
      type: attributes.get('type'),
    });
  }

  startFigure(element: OpenElement): void {
    if (this.figures.length < 64)
      this.figures.push({ node: element.node, imagesFrom: this.context.imageCount });
  }

  endCaption(from: number, to: number): void {
    this.captionText = [from, to];
  }

  endFigure(element: OpenElement): void {
    const figure = this.figures.at(-1);
    if (figure?.node !== element.node) return;
    this.figures.pop();
    if (this.captionText !== null && this.context.imageCount > figure.imagesFrom) {
      keep(this.context, this.captions, {
        images: [figure.imagesFrom, this.context.imageCount],
        text: this.captionText,
      });
    }
    this.captionText = null;
  }

  /** `controls`: lists of links and buttons. */
  finish(
    text: string,
    controls: readonly (readonly ControlDraft[])[],
    addresses: AddressResolver,
  ): ImageNode[] {
    for (const {
      images,
      text: [from, to],
    } of this.captions) {
      const caption = tidyStretch(text, from, to);
      for (const draft of this.drafts.slice(...images)) draft.caption = caption;
    }
    if (this.drafts.length === 0) return [];
    for (const list of controls)
      for (const control of list) if (control.imagesTo > control.imagesFrom) this.addControl(control, text);
    return this.drafts.map((draft) => toNode(draft, addresses));
  }

  private addControl(control: ControlDraft, text: string): void {
    const own = tidyStretch(text, control.from, control.to);
    const name = nameOf(control, own, this.alts);
    for (const draft of this.drafts.slice(control.imagesFrom, control.imagesTo)) {
      draft.control = {
        element: control.element === 'button' ? 'button' : 'a',
        onlyContent: own === '',
        name,
        text: own,
        node: control.node,
      };
    }
  }

  finishPictures(): PictureNode[] {
    return this.pictures.map(({ hasImg, sources, node }) => ({ hasImg, sources: sources.length, node }));
  }
}

function toNode(draft: ImageDraft, addresses: AddressResolver): ImageNode {
  const { picture, flags, srcset } = draft;
  // Written out: a page has hundreds, and copying all fields but three is slow.
  return {
    src: draft.src,
    lazySrc: draft.lazySrc,
    alt: draft.alt,
    width: draft.width,
    height: draft.height,
    sizes: draft.sizes,
    loading: draft.loading,
    fetchpriority: draft.fetchpriority,
    role: draft.role,
    labelled: draft.labelled,
    style: draft.style,
    node: draft.node,
    control: draft.control,
    caption: draft.caption,
    resolved: draft.src === null || draft.src.trim() === '' ? null : addresses.resolve(draft.src),
    candidates: candidatesOf(srcset, picture, addresses),
    sourceTypes: picture === null ? noTypes : typesOf(picture),
    ariaHidden: (flags & scope.ariaHidden) !== 0,
    inPicture: picture !== null,
    region: regionOf(flags),
  };
}

const noTypes: readonly string[] = [];

const typesOf = ({ sources }: PictureDraft): string[] =>
  sources.flatMap(({ type }) => (type === null ? [] : [type]));

function candidatesOf(
  srcset: string | null,
  picture: PictureDraft | null,
  addresses: AddressResolver,
): readonly SrcsetCandidate[] {
  const own = srcset === null ? none : addresses.candidatesOf(srcset);
  if (picture === null || picture.sources.length === 0) return own;
  const candidates: SrcsetCandidate[] = [];
  for (const source of picture.sources)
    if (source.srcset !== null) candidates.push(...addresses.candidatesOf(source.srcset));
  candidates.push(...own);
  return candidates;
}
