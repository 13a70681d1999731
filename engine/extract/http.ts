/** Extracts facts from a response's status and headers. */
import type { FetchedPage } from '../model/fetched-page.ts';
import { findChallenge } from '../model/find-challenge.ts';
import type { CacheFacts, HttpFacts, SecurityHeaders } from '../model/http-facts.ts';
import { parseLinkHeader } from './link-header.ts';
import { sniffType } from './sniff-type.ts';

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
    cache: readCache(headers),
    security: readSecurity(headers),
    links: parseLinkHeader(headers['link'], page.url),
    challenge: findChallenge(page)?.by ?? null,
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
const sharedMaxAge = /(?:^|[\s,])s-maxage\s*=\s*"?(\d+)/i;

function seconds(control: string, pattern: RegExp): number | null {
  const found = pattern.exec(control);
  return found === null ? null : Number(found[1]);
}

function readCache(headers: Headers): CacheFacts {
  const control = header(headers, 'cache-control');
  const expires = Date.parse(headers['expires'] ?? '');
  const date = Date.parse(headers['date'] ?? '');
  const byExpires =
    Number.isNaN(expires) || Number.isNaN(date) ? null : Math.max(0, Math.round((expires - date) / 1000));
  return {
    control,
    freshSeconds:
      control === null
        ? byExpires
        : (seconds(control, sharedMaxAge) ?? seconds(control, maxAge) ?? byExpires),
    noStore: control !== null && /(?:^|[\s,])no-store/i.test(control),
    etag: header(headers, 'etag'),
    lastModified: header(headers, 'last-modified'),
    vary: header(headers, 'vary'),
  };
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
    permissionsPolicy: header(headers, 'permissions-policy'),
  };
}
