/** Addresses of a page made absolute, once each; those that all pages of a site share, once for all of them. */
import { detach } from './text-log.ts';

/** A path and a query without anything that would be encoded or changed: most addresses of most pages. */
const plainPath = /^\/(?!\/)[\w~\-./@!$&'()*+,;=:]*(?:\?[\w~\-./@!$&()*+,;=:?]*)?$/;

/** Addresses beyond this are forgotten and made anew. */
const sharedMax = 100_000;

/** Of the origin seen last: pages of a site are read one after the other, and link to the same pages. */
const shared = { origin: '', addresses: new Map<string, string>() };

function sharedAddress(origin: string, path: string): string | null {
  if (shared.origin !== origin || shared.addresses.size > sharedMax) {
    shared.origin = origin;
    shared.addresses = new Map();
  }
  const known = shared.addresses.get(path);
  if (known !== undefined) return known;
  if (!plainPath.test(path) || path.includes('/.')) return null;
  const address = detach(origin + path);
  // A copy of its own, not a part of the address: parts are slow to compare with.
  shared.addresses.set(detach(path), address);
  return address;
}

export class AddressResolver {
  readonly base: string;
  private readonly origin: string;
  private readonly known = new Map<string, string | null>();

  constructor(base: string) {
    this.base = base;
    const origin = URL.parse(base)?.origin ?? '';
    this.origin = origin === 'null' ? '' : origin;
  }

  /** Null when it does not parse. */
  resolve(href: string): string | null {
    if (this.origin !== '' && href.charCodeAt(0) === 47) {
      const address = sharedAddress(this.origin, href);
      if (address !== null) return address;
    }
    const known = this.known.get(href);
    if (known !== undefined) return known;
    // An address that needs no change is handed back as the very string, a view of the page's HTML: addresses are kept.
    const url = URL.parse(href, this.base)?.href;
    const resolved = url === undefined ? null : detach(url);
    this.known.set(href, resolved);
    return resolved;
  }
}

/** The href is an address by itself, not one relative to the page. */
export const isAbsolute = (href: string): boolean =>
  /^[a-z][a-z\d+.-]*:/i.test(href.trim()) && URL.canParse(href.trim());
