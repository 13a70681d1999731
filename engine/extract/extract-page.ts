/** A fetched page in, everything it tells out: decoded, read in one pass, and put together as facts. */
import type { FetchedPage } from '../facts/fetched-page.ts';
import type { PageFacts } from '../facts/page-facts.ts';
import { assembleHead } from './assemble-head.ts';
import { assembleMeaning } from './assemble-meaning.ts';
import { assembleNodes } from './assemble-nodes.ts';
import { decodeBody } from './charset/decode-body.ts';
import { readHttp } from './http.ts';
import { readPage } from './page-reading.ts';
import { sniffType } from './sniff-type.ts';

export function extractPage(page: FetchedPage): PageFacts {
  const { html, charset } = decodeBody(textBytes(page), page.headers['content-type'] ?? null);
  const http = readHttp(page, html);
  const reading = readPage(page, html, http);
  const head = assembleHead(reading);
  const nodes = assembleNodes(reading);
  const meaning = assembleMeaning(reading, head, nodes);
  const { capped, rows } = reading.reader;
  if (page.truncated) capped.add('body');
  // Each by its name: copied in one go they would cost several times as much.
  return {
    url: page.url,
    requestedUrl: page.requestedUrl,
    http,
    charset,
    document: head.document,
    size: head.size,
    title: head.title,
    titles: head.titles,
    description: head.description,
    descriptions: head.descriptions,
    metas: head.metas,
    linkTags: head.linkTags,
    canonicals: head.canonicals,
    canonical: head.canonical,
    hreflangs: head.hreflangs,
    viewport: head.viewport,
    refreshes: head.refreshes,
    social: head.social,
    headings: nodes.headings,
    images: nodes.images,
    pictures: nodes.pictures,
    links: nodes.links,
    resources: nodes.resources,
    videos: nodes.videos,
    forms: nodes.forms,
    controls: nodes.controls,
    dialogs: nodes.dialogs,
    landmarks: nodes.landmarks,
    ids: nodes.ids,
    structuredData: nodes.structuredData,
    robots: meaning.robots,
    language: meaning.language,
    text: meaning.text,
    sections: meaning.sections,
    keywords: meaning.keywords,
    fingerprint: meaning.fingerprint,
    quality: meaning.quality,
    pageType: meaning.pageType,
    dates: meaning.dates,
    authors: meaning.authors,
    contacts: meaning.contacts,
    secrets: meaning.secrets,
    capped: [...capped],
    source: { html, elements: rows.table() },
  };
}

/** What is no text and is not called HTML has nothing to read: only its answer is told. */
function textBytes({ body, headers }: FetchedPage): Uint8Array {
  if (/html/i.test(headers['content-type'] ?? '')) return body;
  const type = sniffType(body);
  return type === 'pdf' || type === 'image' || type === 'binary' ? body.subarray(0, 0) : body;
}
