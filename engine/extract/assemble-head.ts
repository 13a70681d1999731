/** The facts of a page's head and of the document as a whole. */
import type { DocumentFacts, LinkTag } from '../facts/head-facts.ts';
import type { SizeFacts } from '../facts/node-facts.ts';
import type { PageFacts } from '../facts/page-facts.ts';
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

/** The first in head that says something. */
const firstInHead = (tags: readonly { readonly text: string; readonly inHead: boolean }[]): string | null => {
  const text = tags.find(({ inHead }) => inHead)?.text ?? '';
  return text === '' ? null : text;
};

export function assembleHead(reading: PageReading): HeadFacts {
  const { page, http, reader, addresses } = reading;
  const { metas, titles } = reader.head;
  const tags = reader.head.links.map((tag) => ({
    ...tag,
    resolved: tag.href === null ? null : addresses.resolve(tag.href),
  }));
  const descriptions = readDescriptions(metas);
  const canonicals = readCanonicals(tags, http.links);
  return {
    document: documentFacts(reading),
    size: sizeFacts(reading),
    title: firstInHead(titles),
    titles,
    description: firstInHead(descriptions),
    descriptions,
    metas,
    linkTags: tags.map(withoutLang),
    canonicals,
    canonical: chooseCanonical(canonicals),
    hreflangs: readHreflangs(tags, http.links),
    viewport: readViewport(metas),
    refreshes: readRefreshes(metas, page.headers['refresh'], addresses),
    social: readSocial(metas),
  };
}

function withoutLang(tag: LinkTag & { readonly lang: string | null }): LinkTag {
  const { lang: _lang, ...rest } = tag;
  return rest;
}

function documentFacts({ page, reader, quirks, addresses }: PageReading): DocumentFacts {
  const { doctypeSeen: doctype, html, head } = reader;
  const meta = (name: string): string | null =>
    head.metas
      .find(({ by, key, content }) => by === 'name' && key === name && content !== null)
      ?.content?.trim() ?? null;
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
    generator: meta('generator'),
    themeColor: meta('theme-color'),
  };
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
