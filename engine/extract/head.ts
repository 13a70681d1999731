/** What head tags and headers say together: canonical, hreflang, viewport, refresh, social cards. */

import { graphemeLength } from '@pagewright/contract/verdicts';
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
} from '../facts/head-facts.ts';
import type { HeaderLink } from '../facts/http-facts.ts';
import { type AddressResolver, isAbsolute } from './address-resolver.ts';
import { tidy } from './text-log.ts';

const voiding = ['hreflang', 'media', 'type', 'lang'] as const;

export function readCanonicals(
  tags: readonly (LinkTag & { readonly lang: string | null })[],
  header: readonly HeaderLink[],
): CanonicalLink[] {
  const byTag = tags
    .filter(({ rel, href }) => rel.includes('canonical') && href !== null)
    .map((tag): CanonicalLink => {
      const href = tag.href ?? '';
      return {
        source: 'link',
        href,
        resolved: href.trim() === '' ? null : tag.resolved,
        absolute: isAbsolute(href),
        voidedBy: voiding.filter(
          (name) => tag[name] !== null && (name !== 'type' || tag.type !== 'text/html'),
        ),
        inHead: tag.inHead,
        node: tag.node,
      };
    });
  const byHeader = header
    .filter(({ rel }) => rel.includes('canonical'))
    .map(
      ({ href, resolved, hreflang, media }): CanonicalLink => ({
        source: 'header',
        href,
        resolved,
        absolute: isAbsolute(href),
        voidedBy: [...(hreflang === null ? [] : ['hreflang']), ...(media === null ? [] : ['media'])],
        inHead: true,
        node: -1,
      }),
    );
  return [...byTag, ...byHeader];
}

export function chooseCanonical(canonicals: readonly CanonicalLink[]): string | null {
  const usable = canonicals.filter(
    ({ inHead, resolved, voidedBy }) => inHead && resolved !== null && voidedBy.length === 0,
  );
  return (usable.find(({ source }) => source === 'link') ?? usable[0])?.resolved ?? null;
}

export function readHreflangs(tags: readonly LinkTag[], header: readonly HeaderLink[]): HreflangLink[] {
  const byTag = tags
    .filter(({ rel, hreflang, href }) => rel.includes('alternate') && hreflang !== null && href !== null)
    .map(
      ({ hreflang, href, resolved, inHead, node }): HreflangLink => ({
        source: 'link',
        code: (hreflang ?? '').trim(),
        href: href ?? '',
        resolved,
        absolute: isAbsolute(href ?? ''),
        inHead,
        node,
      }),
    );
  const byHeader = header
    .filter(({ rel, hreflang }) => rel.includes('alternate') && hreflang !== null)
    .map(
      ({ hreflang, href, resolved }): HreflangLink => ({
        source: 'header',
        code: (hreflang ?? '').trim(),
        href,
        resolved,
        absolute: isAbsolute(href),
        inHead: true,
        node: -1,
      }),
    );
  return [...byTag, ...byHeader];
}

export function readDescriptions(metas: readonly MetaTag[]): DescriptionTag[] {
  return metas
    .filter(({ by, key }) => by === 'name' && key === 'description')
    .map(({ content, inHead, node }) => {
      const text = tidy(content ?? '');
      return { text, length: graphemeLength(text), inHead, node };
    });
}

export function readViewport(metas: readonly MetaTag[]): ViewportFacts | null {
  const tag = metas.find(
    ({ by, key, content }) =>
      by === 'name' && key === 'viewport' && content !== null && content.trim() !== '',
  );
  if (tag === undefined) return null;
  const content = tag.content ?? '';
  return {
    content: content.trim(),
    settings: viewportSettings(content),
    inHead: tag.inHead,
    node: tag.node,
  };
}

/** Pages of a site say the same, one after the other: the latest is kept. */
let latestViewport = { content: '', settings: {} as ViewportFacts['settings'] };

function viewportSettings(content: string): ViewportFacts['settings'] {
  if (latestViewport.content === content) return latestViewport.settings;
  const settings = content
    .split(/[,;]/)
    .map((part) => part.split('=').map((side) => side.trim().toLowerCase()))
    .filter(([name]) => name !== undefined && name !== '')
    .map(([name = '', value = '']): [string, string] => [name, value]);
  latestViewport = { content, settings: Object.fromEntries(settings) };
  return latestViewport.settings;
}

const refresh = /^\s*(\d+(?:\.\d*)?|\.\d+)\s*(?:[;,\s]\s*(?:url\s*=\s*)?(?:"([^"]*)"?|'([^']*)'?|(.*)))?$/is;

export function readRefreshes(
  metas: readonly MetaTag[],
  header: string | undefined,
  addresses: AddressResolver,
): RefreshDirective[] {
  const written = metas
    .filter(({ by, key, content }) => by === 'http-equiv' && key === 'refresh' && content !== null)
    .map(({ content, node }) => ({ source: 'meta' as const, text: content ?? '', node }));
  const all =
    header === undefined ? written : [...written, { source: 'header' as const, text: header, node: -1 }];
  return all.flatMap(({ source, text, node }) => {
    const match = refresh.exec(text);
    if (match === null) return [];
    const href = (match[2] ?? match[3] ?? match[4] ?? '').trim();
    return [
      {
        source,
        seconds: Number(match[1]),
        href: href === '' ? null : href,
        resolved: href === '' ? null : addresses.resolve(href),
        node,
      },
    ];
  });
}

const openGraph = /^(?:og|article|product|book|profile|video|music|fb|place|business):/;

export function readSocial(metas: readonly MetaTag[]): SocialFacts {
  const social: { openGraph: SocialTag[]; twitter: SocialTag[] } = { openGraph: [], twitter: [] };
  for (const { by, key, content, inHead, node } of metas) {
    if ((by !== 'property' && by !== 'name') || content === null) continue;
    const tags = key.startsWith('twitter:') ? social.twitter : openGraph.test(key) ? social.openGraph : null;
    tags?.push({ property: key, content: tidy(content), inHead, node });
  }
  return social;
}
