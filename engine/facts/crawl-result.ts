/** What a crawl hands on: each page as it comes, and at the end how the site was read. */
import type { Coverage, CoverageEntry } from '@pagewright/contract/entities/coverage';
import type { FetchedPage, FetchFailureReason, Hop } from './fetched-page.ts';
import type { RobotsFacts } from './robots-facts.ts';
import type { ImageSize } from './site-facts.ts';
import type { SitemapSet } from './sitemap-facts.ts';

export type { CoverageEntry };

export type FoundIn = CoverageEntry['foundIn'];

/** A way from one page to another address, as the reader of the page found it. */
export interface FoundLink {
  /** Absolute. */
  readonly url: string;
  readonly kind: 'link' | 'refresh' | 'canonical' | 'hreflang';
  /** The page asks robots not to follow it. */
  readonly isNofollow?: boolean;
}

/** A web page that answered 2xx: one to be analysed. */
export interface CrawledPage {
  readonly page: FetchedPage;
  /** Clicks from the start; 0 for the start itself and for what only the sitemap knows. */
  readonly depth: number;
  readonly foundIn: FoundIn;
  readonly foundOn: string | null;
}

/** One address that was asked for, whatever came of it: the page without its body. */
export interface Visit {
  readonly url: string;
  readonly finalUrl: string;
  /** Null when there was no answer. */
  readonly status: number | null;
  readonly failure: { readonly reason: FetchFailureReason; readonly detail: string } | null;
  readonly contentType: string;
  readonly hops: readonly Hop[];
  readonly firstByteMs: number;
  readonly totalMs: number;
  readonly transferBytes: number;
  /** A server that kept the crawler out, rather than one that has no such page. */
  readonly isBlocked: boolean;
}

export interface CrawlResult {
  /** Scheme and host that answered, such as `https://www.shop.example`. */
  readonly origin: string;
  /** A sentence for a person when not one page could be read. */
  readonly failure: string | null;
  /** Of every origin that was asked; the site's own first. */
  readonly robots: readonly RobotsFacts[];
  /** Null in crawl mode, where none was looked for. */
  readonly sitemaps: SitemapSet | null;
  readonly visits: readonly Visit[];
  readonly coverage: Coverage;
}

export type ProbeOutcome = 'ok' | 'broken' | 'blocked' | 'unreachable';

/** What a single address answered: for outside links and images. */
export interface Probe {
  readonly url: string;
  readonly outcome: ProbeOutcome;
  /** A sentence; empty for `ok`. */
  readonly detail: string;
  readonly status: number | null;
  readonly finalUrl: string;
  readonly hops: readonly Hop[];
  readonly contentType: string;
  /** Null where neither the head nor the body told. */
  readonly bytes: number | null;
  /** In pixels, where the answer is an image that tells. */
  readonly size?: ImageSize;
}
