/** Crawls a site and runs the page rules on each page as it arrives; of each page only the results are retained. */
import { severities } from '@pagewright/contract/severities';
import type { AuditedPage } from '../audit/audited-page.ts';
import { indexabilityOf } from '../audit/gates.ts';
import { KeywordCloud } from '../audit/keyword-cloud.ts';
import { asRendered } from '../audit/mark-version.ts';
import { ownLanguage } from '../audit/page/own-language.ts';
import { PassedRules } from '../audit/passed-rules.ts';
import { type RuleSet, runPageRules } from '../audit/run-rules.ts';
import { SiteBuilder } from '../audit/site/site-builder.ts';
import type { SiteContext } from '../audit/site-context.ts';
import { summarisePage } from '../audit/summarise-page.ts';
import { crawl } from '../crawl/crawl.ts';
import { foundLinks, LinkFinder } from '../crawl/discovered-links.ts';
import type { Politeness } from '../crawl/politeness.ts';
import type { ImageChecks } from '../crawl/probes/check-images.ts';
import { extractPage } from '../extract/extract-page.ts';
import { normaliseUrl } from '../fetch/normalize-url.ts';
import type { CrawlResult } from '../model/crawl-result.ts';
import type { FetchedPage } from '../model/fetched-page.ts';
import type { PageFacts } from '../model/page-facts.ts';
import { type AuditedVersion, SiteRendering } from '../render/site-rendering.ts';
import type { AuditRequest, CrawledPage } from './audit-request.ts';
import { instantRefreshTarget } from './instant-refresh.ts';

/** By default, audits that may have more pages than this retain no text of them unless requested. */
const textPagesMax = 2000;

export interface CollectedPages {
  readonly builder: SiteBuilder;
  readonly pages: AuditedPage[];
  readonly passed: PassedRules;
  readonly keywords: KeywordCloud;
  /** A sentence for each page that was fetched but could not be extracted. */
  readonly failures: string[];
  /** The most pages known at one time, and how many are beyond the limit. */
  readonly found: { most: number; beyondLimit: number };
  /** Pages whose rules ran on the rendered document. */
  readonly asRendered: Set<string>;
  /** Null where there is no browser. */
  readonly rendering: SiteRendering | null;
}

export interface CollectOptions {
  readonly rules: RuleSet;
  readonly context: SiteContext;
  readonly politeness: Politeness;
  readonly images: ImageChecks;
  /** The page that the browser opens; null when it is done with one. */
  readonly onRender: (url: string | null, share: number) => void;
}

function openRendering(
  { renderPage, wantsModelImage = false, extract = extractPage, signal }: AuditRequest,
  { politeness, onRender }: Pick<CollectOptions, 'politeness' | 'onRender'>,
): SiteRendering | null {
  if (renderPage === undefined) return null;
  return new SiteRendering({
    renderPage,
    extract,
    wantsModelImage,
    signal,
    normalise: normaliseUrl,
    robots: politeness.robotsCache.obeyed,
    onStep: onRender,
  });
}

const emptyCollection = (host: string, rendering: SiteRendering | null): CollectedPages => ({
  builder: new SiteBuilder(normaliseUrl, host),
  pages: [],
  passed: new PassedRules(),
  keywords: new KeywordCloud(),
  failures: [],
  found: { most: 0, beyondLimit: 0 },
  asRendered: new Set(),
  rendering,
});

interface RuleOptions extends Pick<CollectOptions, 'rules' | 'context'> {
  readonly keepsText?: boolean;
}

/** Runs the page rules while the source is in memory. */
function auditPage(
  { facts, version }: AuditedVersion,
  collected: CollectedPages,
  { rules, context, keepsText = true }: RuleOptions,
): AuditedPage {
  const indexability = indexabilityOf(facts, normaliseUrl);
  const run = runPageRules(facts, rules.page, { indexability, context });
  collected.passed.add(run.passed);
  const hasPassed = run.passed.length > 0;
  const failed = version === 'html' ? run.failed : run.failed.map(asRendered);
  const page = { summary: summarisePage(facts, keepsText), run: { ...run, failed, passed: [] }, hasPassed };
  if (version === 'rendered') collected.asRendered.add(facts.url);
  return page;
}

/** For a page that proved to depend on its scripts after the crawl. */
export function replacePage(version: AuditedVersion, collected: CollectedPages, options: RuleOptions): void {
  const at = collected.pages.findIndex(({ summary }) => summary.url === version.facts.url);
  if (at === -1) return;
  collected.builder.replacePage(version.facts);
  collected.pages[at] = auditPage(version, collected, options);
}

/** Null for a page that is known already. */
function addPage(
  version: AuditedVersion,
  collected: CollectedPages,
  options: RuleOptions,
): CrawledPage | null {
  const { facts } = version;
  if (!collected.builder.addPage(facts)) return null;
  const page = auditPage(version, collected, options);
  const { failed } = page.run;
  collected.pages.push(page);
  collected.keywords.add(facts.keywords, ownLanguage(facts));
  const worst = severities.find((each) => failed.some(({ issue }) => issue.severity === each));
  return { url: facts.url, worst: worst ?? null, issues: failed.map(({ issue }) => issue) };
}

/** A page that cannot be extracted does not affect the others. */
async function extractOrNote(
  page: FetchedPage,
  extract: NonNullable<AuditRequest['extract']>,
  failures: string[],
): Promise<PageFacts | null> {
  try {
    return await extract(page);
  } catch (error) {
    failures.push(`${page.url} could not be read: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}

const reportCrawl =
  ({ onProgress }: AuditRequest, { found: counts, pages }: CollectedPages) =>
  ({ url, found, expected }: { url: string | null; found: number; expected: number }): void => {
    counts.most = Math.max(counts.most, found);
    counts.beyondLimit = found - expected;
    onProgress?.({
      stage: 'crawling',
      url,
      pagesCrawled: pages.length,
      pagesFound: found,
      pagesExpected: expected,
      share: expected === 0 ? 0 : Math.min(1, pages.length / expected),
    });
  };

/** Work that is begun at any time is done in the order in which the places in the line were taken. */
function createLine(): () => { readonly turn: Promise<void>; readonly leave: () => void } {
  let last = Promise.resolve();
  return () => {
    const turn = last;
    const { promise, resolve } = Promise.withResolvers<void>();
    last = promise;
    return { turn, leave: resolve };
  };
}

export async function collectPages(
  request: AuditRequest,
  { rules, context, politeness, images, onRender }: CollectOptions,
): Promise<{ readonly crawled: CrawlResult; readonly collected: CollectedPages }> {
  const { host, path, options, client, signal, pageCache, extract = extractPage } = request;
  const keepsText = options.keepsText ?? options.maxPages <= textPagesMax;
  const rendering = openRendering(request, { politeness, onRender });
  const ownHost = URL.parse(options.origin ?? '')?.host ?? host;
  const collected = emptyCollection(ownHost, rendering);
  const finder = new LinkFinder();
  const joinLine = createLine();
  const take = (version: AuditedVersion): void => {
    const { url } = version.facts;
    const page = addPage(version, collected, { rules, context, keepsText });
    if (page === null) return;
    request.onPage?.(page);
    if (options.checkImages) images.start(collected.builder.imagesOf(url), new URL(url).origin);
  };
  const isToRender = (facts: PageFacts): boolean =>
    indexabilityOf(facts, normaliseUrl).isOkHtml && !collected.builder.hasPage(facts.url);
  const crawled = await crawl(
    // Which pages are rendered, and so what is found, must not depend on how fast each was fetched.
    { host, path, ...options, readsInOrder: rendering !== null },
    {
      client,
      politeness,
      ...(pageCache !== undefined && { pageCache }),
      readPage: async ({ page }, follow) => {
        // Pages are reported in the order in which they are read, however long some are rendered.
        const place = joinLine();
        try {
          const facts = await extractOrNote(page, extract, collected.failures);
          if (facts === null) return [];
          const reading = rendering !== null && isToRender(facts) ? await rendering.read(page, facts) : null;
          follow(finder.find(facts), reading !== null);
          const version = (await reading?.version) ?? { facts, version: 'html' };
          await place.turn;
          take(version);
          return version.version === 'rendered' ? foundLinks(version.facts) : [];
        } finally {
          place.leave();
        }
      },
      refreshTarget: instantRefreshTarget,
      onProgress: reportCrawl(request, collected),
    },
    signal,
  );
  return { crawled, collected };
}
