/** Facts of a page's elements: headings, images, links, resources, forms, ids. */
import type { NodeId } from './page-source.ts';

/** The part of the page that contains a node: the nearest landmark, by element or role, else by a known id or class. */
export type Region = 'navigation' | 'header' | 'main' | 'aside' | 'footer' | 'body';

export interface HeadingNode {
  readonly level: 1 | 2 | 3 | 4 | 5 | 6;
  readonly text: string;
  /** Graphemes of the text. */
  readonly length: number;
  /** Alt texts of images inside, joined; null when there is no image. */
  readonly imageAlt: string | null;
  /** aria-label, the name of a heading without text. */
  readonly label: string | null;
  readonly region: Region;
  /** Inside a dialog or an element with the hidden attribute. */
  readonly inDialog: boolean;
  readonly hidden: boolean;
  readonly node: NodeId;
}

export interface SrcsetCandidate {
  readonly url: string;
  readonly resolved: string | null;
}

export interface ImageNode {
  /** As written; null when missing. */
  readonly src: string | null;
  readonly resolved: string | null;
  /** Own srcset and that of the sources of its picture. */
  readonly candidates: readonly SrcsetCandidate[];
  /** Types of the picture's sources, e.g. `image/avif`. */
  readonly sourceTypes: readonly string[];
  /** The URL that a lazy-loading script would use (data-src and the like); null when there is none. */
  readonly lazySrc: string | null;
  /** Null when missing, '' when empty: the difference matters. */
  readonly alt: string | null;
  readonly width: string | null;
  readonly height: string | null;
  readonly sizes: string | null;
  readonly loading: string | null;
  readonly fetchpriority: string | null;
  readonly role: string | null;
  readonly ariaHidden: boolean;
  /** Has aria-label, aria-labelledby or title. */
  readonly labelled: boolean;
  readonly style: string | null;
  readonly region: Region;
  /** The link or button around it; null when there is none. */
  readonly control: {
    readonly element: 'a' | 'button';
    /** Nothing but this image (and other images) is in it. */
    readonly onlyContent: boolean;
    /** Accessible name of that element, images included. */
    readonly name: string;
    /** Its visible text without images. */
    readonly text: string;
    readonly node: NodeId;
  } | null;
  /** Text of the figcaption of its figure; null when there is none. */
  readonly caption: string | null;
  readonly node: NodeId;
}

export interface PictureNode {
  readonly hasImg: boolean;
  readonly sources: number;
  readonly node: NodeId;
}

/**
 * `web`: http or https; `fragment`: only a `#part` of this page; `empty`: href=""; `none`: no href;
 * `invalid`: does not parse; `other`: any further scheme, and e-mail addresses that Cloudflare protects.
 */
export type LinkKind =
  | 'web'
  | 'fragment'
  | 'empty'
  | 'none'
  | 'mail'
  | 'phone'
  | 'script'
  | 'file'
  | 'data'
  | 'invalid'
  | 'other';

export interface LinkNode {
  readonly element: 'a' | 'area';
  /** As written (references decoded, not trimmed); null when missing. */
  readonly href: string | null;
  /** Absolute URL, fragment included; null when there is none. */
  readonly resolved: string | null;
  readonly kind: LinkKind;
  /** Visible text, without images. */
  readonly text: string;
  /** The accessible name: aria-label, else text and alt texts, else title. Empty when nameless. */
  readonly name: string;
  /** aria-labelledby refers to an existing element. */
  readonly labelledBy: boolean;
  readonly images: number;
  readonly rel: readonly string[];
  /** rel has nofollow, ugc or sponsored. */
  readonly nofollow: boolean;
  readonly target: string | null;
  readonly hreflang: string | null;
  readonly role: string | null;
  readonly onclick: boolean;
  /** Has id or name, so that fragments can refer to it. */
  readonly anchored: boolean;
  readonly ariaHidden: boolean;
  readonly region: Region;
  readonly node: NodeId;
}

export type ResourceKind =
  | 'script'
  | 'stylesheet'
  | 'iframe'
  | 'frame'
  | 'embed'
  | 'object'
  | 'audio'
  | 'video'
  | 'source'
  | 'track'
  | 'poster'
  | 'input-image'
  | 'preload'
  | 'modulepreload'
  | 'prefetch'
  | 'preconnect'
  | 'dns-prefetch'
  | 'icon'
  | 'manifest';

export interface ResourceNode {
  readonly kind: ResourceKind;
  readonly url: string;
  readonly resolved: string | null;
  /** May change the page: a browser blocks it when it is http on https. */
  readonly active: boolean;
  readonly inHead: boolean;
  readonly module: boolean;
  readonly media: string | null;
  readonly type: string | null;
  readonly as: string | null;
  readonly title: string | null;
  readonly node: NodeId;
}

export interface VideoNode {
  readonly sources: readonly string[];
  readonly tracks: readonly { readonly kind: string; readonly srclang: string | null }[];
  readonly muted: boolean;
  readonly controls: boolean;
  readonly node: NodeId;
}

export interface FormNode {
  readonly action: string | null;
  /** The page's own URL when there is no action. */
  readonly resolved: string | null;
  readonly method: string;
  readonly hasPassword: boolean;
  readonly controls: number;
  readonly node: NodeId;
}

export interface ControlNode {
  readonly element: 'input' | 'select' | 'textarea' | 'button';
  /** In lower case; `text` when an input has none. */
  readonly type: string;
  readonly name: string | null;
  readonly id: string | null;
  /** By a label, aria-label, aria-labelledby, title, value or text; a placeholder does not count. */
  readonly labelled: boolean;
  readonly placeholder: string | null;
  readonly node: NodeId;
}

export interface DialogNode {
  readonly by: 'dialog' | 'role' | 'aria-modal' | 'class';
  readonly open: boolean;
  readonly node: NodeId;
}

export interface LandmarkFacts {
  readonly main: readonly NodeId[];
  readonly header: readonly NodeId[];
  readonly footer: readonly NodeId[];
  readonly aside: readonly NodeId[];
}

export interface IdFacts {
  /** Everything a fragment can refer to: ids and names of anchors, each once. */
  readonly anchors: readonly string[];
  /** Ids that more than one element has. */
  readonly duplicates: readonly {
    readonly id: string;
    readonly nodes: readonly NodeId[];
    readonly referenced: boolean;
  }[];
  /** for, aria-labelledby and the like that refer to no element of the page. */
  readonly brokenReferences: readonly {
    readonly attribute: string;
    readonly id: string;
    readonly node: NodeId;
  }[];
}

export interface SizeFacts {
  readonly htmlBytes: number;
  /** Bytes (UTF-8) of all visible text. */
  readonly textBytes: number;
  readonly inlineScripts: number;
  readonly eventAttributes: number;
}
