/** Resolves the URLs of a page against its base URL. */
import type { SrcsetCandidate } from '../../model/node-facts.ts';
import { detach } from './detach.ts';

const candidatesMax = 64;

const comma = 44;
const isSpace = (code: number): boolean => code === 32 || (code >= 9 && code <= 13);

/** The URLs of its candidates. */
function parseSrcset(srcset: string): string[] {
  const found: string[] = [];
  let at = 0;
  while (found.length < candidatesMax) {
    while (at < srcset.length && (isSpace(srcset.charCodeAt(at)) || srcset.charCodeAt(at) === comma)) at += 1;
    if (at >= srcset.length) break;
    const start = at;
    while (at < srcset.length && !isSpace(srcset.charCodeAt(at))) at += 1;
    if (srcset.charCodeAt(at - 1) === comma) {
      found.push(srcset.slice(start, at).replace(/,+$/, ''));
      continue;
    }
    found.push(srcset.slice(start, at));
    at = descriptorEnd(srcset, at) + 1;
  }
  return found;
}

/** The next comma outside parentheses. */
function descriptorEnd(srcset: string, from: number): number {
  let inParentheses = false;
  for (let at = from; at < srcset.length; at += 1) {
    const code = srcset.charCodeAt(at);
    if (code === 40) inParentheses = true;
    else if (code === 41) inParentheses = false;
    else if (code === comma && !inParentheses) return at;
  }
  return srcset.length;
}

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
    return parseSrcset(detach(srcset)).map((url) => ({ url, resolved: this.resolve(url) }));
  }
}

/** Whether the href is a URL by itself, not one relative to the page. */
export const isAbsolute = (href: string): boolean =>
  /^[a-z][a-z\d+.-]*:/i.test(href.trim()) && URL.canParse(href.trim());
