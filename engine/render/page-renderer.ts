/** The port to a browser: a URL in; screenshots, measurements and rendered HTML out. */

import type { ShrinkPicture } from '../model/picture.ts';
import type { RenderFacts } from '../model/render-facts.ts';
import type { RobotsTxt } from '../model/robots-txt.ts';
import type { SiteAccess } from '../model/site-access.ts';

/** Plain data, so that it can be sent to another thread. */
export interface RenderRequest {
  readonly url: string;
  /** The robots.txt files of the site: the browser obeys them too. */
  readonly robots: readonly RobotsTxt[];
  /** Whether to take a screenshot for a language model. */
  readonly wantsModelImage?: boolean;
  /** Only the document and its times: no screenshots, layout or accessibility, which cost most. */
  readonly isDocumentOnly?: boolean;
}

export interface Screenshot {
  readonly mediaType: 'image/jpeg';
  readonly bytes: Uint8Array;
  /** What of the page it shows, in CSS pixels. */
  readonly width: number;
  readonly height: number;
}

export interface RenderedPage {
  readonly facts: RenderFacts;
  /** The document after its scripts ran; null when it was too large. */
  readonly renderedHtml: string | null;
  readonly desktop: Screenshot | null;
  readonly mobile: Screenshot | null;
  /** The first screen of the desktop, small, for lists. */
  readonly thumbnail: Screenshot | null;
  /** The desktop once more, for a model; null when it was not requested. */
  readonly modelImage: Screenshot | null;
  /** The same of the phone. */
  readonly phoneModelImage?: Screenshot | null;
}

export type RenderOutcome =
  | { readonly kind: 'rendered'; readonly page: RenderedPage }
  /** This page could not be rendered; the sentence is for the report. */
  | {
      readonly kind: 'failed';
      readonly sentence: string;
      /** Our server is the reason, not the page: it is worth another try. */
      readonly isOurs: boolean;
      /** The site refused our browser, though it let the crawler in. */
      readonly isRefused?: true;
    }
  /** There is no browser. The sentence says how to get one. */
  | { readonly kind: 'unavailable'; readonly sentence: string };

/** Resolves when the browser may request the page: it takes its turn among the requests of the crawl. */
export type MayVisit = (url: string) => Promise<void>;

/** Renders the pages of one run. They share browsers, but neither cookies nor a cache; other runs share nothing with them. */
export interface RenderSession {
  /** Rejects only with the signal's reason. */
  readonly render: (
    request: RenderRequest,
    signal: AbortSignal,
    mayVisit?: MayVisit,
  ) => Promise<RenderOutcome>;
  /** Null where there is no browser. */
  readonly shrinkPicture: ShrinkPicture;
  readonly close: () => Promise<void>;
}

export interface PageRenderer {
  readonly openSession: (access?: SiteAccess) => RenderSession;
  readonly close: () => Promise<void>;
}

/** A stored screenshot: its key, and what of the page it shows. */
export interface ScreenshotRef {
  readonly key: string;
  readonly width: number;
  readonly height: number;
}

export type ScreenshotView = 'desktop' | 'mobile' | 'thumbnail';

/** A render outcome with references to the stored screenshots. Plain data. */
export type RenderResult =
  | {
      readonly kind: 'rendered';
      readonly facts: RenderFacts;
      readonly renderedHtml: string | null;
      readonly desktop: ScreenshotRef | null;
      readonly mobile: ScreenshotRef | null;
      readonly thumbnail: ScreenshotRef | null;
      readonly modelImage: Screenshot | null;
      readonly phoneModelImage?: Screenshot | null;
      /** Screenshots that were taken and could not be stored. */
      readonly unstored: readonly ScreenshotView[];
      /** ISO 8601. */
      readonly capturedAt: string;
    }
  | Exclude<RenderOutcome, { kind: 'rendered' }>;

export type RenderPage = (
  request: RenderRequest,
  signal: AbortSignal,
  mayVisit?: MayVisit,
) => Promise<RenderResult>;

/** How the figures were measured, shown beside them. */
export const labMethod =
  'Lab data: one page load with an empty cache on a phone-sized screen (390 pixels wide), over our server’s own connection without throttling. Your visitors’ figures differ; a phone on a slow network takes longer.';
