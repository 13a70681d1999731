/** Collects what the page loads besides images (scripts, styles, frames, media), and the amount of inline code. */

import type { Attributes } from '@pagewright/html-stream/attributes';
import type { OpenElement } from '@pagewright/html-stream/open-element';
import type { ResourceKind, ResourceNode, VideoNode } from '../../model/node-facts.ts';
import { scope } from '../document/scope.ts';
import type { UrlResolver } from '../document/url-resolver.ts';
import { addLimited, type CollectContext } from './context.ts';
import type { UnresolvedLinkTag } from './head-tags.ts';

/** Resolved when the base URL is known. */
type ResourceDraft = Omit<ResourceNode, 'resolved'> & { resolved: ResourceNode['resolved'] };

interface MediaDraft {
  readonly node: number;
  readonly isVideo: boolean;
  readonly sources: string[];
  readonly tracks: { kind: string; srclang: string | null }[];
  readonly muted: boolean;
  readonly controls: boolean;
}

const activeKinds = new Set<ResourceKind>([
  'script',
  'stylesheet',
  'iframe',
  'frame',
  'embed',
  'object',
  'modulepreload',
  'manifest',
]);
const scriptTypes =
  /^(|module|(text|application)\/(x-)?(java|ecma)script.*|text\/jscript|text\/livescript)$/i;

export class Resources {
  inlineScripts = 0;
  private readonly list: ResourceDraft[] = [];
  private readonly media: MediaDraft[] = [];
  private readonly openMedia: MediaDraft[] = [];
  private readonly context: CollectContext;

  constructor(context: CollectContext) {
    this.context = context;
  }

  /** Any element whose `attribute` has the URL it loads. */
  load(kind: ResourceKind, attribute: string, element: OpenElement, attributes: Attributes): void {
    const url = attributes.get(attribute);
    if (url === null || url.trim() === '') return;
    addLimited(this.context, this.list, describe(kind, url, element, attributes));
  }

  script(element: OpenElement, attributes: Attributes): void {
    const type = attributes.get('type')?.trim() ?? '';
    if (!attributes.has('src') || !scriptTypes.test(type)) return;
    this.load('script', 'src', element, attributes);
  }

  startMedia(element: OpenElement, attributes: Attributes): void {
    const isVideo = element.info.name === 'video';
    const src = attributes.get('src');
    const draft: MediaDraft = {
      node: element.node,
      isVideo,
      sources: src === null ? [] : [src],
      tracks: [],
      muted: attributes.has('muted'),
      controls: attributes.has('controls'),
    };
    this.load(isVideo ? 'video' : 'audio', 'src', element, attributes);
    if (isVideo) this.load('poster', 'poster', element, attributes);
    if (addLimited(this.context, this.media, draft)) this.openMedia.push(draft);
  }

  endMedia(element: OpenElement): void {
    if (this.openMedia.at(-1)?.node === element.node) this.openMedia.pop();
  }

  /** True when the source belongs to a video or audio. */
  source(element: OpenElement, attributes: Attributes): boolean {
    const media = this.openMedia.at(-1);
    if (media === undefined) return false;
    const src = attributes.get('src');
    if (src !== null) media.sources.push(src);
    this.load('source', 'src', element, attributes);
    return true;
  }

  track(element: OpenElement, attributes: Attributes): void {
    this.openMedia.at(-1)?.tracks.push({
      kind: attributes.get('kind')?.toLowerCase() ?? 'subtitles',
      srclang: attributes.get('srclang'),
    });
    this.load('track', 'src', element, attributes);
  }

  finish(linkTags: readonly UnresolvedLinkTag[], urls: UrlResolver): ResourceNode[] {
    const all = [...this.list];
    for (const tag of linkTags) {
      const resource = resourceOfLink(tag);
      if (resource !== null) all.push(resource);
    }
    all.sort((one, other) => one.node - other.node);
    for (const resource of all) resource.resolved = urls.resolve(resource.url);
    return all;
  }

  finishVideos(): VideoNode[] {
    return this.media.filter(({ isVideo }) => isVideo).map(({ isVideo: _isVideo, ...video }) => video);
  }
}

function describe(
  kind: ResourceKind,
  url: string,
  element: OpenElement,
  attributes: Attributes,
): ResourceDraft {
  const isModule = attributes.get('type')?.trim().toLowerCase() === 'module';
  return {
    kind,
    active: activeKinds.has(kind),
    inHead: (element.flags & scope.head) !== 0,
    module: isModule,
    media: attributes.get('media'),
    type: attributes.get('type'),
    as: attributes.get('as'),
    title: attributes.get('title'),
    node: element.node,
    url,
    resolved: null,
  };
}

const kindOfRel = new Map<string, ResourceKind>([
  ['stylesheet', 'stylesheet'],
  ['preload', 'preload'],
  ['modulepreload', 'modulepreload'],
  ['prefetch', 'prefetch'],
  ['preconnect', 'preconnect'],
  ['dns-prefetch', 'dns-prefetch'],
  ['icon', 'icon'],
  ['apple-touch-icon', 'icon'],
  ['manifest', 'manifest'],
]);

function resourceOfLink(tag: UnresolvedLinkTag): ResourceDraft | null {
  const kind = kindOfRels(tag.rel);
  if (kind === undefined || tag.href === null || tag.href.trim() === '') return null;
  if (kind === 'stylesheet' && tag.rel.includes('alternate')) return null;
  return {
    kind,
    url: tag.href,
    active: activeKinds.has(kind),
    inHead: tag.inHead,
    module: kind === 'modulepreload',
    media: tag.media,
    type: tag.type,
    as: tag.as,
    title: null,
    node: tag.node,
    resolved: null,
  };
}

function kindOfRels(rels: readonly string[]): ResourceKind | undefined {
  for (const rel of rels) {
    const kind = kindOfRel.get(rel);
    if (kind !== undefined) return kind;
  }
  return undefined;
}
