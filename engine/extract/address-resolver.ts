/** Addresses of a page made absolute, once each; those that all pages of a site share, once for all of them. */
import type { SrcsetCandidate } from '../facts/node-facts.ts';
import { readSrcset } from './srcset.ts';
import { detach } from './text-log.ts';

/** A path, query and fragment without anything that would be encoded or changed: most addresses of most pages. */
const plainPath =
  /^\/(?!\/)[\w~\-./@!$&'()*+,;=:]*(?:\?[\w~\-./@!$&()*+,;=:?]*)?(?:#[\w~\-./@!$&'()*+,;=:?]*)?$/;

/** Nothing of it would be encoded, and no segment of it leads elsewhere. */
const isPlainPath = (path: string): boolean => plainPath.test(path) && !path.includes('/.');

/** A part of the page, named without anything that would be encoded. */
const plainPart = /^#[\w~\-./@!$&'()*+,;=:?]*$/;

/** An address by itself, whatever page it stands on. */
const wholeAddress = /^https?:\/\//i;

const slash = 47;
const letterH = 104;
const hash = 35;

const withoutFragment = (address: string): string => {
  const fragment = address.indexOf('#');
  return fragment === -1 ? address : address.slice(0, fragment);
};

/** With more addresses than this the next page starts anew; sets of them are forgotten and made anew. */
const addressesMax = 100_000;
const srcsetsMax = 10_000;

/** What all pages of an origin share. */
class SharedAddresses {
  readonly origin: string;
  /** By number. */
  readonly addresses: (string | null)[] = [];
  /** Of hrefs. */
  private readonly numbers = new Map<string, number>();
  private readonly srcsets = new Map<string, readonly SrcsetCandidate[]>();

  constructor(origin: string) {
    this.origin = origin;
  }

  get isFull(): boolean {
    return this.addresses.length >= addressesMax;
  }

  /** -1 for what may lead elsewhere on another page. */
  numberOf(href: string): number {
    return this.numbers.get(href) ?? this.learn(href);
  }

  private learn(href: string): number {
    const address = this.make(href);
    if (address === undefined) return -1;
    const number = this.addresses.length;
    this.addresses.push(address);
    // A copy of its own, not a part of the address: parts are slow to compare with.
    this.numbers.set(detach(href), number);
    return number;
  }

  private make(href: string): string | null | undefined {
    const { origin } = this;
    if (href.charCodeAt(0) === slash) return isPlainPath(href) ? detach(origin + href) : undefined;
    if (!wholeAddress.test(href)) return undefined;
    const url = this.isPlain(href) ? href : URL.parse(href)?.href;
    return url === undefined ? null : detach(url);
  }

  /** Begins with the origin and the slash after it. */
  holds(address: string): boolean {
    const { origin } = this;
    return origin !== '' && address.charCodeAt(origin.length) === slash && address.startsWith(origin);
  }

  /** An address of this origin that a parser would leave as it is. */
  isPlain(address: string): boolean {
    return this.holds(address) && isPlainPath(address.slice(this.origin.length));
  }

  candidatesOf(srcset: string): readonly SrcsetCandidate[] | undefined {
    return this.srcsets.get(srcset);
  }

  /** Kept only when none of them may depend on the page. */
  keepCandidates(srcset: string, candidates: readonly SrcsetCandidate[]): void {
    if (!candidates.every(({ url }) => this.numbers.has(url))) return;
    if (this.srcsets.size >= srcsetsMax) this.srcsets.clear();
    this.srcsets.set(srcset, candidates);
  }
}

/** Of the origin seen last: pages of a site are read one after the other, and hold the same addresses. */
let latest = new SharedAddresses('');

export class AddressResolver {
  readonly base: string;
  readonly shared: SharedAddresses;
  private readonly known = new Map<string, string | null>();

  constructor(base: string) {
    this.base = base;
    if (latest.isFull || !latest.holds(base)) {
      const origin = URL.parse(base)?.origin ?? '';
      latest = new SharedAddresses(origin === 'null' ? '' : origin);
    }
    this.shared = latest;
  }

  /** Null when it does not parse. */
  resolve(href: string): string | null {
    return this.addressAt(this.numberOf(href), href);
  }

  /** A number of `shared`; -1 for what may lead elsewhere on another page. */
  numberOf(href: string): number {
    const first = href.charCodeAt(0);
    // A path, or what may start with `http`.
    const mayBeShared = first === slash ? this.shared.origin !== '' : (first | 32) === letterH;
    return mayBeShared ? this.shared.numberOf(href) : -1;
  }

  /** The same as `resolve`, for a href whose number is known. */
  addressAt(number: number, href: string): string | null {
    return number === -1 ? this.resolveHere(href) : (this.shared.addresses[number] ?? null);
  }

  private resolveHere(href: string): string | null {
    const known = this.known.get(href);
    if (known !== undefined) return known;
    // An address that needs no change is handed back as the very string, a view of the page's HTML: addresses are kept.
    const url = this.isPlainPart(href) ? withoutFragment(this.base) + href : URL.parse(href, this.base)?.href;
    const resolved = url === undefined ? null : detach(url);
    this.known.set(href, resolved);
    return resolved;
  }

  /** A part of this page, that a parser would put behind the page's address and leave both as they are. */
  private isPlainPart(href: string): boolean {
    return href.charCodeAt(0) === hash && plainPart.test(href) && this.shared.isPlain(this.base);
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
