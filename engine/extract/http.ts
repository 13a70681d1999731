/** Extracts facts from a response's status and headers. */
import type { FetchedPage } from '../model/fetched-page.ts';
import { findChallenge } from '../model/find-challenge.ts';
import type { HeaderLink, HttpFacts, SecurityHeaders } from '../model/http-facts.ts';
import { sniffType } from './sniff-type.ts';

const linksMax = 500;

/** Parses the Link header (RFC 8288). */
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

type Headers = FetchedPage['headers'];

const header = (headers: Headers, name: string): string | null => headers[name] ?? null;

export function toHttpFacts(page: FetchedPage): HttpFacts {
  const { headers } = page;
  const contentType = header(headers, 'content-type');
  const mediaType = /^\s*([\w!#$&^.+-]+\/[\w!#$&^.+-]+)/.exec(contentType ?? '')?.[1]?.toLowerCase() ?? null;
  const sniffed = sniffType(page.body);
  return {
    status: page.status,
    hops: page.hops,
    headers,
    contentType,
    mediaType,
    isHtml:
      mediaType === 'text/html' ||
      mediaType === 'application/xhtml+xml' ||
      (mediaType === null && sniffed === 'html'),
    sniffed,
    contentEncodings: readEncodings(headers['content-encoding']),
    bodyBytes: page.body.byteLength,
    transferBytes: page.transferBytes,
    truncated: page.truncated,
    firstByteMs: page.firstByteMs,
    isTimed: page.isTimed === true,
    totalMs: page.totalMs,
    lastModified: header(headers, 'last-modified'),
    security: readSecurity(headers),
    links: parseLinkHeader(headers['link'], page.url),
    challenge: (page.classified === undefined ? findChallenge(page) : page.classified.challenge)?.by ?? null,
  };
}

function readEncodings(header: string | undefined): string[] {
  if (header === undefined) return [];
  return header
    .toLowerCase()
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '' && each !== 'identity');
}

const maxAge = /(?:^|[\s,])max-age\s*=\s*"?(\d+)/i;

function seconds(control: string, pattern: RegExp): number | null {
  const found = pattern.exec(control);
  return found === null ? null : Number(found[1]);
}

function readSecurity(headers: Headers): SecurityHeaders {
  const hsts = headers['strict-transport-security'];
  const csp = header(headers, 'content-security-policy');
  return {
    hsts:
      hsts === undefined
        ? null
        : {
            maxAgeSeconds: seconds(hsts.replaceAll(';', ','), maxAge) ?? 0,
            includeSubDomains: /includesubdomains/i.test(hsts),
            preload: /preload/i.test(hsts),
          },
    csp,
    frameAncestors: csp !== null && /(?:^|;)\s*frame-ancestors\s/i.test(csp),
    frameOptions: header(headers, 'x-frame-options'),
    contentTypeOptions: header(headers, 'x-content-type-options'),
    referrerPolicy: header(headers, 'referrer-policy'),
  };
}
