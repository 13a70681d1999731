/** Facts of a whole site: a record of each page, the link graph, sitemaps, robots.txt and site probes. */
import type { CoverageGaps } from './coverage-gaps.ts';
import type { FetchFailureReason, Hop } from './fetched-page.ts';
import type { SecurityHeaders } from './http-facts.ts';
import type { Barrier } from './indexability.ts';
import type { OwnerSigns } from './owner-signs.ts';
import type { RobotsMatch, RobotsTxt } from './robots-txt.ts';
import type { SitemapSet } from './sitemap-facts.ts';
import type { PageType } from './text-facts.ts';

/** Index into `SiteFacts.urlRecords`. */
export type UrlId = number;
/** Index into `SiteFacts.pages`. */
export type PageIndex = number;

export interface RobotsBlock {
  readonly line: number;
  /** A sentence such as `robots.txt, line 4: Disallow: /private`. */
  readonly reason: string;
}

/** The part of a page's facts that site rules need, small enough for every page of a large site. */
export interface PageRecord {
  /** Of the final URL. */
  readonly urlId: UrlId;
  /** The final URL as written. */
  readonly url: string;
  readonly status: number;
  readonly hops: readonly Hop[];
  readonly isHtml: boolean;
  readonly isFrameset: boolean;
  /** What shows that the response is a bot challenge instead of the page. */
  readonly challenge: string | null;
  readonly noindex: boolean;
  readonly noindexRaw: string | null;
  readonly nofollow: boolean;
  /** How robots.txt disallows Googlebot this URL; null when it is allowed. */
  readonly robotsBlock: RobotsBlock | null;
  /** Resolved, as written; null when there is none. */
  readonly canonical: string | null;
  readonly canonicalUrlId: UrlId | null;
  /** HTML, 200, no noindex, not blocked, its own canonical, no soft 404. */
  readonly indexable: boolean;
  /** What keeps it out of the index; null when nothing does. */
  readonly barrier: Barrier | null;
  /** Why not, as half a sentence ("it carries noindex"); null when it is. */
  readonly notIndexableBecause: string | null;
  readonly isHome: boolean;
  readonly inSitemap: boolean;
  readonly title: string | null;
  readonly description: string | null;
  readonly firstHeading: string | null;
  /** H1 headings with text. */
  readonly h1Count: number;
  /** The name of the site by og:site_name. */
  readonly siteName: string | null;
  /** Primary language as declared; null when nothing is. */
  readonly language: string | null;
  /** Of its text, as far as its words show it. */
  readonly textLanguage: string | null;
  readonly hreflangs: readonly { readonly code: string; readonly urlId: UrlId }[];
  readonly textHash: string;
  readonly minHash: Uint32Array | null;
  readonly skeletonHash: string;
  readonly wordCount: number;
  readonly pageType: PageType;
  readonly links: RecordedLinks;
  readonly images: readonly UrlId[];
  /** Background images of style attributes. */
  readonly backgrounds: readonly UrlId[];
  /** Scripts and styles of the page. */
  readonly resources: readonly UrlId[];
  readonly shareImages: readonly UrlId[];
  /** Those of `images` that come in AVIF or WebP as well. */
  readonly modernImages: readonly UrlId[];
  /** Images and logos of structured data. */
  readonly markedImages: readonly MarkedImage[];
  /** Hashes (`hashOfPart`) of the fragments that links can refer to; null when not all are known. */
  readonly parts: Uint32Array | null;
  /** Links with fragments to other pages of the site, each once. */
  readonly linkedParts: readonly LinkedPart[];
  readonly signs: OwnerSigns;
  readonly hasIdentityMarkup: boolean;
  readonly hasIcon: boolean;
  /** Icons and feeds that the head declares. */
  readonly declaredFiles: readonly UrlId[];
  /** Which protective headers it sends: `securityFlags`. */
  readonly security: number;
  /** Time to the first byte, one sample for each request that our machine had time to measure. */
  readonly firstByteMs: readonly number[];
  /** Whether it was slow in a request that our machine had no time to measure. */
  readonly isUntimed: boolean;
}

export interface LinkedPart {
  readonly target: UrlId;
  /** As written, without the #. */
  readonly fragment: string;
  /** The accessible name of the link. */
  readonly name: string;
}

export interface MarkedImage {
  readonly urlId: UrlId;
  /** `article` is the image of an article. */
  readonly use: 'logo' | 'article' | 'image';
  /** Of the structured item. */
  readonly type: string;
}

export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

export const linkFlags = { nofollow: 1, internal: 2, main: 4, navigation: 8, footer: 16 } as const;

/** Of the protective headers that a response sends. */
export const securityFlags = { nosniff: 1, framing: 2, csp: 4, hsts: 8 } as const;

/** The web links of one page, in three lists of one order. */
export interface RecordedLinks {
  readonly targets: Uint32Array;
  readonly flags: Uint8Array;
  /** The accessible names of the links, a line each. */
  readonly names: string;
}

/** What is known about a URL that a page or sitemap links to, crawled or not. */
export interface UrlRecord {
  readonly id: UrlId;
  /** Normalized. */
  readonly url: string;
  /** On the site's host, with or without www. */
  readonly isInternal: boolean;
  readonly inSitemap: boolean;
  /** The crawled page at this URL, without a redirect; null when there is none. */
  readonly page: PageIndex | null;
  /** The outcome of requesting it; null when it was not requested. */
  readonly check: UrlCheck | null;
}

export interface UrlCheck {
  /** Of the final response; of the last redirect when its target was not requested. */
  readonly status: number | null;
  readonly finalUrl: string | null;
  /** Redirects followed, oldest first. */
  readonly hops: readonly Hop[];
  /** Why there was no response; the reason is null where only the sentence is known. */
  readonly failure: { readonly reason: FetchFailureReason | null; readonly detail: string } | null;
  /** What shows that a bot challenge responded; such a URL is never reported as broken. */
  readonly blocked: string | null;
  readonly mediaType: string | null;
  readonly bytes: number | null;
  /** In pixels, for images whose header was read; null or missing otherwise. */
  readonly size?: ImageSize | null;
}

/** Links between crawled pages. */
export interface LinkGraph {
  /** Clicks from the home page by position in `pages`, by followed links; -1 when unreachable. */
  readonly depth: Int32Array;
  /** Internal PageRank by position in `pages`; sums to 1. */
  readonly rank: Float64Array;
  /** The page before it on a shortest path from the home page; -1 for the home page and unreachable pages. */
  readonly parent: Int32Array;
  /** Other pages that link to a page, each once. */
  inlinks(page: PageIndex): Uint32Array;
  followedInlinks(page: PageIndex): Uint32Array;
  /** Other pages that a page links to, each once, in the order of its links. */
  outlinks(page: PageIndex): Uint32Array;
  /** Pages that link to a URL, also to redirects and broken URLs, each once. */
  referrers(urlId: UrlId): Uint32Array;
}

/** The response of a URL that no crawl requests. */
export interface SiteProbe {
  readonly url: string;
  readonly check: UrlCheck;
  /** The beginning of a text body. */
  readonly text: string | null;
  /** The canonical of an HTML response; null when there is none. */
  readonly canonical: string | null;
}

export interface CertificateFacts {
  readonly host: string;
  /** ISO day. */
  readonly validTo: string;
}

/** A variant of a page's URL, and its response. */
export interface UrlVariant {
  readonly kind: 'slash' | 'index' | 'case';
  /** The page's own URL. */
  readonly page: string;
  readonly url: string;
  /** Null when it redirects, does not respond or is disallowed. */
  readonly status: number | null;
  readonly canonical: string | null;
  /** The main text is that of the page. */
  readonly isSame: boolean;
}

export interface SiteProbes {
  /** http and https, with and without www, each at `/`; empty when they were not requested. */
  readonly hostVariants: readonly SiteProbe[];
  readonly llmsTxt: SiteProbe | null;
  /** The first URLs of this site that llms.txt lists. */
  readonly llmsLinks: readonly { readonly url: string; readonly check: UrlCheck }[];
  readonly favicon: SiteProbe | null;
  /** A URL that cannot exist. */
  readonly missingPage: SiteProbe | null;
  readonly certificate: CertificateFacts | null;
  /** Variants of some pages' URLs; empty when they were not requested. */
  readonly urlVariants: readonly UrlVariant[];
  /** The home page requested with the user agents of AI crawlers; empty unless the owner enabled it. */
  readonly agents: readonly { readonly agent: string; readonly check: UrlCheck }[];
}

export interface SiteFacts {
  /** Scheme and host of the home page after redirects. */
  readonly origin: string;
  /** HTML pages in the order they were fetched. */
  readonly pages: readonly PageRecord[];
  readonly urlRecords: readonly UrlRecord[];
  readonly graph: LinkGraph;
  readonly robots: RobotsTxt | null;
  /** Whether robots.txt allows a user agent, by its product token, a URL. */
  readonly matchRobots: (agent: string, url: string) => RobotsMatch;
  /** Null when no sitemap was requested. */
  readonly sitemaps: SitemapSet | null;
  /** The URLs of the sitemaps, by position in `sitemaps.entries`; null for what is no URL. */
  readonly sitemapUrlIds: readonly (UrlId | null)[];
  readonly probes: SiteProbes;
  /** URLs with a temporary redirect in an earlier crawl, with its day; null without an earlier crawl. */
  readonly earlierRedirects: ReadonlyMap<string, string> | null;
  /** Groups of pages whose main text is nearly, but not wholly, the same. */
  readonly nearDuplicates: readonly (readonly PageIndex[])[];
  /** Security headers of the home page; null when it was not fetched. */
  readonly homeSecurity: SecurityHeaders | null;
  /** Which kinds of URLs were requested besides the pages. */
  readonly checked: { readonly externalLinks: boolean; readonly images: boolean };
  readonly coverage: CoverageGaps & {
    readonly full: boolean;
    readonly requests: number;
    readonly blocked: number;
  };
}
