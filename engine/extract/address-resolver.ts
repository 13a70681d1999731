/** Addresses of a page made absolute, once each. */

/** A path without dot segments or anything that would be encoded: most links of most pages. */
const plainPath = /^\/(?!\/)[\w~\-./]*$/;

export class AddressResolver {
  readonly base: string;
  private readonly origin: string;
  private readonly known = new Map<string, string | null>();

  constructor(base: string) {
    this.base = base;
    this.origin = URL.parse(base)?.origin ?? '';
  }

  /** Null when it does not parse. */
  resolve(href: string): string | null {
    if (this.origin !== '' && this.origin !== 'null' && plainPath.test(href) && !href.includes('/.')) {
      return this.origin + href;
    }
    const known = this.known.get(href);
    if (known !== undefined) return known;
    const resolved = URL.parse(href, this.base)?.href ?? null;
    this.known.set(href, resolved);
    return resolved;
  }
}

/** The href is an address by itself, not one relative to the page. */
export const isAbsolute = (href: string): boolean =>
  /^[a-z][a-z\d+.-]*:/i.test(href.trim()) && URL.canParse(href.trim());
