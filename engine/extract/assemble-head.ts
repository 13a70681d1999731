/** The facts of a page's head and of the document as a whole. */
import type { DocumentFacts, LinkTag, MetaTag } from '../facts/head-facts.ts';
import type { SizeFacts } from '../facts/node-facts.ts';
import type { PageFacts } from '../facts/page-facts.ts';
import type { AddressResolver } from './address-resolver.ts';
import type { UnresolvedLinkTag } from './collect/head-tags.ts';
import {
  chooseCanonical,
  readCanonicals,
  readDescriptions,
  readHreflangs,
  readRefreshes,
  readSocial,
  readViewport,
} from './head.ts';
import type { PageReading } from './page-reading.ts';

export type HeadFacts = Pick<
  PageFacts,
  | 'document'
  | 'size'
  | 'title'
  | 'titles'
  | 'description'
  | 'descriptions'
  | 'metas'
  | 'linkTags'
  | 'canonicals'
  | 'canonical'
  | 'hreflangs'
  | 'viewport'
  | 'refreshes'
  | 'social'
>;

/** The text of the first in head; null when it says nothing. */
function firstInHead(tags: readonly { readonly text: string; readonly inHead: boolean }[]): string | null {
  for (const { text, inHead } of tags) if (inHead) return text === '' ? null : text;
  return null;
}

export function assembleHead(reading: PageReading): HeadFacts {
  const { page, http, reader, addresses } = reading;
  const { metas, titles } = reader.head;
  const tags = resolveTags(reader.head.links, addresses);
  const descriptions = readDescriptions(metas);
  const canonicals = readCanonicals(tags, reader.head.links, http.links);
  return {
    document: documentFacts(reading),
    size: sizeFacts(reading),
    title: firstInHead(titles),
    titles,
    description: firstInHead(descriptions),
    descriptions,
    metas,
    linkTags: tags,
    canonicals,
    canonical: chooseCanonical(canonicals),
    hreflangs: readHreflangs(tags, http.links),
    viewport: readViewport(metas),
    refreshes: readRefreshes(metas, page.headers['refresh'], addresses),
    social: readSocial(metas),
  };
}

function resolveTags(written: readonly UnresolvedLinkTag[], addresses: AddressResolver): LinkTag[] {
  const tags: LinkTag[] = [];
  for (const { rel, href, type, media, sizes, hreflang, as, inHead, node } of written) {
    const resolved = href === null ? null : addresses.resolve(href);
    tags.push({ rel, href, type, media, sizes, hreflang, as, inHead, node, resolved });
  }
  return tags;
}

function documentFacts({ page, reader, quirks, addresses }: PageReading): DocumentFacts {
  const { doctypeSeen: doctype, html, head } = reader;
  return {
    doctype:
      doctype === null
        ? null
        : { name: doctype.name, publicId: doctype.publicId ?? '', systemId: doctype.systemId ?? '' },
    quirks,
    lang: html.lang,
    dir: html.dir,
    htmlNode: html.node,
    base:
      head.base === null
        ? null
        : { ...head.base, resolved: URL.parse(head.base.href, page.url)?.href ?? null },
    baseUrl: addresses.base,
    headClosedBy: reader.headClosed,
    headTags: reader.headTags,
    bodyTags: reader.bodyTags,
    frameset: reader.frameset,
    amp: html.amp,
    generator: contentOf('generator', head.metas),
    themeColor: contentOf('theme-color', head.metas),
  };
}

function contentOf(name: string, metas: readonly MetaTag[]): string | null {
  for (const { by, key, content } of metas)
    if (by === 'name' && key === name && content !== null) return content.trim();
  return null;
}

function sizeFacts({ page, reader, text }: PageReading): SizeFacts {
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
    elements: rows.count - rows.dropped,
    maxDepth: rows.maxDepth,
    deepestNode: rows.deepest,
    maxChildren: widest.children,
    widestNode: widest.node,
  };
}
