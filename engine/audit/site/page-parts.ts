/** The parts of pages that links can name (#part): which a page has, and which of other pages it links to. */
import type { LinkNode } from '../../facts/node-facts.ts';
import type { PageFacts } from '../../facts/page-facts.ts';
import type { LinkedPart } from '../../facts/site-facts.ts';
import { oddLinks } from '../rules/links/link-addresses.ts';
import type { AddressBook } from './address-book.ts';

const partsMax = 500;
const none: readonly LinkedPart[] = [];

/** The top of a page, text fragments, and addresses of scripts that route by the fragment. */
const special = /^(?:top)?$|^:~:|:~:text=|^[!/]/i;

export function decodeFragment(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** Names are kept as numbers: ten thousand pages have millions of them. Two names with one number pass for one. */
export function hashOfPart(name: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at += 1) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** Null when the page was too large to have been read to its end. */
export const partsOf = ({ ids, capped }: Pick<PageFacts, 'ids' | 'capped'>): Uint32Array | null =>
  capped.length > 0 ? null : new Uint32Array(ids.anchors.map(hashOfPart));

/** A script does not answer it. */
const isJump = ({ kind, onclick, role }: LinkNode): boolean =>
  kind === 'web' && !onclick && (role === null || role.trim() === '');

/** Links to parts of other pages of the site, each part once. */
export function linkedParts(
  { links, url }: Pick<PageFacts, 'links' | 'url'>,
  book: AddressBook,
): readonly LinkedPart[] {
  let found: Map<string, LinkedPart> | null = null;
  const own = book.idOfResolved(url);
  // A plain path names no part.
  for (const link of oddLinks({ links, url })) {
    const { href, resolved } = link;
    if (resolved === null || href?.includes('#') !== true || !isJump(link)) continue;
    const target = book.idOfResolved(resolved);
    const fragment = resolved.slice(resolved.indexOf('#') + 1);
    if (target === null || target === own || book.internal[target] !== true || special.test(fragment))
      continue;
    found ??= new Map();
    const key = `${target}#${fragment}`;
    if (found.size >= partsMax || found.has(key)) continue;
    found.set(key, { target, fragment: book.share(fragment), name: book.share(link.name) });
  }
  return found === null ? none : [...found.values()];
}
