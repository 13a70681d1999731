/** Crawls a loopback site the way the engine does, with a minimal link extractor. */
import type { RequestListener } from 'node:http';
import type { AuditOptions } from '@pagewright/contract/entities/audit-options';
import type { CrawlLimits } from '../../fetch/fetch-limits.ts';
import type { HttpClientOptions } from '../../fetch/http-client.ts';
import {
  clientFor,
  type LoopbackServer,
  serveHttp,
  skippingClock,
} from '../../fetch/testing/loopback-server.ts';
import type { CrawledPage, CrawlResult, FoundLink } from '../../model/crawl-result.ts';
import { optionsFor } from '../../testing/options-for.ts';
import { crawl } from '../crawl.ts';
import type { CrawlPorts, CrawlProgress } from '../crawl-state.ts';

/** `href`, with `rel` before it where it matters: enough for pages that the tests write themselves. */
export function linksIn({ page }: Pick<CrawledPage, 'page'>): FoundLink[] {
  const text = Buffer.from(page.body).toString();
  return [...text.matchAll(/<(a|link|meta)(?: rel="(\w+)")? (?:href|url)="([^"]*)"/g)].flatMap(
    ([, tag = '', rel = '', href = '']) => {
      const url = URL.parse(href, page.url);
      if (url === null) return [];
      const kind =
        tag === 'meta' ? 'refresh' : tag === 'a' ? 'link' : rel === 'canonical' ? 'canonical' : 'hreflang';
      return [{ url: url.href, kind, isNofollow: rel === 'nofollow' }];
    },
  );
}

export const pageWith = (...hrefs: readonly string[]): string =>
  `<!doctype html><title>x</title>${hrefs.map((href) => `<a href="${href}">x</a>`).join('')}`;

export interface SiteCrawl {
  readonly result: CrawlResult;
  /** Paths of the pages that were analysed, in order. */
  readonly analysed: readonly string[];
  readonly pages: readonly CrawledPage[];
  readonly progress: readonly CrawlProgress[];
  readonly server: LoopbackServer;
  readonly waits: readonly number[];
  /** The outcome of a URL of the site: `outcome: reason`. */
  readonly outcomeOf: (path: string) => string | undefined;
}

export interface SiteCrawlOptions extends Partial<AuditOptions>, Pick<CrawlPorts, 'readsInOrder'> {
  readonly limits?: Partial<CrawlLimits>;
  readonly client?: HttpClientOptions;
  readonly connectTo?: (port: number) => string;
  readonly signal?: AbortSignal;
}

export async function crawlSite(
  onRequest: RequestListener,
  options: SiteCrawlOptions = {},
): Promise<SiteCrawl> {
  const {
    limits = {},
    client: clientOptions = {},
    connectTo,
    signal,
    readsInOrder = false,
    ...request
  } = options;
  const server = await serveHttp(onRequest);
  const clock = skippingClock();
  const target = connectTo?.(server.port) ?? `site.example=127.0.0.1:${server.port}`;
  const client = clientFor(target, { clock, limits, ...clientOptions });
  const pages: CrawledPage[] = [];
  const progress: CrawlProgress[] = [];
  const result = await crawl(
    optionsFor('site.example', { mode: 'crawl', maxPages: 20, ...request }),
    {
      client,
      readsInOrder,
      readPage: (page) => {
        pages.push(page);
        return linksIn(page);
      },
      onProgress: (step) => progress.push(step),
    },
    signal ?? new AbortController().signal,
  );
  const analysed = pages.map(({ page }) => page.url.replace('https://site.example', ''));
  const outcomeOf = (path: string): string | undefined => {
    const entry = result.coverage.entries.find(
      ({ url }) => url === (URL.parse(path, 'https://site.example')?.href ?? path),
    );
    return entry && `${entry.outcome}: ${entry.reason}`;
  };
  return { result, analysed, pages, progress, server, waits: clock.waits, outcomeOf };
}

const contentTypes = [
  ['.xml', 'application/xml'],
  ['.txt', 'text/plain'],
] as const;

/** Responds by path; a string is a page, a number a status, `>` a redirect. 404 for the rest. */
export const siteOf =
  (pages: Readonly<Record<string, string | number>>): RequestListener =>
  (request, response) => {
    const content = pages[request.url ?? ''] ?? 404;
    if (typeof content === 'number') response.writeHead(content, { 'content-type': 'text/html' }).end('no');
    else if (content.startsWith('>')) response.writeHead(301, { location: content.slice(1) }).end();
    else {
      const type =
        contentTypes.find(([crawlOutcome]) => request.url?.endsWith(crawlOutcome))?.[1] ?? 'text/html';
      response.writeHead(200, { 'content-type': type }).end(content);
    }
  };
