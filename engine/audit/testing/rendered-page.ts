/** A rendered page without faults, for tests to change. */
import type {
  DesktopFacts,
  FailingElement,
  MobileFacts,
  ReadVersion,
  RenderedPageFacts,
  SeenElement,
} from '../../model/render-facts.ts';

export const element = (selector = 'main > p', change: Partial<SeenElement> = {}): SeenElement => ({
  selector,
  snippet: '<p>',
  text: 'Words',
  box: { x: 10, y: 20, width: 300, height: 40 },
  ...change,
});

/** Fails a check of axe-core that measures nothing. */
export const failing = (selector: string, message = ''): FailingElement => ({
  ...element(selector),
  message,
  contrast: null,
  size: null,
});

const version: ReadVersion = {
  title: 'A title',
  description: 'A description',
  firstHeading: 'A heading',
  canonical: 'https://site.example/',
  noindex: false,
  nofollow: false,
  wordCount: 200,
  internalLinks: ['https://site.example/a', 'https://site.example/b'],
  structuredTypes: [],
};

const mobile: MobileFacts = {
  firstScreen: { heading: element('main > h1'), action: null },
  screenWidth: 390,
  width: 390,
  pageWidth: 390,
  pageHeight: 1200,
  overflowing: [],
  textCharacters: 1000,
  smallTextCharacters: 0,
  smallText: [],
  cover: null,
  words: 200,
};

const desktop: DesktopFacts = {
  width: 1360,
  pageHeight: 1200,
  pageWidth: 1360,
  words: 200,
  linkShare: 0.1,
  images: [],
  headings: [{ ...element('main > h1'), level: 1, fontPx: 40, isSiteName: false }],
  largestText: null,
  bodyFontPx: 16,
  lineHeight: 1.5,
  longLines: [],
  paleTexts: { count: 0, nodes: [] },
  fonts: [{ value: 'Inter', share: 1 }],
  navigation: { ...element('body > nav'), links: 5, names: ['Home', 'Prices'] },
  logo: element('header > a'),
  callsToAction: [],
  cramped: [],
  largePictures: [],
  elements: 300,
  depth: 9,
  widestChildren: 12,
  deepest: 'main > p',
};

export interface RenderedChange
  extends Partial<Omit<RenderedPageFacts, 'mobile' | 'desktop' | 'raw' | 'rendered' | 'lab'>> {
  readonly lab?: Partial<RenderedPageFacts['lab']>;
  readonly mobile?: Partial<MobileFacts> | null;
  readonly desktop?: Partial<DesktopFacts> | null;
  readonly raw?: Partial<ReadVersion>;
  readonly rendered?: Partial<ReadVersion> | null;
}

export function renderedPageFacts(change: RenderedChange = {}): RenderedPageFacts {
  return {
    url: 'https://site.example/',
    isTimed: true,
    isFinelyTimed: true,
    load: 0.2,
    blocking: { delayMs: 0, count: 0, files: [] },
    largestPaint: null,
    shifted: [],
    longTaskScripts: [],
    weight: { bytes: 400_000, requests: 12, byKind: [], largest: [] },
    axe: [],
    isContrastChecked: true,
    errors: [],
    gaps: { stylesheets: [], scripts: [], images: 0, failedImages: 0, failedImageUrls: [] },
    waitingFonts: [],
    hiddenTexts: [],
    shown: { text: 'Words', isWhole: true, hasStars: false },
    structuredData: null,
    ...change,
    lab: { ttfbMs: 80, fcpMs: 300, lcpMs: 600, cls: 0.01, tbtMs: 20, ...change.lab },
    mobile: change.mobile === null ? null : { ...mobile, ...change.mobile },
    desktop: change.desktop === null ? null : { ...desktop, ...change.desktop },
    raw: { ...version, ...change.raw },
    rendered: change.rendered === null ? null : { ...version, ...change.rendered },
  };
}
