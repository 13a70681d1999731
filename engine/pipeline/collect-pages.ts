/** Crawls a site and runs the page rules on each page as it arrives; of each page only the results are retained. */

import type { AuditOptions } from '@pagewright/contract/entities/audit-options';
import type { Message } from '@pagewright/contract/entities/message';
import type { Page } from '@pagewright/contract/entities/page';
import { crawlMessage } from '@pagewright/contract/report/crawl-messages';
import { severities } from '@pagewright/contract/severities';
import type { AuditedPage } from '../audit/audited-page.ts';
import { indexabilityOf } from '../audit/gates.ts';
import { KeywordCloud } from '../audit/keyword-cloud.ts';
import { asRendered } from '../audit/mark-version.ts';
import { ownLanguage } from '../audit/page/own-language.ts';
import { extrasOf } from '../audit/page-extras.ts';
import { PassedRules } from '../audit/passed-rules.ts';
import { type RuleSet, runPageRules } from '../audit/run-rules.ts';
import { SiteBuilder } from '../audit/site/site-builder.ts';
import type { SiteContext } from '../audit/site-context.ts';
import { type SummaryOptions, summarisePage } from '../audit/summarise-page.ts';
import { crawl } from '../crawl/crawl.ts';
import type { CrawlJournal } from '../crawl/crawl-journal.ts';
import { foundLinks, LinkFinder } from '../crawl/discovered-links.ts';
import type { Politeness } from '../crawl/politeness.ts';
import type { ImageChecks } from '../crawl/probes/check-images.ts';
import { extractPage } from '../extract/extract-page.ts';
import { normaliseUrl } from '../fetch/normalize-url.ts';
import type { OpenFields } from '../fields/open-fields.ts';
import type { CrawlResult } from '../model/crawl-result.ts';
import type { FetchedPage } from '../model/fetched-page.ts';
import type { PageFacts } from '../model/page-facts.ts';
import { type AuditedVersion, SiteRendering } from '../render/site-rendering.ts';
import type { AuditPorts, CrawledPage } from './audit-ports.ts';
import type { AuditRows, RowsOfRequest } from './audit-rows.ts';
import { instantRefreshTarget } from './instant-refresh.ts';
import { pageRowOf } from './page-rows.ts';

/** By default, audits that may have more pages than this retain no text of them unless requested. */
const textPagesMax = 2000;

export interface CollectedPages {
  readonly builder: SiteBuilder;
  /** Empty where rows are kept elsewhere. */
  readonly pages: AuditedPage[];
  /** How many there are. */
  count: number;
  readonly passed: PassedRules;
  readonly keywords: KeywordCloud;
  /** A note for each page that was fetched but could not be extracted. */
  readonly failures: Message[];
  /** The most pages known at one time, and how many are beyond the limit. */
  readonly found: { most: number; beyondLimit: number };
  /** Pages whose rules ran on the rendered document. */
  readonly asRendered: Set<string>;
  /** Null where there is no browser. */
  readonly rendering: SiteRendering | null;
}

export interface CollectStage {
  readonly rules: RuleSet;
  readonly context: SiteContext;
  readonly politeness: Politeness;
  readonly images: ImageChecks;
  /** Null where the site has none. */
  readonly fields: OpenFields | null;
  /** The page that the browser opens; null when it is done with one. */
  readonly onRender: (url: string | null, share: number) => void;
}

function openRendering(
  { renderPage, wantsModelImage = false, extract = extractPage }: AuditPorts,
  { politeness, onRender }: Pick<CollectStage, 'politeness' | 'onRender'>,
  signal: AbortSignal,
): SiteRendering | null {
  if (renderPage === undefined) return null;
  return new SiteRendering({
    renderPage,
    extract,
    wantsModelImage,
    signal,
    normalise: normaliseUrl,
    robots: politeness.robotsCache.obeyed,
    mayVisit: (url) => politeness.rateLimiter.acquire(new URL(url), signal),
    onStep: onRender,
  });
}

/** A large site has more rare words than fit into memory, and none of them gets into the cloud. */
const largeCloudTerms = 20_000;

const emptyCollection = (
  host: string,
  rendering: SiteRendering | null,
  isLarge: boolean,
): CollectedPages => ({
  builder: new SiteBuilder(normaliseUrl, host),
  pages: [],
  count: 0,
  passed: new PassedRules(),
  keywords: isLarge ? new KeywordCloud(largeCloudTerms) : new KeywordCloud(),
  failures: [],
  found: { most: 0, beyondLimit: 0 },
  asRendered: new Set(),
  rendering,
});

interface RuleOptions extends Pick<CollectStage, 'rules' | 'context' | 'fields'>, SummaryOptions {}

/** The site's own fields, as far as it has any. */
const readValues = (
  { source, structuredData }: PageFacts,
  fields: OpenFields | null,
): Pick<Page, 'values'> =>
  fields === null || source === null ? {} : { values: fields.read({ html: source.html, structuredData }) };

/** Runs the page rules while the source is in memory. */
function auditPage(
  { facts, version }: AuditedVersion,
  collected: CollectedPages,
  { rules, context, fields, ...keeps }: RuleOptions,
): AuditedPage {
  const indexability = indexabilityOf(facts, normaliseUrl);
  const run = runPageRules(facts, rules.page, { indexability, context });
  collected.passed.add(run.passed);
  const hasPassed = run.passed.length > 0;
  const failed = version === 'html' ? run.failed : run.failed.map(asRendered);
  const summary = { ...summarisePage(facts, keeps), ...readValues(facts, fields) };
  const page = { summary, run: { ...run, failed, passed: [] }, hasPassed, extras: extrasOf(facts) };
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

function crawledPage({ summary, run: { failed } }: AuditedPage): CrawledPage {
  const worst = severities.find((each) => failed.some(({ issue }) => issue.severity === each));
  return { url: summary.url, worst: worst ?? null, issues: failed.map(({ issue }) => issue) };
}

/** Null for a page that is known already. */
function addPage(
  version: AuditedVersion,
  collected: CollectedPages,
  options: RuleOptions,
): CrawledPage | null {
  const { facts } = version;
  if (collected.builder.addPage(facts) === null) return null;
  const page = auditPage(version, collected, options);
  collected.pages.push(page);
  collected.count += 1;
  collected.keywords.add(facts.keywords, ownLanguage(facts));
  return crawledPage(page);
}

/** The same for a page whose rows are kept elsewhere; they are added to `rows`. */
function addPageRows(
  version: AuditedVersion,
  collected: CollectedPages,
  options: RuleOptions,
  rows: (page: NonNullable<RowsOfRequest['page']>) => void,
): CrawledPage | null {
  const { facts } = version;
  const { builder, passed } = collected;
  const isHomeKnown = builder.homeSecurity !== null;
  const draft = builder.addPage(facts);
  if (draft === null) return null;
  const known = passed.rules.size;
  const page = auditPage(version, collected, { ...options, keepsText: false, keepsParts: false });
  const language = ownLanguage(facts);
  collected.count += 1;
  collected.keywords.add(page.summary.contentMetrics.keywordDensity, language);
  rows({
    row: pageRowOf(page, language),
    record: {
      draft,
      newlyPassed: passed.rules.size === known ? [] : [...passed.rules].slice(known).map(({ id }) => id),
      homeSecurity: isHomeKnown ? null : builder.homeSecurity,
    },
  });
  return crawledPage(page);
}

/** A page of an earlier attempt. */
function restorePage(
  { row, record }: NonNullable<RowsOfRequest['page']>,
  collected: CollectedPages,
  { page: rules }: RuleSet,
): void {
  const { builder, passed, keywords } = collected;
  collected.count += 1;
  builder.restorePage(record.draft, record.homeSecurity);
  passed.add(rules.filter(({ id }) => record.newlyPassed.includes(id)));
  keywords.add(row.summary.contentMetrics.keywordDensity, row.language);
}

/** A page that cannot be extracted does not affect the others. */
async function extractOrNote(
  page: FetchedPage,
  extract: NonNullable<AuditPorts['extract']>,
  failures: Message[],
): Promise<PageFacts | null> {
  try {
    return await extract(page);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    failures.push(crawlMessage('page-unreadable', { url: page.url, why }));
    return null;
  }
}

const reportCrawl =
  ({ onProgress }: AuditPorts, collected: CollectedPages) =>
  ({ url, found, expected }: { url: string | null; found: number; expected: number }): void => {
    const { found: counts, count } = collected;
    counts.most = Math.max(counts.most, found);
    counts.beyondLimit = found - expected;
    onProgress?.({
      stage: 'crawling',
      url,
      pagesCrawled: count,
      pagesFound: found,
      pagesExpected: expected,
      share: expected === 0 ? 0 : Math.min(1, count / expected),
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

/** The journal of a crawl whose rows are kept elsewhere: `pageOf` has the rows of a page that was just read. */
function journalOf(
  rows: AuditRows,
  collected: CollectedPages,
  rules: RuleSet,
  pageOf: (page: FetchedPage) => RowsOfRequest['page'],
): CrawlJournal {
  const { builder } = collected;
  let numbered = 0;
  return {
    async *read() {
      for await (const url of rows.urls()) builder.restoreUrl(url);
      numbered = builder.urlsFrom(0).length;
      for await (const { request, page } of rows.requests()) {
        if (page !== null) restorePage(page, collected, rules);
        yield request;
      }
    },
    append: (request, page) => {
      const urls = builder.urlsFrom(numbered);
      numbered += urls.length;
      return rows.append({ request, page: page === null ? null : pageOf(page), urls });
    },
  };
}

export async function collectPages(
  options: AuditOptions,
  ports: AuditPorts,
  { rules, context, politeness, images, fields, onRender }: CollectStage,
  signal: AbortSignal,
): Promise<{ readonly crawled: CrawlResult; readonly collected: CollectedPages }> {
  const { client, pageCache, rows, extract = extractPage } = ports;
  const keepsText = options.keepsText ?? options.maxPages <= textPagesMax;
  const rendering = openRendering(ports, { politeness, onRender }, signal);
  const ownHost = URL.parse(options.origin ?? '')?.host ?? options.host;
  const collected = emptyCollection(ownHost, rendering, rows !== undefined);
  const rowsOf = new Map<FetchedPage, NonNullable<RowsOfRequest['page']>>();
  const finder = new LinkFinder();
  const joinLine = createLine();
  const take = (version: AuditedVersion, fetched: FetchedPage): void => {
    const { url } = version.facts;
    const ruleOptions = { rules, context, fields, keepsText };
    const page =
      rows === undefined
        ? addPage(version, collected, ruleOptions)
        : addPageRows(version, collected, ruleOptions, (own) => rowsOf.set(fetched, own));
    if (page === null) return;
    ports.onPage?.(page);
    if (options.checkImages) images.start(collected.builder.imagesOf(url), new URL(url).origin);
  };
  const isToRender = (facts: PageFacts): boolean =>
    indexabilityOf(facts, normaliseUrl).isOkHtml && !collected.builder.hasPage(facts.url);
  const crawled = await crawl(
    options,
    {
      // Which pages are rendered, and so what is found, must not depend on how fast each was fetched.
      readsInOrder: rendering !== null,
      client,
      politeness,
      ...(pageCache !== undefined && { pageCache }),
      ...(rows !== undefined && {
        journal: journalOf(rows, collected, rules, (page) => {
          const own = rowsOf.get(page) ?? null;
          rowsOf.delete(page);
          return own;
        }),
      }),
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
          take(version, page);
          return version.version === 'rendered' ? foundLinks(version.facts) : [];
        } finally {
          place.leave();
        }
      },
      refreshTarget: instantRefreshTarget,
      onProgress: reportCrawl(ports, collected),
    },
    signal,
  );
  return { crawled, collected };
}
