/** Conducts an audit: crawl, extract, rules, result; without database, server or account. */
import { severities } from '@pagewright/contract/severities';
import { type AuditedPage, assembleAudit } from './audit/assemble-audit.ts';
import { standingOf } from './audit/gates.ts';
import { KeptRules } from './audit/kept-rules.ts';
import { KeywordCloud } from './audit/keyword-cloud.ts';
import { packPage } from './audit/packed-page.ts';
import type { RuleContext } from './audit/rule.ts';
import { type PageRun, type RuleSet, runPageRules, runSiteRules } from './audit/run-rules.ts';
import { SiteBuilder } from './audit/site/site-builder.ts';
import { temporaryRedirects } from './audit/site/temporary-redirects.ts';
import { summarisePage } from './audit/summarise-page.ts';
import type { AuditedSite, AuditProgress, AuditRequest, ReadPage } from './audit-request.ts';
import { chooseRules } from './choose-rules.ts';
import { crawl } from './crawl/crawl.ts';
import { createManners, type Manners } from './crawl/manners.ts';
import { normaliseUrl } from './crawl/url.ts';
import type { LookCandidate } from './design/choose-pages.ts';
import { extractPage } from './extract/extract-page.ts';
import type { CrawlResult } from './facts/crawl-result.ts';
import type { FetchedPage } from './facts/fetched-page.ts';
import type { PageFacts } from './facts/page-facts.ts';
import type { ImageSize, SiteFacts } from './facts/site-facts.ts';
import { LinkFinder } from './found-links.ts';
import { ImageChecks } from './image-checks.ts';
import { judgeFrom } from './judge-from.ts';
import { lookAround } from './look-around.ts';
import { candidateOf, judgeLooks, type LookedAt, lookAtPages, sayUnkept } from './look-at-pages.ts';
import { PageStore } from './page-store.ts';

/** Audits that may have more pages than this keep no text of them, and the rest as bytes, unless told to. */
const textPagesMax = 2000;

/** What is gathered while pages come in. */
interface Gathered {
  readonly builder: SiteBuilder;
  readonly pages: AuditedPage[];
  readonly store: PageStore;
  readonly kept: KeptRules;
  readonly cloud: KeywordCloud;
  /** A sentence for each page that could not be read although it came. */
  readonly unread: string[];
  /** The most pages that the crawl knew at one time, and how many a limit leaves unread. */
  readonly found: { most: number; unread: number };
  /** Pages that a browser could look at; null where there is none. */
  readonly lookable: LookCandidate[] | null;
}

/** The page's rules are asked at once, while its source is at hand; what is kept of it is small. */
function takePage(
  facts: PageFacts,
  gathered: Gathered,
  { rules, context, keepsText }: { rules: RuleSet; context: RuleContext; keepsText: boolean },
): ReadPage | null {
  if (!gathered.builder.addPage(facts)) return null;
  const standing = standingOf(facts, normaliseUrl);
  const run = runPageRules(facts, rules.page, { standing, context });
  gathered.kept.add(run.passed);
  const page = { summary: summarisePage(facts, keepsText), run: { ...run, passed: [] } };
  gathered.pages.push(keepsText ? page : packPage(page, gathered.store.keep));
  gathered.cloud.add(facts.keywords);
  if (standing.isOkHtml) gathered.lookable?.push(candidateOf(facts));
  const worst = severities.find((each) => run.failed.some(({ issue }) => issue.severity === each));
  return { url: facts.url, worst: worst ?? null };
}

/** One page that cannot be read costs no other page its place in the report. */
async function readOrNote(
  page: FetchedPage,
  extract: NonNullable<AuditRequest['extract']>,
  unread: string[],
): Promise<PageFacts | null> {
  try {
    return await extract(page);
  } catch (error) {
    unread.push(`${page.url} could not be read: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}

function readSite(
  request: AuditRequest,
  { gathered, manners }: { gathered: Gathered; manners: Manners },
  take: (facts: PageFacts) => void,
): Promise<CrawlResult> {
  const { host, path, options, client, signal, onProgress, memory, extract = extractPage } = request;
  const finder = new LinkFinder();
  return crawl(
    { host, path, ...options },
    {
      client,
      manners,
      ...(memory !== undefined && { memory }),
      readPage: async ({ page }) => {
        const facts = await readOrNote(page, extract, gathered.unread);
        if (facts === null) return [];
        take(facts);
        return finder.find(facts);
      },
      onProgress: ({ url, found, expected }) => {
        gathered.found.most = Math.max(gathered.found.most, found);
        gathered.found.unread = found - expected;
        onProgress?.({
          stage: 'reading',
          url,
          pagesRead: gathered.pages.length,
          pagesFound: found,
          pagesExpected: expected,
          share: expected === 0 ? 0 : Math.min(1, gathered.pages.length / expected),
        });
      },
    },
    signal,
  );
}

function lookInBrowser(
  { lookAt, wantsGlance = false, signal, client }: AuditRequest,
  { pages, robots }: { pages: readonly LookCandidate[] | null; robots: CrawlResult['robots'] },
  say: (stage: 'looking', share: number, url: string | null) => void,
): Promise<LookedAt[]> {
  if (lookAt === undefined || pages === null || pages.length === 0) return Promise.resolve([]);
  const onStep = (url: string | null, share: number): void => say('looking', share, url);
  return lookAtPages({ pages, robots, lookAt, wantsGlance, signal, now: client.timing.now, onStep });
}

/** What a browser's rules said of a page stands beside what the others said. */
const addRun = (page: AuditedPage, seen: PageRun | undefined): AuditedPage =>
  seen === undefined
    ? page
    : {
        summary: page.summary,
        run: {
          failed: [...page.run.failed, ...seen.failed],
          passed: [...page.run.passed, ...seen.passed],
          notEvaluated: [...page.run.notEvaluated, ...seen.notEvaluated],
        },
      };

/** A sentence when the browser saw only some of the pages. */
function sayLooked(looks: readonly LookedAt[], pages: number): string[] {
  const seen = looks.filter(({ look }) => look.kind === 'visited').length;
  if (looks.length === 0 || seen === pages) return [];
  return [`A browser looked at ${seen} of ${pages} pages; rules that need one were asked about these.`];
}

const imageSizesOf = ({ addresses }: SiteFacts): ReadonlyMap<string, ImageSize> =>
  new Map(addresses.flatMap(({ url, check }) => (check?.size == null ? [] : [[url, check.size] as const])));

/** Resolves whatever the site does; rejects with an AbortError when the caller cancels. */
export async function auditSite(request: AuditRequest): Promise<AuditedSite> {
  const { client, signal, onProgress, options, host, today, extract = extractPage } = request;
  const { asked, leftOut } = chooseRules(request);
  const context = { today };
  const gathered = {
    builder: new SiteBuilder(normaliseUrl, host),
    pages: [] as AuditedPage[],
    store: new PageStore(),
    kept: new KeptRules(),
    cloud: new KeywordCloud(),
    unread: [] as string[],
    found: { most: 0, unread: 0 },
    lookable: request.lookAt === undefined ? null : ([] as LookCandidate[]),
  };
  const startedAt = client.timing.now();
  const { crawlDelayMs } = options;
  const manners = createManners(client, crawlDelayMs, signal);
  const images = new ImageChecks({ client, manners, signal, crawlDelayMs });
  const result = await readSite(request, { gathered, manners }, (facts) => {
    const keepsText = options.keepsText ?? options.maxPages <= textPagesMax;
    const read = takePage(facts, gathered, { rules: asked, context, keepsText });
    if (read === null) return;
    request.onPage?.(read);
    if (options.checkImages) images.start(gathered.builder.imagesOf(facts.url), new URL(facts.url).origin);
  });
  const say = (stage: AuditProgress['stage'], share: number, url: string | null = null): void =>
    onProgress?.({
      stage,
      url,
      pagesRead: gathered.pages.length,
      pagesFound: gathered.pages.length + gathered.found.unread,
      pagesExpected: gathered.pages.length,
      share,
    });
  if (request.lookAt !== undefined) say('looking', 0);
  say('checking', 0);
  const readAt = client.timing.now();
  const ports = { client, manners, signal, images, crawlDelayMs, extract };
  const onStep = (share: number): void => say('checking', share);
  const look = { ...ports, builder: gathered.builder, crawl: result, host, options, onStep };
  const [{ notes, ...seen }, looks] = await Promise.all([
    lookAround(look),
    lookInBrowser(request, { pages: gathered.lookable, robots: result.robots }, say),
  ]);
  say('judging', 0);
  const checkedAt = client.timing.now();
  const site = gathered.builder.finish({
    crawl: result,
    judge: judgeFrom(result),
    earlierRedirects: request.earlierRedirects ?? null,
    ...seen,
  });
  const { runs, whyUnseen } = judgeLooks(looks, site, { rules: asked.browser, context });
  const audit = assembleAudit({
    pages: gathered.pages.map((page) => addRun(page, runs.get(page.summary.url))),
    kept: gathered.kept.rules,
    site,
    siteRun: runSiteRules(site, asked.site, context),
    browserRules: asked.browser,
    ...(looks.length > 0 && { whyUnseen }),
    leftOut,
    acceptances: request.acceptances ?? new Map(),
    today,
  });
  return {
    origin: result.origin,
    failure: result.failure,
    ...audit,
    pagesFound: gathered.found.most,
    coverage: {
      ...result.coverage,
      notes: [
        ...result.coverage.notes,
        ...gathered.unread,
        ...notes,
        ...sayLooked(looks, gathered.pages.length),
        ...sayUnkept(looks),
      ],
    },
    siteKeywordCloud: gathered.cloud.finish(),
    imageSizes: imageSizesOf(site),
    looks,
    temporaryRedirects: temporaryRedirects(site).map(({ address }) => address.url),
    timings: {
      readingMs: readAt - startedAt,
      checkingMs: checkedAt - readAt,
      judgingMs: client.timing.now() - checkedAt,
    },
  };
}
