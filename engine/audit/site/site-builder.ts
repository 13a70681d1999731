/** Collects page records during a crawl, and builds the site's facts at its end. */

import type { CrawlResult, FetchRecord, Probe } from '../../model/crawl-result.ts';
import { isSuccess } from '../../model/is-success.ts';
import type { PageFacts } from '../../model/page-facts.ts';
import type { RobotsMatch } from '../../model/robots-txt.ts';
import { isSamePage } from '../../model/same-page.ts';
import type {
  PageRecord,
  RobotsBlock,
  SiteFacts,
  SiteProbes,
  UrlCheck,
  UrlId,
  UrlRecord,
} from '../../model/site-facts.ts';
import type { PageToVary } from '../../model/url-variants.ts';
import { indexabilityFrom, isSoftNotFound } from '../gates.ts';
import { buildLinkGraph } from './link-graph.ts';
import { findNearDuplicates } from './near-duplicates.ts';
import { NumberStore } from './number-store.ts';
import { type PageDraft, recordPage } from './record-page.ts';
import { UrlIndex } from './url-index.ts';
import { checkUrls } from './url-status.ts';

export interface SiteInput {
  readonly crawl: Pick<CrawlResult, 'origin' | 'robots' | 'sitemaps' | 'fetches' | 'coverage' | 'gaps'>;
  /** Whether robots.txt allows an agent a URL. */
  readonly matchRobots: (agent: string, url: string) => RobotsMatch;
  readonly probes: SiteProbes;
  /** Images and external links that were requested. */
  readonly tried: readonly Probe[];
  readonly checked: SiteFacts['checked'];
  /** More times to the first byte, by the page's final URL. */
  readonly moreFirstByteMs: ReadonlyMap<string, readonly number[]>;
  /** Pages that were slow, and that our machine had no time to measure again. */
  readonly untimed: ReadonlySet<string>;
  /** Soft 404 pages that were not so at a second request. */
  readonly notSoftAfterAll: ReadonlySet<string>;
  readonly earlierRedirects?: SiteFacts['earlierRedirects'];
}

export class SiteBuilder {
  readonly #urlIndex: UrlIndex;
  readonly #drafts = new Map<UrlId, PageDraft>();
  readonly #numbers = new NumberStore((length) => new Uint32Array(length));
  readonly #flags = new NumberStore((length) => new Uint8Array(length));
  #homeSecurity: SiteFacts['homeSecurity'] = null;

  constructor(normalise: (url: string) => string | null, host: string) {
    this.#urlIndex = new UrlIndex(normalise, host);
  }

  /** Null when the page was added before, by another URL. */
  addPage(facts: PageFacts): PageDraft | null {
    const draft = recordPage(facts, this.#urlIndex, isSoftNotFound(facts));
    if (draft === null || this.#drafts.has(draft.urlId)) return null;
    this.#drafts.set(draft.urlId, this.#compact(draft));
    if (isRoot(facts.requestedUrl) || isRoot(facts.url)) this.#homeSecurity ??= facts.http.security;
    return draft;
  }

  get homeSecurity(): SiteFacts['homeSecurity'] {
    return this.#homeSecurity;
  }

  /** A page that an earlier attempt added; `urls` have been restored before. */
  restorePage(draft: PageDraft, homeSecurity: SiteFacts['homeSecurity']): void {
    this.#drafts.set(draft.urlId, this.#compact(draft));
    this.#homeSecurity ??= homeSecurity;
  }

  #compact(draft: PageDraft): PageDraft {
    const { links, minHash, parts } = draft;
    return {
      ...draft,
      minHash: minHash === null ? null : this.#numbers.keep(minHash),
      parts: parts === null ? null : this.#numbers.keep(parts),
      links: { ...links, targets: this.#numbers.keep(links.targets), flags: this.#flags.keep(links.flags) },
    };
  }

  restoreUrl(url: string): void {
    this.#urlIndex.idOf(url);
  }

  /** The URLs with this number and higher ones. */
  urlsFrom(number: number): readonly string[] {
    return this.#urlIndex.urls.slice(number);
  }

  /** A page that was added before, in another version. */
  replacePage(facts: PageFacts): void {
    const draft = recordPage(facts, this.#urlIndex, isSoftNotFound(facts));
    if (draft !== null) this.#drafts.set(draft.urlId, draft);
  }

  hasPage(url: string): boolean {
    const id = this.#urlIndex.find(url);
    return id !== null && this.#drafts.has(id);
  }

  /** The images of an added page, by its final URL. */
  imagesOf(url: string): readonly string[] {
    const id = this.#urlIndex.find(url);
    const draft = id === null ? undefined : this.#drafts.get(id);
    if (draft === undefined) return [];
    return imagesOf(draft).flatMap((each) => this.#urlIndex.urls[each] ?? []);
  }

  /** URLs to request after the crawl, each once, in the order found; `files` are the site's own documents, scripts and stylesheets. */
  urlsToProbe(
    kind: 'images' | 'externalLinks' | 'files',
    fetches: readonly FetchRecord[],
  ): readonly string[] {
    const { urls, internal } = this.#urlIndex;
    const taken = new Uint8Array(urls.length);
    for (const { url } of fetches) {
      const id = this.#urlIndex.find(url);
      if (id !== null) taken[id] = 1;
    }
    const found: UrlId[] = [];
    const files = new Set<UrlId>();
    const take = (id: UrlId): void => {
      if (taken[id] !== 0) return;
      taken[id] = 1;
      found.push(id);
    };
    for (const draft of this.#drafts.values()) {
      (kind === 'images' ? imagesOf(draft) : draft.links.targets).forEach(take);
      for (const id of kind === 'files' ? [...draft.resources, ...draft.declaredFiles] : []) files.add(id);
    }
    files.forEach(take);
    const isWanted = (id: UrlId): boolean =>
      kind === 'images' ||
      (kind === 'files'
        ? internal[id] === true && (files.has(id) || documentExtension.test(urls[id] ?? ''))
        : internal[id] === false);
    return found.filter(isWanted).flatMap((id) => urls[id] ?? []);
  }

  /** Indexable pages that are their own canonical. */
  pagesToVary(): readonly PageToVary[] {
    return [...this.#drafts.values()].filter(
      ({ status, isHtml, challenge, noindex, textHash, canonical, canonicalUrlId, urlId }) =>
        isSuccess(status) &&
        isHtml &&
        challenge === null &&
        !noindex &&
        textHash !== '' &&
        (canonical === null || canonicalUrlId === urlId),
    );
  }

  softNotFound(): readonly string[] {
    return [...this.#drafts.values()].filter((draft) => draft.isSoftNotFound).map(({ url }) => url);
  }

  slowerThan(ms: number): readonly string[] {
    return [...this.#drafts.values()]
      .filter(({ firstByteMs }) => (firstByteMs[0] ?? 0) > ms)
      .sort((a, b) => (b.firstByteMs[0] ?? 0) - (a.firstByteMs[0] ?? 0))
      .map(({ url }) => url);
  }

  /** Ends the collection: what was collected is handed over. */
  finish(input: SiteInput): SiteFacts {
    const { crawl } = input;
    const urlIndex = this.#urlIndex;
    const sitemapUrlIds = (crawl.sitemaps?.entries ?? []).map(({ url }) => urlIndex.idOf(url));
    const inSitemap = new Set(sitemapUrlIds);
    const checks = checkUrls(urlIndex, crawl.fetches, input.tried);
    const home = urlIndex.idOf(`${crawl.origin}/`);
    const drafts = [...this.#drafts.values()];
    const readPages = new Set<UrlId | null>(
      drafts.filter(({ status }) => isSuccess(status)).map(({ urlId }) => urlId),
    );
    const pages = drafts.map((draft) => this.#finishPage(draft, { input, inSitemap, home, readPages }));
    this.#drafts.clear();
    const pageAt = new Map(pages.map(({ urlId }, index) => [urlId, index]));
    const urlRecords = urlIndex.urls.map(
      (url, id): UrlRecord => ({
        id,
        url,
        isInternal: urlIndex.internal[id] === true,
        inSitemap: inSitemap.has(id),
        page: pageAt.get(id) ?? null,
        check: checks.get(id) ?? null,
      }),
    );
    const pageOf = this.#pageOf(pages, checks);
    const start = Math.max(
      0,
      pages.findIndex(({ isHome }) => isHome),
    );
    return {
      origin: crawl.origin,
      pages,
      urlRecords,
      graph: buildLinkGraph({ pages, pageOf, start: pages.length === 0 ? -1 : start }),
      robots:
        crawl.robots.find(({ url }) => URL.parse(url)?.origin === crawl.origin) ?? crawl.robots[0] ?? null,
      matchRobots: input.matchRobots,
      sitemaps: crawl.sitemaps,
      sitemapUrlIds,
      probes: input.probes,
      earlierRedirects: input.earlierRedirects ?? null,
      nearDuplicates: findNearDuplicates(pages),
      homeSecurity: this.#homeSecurity,
      checked: input.checked,
      coverage: {
        ...crawl.gaps,
        full: crawl.coverage.full,
        requests: crawl.fetches.length,
        blocked: crawl.fetches.filter(({ isBlocked }) => isBlocked).length,
      },
    };
  }

  #finishPage(
    draft: PageDraft,
    {
      input,
      inSitemap,
      home,
      readPages,
    }: {
      input: SiteInput;
      inSitemap: ReadonlySet<UrlId | null>;
      home: UrlId | null;
      readPages: ReadonlySet<UrlId | null>;
    },
  ): PageRecord {
    const { requestedUrlId, isSoftNotFound: isSoft, isNoindexForGoogle: noindex, ...rest } = draft;
    const robotsBlock = blockOf(input.matchRobots('googlebot', draft.url));
    const { canonical, canonicalUrlId, urlId, url } = draft;
    // Another spelling of the page's own URL is the page, unless it was read as a page of its own.
    const isVariant = canonical !== null && isSamePage(canonical, url) && !readPages.has(canonicalUrlId);
    const isOther = canonical !== null && canonicalUrlId !== urlId && !isVariant;
    const { indexable, barrier, reason } = indexabilityFrom({
      ...draft,
      noindex,
      robotsBlock,
      otherCanonical: isOther ? draft.canonical : null,
      isSoftNotFound: isSoft && !input.notSoftAfterAll.has(draft.url),
    });
    return {
      ...rest,
      robotsBlock,
      indexable,
      barrier,
      notIndexableBecause: reason,
      isHome: draft.urlId === home || requestedUrlId === home,
      inSitemap: inSitemap.has(draft.urlId) || inSitemap.has(requestedUrlId),
      firstByteMs: [
        ...(draft.isUntimed ? [] : draft.firstByteMs),
        ...(input.moreFirstByteMs.get(draft.url) ?? []),
      ],
      isUntimed: input.untimed.has(draft.url),
    };
  }

  /** By URL, the page that it leads to, redirects followed; -1 where no page was read. */
  #pageOf(pages: readonly PageRecord[], checks: ReadonlyMap<UrlId, UrlCheck>): Int32Array {
    const pageAt = new Int32Array(this.#urlIndex.urls.length).fill(-1);
    for (const [index, { urlId }] of pages.entries()) pageAt[urlId] = index;
    const pageOf = pageAt.slice();
    for (const [id, { finalUrl, hops }] of checks) {
      if (hops.length === 0 || finalUrl === null) continue;
      const target = this.#urlIndex.find(finalUrl);
      const page = target === null ? -1 : (pageAt[target] ?? -1);
      if (page !== -1) pageOf[id] = page;
    }
    return pageOf;
  }
}

const imagesOf = ({ images, backgrounds, shareImages, markedImages }: PageDraft): readonly UrlId[] => [
  ...images,
  ...backgrounds,
  ...shareImages,
  ...markedImages.map(({ urlId }) => urlId),
];

/** Documents and downloads that are not crawled. */
const documentExtension =
  /^[^?]*\.(?:pdf|docx?|xlsx?|pptx?|odt|ods|odp|rtf|epub|zip|csv|txt|ics|dmg|exe|apk)(?:\?|$)/i;

const isRoot = (url: string): boolean => URL.parse(url)?.pathname === '/';

const blockOf = ({ allowed, rule, reason }: RobotsMatch): RobotsBlock | null =>
  allowed ? null : { line: rule?.line ?? 0, reason };
