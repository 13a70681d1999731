/** Parses the Link header (RFC 8288). */
import type { HeaderLink } from '../model/http-facts.ts';

const linksMax = 500;

export function parseLinkHeader(header: string | undefined, base: string): HeaderLink[] {
  if (header === undefined) return [];
  const links: HeaderLink[] = [];
  const entry = /<([^<>]*)>((?:[^,"<]|"(?:[^"\\]|\\.)*")*)/g;
  for (const match of header.matchAll(entry)) {
    if (links.length >= linksMax) break;
    const href = (match[1] ?? '').trim();
    const parameters = readParameters(match[2] ?? '');
    links.push({
      href,
      resolved: URL.parse(href, base)?.href ?? null,
      rel: (parameters.get('rel') ?? '')
        .toLowerCase()
        .split(/\s+/)
        .filter((token) => token !== ''),
      hreflang: parameters.get('hreflang') ?? null,
      media: parameters.get('media') ?? null,
      type: parameters.get('type') ?? null,
    });
  }
  return links;
}

function readParameters(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', quoted, plain] of text.matchAll(
    /;\s*([\w!#$&+.^`|~*-]+)\s*(?:=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;,]*)))?/g,
  )) {
    const key = name.toLowerCase();
    if (!found.has(key)) found.set(key, quoted?.replace(/\\(.)/g, '$1') ?? plain ?? '');
  }
  return found;
}
