/** What a whole crawl tells: every page in short, the link graph, sitemaps, robots.txt and single probes. */
import type { FetchFailureReason, Hop } from './fetched-page.ts';
import type { RobotsFacts } from './robots-facts.ts';
import type { SitemapSet } from './sitemap-facts.ts';
import type { PageType } from './text-facts.ts';

/** Index into `SiteFacts.addresses`. */
export type AddressId = number;

/** The part of a page's facts that site rules need; small enough to be kept for every page of a large site. */
export interface PageRecord {
  readonly address: AddressId;
  /** The address that answered. */
  readonly url: string;
  readonly requestedUrl: string;
  /** Null when nothing answered. */
  readonly status: number | null;
  readonly failure: { readonly reason: FetchFailureReason; readonly detail: string } | null;
  readonly hops: readonly Hop[];
  readonly isHtml: boolean;
  /** A sign that a bot challenge or a wall answered instead of the page. */
  readonly challenge: string | null;
  readonly noindex: boolean;
  readonly nofollow: boolean;
  /** What robots.txt says to Googlebot of this address. */
  readonly robotsBlock: { readonly line: number; readonly reason: string } | null;
  /** Resolved and normalised; null when there is none. */
  readonly canonical: string | null;
  /** HTML, 200, no noindex, not blocked, its own canonical, no soft 404. */
  readonly indexable: boolean;
  /** Why not, as half a sentence; null when it is. */
  readonly notIndexableBecause: string | null;
  readonly isHome: boolean;
  readonly inSitemap: boolean;
  readonly title: string | null;
  readonly description: string | null;
  readonly firstHeading: string | null;
  readonly language: string | null;
  readonly hreflangs: readonly { readonly code: string; readonly url: string }[];
  readonly textHash: string;
  readonly minHash: Uint32Array | null;
  readonly skeletonHash: string;
  readonly wordCount: number;
  readonly pageType: PageType;
  readonly dateModified: string | null;
  readonly links: RecordedLinks;
  /** Addresses of images and of scripts and styles. */
  readonly images: readonly AddressId[];
  readonly resources: readonly AddressId[];
  readonly hasIdentityMarkup: boolean;
  readonly hasIcon: boolean;
}

export const linkFlags = { nofollow: 1, internal: 2, main: 4, navigation: 8, footer: 16 } as const;

/** The web links of one page, by position in three parallel lists. */
export interface RecordedLinks {
  readonly targets: Uint32Array;
  readonly flags: Uint8Array;
  /** What the link says, by its accessible name. */
  readonly names: readonly string[];
}

/** What is known of an address that some page names, whether it was crawled or only tried. */
export interface AddressRecord {
  readonly url: string;
  /** The crawled page it is, if it is one. */
  readonly page: PageRecord | null;
  /** What came of asking for it; null when it was not asked for. */
  readonly check: AddressCheck | null;
}

export interface AddressCheck {
  readonly status: number | null;
  readonly finalUrl: string | null;
  readonly hops: readonly Hop[];
  readonly failure: { readonly reason: FetchFailureReason; readonly detail: string } | null;
  /** Answered, but by a wall: never called broken. */
  readonly blocked: string | null;
  readonly mediaType: string | null;
  readonly bytes: number | null;
}

/** Followed internal links between crawled pages, in rows of compressed form. */
export interface LinkGraph {
  readonly pages: readonly PageRecord[];
  /** Clicks from the home page by position in `pages`; -1 when no path leads there. */
  readonly depth: Int32Array;
  /** Internal PageRank by position in `pages`; sums to 1. */
  readonly rank: Float64Array;
  /** Pages that link to a page, followed or not, by position in `pages`. */
  inlinks(page: number): readonly number[];
  followedInlinks(page: number): readonly number[];
}

/** One address asked for its own sake. */
export interface Probe {
  readonly url: string;
  readonly check: AddressCheck;
  /** The beginning of a text body. */
  readonly text: string | null;
}

export interface SiteProbes {
  /** http and https, with and without www, each at `/`. */
  readonly hostVariants: readonly Probe[];
  readonly llmsTxt: Probe | null;
  readonly favicon: Probe | null;
  /** An address that cannot exist. */
  readonly missingPage: Probe | null;
}

export interface SiteFacts {
  /** Scheme and host of the home page as it answered. */
  readonly origin: string;
  readonly pages: readonly PageRecord[];
  readonly addresses: readonly AddressRecord[];
  readonly graph: LinkGraph;
  readonly robots: RobotsFacts | null;
  /** Null when no sitemap was asked for. */
  readonly sitemaps: SitemapSet | null;
  readonly probes: SiteProbes;
  /** Groups of pages whose main text is nearly the same, by position in `pages`. */
  readonly nearDuplicates: readonly (readonly number[])[];
  readonly coverage: { readonly full: boolean; readonly requests: number; readonly blocked: number };
}
