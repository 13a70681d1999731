/** img elements, their pictures and captions. */
import type { ImageNode, PictureNode, SrcsetCandidate } from '../../facts/node-facts.ts';
import type { AddressResolver } from '../address-resolver.ts';
import type { Attributes } from '../html/attributes.ts';
import type { OpenElement } from '../html/open-element.ts';
import { regionOf, scope } from '../scope.ts';
import { tidyStretch } from '../text-log.ts';
import { type CollectContext, keep, type Stretch } from './context.ts';
import { type ImageDraft, imageDraft, type PictureDraft } from './image-draft.ts';
import { type LinkDraft, nameOf } from './links.ts';

/** A link or button with the images in it. */
export type ControlDraft = Stretch &
  Pick<LinkDraft, 'label' | 'title' | 'alt' | 'svgTitle' | 'node'> & {
    readonly element: 'a' | 'area' | 'button';
  };

const none: readonly SrcsetCandidate[] = [];

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
    const draft = imageDraft(element, attributes, picture);
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
