/** What only the crawl knows of the URLs of a site: links, responses, clicks and ranks, as rows of the explorer. */
import type { CoverageEntry } from '@pagewright/contract/entities/coverage';
import type { UrlHop } from '@pagewright/contract/explorer/explorer';
import type { StoredLink, StoredUrl, UrlDetails, UrlRow } from '@pagewright/contract/explorer/url-row';
import { dayOf, type PageExtras } from '../audit/page-extras.ts';
import type { CrawlResult, FetchRecord } from '../model/crawl-result.ts';
import type { Hop } from '../model/fetched-page.ts';
import type { PageRecord, SiteFacts, UrlCheck, UrlId } from '../model/site-facts.ts';
import { bareRow, coverageRow } from './document-rows.ts';

type Facts = Partial<UrlRow>;

export interface SiteUrl {
  readonly facts: Facts;
  readonly details: UrlDetails;
}

/** Of a menu that is on every page, more would be the same again. */
const linksMax = 1000;
const anchorMax = 200;

const hopsOf = (hops: readonly Hop[]): UrlHop[] =>
  hops.map(({ url, status, location }) => ({ url, status, location }));

/** A URL that something else than the crawl requested. */
function checkedRow(url: string, isInternal: boolean, check: UrlCheck): UrlRow {
  const { status, hops, failure, blocked, mediaType, bytes } = check;
  const [first] = hops;
  const bare = (kind: UrlRow['kind']): UrlRow => bareRow(url, kind, isInternal);
  const seen = { status, contentType: mediaType, bytes };
  if (blocked !== null) return { ...bare('blocked'), ...seen, reason: blocked };
  if (first !== undefined)
    return { ...bare('redirect'), status: first.status, redirectTo: first.location, indexable: false };
  if (failure !== null || (status ?? 0) >= 400)
    return { ...bare('error'), ...seen, indexable: false, reason: failure?.detail ?? null };
  return { ...bare('file'), ...seen };
}

/** `id`s are positions: pages in the order of `site.pages`, then `others`. */
export class SiteRows {
  /** What is no page of the report. */
  readonly others: readonly UrlRow[];
  readonly #site: SiteFacts;
  /** By the URL that was requested in the end, and by that which was asked for. */
  readonly #fetchOf: ReadonlyMap<string, FetchRecord>;
  readonly #lastmodOf: ReadonlyMap<string, string>;
  readonly #entryOf: ReadonlyMap<string, CoverageEntry>;
  /** The id of the row of each URL; -1 where it has none. */
  readonly #idOf: Int32Array;
  readonly #urlIdOf = new Map<number, UrlId>();

  constructor(site: SiteFacts, crawl: Pick<CrawlResult, 'fetches' | 'coverage'>) {
    this.#site = site;
    this.#fetchOf = new Map(
      crawl.fetches.flatMap((fetch) => [
        [fetch.finalUrl, fetch],
        [fetch.url, fetch],
      ]),
    );
    this.#lastmodOf = new Map(
      (site.sitemaps?.entries ?? []).flatMap(({ url, lastmod }) =>
        lastmod === null ? [] : [[url, lastmod]],
      ),
    );
    this.#entryOf = new Map(crawl.coverage.entries.map((entry) => [entry.url, entry]));
    const others = this.#otherRows(crawl);
    this.others = others.map(({ row }) => row);
    this.#idOf = new Int32Array(site.urlRecords.length).fill(-1);
    for (const [at, { urlId }] of site.pages.entries()) this.#idOf[urlId] = at;
    for (const [at, { urlId }] of others.entries()) {
      if (urlId === null) continue;
      this.#idOf[urlId] = site.pages.length + at;
      this.#urlIdOf.set(site.pages.length + at, urlId);
    }
  }

  #otherRows({ coverage }: Pick<CrawlResult, 'coverage'>): { row: UrlRow; urlId: UrlId | null }[] {
    const { pages, urlRecords, graph } = this.#site;
    const own = new Set(pages.map(({ url }) => url));
    const recordOf = new Map(urlRecords.map((record) => [record.url, record]));
    const rows: { row: UrlRow; urlId: UrlId | null }[] = [];
    const seen = new Set<string>();
    const inlinksOf = (id: UrlId | null): number => (id === null ? 0 : graph.referrers(id).length);
    const add = (row: UrlRow, urlId: UrlId | null): void => {
      seen.add(row.url);
      rows.push({ row: { ...row, ...this.#responseOf(row.url), inlinks: inlinksOf(urlId) }, urlId });
    };
    for (const entry of coverage.entries) {
      const record = recordOf.get(entry.url);
      const row = own.has(entry.url) ? null : coverageRow(entry);
      if (row === null) continue;
      const isInSitemap = record?.inSitemap ?? row.inSitemap;
      add(
        { ...row, inSitemap: isInSitemap, internal: record?.isInternal ?? row.internal },
        record?.id ?? null,
      );
    }
    for (const { id, url, isInternal, check, page } of urlRecords)
      if (check !== null && page === null && !seen.has(url) && !own.has(url))
        add(checkedRow(url, isInternal, check), id);
    return rows;
  }

  #responseOf(url: string): Facts {
    const fetch = this.#fetchOf.get(url);
    if (fetch === undefined || fetch.status === null) return {};
    const { contentType, transferBytes, firstByteMs } = fetch;
    return {
      contentType: contentType === '' ? null : contentType,
      bytes: transferBytes,
      responseMs: Math.round(firstByteMs),
    };
  }

  #linksOf({ links }: PageRecord): StoredLink[] {
    const names = links.names.split('\n');
    return [...links.targets.subarray(0, linksMax)].map((target, at): StoredLink => {
      const id = this.#idOf[target] ?? -1;
      return [
        id === -1 ? (this.#site.urlRecords[target]?.url ?? '') : id,
        (names[at] ?? '').slice(0, anchorMax).toWellFormed(),
        links.flags[at] ?? 0,
      ];
    });
  }

  /** A page by its position. */
  page(at: number, extras: PageExtras | undefined): SiteUrl | null {
    const { pages, graph } = this.#site;
    const record = pages[at];
    if (record === undefined) return null;
    const depth = graph.depth[at] ?? -1;
    const entry = this.#entryOf.get(record.url);
    return {
      facts: {
        ...this.#responseOf(record.url),
        status: record.status,
        pageType: record.pageType,
        language: record.language ?? record.textLanguage,
        depth: depth === -1 ? null : depth,
        inlinks: graph.inlinks(at).length,
        outlinks: record.links.targets.length,
        pageRank: (graph.rank[at] ?? 0) * 100,
        schemaTypes: extras?.schemaTypes ?? [],
        lastModified: extras?.lastModified ?? dayOf(this.#lastmodOf.get(record.url) ?? null),
        inSitemap: record.inSitemap,
        foundOn: entry?.foundOn ?? null,
      },
      details: {
        headers: extras?.headers ?? {},
        redirects: hopsOf(record.hops),
        suggestions: [],
        outlinks: this.#linksOf(record),
        sources: [...graph.inlinks(at)],
      },
    };
  }

  *storedOthers(): Generator<StoredUrl> {
    for (let at = 0; at < this.others.length; at += 1) {
      const url = this.other(at);
      if (url !== null) yield url;
    }
  }

  /** What is no page, with its links; by position in `others`. */
  other(at: number): StoredUrl | null {
    const row = this.others[at];
    if (row === undefined) return null;
    const urlId = this.#urlIdOf.get(this.#site.pages.length + at);
    const sources = urlId === undefined ? [] : [...this.#site.graph.referrers(urlId)];
    const redirects = hopsOf(this.#fetchOf.get(row.url)?.hops ?? []);
    const isBare = sources.length === 0 && redirects.length === 0;
    return {
      row,
      values: {},
      issues: [],
      details: isBare ? null : { headers: {}, redirects, suggestions: [], outlinks: [], sources },
    };
  }
}
