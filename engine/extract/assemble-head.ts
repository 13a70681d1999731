/** Assembles the facts of a page's head and document. */
import type { DocumentFacts, LinkTag, MetaTag } from '../model/head-facts.ts';
import type { SizeFacts } from '../model/node-facts.ts';
import type { PageFacts } from '../model/page-facts.ts';
import type { UnresolvedLinkTag } from './collect/head-tags.ts';
import type { UrlResolver } from './document/url-resolver.ts';
import {
  chooseCanonical,
  findCanonicals,
  findDescriptions,
  findHreflangs,
  findRefreshes,
  findSocialTags,
  findViewport,
} from './head.ts';
import type { ParsedPage } from './parsed-page.ts';

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

/** The text of the first in head; null when it is empty. */
function firstInHead(tags: readonly { readonly text: string; readonly inHead: boolean }[]): string | null {
  for (const { text, inHead } of tags) if (inHead) return text === '' ? null : text;
  return null;
}

export function assembleHead(parsed: ParsedPage): HeadFacts {
  const { page, http, collected, urls } = parsed;
  const { metas, titles } = collected.head;
  const tags = resolveTags(collected.head.links, urls);
  const descriptions = findDescriptions(metas);
  const canonicals = findCanonicals(tags, collected.head.links, http.links);
  return {
    document: documentFacts(parsed),
    size: sizeFacts(parsed),
    title: firstInHead(titles),
    titles,
    description: firstInHead(descriptions),
    descriptions,
    metas,
    linkTags: tags,
    canonicals,
    canonical: chooseCanonical(canonicals),
    hreflangs: findHreflangs(tags, http.links),
    viewport: findViewport(metas),
    refreshes: findRefreshes(metas, page.headers['refresh'], urls),
    social: findSocialTags(metas),
  };
}

function resolveTags(written: readonly UnresolvedLinkTag[], urls: UrlResolver): LinkTag[] {
  const tags: LinkTag[] = [];
  for (const { rel, href, type, media, sizes, hreflang, as, inHead, node } of written) {
    const resolved = href === null ? null : urls.resolve(href);
    tags.push({ rel, href, type, media, sizes, hreflang, as, inHead, node, resolved });
  }
  return tags;
}

function documentFacts({ collected, quirks, urls }: ParsedPage): DocumentFacts {
  const { doctypeSeen: doctype, html, head } = collected;
  return {
    doctype:
      doctype === null
        ? null
        : { name: doctype.name, publicId: doctype.publicId ?? '', systemId: doctype.systemId ?? '' },
    quirks,
    lang: html.lang,
    htmlNode: html.node,
    baseUrl: urls.base,
    headClosedBy: collected.headClosed,
    headTags: collected.headTags,
    bodyTags: collected.bodyTags,
    frameset: collected.frameset,
    amp: html.amp,
    generator: contentOf('generator', head.metas),
  };
}

function contentOf(name: string, metas: readonly MetaTag[]): string | null {
  for (const { by, key, content } of metas)
    if (by === 'name' && key === name && content !== null) return content.trim();
  return null;
}

function sizeFacts({ page, collected, text }: ParsedPage): SizeFacts {
  return {
    htmlBytes: page.body.byteLength,
    textBytes: Buffer.byteLength(text),
    inlineScripts: collected.resources.inlineScripts,
    eventAttributes: collected.eventAttributes,
  };
}
