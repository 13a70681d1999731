/** Audits a site: crawl, probe, render, then run the rules; without database, server or account. */

import type { AuditOptions } from '@pagewright/contract/entities/audit-options';
import type { Message } from '@pagewright/contract/entities/message';
import type { Page } from '@pagewright/contract/entities/page';
import { type Audit, AuditAssembly, type AuditInput, assembleAudit } from '../audit/assemble-audit.ts';
import type { AuditedPage } from '../audit/audited-page.ts';
import { isSoftNotFound, whyNoAudience } from '../audit/gates.ts';
import { markSiteVersions } from '../audit/mark-version.ts';
import { imageSizesOf, knowledgeOf, reviewerOf, reviewFindings } from '../audit/review-findings.ts';
import { siteNameOf } from '../audit/rules/title/site-name.ts';
import { type PageRun, type RuleSet, runSiteRules } from '../audit/run-rules.ts';
import type { SiteBuilder } from '../audit/site/site-builder.ts';
import { temporaryRedirects } from '../audit/site/temporary-redirects.ts';
import { checkOfProbe } from '../audit/site/url-status.ts';
import { SiteContext } from '../audit/site-context.ts';
import { describeSiteFiles } from '../crawl/describe-site-files.ts';
import { createPoliteness } from '../crawl/politeness.ts';
import { ImageChecks } from '../crawl/probes/check-images.ts';
import { probeSite } from '../crawl/probes/probe-site.ts';
import { limitProbeTime } from '../crawl/probes/probe-time.ts';
import type { UrlsToProbe } from '../crawl/probes/site-probe-input.ts';
import { robotsMatcherFrom } from '../crawl/robots/robots-matcher.ts';
import { analysisRows, type CrawlRows } from '../explore/analysis-rows.ts';
import { SiteRows } from '../explore/site-rows.ts';
import { storedPage } from '../explore/stored-page.ts';
import { extractPage } from '../extract/extract-page.ts';
import type { OpenFields } from '../fields/open-fields.ts';
import type { CrawlResult } from '../model/crawl-result.ts';
import type { SiteFacts } from '../model/site-facts.ts';
import { auditRenderedPages } from '../render/audit-rendered-pages.ts';
import { describeRendered, describeUnstored } from '../render/describe-renderings.ts';
import type { PageRendering, SiteRenderings } from '../render/site-rendering.ts';
import type { AuditedSite, AuditPorts, AuditProgress } from './audit-ports.ts';
import type { AuditRows } from './audit-rows.ts';
import { type CollectedPages, collectPages, replacePage } from './collect-pages.ts';
import { pageReader } from './page-rows.ts';
import { selectRules } from './select-rules.ts';

/** Lists the URLs that the site probes request, from the pages of a crawl. */
const urlsToProbe = (builder: SiteBuilder, { fetches }: CrawlResult): UrlsToProbe => ({
  images: builder.urlsToProbe('images', fetches),
  files: builder.urlsToProbe('files', fetches),
  externalLinks: builder.urlsToProbe('externalLinks', fetches),
  pagesToVary: builder.pagesToVary(),
  softNotFound: builder.softNotFound(),
  slowerThan: (ms) => builder.slowerThan(ms),
});

const noRenderings: SiteRenderings = { renderings: [], skipped: new Map(), late: [] };

/** What the site calls itself; null when its home page does not tell. */
function nameOf({ pages, origin }: SiteFacts): string | null {
  const home = pages.find(({ isHome }) => isHome);
  return home === undefined ? null : (siteNameOf(home, pages, origin)?.name ?? null);
}

type ReportProgress = (stage: AuditProgress['stage'], share: number, url?: string | null) => void;

const progressReporter =
  ({ onProgress }: AuditPorts, { count, found }: CollectedPages): ReportProgress =>
  (stage, share, url = null) =>
    onProgress?.({
      stage,
      url,
      pagesCrawled: count,
      pagesFound: count + found.beyondLimit,
      pagesExpected: count,
      share,
    });

/** What the report says about how a page was checked. */
function withRendering(
  page: Page,
  { asRendered }: Pick<CollectedPages, 'asRendered'>,
  { renderings, skipped }: SiteRenderings,
): Page {
  const rendering = renderings.find(({ url }) => url === page.url);
  const result = rendering?.result;
  if (result?.kind === 'rendered')
    return { ...page, checkedAs: asRendered.has(page.url) ? 'rendered' : 'html' };
  const why = result?.sentence ?? skipped.get(page.url);
  return why === undefined ? page : { ...page, checkedAs: 'html', notRenderedBecause: why };
}

/** Adds the results of the browser rules to those of the page rules. */
const addRun = (page: AuditedPage, rendered: PageRun | undefined): AuditedPage =>
  rendered === undefined
    ? page
    : {
        ...page,
        run: {
          failed: [...page.run.failed, ...rendered.failed],
          passed: [...page.run.passed, ...rendered.passed],
          notEvaluated: [...page.run.notEvaluated, ...rendered.notEvaluated],
        },
      };

type LeftOutRule = ReturnType<typeof selectRules>['leftOut'][number];

interface RuleRun {
  readonly crawled: CrawlResult;
  readonly collected: CollectedPages;
  readonly site: SiteFacts;
  readonly renderings: readonly PageRendering[];
  readonly selected: RuleSet;
  readonly leftOut: readonly LeftOutRule[];
}

/** Page rules for which the site has no page, with the reason. */
const rulesWithoutPages = ({ page }: RuleSet, { pages }: SiteFacts): LeftOutRule[] =>
  page.flatMap((rule) => {
    const reason = whyNoAudience(rule.audience, pages);
    return reason === null ? [] : [{ rule, reason }];
  });

/** Pages that are kept as rows are read, reviewed and finished one by one. */
async function finishRows(
  rows: AuditRows,
  input: AuditInput,
  reviewed: (page: AuditedPage) => AuditedPage,
  { selected, crawled }: Pick<RuleRun, 'selected' | 'crawled'>,
): Promise<Omit<Audit, 'pages'>> {
  const { pages, graph } = input.site;
  const explored = rows.hasUrls === true ? new SiteRows(input.site, crawled) : null;
  const urls = new Set(pages.map(({ url }) => url));
  const assembly = new AuditAssembly(input, (url) => urls.has(url), pages.length);
  const read = pageReader(selected);
  for await (const row of rows.pages()) assembly.survey(reviewed(read(row)));
  assembly.settle();
  await rows.beginFinish();
  let at = 0;
  for await (const row of rows.pages()) {
    const depth = graph.depth[at] ?? -1;
    const page = assembly.finishPage(reviewed(read(row)));
    const stored =
      explored && storedPage(page, explored.page(at, row.extras), assembly.indexability.pages[at]);
    await rows.finish({
      page,
      clicks: depth === -1 ? null : depth,
      inlinks: graph.inlinks(at).length,
      pageRank: graph.rank[at] ?? 0,
      ...(stored && { stored }),
    });
    at += 1;
  }
  if (explored !== null) await rows.finishOthers?.(explored.storedOthers());
  return assembly.finish();
}

/** Browser rules and site rules; the page rules ran during the crawl. */
async function runRules(
  { today, rows, acceptances = new Map() }: AuditPorts,
  { crawled, collected, site, renderings, selected, leftOut }: RuleRun,
): Promise<Audit> {
  const context = new SiteContext(today);
  const unasked = rulesWithoutPages(selected, site);
  const { runs, whyNotRendered } = auditRenderedPages(renderings, {
    site,
    rules: selected.browser,
    context,
  });
  const ran = runSiteRules(site, selected.site, context);
  const siteRun = { ...ran, failed: markSiteVersions(ran.failed, collected.asRendered) };
  const reviewer = reviewerOf(knowledgeOf(site, siteRun));
  const reviewed = (page: AuditedPage): AuditedPage =>
    addRun(reviewFindings(page, reviewer(page.summary.url)), runs.get(page.summary.url));
  const input: AuditInput = {
    passed: collected.passed.rules.difference(new Set(unasked.map(({ rule }) => rule))),
    site,
    siteRun,
    browserRules: selected.browser,
    rendered: new Set(
      renderings.filter(({ url, isDocumentOnly }) => runs.has(url) && !isDocumentOnly).map(({ url }) => url),
    ),
    ...(renderings.length > 0 && { whyUnseen: whyNotRendered }),
    leftOut: [...leftOut, ...unasked],
    acceptances,
    today,
  };
  if (rows !== undefined)
    return { pages: [], ...(await finishRows(rows, input, reviewed, { selected, crawled })) };
  return assembleAudit({ pages: collected.pages.map(reviewed), ...input });
}

const crawlRowsOf = (site: SiteFacts, crawled: CrawlResult, { pages }: CollectedPages): CrawlRows => {
  const extras = new Map(pages.map((page) => [page.summary.url, page.extras]));
  return {
    site: new SiteRows(site, crawled),
    urls: site.pages.map(({ url }) => url),
    extrasOf: (url) => extras.get(url),
  };
};

const coverageOf = (
  { coverage }: CrawlResult,
  { failures, count, asRendered }: CollectedPages,
  { renderings }: SiteRenderings,
  probeNotes: readonly Message[],
) => ({
  ...coverage,
  notes: [
    ...coverage.notes,
    ...failures,
    ...probeNotes,
    ...describeRendered(renderings, { pages: count, asRendered: asRendered.size }),
    ...describeUnstored(renderings),
  ],
});

/** A site whose start page could not be read is not waited for once more; one that its robots.txt closes gets a report. */
const isToReach = ({ failure, fetches, robots }: CrawlResult): boolean =>
  failure === null || (fetches.length === 0 && robots.some(({ access }) => access === 'rules'));

/** Their libraries are loaded only for a site that has some. */
async function openOwnFields({ fields }: AuditOptions, now: () => number): Promise<OpenFields | null> {
  if (fields.length === 0) return null;
  const { openFields } = await import('../fields/open-fields.ts');
  return openFields(fields, { now });
}

/** Resolves whatever the site does; rejects with an AbortError when the caller cancels. */
export async function auditSite(
  options: AuditOptions,
  ports: AuditPorts,
  signal: AbortSignal,
): Promise<AuditedSite> {
  const { client, extract = extractPage } = ports;
  const { now } = client.clock;
  const { selected, leftOut } = selectRules(options, ports.rules);
  const startedAt = now();
  const politeness = createPoliteness(client, options, signal);
  const polite = { client, politeness, signal, crawlDelayMs: options.crawlDelayMs };
  const imagesEnd = new AbortController();
  const images = new ImageChecks({ ...polite, signal: AbortSignal.any([signal, imagesEnd.signal]) });
  const context = new SiteContext(ports.today);
  const fields = await openOwnFields(options, now);
  let report: ReportProgress = () => undefined;
  const { crawled, collected } = await collectPages(
    options,
    ports,
    {
      rules: selected,
      context,
      politeness,
      images,
      fields,
      // During the crawl its own progress is shown.
      onRender: (url, share) => report('rendering', share, url),
    },
    signal,
  );
  report = progressReporter(ports, collected);
  if (ports.renderPage !== undefined) report('rendering', 0);
  report('probing', 0);
  const crawledAt = now();
  const onStep = (share: number): void => report('probing', share);
  const { builder } = collected;
  const [{ notes, ...probed }, rendered] = await Promise.all([
    probeSite({
      ...polite,
      ...limitProbeTime(signal, client.clock, client.limits.probeMs),
      imageChecks: images,
      urls: urlsToProbe(builder, crawled),
      crawl: crawled,
      options,
      isToReach: isToReach(crawled),
      extract,
      isSoftNotFound,
      checkOfProbe,
      onStep,
    }),
    collected.rendering?.finish() ?? noRenderings,
  ]);
  imagesEnd.abort();
  for (const version of rendered.late) replacePage(version, collected, { rules: selected, context, fields });
  report('auditing', 0);
  const probedAt = now();
  const site = builder.finish({
    crawl: crawled,
    matchRobots: robotsMatcherFrom(crawled),
    earlierRedirects: ports.earlierRedirects ?? null,
    ...probed,
  });
  const { renderings } = rendered;
  const audit = await runRules(ports, { crawled, collected, site, renderings, selected, leftOut });
  return {
    origin: crawled.origin,
    failure: crawled.failure,
    failedBy: crawled.failedBy,
    ...audit,
    pages: audit.pages.map((page) => withRendering(page, collected, rendered)),
    pageCount: collected.count,
    pagesFound: collected.found.most,
    coverage: coverageOf(crawled, collected, rendered, notes),
    siteKeywordCloud: collected.keywords.finish(nameOf(site)),
    siteFiles: describeSiteFiles(crawled),
    imageSizes: imageSizesOf(site),
    renderings,
    temporaryRedirects: temporaryRedirects(site).map(({ record }) => record.url),
    rowsOf: (analysis) => analysisRows(analysis, crawlRowsOf(site, crawled, collected)),
    timings: { crawlMs: crawledAt - startedAt, probeMs: probedAt - crawledAt, auditMs: now() - probedAt },
  };
}
