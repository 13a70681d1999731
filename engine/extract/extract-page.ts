/** A fetched page in, everything it tells out: decoded, read in one pass, and put together as facts. */
import type { FetchedPage } from '../facts/fetched-page.ts';
import type { DocumentFacts, LinkTag } from '../facts/head-facts.ts';
import type { SizeFacts } from '../facts/node-facts.ts';
import type { PageFacts } from '../facts/page-facts.ts';
import { AddressResolver } from './address-resolver.ts';
import { decodeBody } from './charset/decode-body.ts';
import {
  chooseCanonical,
  readCanonicals,
  readDescriptions,
  readHreflangs,
  readRefreshes,
  readSocial,
  readViewport,
} from './head.ts';
import { parseHtml } from './html/parse-html.ts';
import { readHttp } from './http.ts';
import { PageReader } from './page-reader.ts';
import { findPageType } from './page-type.ts';
import { findAuthors, findContacts, findDates } from './people-and-dates.ts';
import { readRobots } from './robots.ts';
import { findSecrets } from './secrets.ts';
import { collectStructured } from './structured/collect-structured.ts';
import { readText } from './text/read-text.ts';
import { detach } from './text-log.ts';

export function extractPage(page: FetchedPage): PageFacts {
  const { html, charset } = decodeBody(page.body, page.headers['content-type'] ?? null);
  const http = readHttp(page, html);
  const reader = new PageReader();
  const { quirks } = parseHtml(html, reader);
  return {
    ...assemble({ page, html, reader, quirks, http }),
    url: page.url,
    requestedUrl: page.requestedUrl,
    http,
    charset,
  };
}

interface Read {
  readonly page: FetchedPage;
  readonly html: string;
  readonly reader: PageReader;
  readonly quirks: boolean;
  readonly http: PageFacts['http'];
}

type Assembled = Omit<PageFacts, 'url' | 'requestedUrl' | 'http' | 'charset'>;

function assemble(read: Read): Assembled {
  const { page, html, reader, http } = read;
  const text = reader.log.finish();
  const base = reader.head.base;
  const baseUrl = (base === null ? null : URL.parse(base.href, page.url)?.href) ?? page.url;
  const addresses = new AddressResolver(baseUrl);
  const { alts } = reader.images;
  const metas = reader.head.metas;
  const linkTags = reader.head.links.map((tag) => ({
    ...tag,
    resolved: tag.href === null ? null : addresses.resolve(tag.href),
  }));
  const headings = reader.headings.finish(text, alts);
  const links = reader.links.finish(text, { addresses, alts, hasId: reader.ids.has });
  const title = reader.head.titles.find(({ inHead }) => inHead)?.text ?? '';
  const descriptions = readDescriptions(metas);
  const structuredData = collectStructured(reader.jsonLd, reader.items.finish(text));
  const contentLanguage =
    page.headers['content-language'] ??
    metas.find(({ by, key }) => by === 'http-equiv' && key === 'content-language')?.content;
  const words = readText({
    text,
    blocks: reader.log.blocks,
    headings,
    headingPositions: reader.headings.positions(),
    code: reader.codeRanges,
    title: title === '' ? null : title,
    declared: reader.html.lang?.trim() || null,
    contentLanguage: contentLanguage ?? null,
  });
  if (reader.log.full || words.full) reader.capped.add('text');
  if (page.truncated) reader.capped.add('body');
  const canonicals = readCanonicals(linkTags, http.links);
  const social = readSocial(metas);
  const forms = reader.forms.finishForms(addresses, page.url);
  return {
    document: documentFacts(read, baseUrl),
    size: sizeFacts(read, text),
    title: title === '' ? null : title,
    titles: reader.head.titles,
    description: descriptions.find(({ inHead }) => inHead)?.text || null,
    descriptions,
    metas,
    linkTags: linkTags.map(withoutLang),
    robots: readRobots(metas, page.headers['x-robots-tag'], {
      nodes: reader.nosnippetNodes,
      mainWords: words.nosnippetMainWords,
    }),
    canonicals,
    canonical: chooseCanonical(canonicals),
    hreflangs: readHreflangs(linkTags, http.links),
    viewport: readViewport(metas),
    refreshes: readRefreshes(metas, page.headers['refresh'], addresses),
    social,
    headings,
    images: reader.images.finish(text, [...reader.links.drafts, ...reader.forms.buttons], addresses),
    pictures: reader.images.finishPictures(),
    links,
    resources: reader.resources.finish(reader.head.links, addresses),
    videos: reader.resources.finishVideos(),
    forms,
    controls: reader.forms.finishControls(text, alts),
    dialogs: reader.landmarks.dialogs,
    landmarks: reader.landmarks.finish(),
    ids: reader.ids.finish(),
    structuredData,
    language: words.language,
    text: words.text,
    sections: words.sections,
    keywords: words.keywords,
    fingerprint: { ...words.fingerprint, skeletonHash: reader.skeleton.hash() },
    quality: words.quality,
    pageType: findPageType({
      url: page.url,
      structured: structuredData,
      social,
      forms,
      wordCount: words.text.wordCount,
      mainLinks: links.filter(({ region }) => region === 'main' || region === 'body').length,
    }),
    dates: findDates({
      metas,
      times: reader.bylines.finishTimes(text),
      structured: structuredData,
      lastModified: http.cache.lastModified,
    }),
    authors: findAuthors(metas, reader.bylines.finishAuthors(text), structuredData),
    contacts: findContacts({
      links,
      text,
      structured: structuredData,
      hasAddress: reader.bylines.hasAddress,
    }),
    secrets: findSecrets(html, reader.scriptRanges),
    capped: [...reader.capped],
    source: { html, elements: reader.rows.table() },
  };
}

function withoutLang(tag: LinkTag & { readonly lang: string | null }): LinkTag {
  const { lang: _lang, ...rest } = tag;
  return rest;
}

function documentFacts({ page, reader, quirks }: Read, baseUrl: string): DocumentFacts {
  const { doctypeSeen: doctype, html, head } = reader;
  const meta = (name: string): string | null =>
    head.metas
      .find(({ by, key, content }) => by === 'name' && key === name && content !== null)
      ?.content?.trim() ?? null;
  return {
    doctype:
      doctype === null
        ? null
        : { name: detach(doctype.name), publicId: doctype.publicId ?? '', systemId: doctype.systemId ?? '' },
    quirks,
    lang: html.lang,
    dir: html.dir,
    htmlNode: html.node,
    base:
      head.base === null
        ? null
        : { ...head.base, resolved: URL.parse(head.base.href, page.url)?.href ?? null },
    baseUrl,
    headClosedBy:
      reader.headClosed === null ? null : { name: reader.headClosed.name, node: reader.headClosed.node },
    headTags: reader.headTags,
    bodyTags: reader.bodyTags,
    frameset: reader.frameset,
    amp: html.amp,
    generator: meta('generator'),
    themeColor: meta('theme-color'),
  };
}

function sizeFacts({ page, reader }: Read, text: string): SizeFacts {
  const { resources, rows } = reader;
  const widest = rows.widest();
  return {
    htmlBytes: page.body.byteLength,
    textBytes: Buffer.byteLength(text),
    commentBytes: reader.commentLength,
    inlineScripts: resources.inlineScripts,
    inlineScriptBytes: resources.inlineScriptLength,
    inlineStyles: resources.inlineStyles,
    inlineStyleBytes: resources.inlineStyleLength,
    styleAttributes: reader.styleAttributes,
    eventAttributes: reader.eventAttributes,
    elements: rows.count,
    maxDepth: rows.maxDepth,
    deepestNode: rows.deepest,
    maxChildren: widest.children,
    widestNode: widest.node,
    tagCounts: rows.tagCounts(),
  };
}
