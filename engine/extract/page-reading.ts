/** A page that has been read once: what the parts of its facts are put together from. */
import type { FetchedPage } from '../facts/fetched-page.ts';
import type { HttpFacts } from '../facts/http-facts.ts';
import { AddressResolver } from './address-resolver.ts';
import { parseHtml } from './html/parse-html.ts';
import { PageReader } from './page-reader.ts';

export interface PageReading {
  readonly page: FetchedPage;
  readonly http: HttpFacts;
  readonly html: string;
  readonly reader: PageReader;
  /** All visible text, a block a line. */
  readonly text: string;
  readonly quirks: boolean;
  /** Relative addresses start from the base element, when there is one. */
  readonly addresses: AddressResolver;
}

export function readPage(page: FetchedPage, html: string, http: HttpFacts): PageReading {
  const reader = new PageReader();
  const { quirks } = parseHtml(html, reader);
  const { base } = reader.head;
  const baseUrl = base === null ? null : URL.parse(base.href, page.url);
  return {
    page,
    http,
    html,
    reader,
    text: reader.log.finish(),
    quirks,
    addresses: new AddressResolver(baseUrl?.href ?? page.url),
  };
}
