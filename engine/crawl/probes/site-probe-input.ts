/** What the site probes are given by the pipeline: URLs to check, politeness and a few functions of other stages. */
import type { CrawlResult, Probe } from '../../model/crawl-result.ts';
import type { FetchedPage } from '../../model/fetched-page.ts';
import type { PageFacts } from '../../model/page-facts.ts';
import type { UrlCheck } from '../../model/site-facts.ts';
import type { PageToVary } from '../../model/url-variants.ts';
import type { FilePoliteness, ImageChecks } from './check-images.ts';
import type { ProbeTime } from './probe-time.ts';

export interface SiteProbeOptions {
  readonly checkImages: boolean;
  readonly checkExternalLinks: boolean;
  /** Requests the home page with the user agents of AI crawlers as well; only for the owner of the site to enable. */
  readonly tryAiAgents?: boolean;
  /** Host variants, a missing page, llms.txt, favicon and certificate. */
  readonly probeHost: boolean;
}

/** The URLs that the crawled pages suggest, each list without duplicates and in the order found. */
export interface UrlsToProbe {
  readonly images: readonly string[];
  /** Documents of the site that a crawl does not download. */
  readonly files: readonly string[];
  readonly externalLinks: readonly string[];
  /** Pages whose URL is also requested in other spellings. */
  readonly pagesToVary: readonly PageToVary[];
  /** Pages that say "not found" with status 200. */
  readonly softNotFound: readonly string[];
  /** Pages whose first byte took longer than the given time. */
  readonly slowerThan: (ms: number) => readonly string[];
}

export interface SiteProbeInput extends FilePoliteness, ProbeTime {
  readonly imageChecks: ImageChecks;
  readonly urls: UrlsToProbe;
  readonly crawl: CrawlResult;
  readonly host: string;
  readonly options: SiteProbeOptions;
  readonly extract: (page: FetchedPage) => PageFacts | Promise<PageFacts>;
  readonly isSoftNotFound: (facts: PageFacts) => boolean;
  readonly checkOfProbe: (probe: Probe) => UrlCheck;
  /** Called with the share of the probes that are done, from 0 to 1. */
  readonly onStep?: (share: number) => void;
}
