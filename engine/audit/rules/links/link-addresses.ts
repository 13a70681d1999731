/** How a page's links are told apart: those of its own site, those to itself, those to others. */
import { AddressNotes, linkNumbersOf } from '../../../facts/link-numbers.ts';
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

const oddSign = /[^\w~\-./]/;
const slash = '/'.charCodeAt(0);
const hashSign = '#'.charCodeAt(0);

/** Of letters, digits and `_~-./` alone, and from the root of the site. */
const isPlainPath = (href: string): boolean =>
  href.charCodeAt(0) === slash && href.charCodeAt(1) !== slash && !oddSign.test(href);

/** A web link that is written as a plain path: most are, and most faults need another. */
const isPlainLink = (link: LinkNode): link is WebLink =>
  isWebLink(link) && link.href !== null && isPlainPath(link.href);

/** By the number of a link's address: how long it is, when the link is plain; -1 when it is not. */
const plainLengths = new AddressNotes();

/** How long the address of a plain link is; -1 for another link. */
const plainLengthOf = (link: LinkNode): number => (isPlainLink(link) ? link.resolved.length : -1);

/** The same, told once for all links with that number. */
function knownPlainLengthOf(link: LinkNode, lengths: Int32Array | null, number: number): number {
  if (lengths === null || number === -1) return plainLengthOf(link);
  if (lengths[number] === 0) lengths[number] = plainLengthOf(link);
  return lengths[number] ?? -1;
}

interface Page {
  readonly url: string;
  readonly links: readonly LinkNode[];
}

/** The page itself, or a part of it. */
export const isAddressOf = (own: string, address: string): boolean =>
  (address.length === own.length ||
    (address.length > own.length && address.charCodeAt(own.length) === hashSign)) &&
  address.startsWith(own);

interface SortedLinks {
  readonly outgoing: WebLink[];
  /** The very list of the outgoing ones while all of them are. */
  internal: WebLink[];
  hasSameSite: boolean;
  readonly foreign: WebLink[];
  readonly odd: LinkNode[];
  readonly oddSameSite: WebLink[];
}

let latest: { readonly page: Page; readonly sorted: SortedLinks } | null = null;

/** Several rules ask the same of one page, one after the other. */
function sortLinksOnce(page: Page): SortedLinks {
  if (latest === null || latest.page.links !== page.links || latest.page.url !== page.url)
    latest = { page: { url: page.url, links: page.links }, sorted: sortLinks(page) };
  return latest.sorted;
}

/** The page's own address, and what others of its site have in common with it. */
interface Here {
  readonly own: string;
  readonly origin: string;
  readonly host: string;
}

function sortLinks({ url, links }: Page): SortedLinks {
  const here: Here = { own: withoutFragment(url), origin: originOf(url), host: bareHost(url) };
  const outgoing: WebLink[] = [];
  const sorted: SortedLinks = {
    outgoing,
    internal: outgoing,
    hasSameSite: false,
    foreign: [],
    odd: [],
    oddSameSite: [],
  };
  const known = linkNumbersOf(links);
  const lengths = known === undefined ? null : plainLengths.for(known);
  // Plain paths all start from one origin: where the first of them leads, all do.
  let isRootHere: boolean | null = null;
  for (let at = 0; at < links.length; at += 1) {
    const link = links[at];
    if (link === undefined) break;
    const length = knownPlainLengthOf(link, lengths, known?.numbers[at] ?? -1);
    if (length !== -1) isRootHere ??= link.resolved?.startsWith(here.origin) === true;
    if (length === -1 || isRootHere !== true) placeOdd(sorted, link, here);
    else placePlain(sorted, link as WebLink, length, here.own);
  }
  return sorted;
}

/** A plain path names no part, so that only the very address of the page is its own. */
function placePlain(sorted: SortedLinks, link: WebLink, length: number, own: string): void {
  sorted.hasSameSite = true;
  if (length !== own.length || link.resolved !== own) addOutgoing(sorted, link, true);
}

function addOutgoing(sorted: SortedLinks, link: WebLink, isInternal: boolean): void {
  const { outgoing } = sorted;
  if (!isInternal && sorted.internal === outgoing) sorted.internal = outgoing.slice();
  outgoing.push(link);
  if (isInternal && sorted.internal !== outgoing) sorted.internal.push(link);
}

function placeOdd(sorted: SortedLinks, link: LinkNode, { own, origin, host }: Here): void {
  sorted.odd.push(link);
  if (!isWebLink(link)) return;
  const isHere = link.resolved.startsWith(origin);
  const isInternal = isHere || bareHost(link.resolved) === host;
  if (!isHere) sorted.foreign.push(link);
  if (!isAddressOf(own, link.resolved)) addOutgoing(sorted, link, isInternal);
  if (!isInternal) return;
  sorted.hasSameSite = true;
  sorted.oddSameSite.push(link);
}

/** Links that lead away from this very page, on the web. */
export const outgoingLinks = (page: Page): readonly WebLink[] => sortLinksOnce(page).outgoing;

/** Of those, the ones that stay on this site. */
export const internalLinks = (page: Page): readonly WebLink[] => sortLinksOnce(page).internal;

/** Whether any link leads to this site, be it to this very page. */
export const hasSameSiteLink = (page: Page): boolean => sortLinksOnce(page).hasSameSite;

/** Web links to another scheme, host or port than the page's own. */
export const foreignLinks = (page: Page): readonly WebLink[] => sortLinksOnce(page).foreign;

/** All links but those to this site that are written as a plain path: whatever has a scheme, a query or a strange sign. */
export const oddLinks = (page: Page): readonly LinkNode[] => sortLinksOnce(page).odd;

/** Of those, the ones to this site, this very page included. */
export const oddSameSiteLinks = (page: Page): readonly WebLink[] => sortLinksOnce(page).oddSameSite;
