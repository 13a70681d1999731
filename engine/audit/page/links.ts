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
  const web = links.filter(isWebLink);
  const outgoing = web.filter(
    ({ resolved }) => !resolved.startsWith(ownUrl) || withoutFragment(resolved) !== ownUrl,
  );
  const isOnSite = ({ resolved }: WebLink): boolean =>
    resolved.startsWith(origin) || isSameSite(resolved, url);
  return {
    outgoing,
    internal: outgoing.filter(isOnSite),
    sameSite: web.filter(isOnSite),
    otherOrigin: web.filter(({ resolved }) => !resolved.startsWith(origin)),
  };
}
