/** Counts the requests of crawlers in bounded memory. */
import type {
  CrawlerVisits,
  LogSummary,
  VisitedPage,
  WastedKind,
} from '@pagewright/contract/entities/server-log';
import type { Crawler } from '../model/crawlers.ts';

export interface TallyLimits {
  /** Pages that are told apart. */
  readonly pages: number;
  /** Pages that are listed at the end. */
  readonly listed: number;
  readonly days: number;
}

export interface Hit {
  readonly crawler: Crawler;
  readonly isVerified: boolean;
  /** Path and query. */
  readonly path: string;
  readonly status: number;
  /** Seconds since 1970. */
  readonly at: number;
}

interface Visits {
  hits: number;
  last: number;
}

interface PageCount extends Visits {
  status: number;
  errors: number;
  redirects: number;
  /** Few, and of many pages: a Map for each would be most of the memory. */
  crawlers: readonly CrawlerOfPage[];
}

interface CrawlerOfPage extends Visits {
  readonly token: string;
}

type Mutable<T> = { -readonly [key in keyof T]: T[key] };
type Outcomes = Pick<CrawlerVisits, 'ok' | 'redirects' | 'clientErrors' | 'serverErrors'>;

interface CrawlerCount extends Mutable<Outcomes>, Visits {
  readonly crawler: Crawler;
  verified: number;
  impostors: number;
  pages: number;
  wasted: number;
  first: number;
  readonly impostorHosts: Set<string>;
}

const impostorHostsMax = 20;
const wastedPathsMax = 50;

const outcomeOf = (status: number): keyof Outcomes => {
  if (status >= 500) return 'serverErrors';
  if (status >= 400) return 'clientErrors';
  return status >= 300 && status !== 304 ? 'redirects' : 'ok';
};

const hasQuery = (path: string): boolean => path.includes('?');

function wasteOf(path: string, outcome: keyof Outcomes): WastedKind | null {
  // Crawlers must look for it; that there is none tells them something.
  if (path === '/robots.txt') return null;
  if (outcome === 'redirects') return 'redirects';
  if (outcome !== 'ok') return 'errors';
  return hasQuery(path) ? 'parameters' : null;
}

const iso = (at: number): string => new Date(at * 1000).toISOString();
const add = <K>(counts: Map<K, number>, key: K): void => void counts.set(key, (counts.get(key) ?? 0) + 1);

/** How many requests of a page were wasted in this way. */
function wastedOn(path: string, { hits, errors, redirects }: PageCount, kind: WastedKind): number {
  if (kind === 'errors') return errors;
  if (kind === 'redirects') return redirects;
  return hasQuery(path) ? hits - errors - redirects : 0;
}

export class Tally {
  readonly #limits: TallyLimits;
  readonly #crawlers = new Map<string, CrawlerCount>();
  readonly #pages = new Map<string, PageCount>();
  readonly #days = new Map<string, Map<string, number>>();
  readonly #statuses = new Map<number, number>();
  readonly #wasted = new Map<WastedKind, number>();
  #pagesWithQuery = 0;
  #cutHits = 0;
  #cutDays = 0;

  constructor(limits: TallyLimits) {
    this.#limits = limits;
  }

  addImpostor(crawler: Crawler, at: number, domain: string | undefined): void {
    const count = this.#countOf(crawler, at);
    count.impostors += 1;
    if (domain !== undefined && count.impostorHosts.size < impostorHostsMax) count.impostorHosts.add(domain);
  }

  addHit({ crawler, isVerified, path, status, at }: Hit): void {
    const count = this.#countOf(crawler, at);
    const outcome = outcomeOf(status);
    const waste = wasteOf(path, outcome);
    if (count.hits === 0) count.first = at;
    count.hits += 1;
    count[outcome] += 1;
    count.first = Math.min(count.first, at);
    count.last = Math.max(count.last, at);
    if (isVerified) count.verified += 1;
    if (waste !== null) {
      count.wasted += 1;
      add(this.#wasted, waste);
    }
    add(this.#statuses, status);
    this.#addDay(crawler, at);
    this.#addPage(count, { path, status, at, waste });
  }

  summary(): Pick<LogSummary, 'crawlers' | 'days' | 'statuses' | 'pages' | 'wasted'> & {
    readonly cut: Omit<LogSummary['cut'], 'addresses'>;
  } {
    const pages = [...this.#pages].toSorted(
      ([a, one], [b, other]) => other.hits - one.hits || (a < b ? -1 : 1),
    );
    return {
      crawlers: [...this.#crawlers.values()]
        .toSorted((a, b) => b.hits - a.hits || b.impostors - a.impostors)
        .map(visitsOf),
      days: [...this.#days]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([day, hits]) => ({ day, hits: Object.fromEntries(hits) })),
      statuses: [...this.#statuses]
        .toSorted(([, a], [, b]) => b - a)
        .map(([status, hits]) => ({ status, hits })),
      pages: pages.slice(0, this.#limits.listed).map(pageOf),
      wasted: (['errors', 'redirects', 'parameters'] as const).map((kind) => ({
        kind,
        hits: this.#wasted.get(kind) ?? 0,
        paths: pages
          .filter(([path, page]) => wastedOn(path, page, kind) > 0)
          .map(([path, page]) => ({ path, hits: wastedOn(path, page, kind), status: page.status }))
          .toSorted((a, b) => b.hits - a.hits)
          .slice(0, wastedPathsMax),
      })),
      cut: {
        hits: this.#cutHits,
        pages: Math.max(0, pages.length - this.#limits.listed),
        days: this.#cutDays,
      },
    };
  }

  #countOf(crawler: Crawler, at: number): CrawlerCount {
    const known = this.#crawlers.get(crawler.token);
    if (known !== undefined) return known;
    const outcomes = { ok: 0, redirects: 0, clientErrors: 0, serverErrors: 0 };
    const counts = { hits: 0, verified: 0, impostors: 0, pages: 0, wasted: 0 };
    const count = { ...outcomes, ...counts, crawler, first: at, last: at, impostorHosts: new Set<string>() };
    this.#crawlers.set(crawler.token, count);
    return count;
  }

  #addDay(crawler: Crawler, at: number): void {
    const day = iso(at).slice(0, 10);
    const known = this.#days.get(day);
    if (known === undefined && this.#days.size >= this.#limits.days) {
      this.#cutDays += 1;
      return;
    }
    const hits = known ?? new Map<string, number>();
    if (known === undefined) this.#days.set(day, hits);
    add(hits, crawler.token);
  }

  /** URLs with parameters have at most half of the room: a site can have any number of them. */
  #hasRoom(path: string): boolean {
    const { pages } = this.#limits;
    return this.#pages.size < pages && (!hasQuery(path) || this.#pagesWithQuery < pages / 2);
  }

  #addPage(
    count: CrawlerCount,
    { path, status, at, waste }: Pick<Hit, 'path' | 'status' | 'at'> & { readonly waste: WastedKind | null },
  ): void {
    let page = this.#pages.get(path);
    if (page === undefined) {
      if (!this.#hasRoom(path)) {
        this.#cutHits += 1;
        return;
      }
      page = { hits: 0, last: at, status, errors: 0, redirects: 0, crawlers: [] };
      this.#pages.set(path, page);
      if (hasQuery(path)) this.#pagesWithQuery += 1;
    }
    page.hits += 1;
    if (waste === 'errors') page.errors += 1;
    if (waste === 'redirects') page.redirects += 1;
    if (at >= page.last) {
      page.last = at;
      page.status = status;
    }
    const { token } = count.crawler;
    const visits = page.crawlers.find((each) => each.token === token);
    if (visits === undefined) {
      // Of the length it needs: what is pushed onto leaves room for many.
      page.crawlers = [...page.crawlers, { token, hits: 1, last: at }];
      count.pages += 1;
    } else {
      visits.hits += 1;
      visits.last = Math.max(visits.last, at);
    }
  }
}

function visitsOf({ crawler, impostorHosts, first, last, ...counts }: CrawlerCount): CrawlerVisits {
  return {
    ...counts,
    crawler: crawler.token,
    operator: crawler.operator,
    purpose: crawler.purpose,
    impostorHosts: [...impostorHosts].sort(),
    isVerifiable: crawler.ranges !== undefined || crawler.hosts !== undefined,
    first: iso(first),
    last: iso(last),
  };
}

const pageOf = ([path, { hits, status, last, crawlers }]: readonly [string, PageCount]): VisitedPage => ({
  path,
  hits,
  status,
  last: iso(last),
  crawlers: Object.fromEntries(
    crawlers.map(({ token, hits: of, last: at }) => [token, { hits: of, last: iso(at) }]),
  ),
});
