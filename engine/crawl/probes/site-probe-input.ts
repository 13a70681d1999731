/** What the site probes are given by the pipeline: URLs to check, politeness and a few functions of other stages. */
import type { AuditOptions } from '@pagewright/contract/entities/audit-options';
import type { CrawlResult, Probe } from '../../model/crawl-result.ts';
import type { FetchedPage } from '../../model/fetched-page.ts';
import type { PageFacts } from '../../model/page-facts.ts';
import type { UrlCheck } from '../../model/site-facts.ts';
import type { PageToVary } from '../../model/url-variants.ts';
import type { FilePoliteness, ImageChecks } from './check-images.ts';
import type { ProbeTime } from './probe-time.ts';

export type SiteProbeOptions = Pick<
  AuditOptions,
  'host' | 'checkImages' | 'checkExternalLinks' | 'tryAiAgents' | 'probeHost'
>;

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
  readonly options: SiteProbeOptions;
  /** False for a site that did not respond: it is not waited for once more. */
  readonly isToReach: boolean;
  readonly extract: (page: FetchedPage) => PageFacts | Promise<PageFacts>;
  readonly isSoftNotFound: (facts: PageFacts) => boolean;
  readonly checkOfProbe: (probe: Probe) => UrlCheck;
  /** Called with the share of the probes that are done, from 0 to 1. */
  readonly onStep?: (share: number) => void;
}
