/** Crawls a site and runs the page rules on each page as it arrives; of each page only the results are retained. */
import { severities } from '@pagewright/contract/severities';
import type { AuditedPage } from '../audit/audited-page.ts';
import { indexabilityOf } from '../audit/gates.ts';
import { KeywordCloud } from '../audit/keyword-cloud.ts';
import { PassedRules } from '../audit/passed-rules.ts';
import { type RuleSet, runPageRules } from '../audit/run-rules.ts';
import { SiteBuilder } from '../audit/site/site-builder.ts';
import type { SiteContext } from '../audit/site-context.ts';
import { summarisePage } from '../audit/summarise-page.ts';
import { crawl } from '../crawl/crawl.ts';
import { LinkFinder } from '../crawl/discovered-links.ts';
import type { Politeness } from '../crawl/politeness.ts';
import type { ImageChecks } from '../crawl/probes/check-images.ts';
import { extractPage } from '../extract/extract-page.ts';
import { normaliseUrl } from '../fetch/normalize-url.ts';
import type { CrawlResult } from '../model/crawl-result.ts';
import type { FetchedPage } from '../model/fetched-page.ts';
import type { PageFacts } from '../model/page-facts.ts';
import type { RenderCandidate } from '../render/choose-pages.ts';
import { candidateOf } from '../render/render-pages.ts';
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
  /** Null where there is no browser. */
  readonly renderCandidates: RenderCandidate[] | null;
}

export interface CollectOptions {
  readonly rules: RuleSet;
  readonly context: SiteContext;
  readonly politeness: Politeness;
  readonly images: ImageChecks;
}

const emptyCollection = ({ host, renderPage }: AuditRequest): CollectedPages => ({
  builder: new SiteBuilder(normaliseUrl, host),
  pages: [],
  passed: new PassedRules(),
  keywords: new KeywordCloud(),
  failures: [],
  found: { most: 0, beyondLimit: 0 },
  renderCandidates: renderPage === undefined ? null : [],
});

/** Runs the page rules while the source is in memory. Null for a page that is known already. */
function addPage(
  facts: PageFacts,
  collected: CollectedPages,
  { rules, context, keepsText }: Pick<CollectOptions, 'rules' | 'context'> & { keepsText: boolean },
): CrawledPage | null {
  if (!collected.builder.addPage(facts)) return null;
  const indexability = indexabilityOf(facts, normaliseUrl);
  const run = runPageRules(facts, rules.page, { indexability, context });
  collected.passed.add(run.passed);
  const hasPassed = run.passed.length > 0;
  const page = { summary: summarisePage(facts, keepsText), run: { ...run, passed: [] }, hasPassed };
  collected.pages.push(page);
  collected.keywords.add(facts.keywords);
  if (indexability.isOkHtml) collected.renderCandidates?.push(candidateOf(facts));
  const worst = severities.find((each) => run.failed.some(({ issue }) => issue.severity === each));
  return { url: facts.url, worst: worst ?? null };
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

export async function collectPages(
  request: AuditRequest,
  { rules, context, politeness, images }: CollectOptions,
): Promise<{ readonly crawled: CrawlResult; readonly collected: CollectedPages }> {
  const { host, path, options, client, signal, pageCache, extract = extractPage } = request;
  const keepsText = options.keepsText ?? options.maxPages <= textPagesMax;
  const collected = emptyCollection(request);
  const finder = new LinkFinder();
  const take = (facts: PageFacts): void => {
    const page = addPage(facts, collected, { rules, context, keepsText });
    if (page === null) return;
    request.onPage?.(page);
    if (options.checkImages) images.start(collected.builder.imagesOf(facts.url), new URL(facts.url).origin);
  };
  const crawled = await crawl(
    { host, path, ...options },
    {
      client,
      politeness,
      ...(pageCache !== undefined && { pageCache }),
      readPage: async ({ page }) => {
        const facts = await extractOrNote(page, extract, collected.failures);
        if (facts === null) return [];
        take(facts);
        return finder.find(facts);
      },
      refreshTarget: instantRefreshTarget,
      onProgress: reportCrawl(request, collected),
    },
    signal,
  );
  return { crawled, collected };
}
