/** Records link fragments: the ids a page has, and the fragments of other pages it links to. */
import type { LinkNode } from '../../model/node-facts.ts';
import type { PageFacts } from '../../model/page-facts.ts';
import type { LinkedPart } from '../../model/site-facts.ts';
import type { UrlIndex } from './url-index.ts';

const partsMax = 500;

/** The top of a page, text fragments, and client-side routes. */
const special = /^(?:top)?$|^:~:|:~:text=|^[!/]/i;

export function decodeFragment(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** Ids are stored as hashes, since ten thousand pages have millions of them; collisions are tolerated. */
export function hashOfPart(name: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at += 1) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** Null when the page was truncated. */
export const partsOf = ({ ids, capped }: Pick<PageFacts, 'ids' | 'capped'>): Uint32Array | null =>
  capped.length > 0 ? null : new Uint32Array(ids.anchors.map(hashOfPart));

/** Not handled by a script. */
const isJump = ({ kind, onclick, role }: LinkNode): boolean =>
  kind === 'web' && !onclick && (role === null || role.trim() === '');

/** Links to fragments of other pages of the site, each once. */
export function linkedParts(
  { links, url }: Pick<PageFacts, 'links' | 'url'>,
  urlIndex: UrlIndex,
): readonly LinkedPart[] {
  const found = new Map<string, LinkedPart>();
  const own = urlIndex.idOfResolved(url);
  for (const link of links) {
    const { href, resolved } = link;
    if (resolved === null || href?.includes('#') !== true || !isJump(link)) continue;
    const target = urlIndex.idOfResolved(resolved);
    const fragment = resolved.slice(resolved.indexOf('#') + 1);
    if (target === null || target === own || urlIndex.internal[target] !== true || special.test(fragment))
      continue;
    const key = `${target}#${fragment}`;
    if (found.size >= partsMax || found.has(key)) continue;
    found.set(key, { target, fragment: urlIndex.share(fragment), name: urlIndex.share(link.name) });
  }
  return [...found.values()];
}
