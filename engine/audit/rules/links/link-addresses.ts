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

/** What a plain path has none of. */
const oddSign = /[^\w~\-./]/;

/** Not a web link that is written as a plain path: few links are odd, and many faults need one. */
const isOddLink = ({ kind, href }: LinkNode): boolean =>
  kind !== 'web' || href === null || oddSign.test(href);

interface Page {
  readonly url: string;
  readonly links: readonly LinkNode[];
}

/** The page itself, or a part of it. */
const isAddressOf = (own: string, address: string): boolean =>
  address.startsWith(own) && (address.length === own.length || address.charAt(own.length) === '#');

interface SortedLinks {
  readonly outgoing: readonly WebLink[];
  readonly internal: readonly WebLink[];
  readonly sameSite: readonly WebLink[];
  readonly foreign: readonly WebLink[];
  readonly odd: readonly LinkNode[];
  readonly oddSameSite: readonly WebLink[];
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
  const outgoing: WebLink[] = [];
  const internal: WebLink[] = [];
  const sameSite: WebLink[] = [];
  const foreign: WebLink[] = [];
  const odd: LinkNode[] = [];
  const oddSameSite: WebLink[] = [];
  for (const link of links) {
    const isOdd = isOddLink(link);
    if (isOdd) odd.push(link);
    if (!isWebLink(link)) continue;
    const isHere = link.resolved.startsWith(origin);
    const isInternal = isHere || bareHost(link.resolved) === host;
    const isOutgoing = !isAddressOf(own, link.resolved);
    if (!isHere) foreign.push(link);
    if (isInternal) sameSite.push(link);
    if (isInternal && isOdd) oddSameSite.push(link);
    if (isOutgoing) outgoing.push(link);
    if (isInternal && isOutgoing) internal.push(link);
  }
  return { outgoing, internal, sameSite, foreign, odd, oddSameSite };
}

/** Links that lead away from this very page, on the web. */
export const outgoingLinks = (page: Page): readonly WebLink[] => sortLinksOnce(page).outgoing;

/** Of those, the ones that stay on this site. */
export const internalLinks = (page: Page): readonly WebLink[] => sortLinksOnce(page).internal;

/** Links to this site, those to this very page included. */
export const sameSiteLinks = (page: Page): readonly WebLink[] => sortLinksOnce(page).sameSite;

/** Web links to another scheme, host or port than the page's own. */
export const foreignLinks = (page: Page): readonly WebLink[] => sortLinksOnce(page).foreign;

/** All links but those whose address is written with letters, digits and `_~-./` alone. */
export const oddLinks = (page: Page): readonly LinkNode[] => sortLinksOnce(page).odd;

/** Of those, the ones to this site. */
export const oddSameSiteLinks = (page: Page): readonly WebLink[] => sortLinksOnce(page).oddSameSite;
