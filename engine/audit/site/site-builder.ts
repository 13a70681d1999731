/** Gathers the pages of a crawl in short as they come, and makes the site's facts of them at its end. */
import type { CrawlResult, Probe, Visit } from '../../facts/crawl-result.ts';
import type { PageFacts } from '../../facts/page-facts.ts';
import type { RobotsVerdict } from '../../facts/robots-facts.ts';
import type {
  AddressCheck,
  AddressId,
  AddressRecord,
  PageRecord,
  RobotsBlock,
  SiteFacts,
  SiteProbes,
} from '../../facts/site-facts.ts';
import { isSoftNotFound, judgeStanding } from '../gates.ts';
import { AddressBook } from './address-book.ts';
import { checkAddresses } from './check-addresses.ts';
import { buildLinkGraph, type PageOfAddress } from './link-graph.ts';
import { findNearDuplicates } from './near-duplicates.ts';
import { type PageDraft, recordPage } from './record-page.ts';
import type { PageToVary } from './url-variants.ts';

export interface SiteInput {
  readonly crawl: Pick<CrawlResult, 'origin' | 'robots' | 'sitemaps' | 'visits' | 'coverage'>;
  /** What robots.txt says to an agent. */
  readonly judge: (agent: string, url: string) => RobotsVerdict;
  readonly probes: SiteProbes;
  /** Images and outside links that were tried. */
  readonly tried: readonly Probe[];
  readonly checked: SiteFacts['checked'];
  /** Further times to the first byte, by the page's address as it answered. */
  readonly moreFirstByteMs: ReadonlyMap<string, readonly number[]>;
  /** Pages that said "not found" and did not when asked again. */
  readonly notSoftAfterAll: ReadonlySet<string>;
  readonly earlierRedirects?: SiteFacts['earlierRedirects'];
}

export class SiteBuilder {
  readonly #book: AddressBook;
  readonly #drafts = new Map<AddressId, PageDraft>();
  #homeSecurity: SiteFacts['homeSecurity'] = null;

  constructor(normalise: (url: string) => string | null, host: string) {
    this.#book = new AddressBook(normalise, host);
  }

  /** False when the page was added before: two addresses led to it. */
  addPage(facts: PageFacts): boolean {
    const draft = recordPage(facts, this.#book, isSoftNotFound(facts));
    if (draft === null || this.#drafts.has(draft.address)) return false;
    this.#drafts.set(draft.address, draft);
    if (this.#homeSecurity === null && (isRoot(facts.requestedUrl) || isRoot(facts.url)))
      this.#homeSecurity = facts.http.security;
    return true;
  }

  /** The images of a page that was added, by its address as it answered. */
  imagesOf(url: string): readonly string[] {
    const id = this.#book.find(url);
    const draft = id === null ? undefined : this.#drafts.get(id);
    if (draft === undefined) return [];
    const { images, shareImages, markedImages } = draft;
    const ids = [...images, ...shareImages, ...markedImages.map(({ address }) => address)];
    return ids.flatMap((each) => this.#book.urls[each] ?? []);
  }

  /** Addresses worth a try after the crawl, each once, in the order met; `files` are documents the crawl does not read. */
  addressesToTry(kind: 'images' | 'externalLinks' | 'files', visits: readonly Visit[]): readonly string[] {
    const { urls, internal } = this.#book;
    const visited = new Set(visits.map(({ url }) => this.#book.find(url)));
    const isMet = new Uint8Array(urls.length);
    const met: AddressId[] = [];
    const meet = (ids: ArrayLike<AddressId>): void => {
      for (let at = 0; at < ids.length; at += 1) {
        const id = ids[at] ?? 0;
        if (isMet[id] === 0) met.push(id);
        isMet[id] = 1;
      }
    };
    for (const { images, shareImages, markedImages, links } of this.#drafts.values()) {
      if (kind === 'images') {
        meet(images);
        meet(shareImages);
        meet(markedImages.map(({ address }) => address));
      } else meet(links.targets);
    }
    const isWanted = (id: AddressId): boolean =>
      kind === 'images' ||
      (kind === 'files'
        ? internal[id] === true && documentEnding.test(urls[id] ?? '')
        : internal[id] === false);
    return met.filter((id) => isWanted(id) && !visited.has(id)).flatMap((id) => urls[id] ?? []);
  }

  /** Pages that stand for themselves, with what tells their text. */
  pagesToVary(): readonly PageToVary[] {
    return [...this.#drafts.values()].filter(
      ({ status, isHtml, challenge, noindex, textHash, canonical, canonicalAddress, address }) =>
        status === 200 &&
        isHtml &&
        challenge === null &&
        !noindex &&
        textHash !== '' &&
        (canonical === null || canonicalAddress === address),
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

  finish(input: SiteInput): SiteFacts {
    const { crawl } = input;
    const book = this.#book;
    const sitemapAddresses = (crawl.sitemaps?.entries ?? []).map(({ url }) => book.idOf(url));
    const inSitemap = new Set(sitemapAddresses);
    const checks = checkAddresses(book, crawl.visits, input.tried);
    const home = book.idOf(`${crawl.origin}/`);
    const pages = [...this.#drafts.values()].map((draft) => this.#settle(draft, { input, inSitemap, home }));
    const pageAt = new Map(pages.map(({ address }, index) => [address, index]));
    const addresses = book.urls.map(
      (url, id): AddressRecord => ({
        id,
        url,
        isInternal: book.internal[id] === true,
        inSitemap: inSitemap.has(id),
        page: pageAt.get(id) ?? null,
        check: checks.get(id) ?? null,
      }),
    );
    const pageOf = this.#pageOf(pageAt, checks);
    const start = Math.max(
      0,
      pages.findIndex(({ isHome }) => isHome),
    );
    return {
      origin: crawl.origin,
      pages,
      addresses,
      graph: buildLinkGraph({ pages, pageOf, start: pages.length === 0 ? -1 : start }),
      robots:
        crawl.robots.find(({ url }) => URL.parse(url)?.origin === crawl.origin) ?? crawl.robots[0] ?? null,
      judge: input.judge,
      sitemaps: crawl.sitemaps,
      sitemapAddresses,
      probes: input.probes,
      earlierRedirects: input.earlierRedirects ?? null,
      nearDuplicates: findNearDuplicates(pages),
      homeSecurity: this.#homeSecurity,
      checked: input.checked,
      coverage: {
        full: crawl.coverage.full,
        requests: crawl.visits.length,
        blocked: crawl.visits.filter(({ isBlocked }) => isBlocked).length,
      },
    };
  }

  #settle(
    draft: PageDraft,
    {
      input,
      inSitemap,
      home,
    }: { input: SiteInput; inSitemap: ReadonlySet<AddressId | null>; home: AddressId | null },
  ): PageRecord {
    const { requestedAddress, isSoftNotFound: isSoft, ...kept } = draft;
    const robotsBlock = blockOf(input.judge('googlebot', draft.url));
    const isOther = draft.canonical !== null && draft.canonicalAddress !== draft.address;
    const { indexable, because } = judgeStanding({
      ...draft,
      robotsBlock,
      otherCanonical: isOther ? draft.canonical : null,
      isSoftNotFound: isSoft && !input.notSoftAfterAll.has(draft.url),
    });
    return {
      ...kept,
      robotsBlock,
      indexable,
      notIndexableBecause: because,
      isHome: draft.address === home || requestedAddress === home,
      inSitemap: inSitemap.has(draft.address) || inSitemap.has(requestedAddress),
      firstByteMs: [...draft.firstByteMs, ...(input.moreFirstByteMs.get(draft.url) ?? [])],
    };
  }

  #pageOf(
    pageAt: ReadonlyMap<AddressId, number>,
    checks: ReadonlyMap<AddressId, AddressCheck>,
  ): PageOfAddress {
    const pageOf = new Int32Array(this.#book.urls.length).fill(-1);
    for (const [id, page] of pageAt) pageOf[id] = page;
    for (const [id, { finalUrl, hops }] of checks) {
      if (hops.length === 0 || finalUrl === null) continue;
      const goal = this.#book.find(finalUrl);
      const page = goal === null ? undefined : pageAt.get(goal);
      if (page !== undefined) pageOf[id] = page;
    }
    return pageOf;
  }
}

/** Files that people read or load by a link, and that the crawler leaves alone. */
const documentEnding =
  /^[^?]*\.(?:pdf|docx?|xlsx?|pptx?|odt|ods|odp|rtf|epub|zip|csv|txt|ics|dmg|exe|apk)(?:\?|$)/i;

const isRoot = (url: string): boolean => URL.parse(url)?.pathname === '/';

const blockOf = ({ allowed, rule, reason }: RobotsVerdict): RobotsBlock | null =>
  allowed ? null : { line: rule?.line ?? 0, reason };
