/** What a whole crawl tells: every page in short, the link graph, sitemaps, robots.txt and single probes. */
import type { FetchFailureReason, Hop } from './fetched-page.ts';
import type { SecurityHeaders } from './http-facts.ts';
import type { RobotsFacts, RobotsVerdict } from './robots-facts.ts';
import type { SitemapSet } from './sitemap-facts.ts';
import type { PageType } from './text-facts.ts';

/** Index into `SiteFacts.addresses`. */
export type AddressId = number;
/** Index into `SiteFacts.pages`. */
export type PageIndex = number;

export interface RobotsBlock {
  readonly line: number;
  /** A sentence such as `robots.txt, line 4: Disallow: /private`. */
  readonly reason: string;
}

/** The part of a page's facts that site rules need; small enough to be kept for every page of a large site. */
export interface PageRecord {
  /** Of the address that answered. */
  readonly address: AddressId;
  /** The address that answered, as it was spelled. */
  readonly url: string;
  readonly requestedUrl: string;
  readonly status: number;
  readonly hops: readonly Hop[];
  readonly isHtml: boolean;
  /** A sign that a bot challenge or a wall answered instead of the page. */
  readonly challenge: string | null;
  readonly noindex: boolean;
  readonly noindexRaw: string | null;
  readonly nofollow: boolean;
  /** What robots.txt says to Googlebot of this address; null when it may be read. */
  readonly robotsBlock: RobotsBlock | null;
  /** Resolved, as it was spelled; null when there is none. */
  readonly canonical: string | null;
  readonly canonicalAddress: AddressId | null;
  /** HTML, 200, no noindex, not blocked, its own canonical, no soft 404. */
  readonly indexable: boolean;
  /** Why not, as half a sentence ("it carries noindex"); null when it is. */
  readonly notIndexableBecause: string | null;
  readonly isHome: boolean;
  readonly inSitemap: boolean;
  readonly title: string | null;
  readonly description: string | null;
  readonly firstHeading: string | null;
  /** Primary language as declared; null when nothing is. */
  readonly language: string | null;
  readonly hreflangs: readonly { readonly code: string; readonly address: AddressId }[];
  readonly textHash: string;
  readonly minHash: Uint32Array | null;
  readonly skeletonHash: string;
  readonly wordCount: number;
  readonly pageType: PageType;
  readonly dateModified: string | null;
  readonly links: RecordedLinks;
  readonly images: readonly AddressId[];
  /** Scripts and styles of the page. */
  readonly resources: readonly AddressId[];
  readonly shareImages: readonly AddressId[];
  /** Those of `images` that come in AVIF or WebP as well. */
  readonly modernImages: readonly AddressId[];
  /** What structured data names as image or logo. */
  readonly markedImages: readonly MarkedImage[];
  /** Numbers of the names (`hashOfPart`) that a link to a part of the page can go by; null when not all are known. */
  readonly parts: Uint32Array | null;
  /** Links to parts of other pages of the site, each once. */
  readonly linkedParts: readonly LinkedPart[];
  readonly hasIdentityMarkup: boolean;
  readonly hasIcon: boolean;
  /** Time to the first byte, one sample a request. */
  readonly firstByteMs: readonly number[];
}

export interface LinkedPart {
  readonly target: AddressId;
  /** As written, without the #. */
  readonly fragment: string;
  /** What the link says. */
  readonly name: string;
}

export interface MarkedImage {
  readonly address: AddressId;
  /** `article` is the image of an article. */
  readonly use: 'logo' | 'article' | 'image';
  /** Of the item that names it. */
  readonly type: string;
}

export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

export const linkFlags = { nofollow: 1, internal: 2, main: 4, navigation: 8, footer: 16 } as const;

/** The web links of one page, in three lists of one order. */
export interface RecordedLinks {
  readonly targets: Uint32Array;
  readonly flags: Uint8Array;
  /** What each link says, by its accessible name, a line each: few are ever asked for. */
  readonly names: string;
}

/** What is known of an address that some page or sitemap names, whether it was crawled or only tried. */
export interface AddressRecord {
  readonly id: AddressId;
  /** In the spelling that two links to one page share. */
  readonly url: string;
  /** On the site's host or its www twin. */
  readonly isInternal: boolean;
  readonly inSitemap: boolean;
  /** The crawled page that answers there without a redirect; null when it is none. */
  readonly page: PageIndex | null;
  /** What came of asking for it; null when it was not asked for. */
  readonly check: AddressCheck | null;
}

export interface AddressCheck {
  /** Of the final answer; of the last redirect when its goal was not asked for. */
  readonly status: number | null;
  readonly finalUrl: string | null;
  /** Redirects passed, oldest first. */
  readonly hops: readonly Hop[];
  /** No answer, and why; the reason is null where only the sentence is known. */
  readonly failure: { readonly reason: FetchFailureReason | null; readonly detail: string } | null;
  /** Answered, but by a wall: never called broken. The sign of it. */
  readonly blocked: string | null;
  readonly mediaType: string | null;
  readonly bytes: number | null;
  /** In pixels, where the answer is an image that tells; null or missing otherwise. */
  readonly size?: ImageSize | null;
}

/** Links between crawled pages. */
export interface LinkGraph {
  /** Clicks from the home page by position in `pages`, by followed links; -1 when no path leads there. */
  readonly depth: Int32Array;
  /** Internal PageRank by position in `pages`; sums to 1. */
  readonly rank: Float64Array;
  /** The page before it on a shortest path from the home page; -1 for the home page and where none leads. */
  readonly parent: Int32Array;
  /** Other pages that link to a page, each once. */
  inlinks(page: PageIndex): readonly PageIndex[];
  followedInlinks(page: PageIndex): readonly PageIndex[];
  /** Pages that link to any address, redirects and broken ones included, each once. */
  referrers(address: AddressId): readonly PageIndex[];
}

/** One address asked for its own sake. */
export interface SiteProbe {
  readonly url: string;
  readonly check: AddressCheck;
  /** The beginning of a text body. */
  readonly text: string | null;
  /** What an HTML answer names as its own address; null when it names none. */
  readonly canonical: string | null;
}

export interface CertificateFacts {
  readonly host: string;
  /** ISO day. */
  readonly validTo: string;
}

/** A page's address spelled another way, and what answered there. */
export interface UrlVariant {
  readonly kind: 'slash' | 'index' | 'case';
  /** The page's own address. */
  readonly page: string;
  readonly url: string;
  /** Null when it redirects, does not answer or may not be asked for. */
  readonly status: number | null;
  readonly canonical: string | null;
  /** The main text is that of the page. */
  readonly isSame: boolean;
}

export interface SiteProbes {
  /** http and https, with and without www, each at `/`; empty when they were not asked. */
  readonly hostVariants: readonly SiteProbe[];
  readonly llmsTxt: SiteProbe | null;
  readonly favicon: SiteProbe | null;
  /** An address that cannot exist. */
  readonly missingPage: SiteProbe | null;
  readonly certificate: CertificateFacts | null;
  /** Other spellings of some pages' addresses; empty when they were not tried. */
  readonly urlVariants: readonly UrlVariant[];
  /** The home page asked for in the name of AI agents; empty unless the owner wished it. */
  readonly agents: readonly { readonly agent: string; readonly check: AddressCheck }[];
}

export interface SiteFacts {
  /** Scheme and host of the home page as it answered. */
  readonly origin: string;
  /** HTML pages that answered, in the order they were read. */
  readonly pages: readonly PageRecord[];
  readonly addresses: readonly AddressRecord[];
  readonly graph: LinkGraph;
  readonly robots: RobotsFacts | null;
  /** What robots.txt says to an agent, by its product token. */
  readonly judge: (agent: string, url: string) => RobotsVerdict;
  /** Null when no sitemap was asked for. */
  readonly sitemaps: SitemapSet | null;
  /** The entries of the sitemaps as addresses, by position in `sitemaps.entries`; null for what is none. */
  readonly sitemapAddresses: readonly (AddressId | null)[];
  readonly probes: SiteProbes;
  /** Addresses that redirected for a time only in an earlier crawl, with its day; null when there is none to compare. */
  readonly earlierRedirects: ReadonlyMap<string, string> | null;
  /** Groups of pages whose main text is nearly, but not wholly, the same. */
  readonly nearDuplicates: readonly (readonly PageIndex[])[];
  /** Headers of the home page that protect its visitors; null when it was not read. */
  readonly homeSecurity: SecurityHeaders | null;
  /** Which kinds of addresses were asked for besides the pages. */
  readonly checked: { readonly externalLinks: boolean; readonly images: boolean };
  readonly coverage: { readonly full: boolean; readonly requests: number; readonly blocked: number };
}
