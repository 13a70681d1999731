/** The port to a browser: an address in; what it looks like and what was measured out. */
import type { RobotsFacts } from '../facts/robots-facts.ts';
import type { VisitFacts } from '../facts/visit-facts.ts';

/** Plain data, so that it can be sent to another thread. */
export interface VisitRequest {
  readonly url: string;
  /** The robots.txt files of the site: what they forbid us the browser does not load either. */
  readonly robots: readonly RobotsFacts[];
  /** Whether a picture is wanted that can be shown to a model. */
  readonly wantsGlance?: boolean;
}

export interface Screenshot {
  readonly mediaType: 'image/jpeg';
  readonly bytes: Uint8Array;
  /** What of the page it shows, in CSS pixels. */
  readonly width: number;
  readonly height: number;
}

export interface Visit {
  readonly facts: VisitFacts;
  /** The document after its scripts ran; null when it was too large to take along. */
  readonly renderedHtml: string | null;
  readonly desktop: Screenshot | null;
  readonly mobile: Screenshot | null;
  /** The first screen of the desktop, small, for lists. */
  readonly thumbnail: Screenshot | null;
  /** The top of the desktop at a size that models look at; null when it was not wanted. */
  readonly glance: Screenshot | null;
}

export type VisitOutcome =
  | { readonly kind: 'visited'; readonly visit: Visit }
  /** This page could not be looked at; the sentence is for the report. */
  | { readonly kind: 'failed'; readonly sentence: string }
  /** No page can: there is no browser. The sentence says how to get one. */
  | { readonly kind: 'unavailable'; readonly sentence: string };

export interface Camera {
  /** Never rejects but with the signal's reason. */
  readonly visit: (request: VisitRequest, signal: AbortSignal) => Promise<VisitOutcome>;
  readonly close: () => Promise<void>;
}

/** A kept screenshot: its name on the shelf, and what of the page it shows. */
export interface ShotRef {
  readonly key: string;
  readonly width: number;
  readonly height: number;
}

export type ShotView = 'desktop' | 'mobile' | 'thumbnail';

/** A visit as the report's maker hears of it: the pictures stay on the shelf. Plain data. */
export type Look =
  | {
      readonly kind: 'visited';
      readonly facts: VisitFacts;
      readonly renderedHtml: string | null;
      readonly desktop: ShotRef | null;
      readonly mobile: ShotRef | null;
      readonly thumbnail: ShotRef | null;
      readonly glance: Screenshot | null;
      /** Pictures that were taken and could be kept nowhere. */
      readonly unkept: readonly ShotView[];
      /** ISO 8601. */
      readonly capturedAt: string;
    }
  | Exclude<VisitOutcome, { kind: 'visited' }>;

export type LookAt = (request: VisitRequest, signal: AbortSignal) => Promise<Look>;

/** The method of the figures, in words; it stands beside them. */
export const labMethod =
  'Measured by us in one visit with an empty cache, on a phone-sized screen (390 pixels wide), with this server’s own connection and no throttling: a laboratory figure, not what your visitors measure. A phone on a slow network takes longer.';
