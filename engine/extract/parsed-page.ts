/** Parses a page once; its facts are assembled from the result. */

import { parseHtml } from '@pagewright/html-stream/parse-html';
import type { FetchedPage } from '../model/fetched-page.ts';
import type { HttpFacts } from '../model/http-facts.ts';
import { UrlResolver } from './document/url-resolver.ts';
import { PageCollector } from './page-collector.ts';

export interface ParsedPage {
  readonly page: FetchedPage;
  readonly http: HttpFacts;
  readonly html: string;
  readonly collected: PageCollector;
  /** All visible text, a line for each block. */
  readonly text: string;
  readonly quirks: boolean;
  /** Relative to the base element, if there is one. */
  readonly urls: UrlResolver;
}

export function parsePage(page: FetchedPage, html: string, http: HttpFacts): ParsedPage {
  const collected = new PageCollector();
  const { quirks } = parseHtml(html, collected);
  const { base } = collected.head;
  const baseUrl = base === null ? null : URL.parse(base.href, page.url);
  return {
    page,
    http,
    html,
    collected,
    text: collected.visibleText.finish(),
    quirks,
    urls: new UrlResolver(baseUrl?.href ?? page.url),
  };
}
