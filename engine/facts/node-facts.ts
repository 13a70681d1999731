/** The elements of a page that rules ask about: headings, images, links, resources, forms, ids. */
import type { NodeId } from './page-source.ts';

/** The part of the page a node stands in: the nearest landmark, by element or role, else by a telling id or class. */
export type Region = 'navigation' | 'header' | 'main' | 'aside' | 'footer' | 'body';

export interface HeadingNode {
  readonly level: 1 | 2 | 3 | 4 | 5 | 6;
  readonly text: string;
  /** Graphemes of the text. */
  readonly length: number;
  /** Alt texts of images inside, joined; null when there is no image. */
  readonly imageAlt: string | null;
  /** aria-label, which names a heading that has no text. */
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
  /** `2x`, `640w`, or empty. */
  readonly descriptor: string;
}

export interface ImageNode {
  /** As written; null when missing. */
  readonly src: string | null;
  readonly resolved: string | null;
  /** Own srcset and that of the sources of its picture. */
  readonly candidates: readonly SrcsetCandidate[];
  /** Types of the picture's sources, e.g. `image/avif`. */
  readonly sourceTypes: readonly string[];
  /** The address a lazy-loading script would use (data-src and its like); null when there is none. */
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
  /** aria-label, aria-labelledby or title names it. */
  readonly labelled: boolean;
  readonly style: string | null;
  readonly inPicture: boolean;
  readonly region: Region;
  /** The link or button it stands in; null when in none. */
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
 * `invalid`: does not parse; `other`: any further scheme.
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
  /** Full address, fragment included; null when there is none. */
  readonly resolved: string | null;
  readonly kind: LinkKind;
  /** Visible text, without images. */
  readonly text: string;
  /** What a screen reader would say: aria-label, else text and alt texts, else title. Empty when nameless. */
  readonly name: string;
  /** Named by another element (aria-labelledby) that exists. */
  readonly labelledBy: boolean;
  readonly images: number;
  readonly rel: readonly string[];
  /** rel has nofollow, ugc or sponsored. */
  readonly nofollow: boolean;
  readonly target: string | null;
  readonly hreflang: string | null;
  readonly download: boolean;
  readonly role: string | null;
  readonly onclick: boolean;
  /** An anchor one can jump to: has id or name. */
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
  /** A script without async, defer or type=module, or a style whose media applies to screens, that holds the first paint. */
  readonly blocking: boolean;
  readonly async: boolean;
  readonly defer: boolean;
  readonly module: boolean;
  readonly media: string | null;
  readonly type: string | null;
  readonly as: string | null;
  readonly title: string | null;
  readonly loading: string | null;
  readonly crossorigin: boolean;
  readonly integrity: boolean;
  readonly node: NodeId;
}

export interface VideoNode {
  readonly sources: readonly string[];
  readonly tracks: readonly { readonly kind: string; readonly srclang: string | null }[];
  readonly muted: boolean;
  readonly autoplay: boolean;
  readonly controls: boolean;
  readonly poster: string | null;
  readonly node: NodeId;
}

export interface FormNode {
  readonly action: string | null;
  /** The page's own address when there is no action. */
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
  /** A label, aria-label, aria-labelledby, title, value or text names it. A placeholder does not. */
  readonly labelled: boolean;
  readonly placeholder: string | null;
  readonly node: NodeId;
}

export interface DialogNode {
  readonly by: 'dialog' | 'role' | 'aria-modal' | 'class';
  readonly open: boolean;
  /** Its class or id speaks of consent, cookies, age or sign-in. */
  readonly consent: boolean;
  readonly node: NodeId;
}

export interface LandmarkFacts {
  readonly main: readonly NodeId[];
  readonly navigation: readonly NodeId[];
  readonly header: readonly NodeId[];
  readonly footer: readonly NodeId[];
  readonly aside: readonly NodeId[];
}

export interface IdFacts {
  /** Everything a fragment can point at: ids and names of anchors, each once. */
  readonly anchors: readonly string[];
  /** Ids that more than one element has. */
  readonly duplicates: readonly {
    readonly id: string;
    readonly nodes: readonly NodeId[];
    readonly referenced: boolean;
  }[];
  /** for, aria-labelledby and their like that name no element of the page. */
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
  /** This and the inline lengths count characters, which are bytes but for letters beyond ASCII. */
  readonly commentBytes: number;
  readonly inlineScripts: number;
  readonly inlineScriptBytes: number;
  readonly inlineStyles: number;
  readonly inlineStyleBytes: number;
  readonly styleAttributes: number;
  readonly eventAttributes: number;
  readonly elements: number;
  readonly maxDepth: number;
  readonly deepestNode: NodeId;
  readonly maxChildren: number;
  readonly widestNode: NodeId;
}
