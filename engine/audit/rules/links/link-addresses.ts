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

/** Links that lead away from this very page, on the web. */
export function outgoingLinks({ url, links }: Page): WebLink[] {
  const own = withoutFragment(url);
  return links.filter(isWebLink).filter(({ resolved }) => withoutFragment(resolved) !== own);
}

/** Of those, the ones that stay on this site. */
export const internalLinks = (page: Page): WebLink[] =>
  outgoingLinks(page).filter(({ resolved }) => isSameSite(resolved, page.url));
