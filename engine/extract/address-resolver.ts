/** Addresses of a page made absolute, once each; those that all pages of a site share, once for all of them. */
import type { SrcsetCandidate } from '../facts/node-facts.ts';
import { readSrcset } from './srcset.ts';
import { detach } from './text-log.ts';

/** A path, query and fragment without anything that would be encoded or changed: most addresses of most pages. */
const plainPath =
  /^\/(?!\/)[\w~\-./@!$&'()*+,;=:]*(?:\?[\w~\-./@!$&()*+,;=:?]*)?(?:#[\w~\-./@!$&'()*+,;=:?]*)?$/;

/** An address by itself, whatever page it stands on. */
const wholeAddress = /^https?:\/\//i;

const slash = 47;
const letterH = 104;

/** Addresses beyond this are forgotten and made anew; the same for sets of them. */
const addressesMax = 100_000;
const srcsetsMax = 10_000;

/** What all pages of an origin share. */
class SharedAddresses {
  readonly origin: string;
  private readonly addresses = new Map<string, string | null>();
  private readonly srcsets = new Map<string, readonly SrcsetCandidate[]>();

  constructor(origin: string) {
    this.origin = origin;
  }

  /** Undefined when it may depend on the page. */
  resolve(href: string): string | null | undefined {
    const known = this.addresses.get(href);
    return known === undefined ? this.make(href) : known;
  }

  private make(href: string): string | null | undefined {
    const isPath = href.charCodeAt(0) === slash;
    if (isPath ? !plainPath.test(href) || href.includes('/.') : !wholeAddress.test(href)) return undefined;
    const url = isPath ? this.origin + href : URL.parse(href)?.href;
    const address = url === undefined ? null : detach(url);
    if (this.addresses.size >= addressesMax) this.addresses.clear();
    // A copy of its own, not a part of the address: parts are slow to compare with.
    this.addresses.set(detach(href), address);
    return address;
  }

  candidatesOf(srcset: string): readonly SrcsetCandidate[] | undefined {
    return this.srcsets.get(srcset);
  }

  /** Kept only when none of them may depend on the page. */
  keepCandidates(srcset: string, candidates: readonly SrcsetCandidate[]): void {
    if (!candidates.every(({ url }) => this.addresses.has(url))) return;
    if (this.srcsets.size >= srcsetsMax) this.srcsets.clear();
    this.srcsets.set(srcset, candidates);
  }
}

/** Of the origin seen last: pages of a site are read one after the other, and hold the same addresses. */
let latest = new SharedAddresses('');

export class AddressResolver {
  readonly base: string;
  private readonly shared: SharedAddresses;
  private readonly known = new Map<string, string | null>();

  constructor(base: string) {
    this.base = base;
    if (latest.origin === '' || !base.startsWith(`${latest.origin}/`)) {
      const origin = URL.parse(base)?.origin ?? '';
      latest = new SharedAddresses(origin === 'null' ? '' : origin);
    }
    this.shared = latest;
  }

  /** Null when it does not parse. */
  resolve(href: string): string | null {
    const first = href.charCodeAt(0);
    // A path, or what may start with `http`.
    if (first === slash ? this.shared.origin !== '' : (first | 32) === letterH) {
      const address = this.shared.resolve(href);
      if (address !== undefined) return address;
    }
    const known = this.known.get(href);
    if (known !== undefined) return known;
    // An address that needs no change is handed back as the very string, a view of the page's HTML: addresses are kept.
    const url = URL.parse(href, this.base)?.href;
    const resolved = url === undefined ? null : detach(url);
    this.known.set(href, resolved);
    return resolved;
  }

  /** The candidates of a srcset. */
  candidatesOf(srcset: string): readonly SrcsetCandidate[] {
    const known = this.shared.candidatesOf(srcset);
    if (known !== undefined) return known;
    const own = detach(srcset);
    const candidates = readSrcset(own).map(({ url, descriptor }) => ({
      url,
      resolved: this.resolve(url),
      descriptor,
    }));
    this.shared.keepCandidates(own, candidates);
    return candidates;
  }
}

/** The href is an address by itself, not one relative to the page. */
export const isAbsolute = (href: string): boolean =>
  /^[a-z][a-z\d+.-]*:/i.test(href.trim()) && URL.canParse(href.trim());
