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

/** Scheme and host with the slash after them: what every address beginning so has in common. */
export function originOf(address: string): string {
  const path = address.indexOf('/', address.indexOf('//') + 2);
  return path === -1 ? `${address}/` : address.slice(0, path + 1);
}

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
  readonly sameSite: readonly WebLink[];
}

let latest: { readonly page: Page; readonly sorted: SortedLinks } | null = null;

/** Several rules ask the same of one page, one after the other. */
function sortLinksOnce(page: Page): SortedLinks {
  if (latest === null || latest.page.links !== page.links || latest.page.url !== page.url)
    latest = { page: { url: page.url, links: page.links }, sorted: sortLinks(page) };
  return latest.sorted;
}

function sortLinks({ url, links }: Page): SortedLinks {
  const own = withoutFragment(url);
  const [origin, host] = [originOf(url), bareHost(url)];
  const found = { url, outgoing: [] as WebLink[], internal: [] as WebLink[], sameSite: [] as WebLink[] };
  for (const link of links) {
    if (!isWebLink(link)) continue;
    const isInternal = link.resolved.startsWith(origin) || bareHost(link.resolved) === host;
    const isOutgoing = !isAddressOf(own, link.resolved);
    if (isInternal) found.sameSite.push(link);
    if (isOutgoing) found.outgoing.push(link);
    if (isInternal && isOutgoing) found.internal.push(link);
  }
  return found;
}

/** Links that lead away from this very page, on the web. */
export const outgoingLinks = (page: Page): readonly WebLink[] => sortLinksOnce(page).outgoing;

/** Of those, the ones that stay on this site. */
export const internalLinks = (page: Page): readonly WebLink[] => sortLinksOnce(page).internal;

/** Links to this site, those to this very page included. */
export const sameSiteLinks = (page: Page): readonly WebLink[] => sortLinksOnce(page).sameSite;
