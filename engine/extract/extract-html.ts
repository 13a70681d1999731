/** Extracts the facts of HTML that was not fetched: for tests and rendered pages. */
import type { FetchedPage } from '../model/fetched-page.ts';
import type { PageFacts } from '../model/page-facts.ts';
import { extractPage } from './extract-page.ts';

export interface HtmlInput {
  readonly html: string;
  readonly url: string;
  /** Names in lower case. */
  readonly headers?: FetchedPage['headers'];
  readonly status?: number;
}

/** As if the HTML were the body of a response, in UTF-8 unless the headers say otherwise. */
export function extractHtml({ html, url, headers, status = 200 }: HtmlInput): PageFacts {
  const body = Buffer.from(html, 'utf8');
  return extractPage({
    requestedUrl: url,
    url,
    status,
    headers: headers ?? { 'content-type': 'text/html; charset=utf-8' },
    body,
    truncated: false,
    transferBytes: body.byteLength,
    hops: [],
    firstByteMs: 0,
    totalMs: 0,
  });
}
