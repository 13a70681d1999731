/** Extracts the facts of a fetched page: decodes it, parses it once, assembles the facts. */
import type { FetchedPage } from '../model/fetched-page.ts';
import type { PageFacts } from '../model/page-facts.ts';
import { assembleContent, assembleLazily } from './assemble-content.ts';
import { assembleHead } from './assemble-head.ts';
import { assembleNodes } from './assemble-nodes.ts';
import { decodeBody } from './charset/decode-body.ts';
import { toHttpFacts } from './http.ts';
import { parsePage } from './parsed-page.ts';
import { sniffType } from './sniff-type.ts';

export function extractPage(page: FetchedPage): PageFacts {
  const { html, charset } = decodeBody(textBytes(page), page.headers['content-type'] ?? null);
  const http = toHttpFacts(page);
  const parsed = parsePage(page, html, http);
  const head = assembleHead(parsed);
  const nodes = assembleNodes(parsed);
  const content = assembleContent(parsed, head, nodes);
  const lazy = assembleLazily(parsed, head, nodes, content);
  const { capped, elements } = parsed.collected;
  if (page.truncated) capped.add('body');
  return {
    url: page.url,
    requestedUrl: page.requestedUrl,
    http,
    charset,
    ...head,
    ...nodes,
    ...content,
    get dates() {
      return lazy.dates();
    },
    get authors() {
      return lazy.authors();
    },
    get contacts() {
      return lazy.contacts();
    },
    get secrets() {
      return lazy.secrets();
    },
    capped: [...capped],
    source: { html, elements: elements.finish() },
  };
}

/** Of binary content that is not declared HTML, only the response is described. */
function textBytes({ body, headers }: FetchedPage): Uint8Array {
  if (/html/i.test(headers['content-type'] ?? '')) return body;
  const type = sniffType(body);
  return type === 'pdf' || type === 'image' || type === 'binary' ? body.subarray(0, 0) : body;
}
