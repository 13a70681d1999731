/** Facts of a rendered page: lab metrics, layout, accessibility, errors. */

import type { StructuredDataFacts } from './structured-facts.ts';

/** In CSS pixels of the page, from its top left corner. */
export interface PageBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** An element of the page and its position. */
export interface SeenElement {
  readonly selector: string;
  /** Its start tag, truncated. */
  readonly snippet: string;
  /** Its text, truncated. */
  readonly text: string;
  readonly box: PageBox;
}

/** Null means not measured. */
export interface LabFigures {
  readonly ttfbMs: number | null;
  readonly fcpMs: number | null;
  readonly lcpMs: number | null;
  readonly cls: number | null;
  readonly tbtMs: number | null;
}

export interface LargestPaint {
  readonly element: SeenElement | null;
  /** Of the image; null when it is text. */
  readonly url: string | null;
  readonly isLazy: boolean;
}

export type FileKind = 'document' | 'script' | 'stylesheet' | 'image' | 'font' | 'media' | 'data' | 'other';

export interface LoadedFile {
  readonly url: string;
  readonly kind: FileKind;
  /** As sent over the network. */
  readonly bytes: number;
}

export interface WeightFacts {
  readonly bytes: number;
  readonly requests: number;
  readonly byKind: readonly { readonly kind: FileKind; readonly bytes: number; readonly requests: number }[];
  /** The heaviest, heaviest first. */
  readonly largest: readonly LoadedFile[];
}

export interface ShiftedElement extends SeenElement {
  /** Its part of the shift. */
  readonly value: number;
  /** Names of image files above it whose size is not known before they are loaded. */
  readonly unsized: readonly string[];
}

/** A file whose code ran in long tasks after the first paint. */
export interface LongTaskScript {
  /** The page’s own URL for its inline scripts. */
  readonly url: string;
  /** Its part of the Total Blocking Time. */
  readonly ms: number;
}

/** A file that delayed the first paint. */
export interface BlockingFile {
  readonly url: string;
  readonly kind: 'script' | 'stylesheet';
  /** From the end of the HTML to the end of this file. */
  readonly ms: number;
}

export interface BlockingFacts {
  /** How long the first paint waited for such files only; null when nothing was painted. */
  readonly delayMs: number | null;
  /** Of all of them, also those not listed. */
  readonly count: number;
  /** Latest first. */
  readonly files: readonly BlockingFile[];
}

/** Text of the first screen that is invisible until its font is loaded. */
export interface WaitingFont extends SeenElement {
  readonly family: string;
  readonly display: string;
  /** The font’s rule; null when it is in a stylesheet of another site. */
  readonly rule: string | null;
}

/** Text that is visible neither on a phone nor on a desktop, nor in a menu, tab or dialog. */
export interface HiddenText extends SeenElement {
  /** What hides it: `display: none`. */
  readonly by: string;
  readonly words: number;
}

/** All words of the page after its scripts ran, those that a click reveals too. */
export interface ShownText {
  readonly text: string;
  /** False when the page has more words than are stored. */
  readonly isWhole: boolean;
  /** Something that may be a rating drawn as stars. */
  readonly hasStars: boolean;
}

/** Of the element: `image` of the picture, `images` of all pictures, `code` of all code blocks. */
export type OverflowRemedy = 'image' | 'images' | 'code' | 'narrow' | 'wrap' | 'scroll';

export interface OverflowingElement extends SeenElement {
  /** Declarations whose removal makes the page fit, such as `min-width: 450px of div.body`; tried on the page itself. */
  readonly widths: readonly string[];
  /** Another change that makes the page fit without covering text; null when none of those tried does. */
  readonly remedy: OverflowRemedy | null;
}

/** A contrast that is too low. Colors are written as #rrggbb. */
export interface MeasuredContrast {
  readonly ratio: number;
  readonly text: string;
  readonly ground: string;
  /** What is needed. */
  readonly least: number;
  /** The color of translucent text without the background that shines through; null where it is opaque or not known. */
  readonly opaque: string | null;
}

/** An element that fails a check of axe-core. */
export interface FailingElement extends SeenElement {
  /** As axe-core says it; empty where it was measured. */
  readonly message: string;
  readonly contrast: MeasuredContrast | null;
  /** Of a target that is too small. */
  readonly size: { readonly width: number; readonly height: number } | null;
}

export interface FailingElements {
  readonly nodes: readonly FailingElement[];
  /** Of all of them, also those not listed. */
  readonly count: number;
}

/** Of the page on a phone. */
export interface MobileFacts {
  /** What is visible without scrolling: the first heading, and the first button of the content. */
  readonly firstScreen: { readonly heading: SeenElement | null; readonly action: SeenElement | null };
  readonly screenWidth: number;
  /** That the page is laid out for: more than the screen’s where it does not adapt to phones. */
  readonly width: number;
  readonly pageWidth: number;
  readonly pageHeight: number;
  /** Elements that stick out of their parent and of the screen, furthest first. */
  readonly overflowing: readonly OverflowingElement[];
  readonly textCharacters: number;
  readonly smallTextCharacters: number;
  readonly smallText: readonly (SeenElement & { readonly fontPx: number })[];
  /** A fixed layer that covers most of the first screen. */
  readonly cover: (SeenElement & { readonly share: number; readonly isConsent: boolean }) | null;
  readonly words: number;
}

export interface SeenImage extends SeenElement {
  readonly src: string;
  readonly naturalWidth: number;
  readonly naturalHeight: number;
  /** Of the content of its box, without padding and border. */
  readonly shownWidth: number;
  readonly shownHeight: number;
  readonly objectFit: string;
  readonly isLazy: boolean;
}

/** A picture that fills a large part of the first screen: an image that failed, or any background. */
export interface LargePicture {
  readonly src: string;
  /** Of the first screen, 0 to 1; 1 when its size is unknown and it is the only one of the page. */
  readonly share: number;
  /** Always false for a background. */
  readonly hasFailed: boolean;
}

export interface SeenHeading extends SeenElement {
  readonly level: number;
  readonly fontPx: number;
  /** It leads to the home page: the name of the site, not of the page. */
  readonly isSiteName: boolean;
}

export interface Share {
  readonly value: string;
  /** Of the page's characters, 0 to 1. */
  readonly share: number;
}

/** Of the page on a desktop, 1360 pixels wide. */
export interface DesktopFacts {
  readonly width: number;
  readonly pageHeight: number;
  readonly pageWidth: number;
  readonly words: number;
  /** The part of the text that is links, 0 to 1. */
  readonly linkShare: number;
  readonly images: readonly SeenImage[];
  readonly largePictures: readonly LargePicture[];
  readonly headings: readonly SeenHeading[];
  /** Of the first screen, whatever element it is in. */
  readonly largestText: (SeenElement & { readonly fontPx: number }) | null;
  /** Pixels of the size most running text is set in. */
  readonly bodyFontPx: number;
  readonly lineHeight: number | null;
  /** Paragraphs with too many characters on a line. */
  readonly longLines: readonly (SeenElement & { readonly charactersPerLine: number })[];
  readonly fonts: readonly Share[];
  /** Its visible links, and the texts of the first of them. */
  /** With too little contrast, and not shown on a phone. */
  readonly paleTexts: FailingElements;
  readonly navigation: (SeenElement & { readonly links: number; readonly names: readonly string[] }) | null;
  readonly logo: SeenElement | null;
  /** Buttons and links that look like buttons in the first screen. */
  readonly callsToAction: readonly SeenElement[];
  /** Neighbouring blocks of the main content with next to no space between them. */
  readonly cramped: readonly SeenElement[];
  readonly elements: number;
  readonly depth: number;
  readonly widestChildren: number;
  readonly deepest: string;
}

export interface AxeFinding extends FailingElements {
  /** As axe-core names its rule. */
  readonly rule: string;
}

export interface PageError {
  readonly kind: 'exception' | 'request';
  readonly text: string;
  /** The script or file; null when unknown. */
  readonly source: string | null;
}

/** Files that the page's look depends on and that our browser did not get. */
export interface LoadGaps {
  readonly stylesheets: readonly string[];
  /** What fails without them is no fault of its own. */
  readonly scripts: readonly string[];
  readonly images: number;
  readonly failedImages: number;
  /** Those of the first of them, as they were requested last. */
  readonly failedImageUrls: readonly string[];
}

/** A page requested more than one rendering may. */
export interface StoppedRequests {
  /** Of sites that are not the page's own. */
  readonly domains: readonly string[];
  readonly isAll: boolean;
}

/** Parts are null where they could not be measured. */
export interface RenderFacts {
  readonly url: string;
  readonly lab: LabFigures;
  /** False when the machine was too busy for meaningful times. */
  readonly isTimed: boolean;
  /** True when it was idle enough for differences of tenths of a second. */
  readonly isFinelyTimed: boolean;
  /** Processes that wanted to run on our machine, for each core. */
  readonly load: number;
  readonly largestPaint: LargestPaint | null;
  readonly blocking: BlockingFacts | null;
  readonly shifted: readonly ShiftedElement[];
  /** Longest first; what the browser itself did in long tasks is in none of them. */
  readonly longTaskScripts: readonly LongTaskScript[];
  readonly weight: WeightFacts;
  readonly mobile: MobileFacts | null;
  readonly desktop: DesktopFacts | null;
  /** What axe-core found on the phone; null when it did not run. */
  readonly axe: readonly AxeFinding[] | null;
  readonly isContrastChecked: boolean;
  readonly waitingFonts: readonly WaitingFont[] | null;
  readonly hiddenTexts: readonly HiddenText[] | null;
  readonly shown: ShownText | null;
  readonly errors: readonly PageError[];
  readonly gaps: LoadGaps;
  readonly stopped?: StoppedRequests;
}

/** Facts of a page before or after its scripts ran, extracted the same way. */
export interface ReadVersion {
  readonly title: string | null;
  readonly description: string | null;
  readonly firstHeading: string | null;
  readonly canonical: string | null;
  readonly noindex: boolean;
  readonly nofollow: boolean;
  readonly wordCount: number;
  /** Links to pages of the site, in the spelling that two links to one page share, each once. */
  readonly internalLinks: readonly string[];
  /** Types of its structured data, each once, sorted. */
  readonly structuredTypes: readonly string[];
}

/** The facts that rules for rendered pages use. */
export interface RenderedPageFacts extends RenderFacts {
  readonly raw: ReadVersion;
  /** Null when the rendered HTML is not available. */
  readonly rendered: ReadVersion | null;
  /** After its scripts ran; null as above. */
  readonly structuredData: StructuredDataFacts | null;
}
