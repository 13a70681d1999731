/** Resolves the URLs of a page against its base URL. */
import type { SrcsetCandidate } from '../../model/node-facts.ts';
import { detach } from './detach.ts';
import { parseSrcset } from './srcset.ts';

/** A path from the root without dot segments, of characters that no parser changes. */
const plainPath = /^\/(?!\/)[\w~\-./@!$&*+,=:]*$/;
const isPlainPath = (href: string): boolean => plainPath.test(href) && !href.includes('/.');

export class UrlResolver {
  readonly base: string;
  /** What a slash alone resolves to. */
  readonly #root: string | undefined;
  private readonly resolved = new Map<string, string | null>();

  constructor(base: string) {
    this.base = base;
    this.#root = URL.parse('/', base)?.href;
  }

  /** Null when it does not parse. */
  resolve(href: string): string | null {
    const known = this.resolved.get(href);
    if (known !== undefined) return known;
    const url = this.#parse(href);
    const resolved = url === undefined ? null : detach(url);
    this.resolved.set(href, resolved);
    return resolved;
  }

  /** Most links of a page are plain paths: the parser is only needed for the others. */
  #parse(href: string): string | undefined {
    if (this.#root !== undefined && isPlainPath(href)) return this.#root + href.slice(1);
    return URL.parse(href, this.base)?.href;
  }

  candidatesOf(srcset: string): SrcsetCandidate[] {
    return parseSrcset(detach(srcset)).map(({ url, descriptor }) => ({
      url,
      resolved: this.resolve(url),
      descriptor,
    }));
  }
}

/** Whether the href is a URL by itself, not one relative to the page. */
export const isAbsolute = (href: string): boolean =>
  /^[a-z][a-z\d+.-]*:/i.test(href.trim()) && URL.canParse(href.trim());
