/** The result of a crawl: pages, fetches, robots.txt, sitemaps and coverage. */
import type { Coverage, CoverageEntry } from '@pagewright/contract/entities/coverage';
import type { CoverageGaps } from './coverage-gaps.ts';
import type { FetchedPage, FetchFailureReason, Hop } from './fetched-page.ts';
import type { PlaceholderKind } from './placeholder-patterns.ts';
import type { RobotsTxt } from './robots-txt.ts';
import type { ImageSize } from './site-facts.ts';
import type { SitemapSet } from './sitemap-facts.ts';

export type { CoverageEntry };

export type FoundIn = CoverageEntry['foundIn'];

/** A URL that a page links to. */
export interface FoundLink {
  /** Absolute. */
  readonly url: string;
  readonly kind: 'link' | 'refresh' | 'canonical' | 'hreflang' | 'frame';
  /** By rel or robots directives. */
  readonly isNofollow?: boolean;
}

/** A page with a 2xx response, to be audited. */
export interface CrawledPage {
  readonly page: FetchedPage;
  /** Clicks from the start; 0 for the start itself and for pages found only in the sitemap. */
  readonly depth: number;
  readonly foundIn: FoundIn;
  readonly foundOn: string | null;
}

/** Why there was no page of the site, where its owner can do more about it than to let us in. */
export type Obstacle = 'password' | 'waiting room' | PlaceholderKind;

/** One fetch of a crawl, with any outcome: the response without its body. */
export interface FetchRecord {
  readonly url: string;
  readonly finalUrl: string;
  /** Null when there was no response. */
  readonly status: number | null;
  readonly failure: { readonly reason: FetchFailureReason; readonly detail: string } | null;
  readonly contentType: string;
  readonly hops: readonly Hop[];
  readonly firstByteMs: number;
  readonly totalMs: number;
  readonly transferBytes: number;
  /** The server refused the crawler; it does not mean that the page is missing. */
  readonly isBlocked: boolean;
  /** What blocks access to the page, such as a bot challenge; missing where nothing does, and where the server just refuses us. */
  readonly obstacle?: Obstacle;
}

export interface CrawlResult {
  /** Scheme and host of the final response, such as `https://www.shop.example`. */
  readonly origin: string;
  /** A sentence for people when no page could be fetched. */
  readonly failure: string | null;
  /** What failed, where that is known more exactly. */
  readonly failedBy: Obstacle | FetchFailureReason | null;
  /** Of every origin fetched from; the site's own first. */
  readonly robots: readonly RobotsTxt[];
  /** Null in crawl mode, which uses none. */
  readonly sitemaps: SitemapSet | null;
  readonly fetches: readonly FetchRecord[];
  readonly coverage: Coverage;
  readonly gaps: CoverageGaps;
}

export type ProbeOutcome = 'ok' | 'broken' | 'blocked' | 'unreachable';

/** The response of a single URL: for external links and images. */
export interface Probe {
  readonly url: string;
  readonly outcome: ProbeOutcome;
  /** A sentence; empty for `ok`. */
  readonly detail: string;
  readonly status: number | null;
  readonly finalUrl: string;
  readonly hops: readonly Hop[];
  readonly contentType: string;
  /** Null when unknown. */
  readonly bytes: number | null;
  /** In pixels, for images whose header was read. */
  readonly size?: ImageSize;
}
