/** Resolves the URLs of a page against its base URL. */
import type { SrcsetCandidate } from '../../model/node-facts.ts';
import { detach } from './detach.ts';
import { parseSrcset } from './srcset.ts';

export class UrlResolver {
  readonly base: string;
  private readonly resolved = new Map<string, string | null>();

  constructor(base: string) {
    this.base = base;
  }

  /** Null when it does not parse. */
  resolve(href: string): string | null {
    const known = this.resolved.get(href);
    if (known !== undefined) return known;
    const url = URL.parse(href, this.base)?.href;
    const resolved = url === undefined ? null : detach(url);
    this.resolved.set(href, resolved);
    return resolved;
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
