/** Collects img elements with their pictures and captions. */

import type { Attributes } from '@pagewright/html-stream/attributes';
import type { OpenElement } from '@pagewright/html-stream/open-element';
import type { ImageNode, PictureNode, SrcsetCandidate } from '../../model/node-facts.ts';
import { regionOf, scope } from '../document/scope.ts';
import type { UrlResolver } from '../document/url-resolver.ts';
import { collapseRange } from '../document/white-space.ts';
import { addLimited, type CollectContext, type TextRange } from './context.ts';
import { type ImageDraft, imageDraft, type PictureDraft } from './image-draft.ts';
import { type LinkDraft, nameOf } from './links.ts';

/** A link or button that may contain images. */
export type ControlDraft = TextRange &
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

  image(element: OpenElement): void {
    const picture = this.openPictures.at(-1) ?? null;
    if (picture !== null) picture.hasImg = true;
    const draft = imageDraft(element, picture);
    if (!addLimited(this.context, this.drafts, draft)) return;
    this.alts.push(draft.alt);
    this.context.imageCount += 1;
  }

  startPicture(element: OpenElement): void {
    const picture: PictureDraft = { hasImg: false, sources: [], node: element.node };
    if (addLimited(this.context, this.pictures, picture)) this.openPictures.push(picture);
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
      addLimited(this.context, this.captions, {
        images: [figure.imagesFrom, this.context.imageCount],
        text: this.captionText,
      });
    }
    this.captionText = null;
  }

  /** `controls`: lists of links and buttons. */
  finish(text: string, controls: readonly (readonly ControlDraft[])[], urls: UrlResolver): ImageNode[] {
    for (const {
      images,
      text: [from, to],
    } of this.captions) {
      const caption = collapseRange(text, from, to);
      for (const draft of this.drafts.slice(...images)) draft.caption = caption;
    }
    if (this.drafts.length === 0) return [];
    for (const list of controls)
      for (const control of list) if (control.imagesTo > control.imagesFrom) this.addControl(control, text);
    return this.drafts.map((draft) => toNode(draft, urls));
  }

  private addControl(control: ControlDraft, text: string): void {
    const own = collapseRange(text, control.from, control.to);
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

function toNode(draft: ImageDraft, urls: UrlResolver): ImageNode {
  const { picture, flags, srcset, ...declared } = draft;
  return {
    ...declared,
    resolved: declared.src === null || declared.src.trim() === '' ? null : urls.resolve(declared.src),
    candidates: candidatesOf(srcset, picture, urls),
    sourceTypes: picture === null ? noTypes : typesOf(picture),
    ariaHidden: (flags & scope.ariaHidden) !== 0,
    region: regionOf(flags),
  };
}

const noTypes: readonly string[] = [];

const typesOf = ({ sources }: PictureDraft): string[] =>
  sources.flatMap(({ type }) => (type === null ? [] : [type]));

function candidatesOf(
  srcset: string | null,
  picture: PictureDraft | null,
  urls: UrlResolver,
): readonly SrcsetCandidate[] {
  const own = srcset === null ? none : urls.candidatesOf(srcset);
  if (picture === null || picture.sources.length === 0) return own;
  const candidates: SrcsetCandidate[] = [];
  for (const source of picture.sources)
    if (source.srcset !== null) candidates.push(...urls.candidatesOf(source.srcset));
  candidates.push(...own);
  return candidates;
}
