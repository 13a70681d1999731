/** What an answer's status and headers tell. */
import type { FetchedPage } from '../facts/fetched-page.ts';
import type { CacheFacts, HttpFacts, SecurityHeaders } from '../facts/http-facts.ts';
import { readLinkHeader } from './link-header.ts';
import { sniffType } from './sniff-type.ts';

type Headers = FetchedPage['headers'];

const header = (headers: Headers, name: string): string | null => headers[name] ?? null;

export function readHttp(page: FetchedPage, html: string): HttpFacts {
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
    totalMs: page.totalMs,
    cache: readCache(headers),
    security: readSecurity(headers),
    links: readLinkHeader(headers['link'], page.url),
    challenge: findChallenge(page, html),
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

const challengeTexts: readonly (readonly [RegExp, string])[] = [
  [/<title>\s*Just a moment\.\.\./i, 'Cloudflare challenge page'],
  [/\/cdn-cgi\/challenge-platform\/h\//i, 'Cloudflare challenge script'],
  [/_Incapsula_Resource/i, 'Imperva challenge'],
  [/<title>\s*Attention Required! \| Cloudflare/i, 'Cloudflare block page'],
  [/geo\.captcha-delivery\.com|ct\.captcha-delivery\.com/i, 'DataDome captcha'],
  [/px-captcha/i, 'PerimeterX captcha'],
  [/awsWafCookieDomainList|AwsWafIntegration/i, 'AWS WAF challenge'],
];
const refusing = new Set([401, 403, 405, 429, 503]);

/** Only looked for where a wall would stand: a refusing status, or a header that names it. */
function findChallenge({ status, headers }: FetchedPage, html: string): string | null {
  if (headers['cf-mitigated'] !== undefined) return `cf-mitigated: ${headers['cf-mitigated']}`;
  if (headers['x-amzn-waf-action'] !== undefined) return `x-amzn-waf-action: ${headers['x-amzn-waf-action']}`;
  if (!refusing.has(status) && status !== 202) return null;
  const start = html.slice(0, 20_000);
  return challengeTexts.find(([pattern]) => pattern.test(start))?.[1] ?? null;
}
