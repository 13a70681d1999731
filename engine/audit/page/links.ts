/** Sorts a page's links by where they lead: to other pages, within the site, to other origins. */
import type { LinkNode } from '../../model/node-facts.ts';
import { isSameSite, originOf, withoutFragment } from './url-parts.ts';

/** A link to an http(s) URL. */
export type WebLink = LinkNode & { readonly resolved: string };

const isWebLink = (link: LinkNode): link is WebLink => link.kind === 'web' && link.resolved !== null;

export interface PageLinks {
  /** To any page but this one. */
  readonly outgoing: readonly WebLink[];
  /** To other pages of this site. */
  readonly internal: readonly WebLink[];
  /** To pages of this site, this one included. */
  readonly sameSite: readonly WebLink[];
  /** To another scheme, host or port. */
  readonly otherOrigin: readonly WebLink[];
}

interface LinkingPage {
  readonly url: string;
  readonly links: readonly LinkNode[];
}

export function sortLinks({ url, links }: LinkingPage): PageLinks {
  const ownUrl = withoutFragment(url);
  const origin = originOf(url);
  const sorted = {
    outgoing: [] as WebLink[],
    internal: [] as WebLink[],
    sameSite: [] as WebLink[],
    otherOrigin: [] as WebLink[],
  };
  for (const link of links) {
    if (!isWebLink(link)) continue;
    const { resolved } = link;
    const isSameOrigin = resolved.startsWith(origin);
    const isOnSite = isSameOrigin || isSameSite(resolved, url);
    const isOutgoing = withoutFragment(resolved) !== ownUrl;
    if (isOutgoing) sorted.outgoing.push(link);
    if (isOutgoing && isOnSite) sorted.internal.push(link);
    if (isOnSite) sorted.sameSite.push(link);
    if (!isSameOrigin) sorted.otherOrigin.push(link);
  }
  return sorted;
}
