/** How a page's links are told apart: those of its own site, those to itself, those to others. */
import type { LinkNode } from '../../../facts/node-facts.ts';

/** Host and port of a resolved http(s) address, in lower case; '' for any other. */
export function hostOf(address: string): string {
  const match = /^https?:\/\/(?:[^/?#@]*@)?([^/?#]*)/.exec(address);
  return match?.[1] ?? '';
}

const bareHost = (address: string): string => hostOf(address).replace(/^www\./, '');

/** A site is a host and its www. twin. */
export const isSameSite = (address: string, pageUrl: string): boolean => {
  const host = bareHost(address);
  return host !== '' && host === bareHost(pageUrl);
};

export const withoutFragment = (address: string): string => {
  const hash = address.indexOf('#');
  return hash === -1 ? address : address.slice(0, hash);
};

/** A web link with the address it leads to. */
export type WebLink = LinkNode & { readonly resolved: string };

const isWebLink = (link: LinkNode): link is WebLink => link.kind === 'web' && link.resolved !== null;

interface Page {
  readonly url: string;
  readonly links: readonly LinkNode[];
}

/** The page itself, or a part of it. */
const isAddressOf = (own: string, address: string): boolean =>
  address.startsWith(own) && (address.length === own.length || address.charAt(own.length) === '#');

interface SortedLinks {
  readonly url: string;
  readonly outgoing: readonly WebLink[];
  readonly internal: readonly WebLink[];
}

/** Several rules ask the same of one page: it is worked out once and forgotten with the page. */
const sorted = new WeakMap<readonly LinkNode[], SortedLinks>();

function sortLinks({ url, links }: Page): SortedLinks {
  const known = sorted.get(links);
  if (known?.url === url) return known;
  const own = withoutFragment(url);
  const host = bareHost(url);
  const outgoing = links.filter(isWebLink).filter(({ resolved }) => !isAddressOf(own, resolved));
  const internal = outgoing.filter(({ resolved }) => bareHost(resolved) === host);
  const found = { url, outgoing, internal };
  sorted.set(links, found);
  return found;
}

/** Links that lead away from this very page, on the web. */
export const outgoingLinks = (page: Page): readonly WebLink[] => sortLinks(page).outgoing;

/** Of those, the ones that stay on this site. */
export const internalLinks = (page: Page): readonly WebLink[] => sortLinks(page).internal;
