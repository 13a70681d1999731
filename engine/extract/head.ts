/** Combines head tags and headers: canonical, hreflang, viewport, refresh, social tags. */

import { graphemeLength } from '@pagewright/contract/ratings';
import type {
  CanonicalLink,
  DescriptionTag,
  HreflangLink,
  LinkTag,
  MetaTag,
  RefreshDirective,
  SocialFacts,
  SocialTag,
  ViewportFacts,
} from '../model/head-facts.ts';
import type { HeaderLink } from '../model/http-facts.ts';
import type { UnresolvedLinkTag } from './collect/head-tags.ts';
import { isAbsolute, type UrlResolver } from './document/url-resolver.ts';
import { collapseSpace } from './document/white-space.ts';

const voiding = ['hreflang', 'media', 'type', 'lang'] as const;

export function findCanonicals(
  tags: readonly LinkTag[],
  written: readonly UnresolvedLinkTag[],
  header: readonly HeaderLink[],
): CanonicalLink[] {
  const canonicals: CanonicalLink[] = [];
  tags.forEach(({ rel, href, resolved, inHead, node }, index) => {
    if (href === null || !rel.includes('canonical')) return;
    const tag = written[index];
    canonicals.push({
      source: 'link',
      href,
      resolved: href.trim() === '' ? null : resolved,
      absolute: isAbsolute(href),
      voidedBy: tag === undefined ? [] : voiding.filter((name) => isVoidedBy(tag, name)),
      inHead,
      node,
    });
  });
  for (const { rel, href, resolved, hreflang, media } of header) {
    if (!rel.includes('canonical')) continue;
    canonicals.push({
      source: 'header',
      href,
      resolved,
      absolute: isAbsolute(href),
      voidedBy: [...(hreflang === null ? [] : ['hreflang']), ...(media === null ? [] : ['media'])],
      inHead: true,
      node: -1,
    });
  }
  return canonicals;
}

const isVoidedBy = (tag: UnresolvedLinkTag, name: (typeof voiding)[number]): boolean =>
  tag[name] !== null && (name !== 'type' || tag.type !== 'text/html');

/** Search engines ignore canonicals outside the head, on a disk, with a fragment or with attributes that void them. */
const isConsidered = ({ inHead, resolved, voidedBy }: CanonicalLink): boolean =>
  inHead &&
  resolved !== null &&
  /^https?:/.test(resolved) &&
  !resolved.includes('#') &&
  voidedBy.length === 0;

/** The one that search engines consider; null when there is none, or several that contradict each other. */
export function chooseCanonical(canonicals: readonly CanonicalLink[]): string | null {
  let chosen: string | null = null;
  for (const each of canonicals) {
    if (!isConsidered(each)) continue;
    if (chosen !== null && chosen !== each.resolved) return null;
    chosen = each.resolved;
  }
  return chosen;
}

export function findHreflangs(tags: readonly LinkTag[], header: readonly HeaderLink[]): HreflangLink[] {
  const links: HreflangLink[] = [];
  for (const { rel, hreflang, href, resolved, inHead, node } of tags) {
    if (hreflang === null || href === null || !rel.includes('alternate')) continue;
    const code = hreflang.trim();
    links.push({ source: 'link', code, href, resolved, absolute: isAbsolute(href), inHead, node });
  }
  for (const { rel, hreflang, href, resolved } of header) {
    if (hreflang === null || !rel.includes('alternate')) continue;
    links.push({
      source: 'header',
      code: hreflang.trim(),
      href,
      resolved,
      absolute: isAbsolute(href),
      inHead: true,
      node: -1,
    });
  }
  return links;
}

export function findDescriptions(metas: readonly MetaTag[]): DescriptionTag[] {
  const descriptions: DescriptionTag[] = [];
  for (const { by, key, content, inHead, node } of metas) {
    if (by !== 'name' || key !== 'description') continue;
    const text = collapseSpace(content ?? '');
    descriptions.push({ text, length: graphemeLength(text), inHead, node });
  }
  return descriptions;
}

export function findViewport(metas: readonly MetaTag[]): ViewportFacts | null {
  for (const { by, key, content, inHead, node } of metas) {
    if (by !== 'name' || key !== 'viewport' || content === null) continue;
    const text = content.trim();
    if (text !== '') return { content: text, settings: viewportSettings(content), inHead, node };
  }
  return null;
}

function viewportSettings(content: string): ViewportFacts['settings'] {
  const settings = content
    .split(/[,;]/)
    .map((part) => part.split('=').map((side) => side.trim().toLowerCase()))
    .filter(([name]) => name !== undefined && name !== '')
    .map(([name = '', value = '']): [string, string] => [name, value]);
  return Object.fromEntries(settings);
}

const refresh = /^\s*(\d+(?:\.\d*)?|\.\d+)\s*(?:[;,\s]\s*(?:url\s*=\s*)?(?:"([^"]*)"?|'([^']*)'?|(.*)))?$/is;

export function findRefreshes(
  metas: readonly MetaTag[],
  header: string | undefined,
  urls: UrlResolver,
): RefreshDirective[] {
  const directives: RefreshDirective[] = [];
  const add = (source: RefreshDirective['source'], text: string, node: number): void => {
    const match = refresh.exec(text);
    if (match === null) return;
    const href = (match[2] ?? match[3] ?? match[4] ?? '').trim();
    directives.push({
      source,
      seconds: Number(match[1]),
      href: href === '' ? null : href,
      resolved: href === '' ? null : urls.resolve(href),
      node,
    });
  };
  for (const { by, key, content, node } of metas)
    if (by === 'http-equiv' && key === 'refresh' && content !== null) add('meta', content, node);
  if (header !== undefined) add('header', header, -1);
  return directives;
}

const openGraph = /^(?:og|article|product|book|profile|video|music|fb|place|business):/;

export function findSocialTags(metas: readonly MetaTag[]): SocialFacts {
  const social: { openGraph: SocialTag[]; twitter: SocialTag[] } = { openGraph: [], twitter: [] };
  for (const { by, key, content, inHead, node } of metas) {
    if ((by !== 'property' && by !== 'name') || content === null || !key.includes(':')) continue;
    const tags = key.startsWith('twitter:') ? social.twitter : openGraph.test(key) ? social.openGraph : null;
    tags?.push({ property: key, content: collapseSpace(content), inHead, node });
  }
  return social;
}
