/** Classifies responses: a web page, something else, a bot challenge, a placeholder, or an error of the server. */
import type { FetchedPage, ResponseClass, ResponseKind } from '../model/fetched-page.ts';
import { type Challenge, findChallenge } from '../model/find-challenge.ts';
import { findPlaceholder, type Placeholder } from '../model/find-placeholder.ts';
import type { Headers } from './http-transport.ts';

const blockedStatuses = new Set([401, 403, 407, 429, 451, 999]);

const textOf = (body: Uint8Array): string =>
  Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('latin1');

export const mediaTypeOf = (headers: Headers): string =>
  (headers['content-type'] ?? '').split(/[;,]/, 1)[0]?.trim().toLowerCase() ?? '';

const isHtmlType = (type: string): boolean => type === 'text/html' || type === 'application/xhtml+xml';

/** What servers send for files whose type they do not know, HTML among them. */
const isPlainText = (type: string): boolean => type === 'text/plain';

/** Whether a body may be HTML according to its headers; without a usable type the first bytes decide. */
export function mayBeHtml(headers: Headers): boolean {
  const type = mediaTypeOf(headers);
  return isHtmlType(type) || isPlainText(type) || !/^[\w.+-]+\/[\w.+-]+$/.test(type);
}

const isHtmlBody = (body: Uint8Array): boolean =>
  /^(?:\xEF\xBB\xBF|\xFF\xFE|\xFE\xFF)?[\s\0]*<\0?(?:!|\?xml|[a-z])/i.test(textOf(body.subarray(0, 512)));

/** A whole document, not only a text with tags in it. */
const isHtmlDocument = (body: Uint8Array): boolean =>
  /^(?:\xEF\xBB\xBF)?(?:\s|<!--[\s\S]*?-->|<\?xml[^>]*>)*<(?:!doctype\s+html|html)[\s>]/i.test(
    textOf(body.subarray(0, 1024)),
  );

type Response = Pick<FetchedPage, 'status' | 'headers' | 'body' | 'classified'>;

function kindOf(
  { status, headers, body }: Response,
  challenge: Challenge | null,
  placeholder: Placeholder | null,
): ResponseKind {
  if (blockedStatuses.has(status) || challenge !== null) return 'blocked';
  if (status < 200 || status > 299) return 'failed';
  if (status === 204 || status === 205 || !mayBeHtml(headers)) return 'not-a-page';
  const type = mediaTypeOf(headers);
  const isPage = isHtmlType(type) || (isPlainText(type) ? isHtmlDocument(body) : isHtmlBody(body));
  if (!isPage) return 'not-a-page';
  return placeholder === null ? 'page' : 'placeholder';
}

export function classifyResponse(response: Response): ResponseClass {
  const challenge = findChallenge(response);
  const placeholder = challenge === null ? findPlaceholder(response) : null;
  return { kind: kindOf(response, challenge, placeholder), challenge, placeholder };
}

/** What the fetcher found, or finds it where the body has changed since. */
export const classOf = (response: Response): ResponseClass =>
  response.classified ?? classifyResponse(response);

/** 401, 403, 429 and their kin, and a bot challenge or block page with any status: not broken, but closed to us. */
export const isBlockedResponse = (response: Response): boolean => classOf(response).kind === 'blocked';

/** Whether a browser would open its dialog for a user name and password. */
export const asksForPassword = ({ status, headers }: Response): boolean =>
  status === 401 && /^\s*(?:basic|digest)\b|,\s*(?:basic|digest)\s/i.test(headers['www-authenticate'] ?? '');

/** A sentence about a blocked response: who blocked us, and how. */
export function describeBlock(response: Response): string {
  if (asksForPassword(response)) return 'The site asks for a username and password (status 401).';
  const { challenge } = classOf(response);
  return challenge === null
    ? `The server refused our crawler (status ${response.status}).`
    : `${challenge.by} returned a ${challenge.what} instead of the page (status ${response.status}).`;
}

const placeholderSentences: Readonly<Record<Placeholder['kind'], (by: string | null) => string>> = {
  parked: (by) =>
    by === null
      ? 'The domain is parked or for sale: there is no website on it'
      : `The domain is parked: ${by} shows a page of its own where a website should be`,
  'default page': (by) =>
    `The web server shows its default page${by === null ? '' : ` (${by})`}: no website is set up there`,
  maintenance: () => 'The site shows a maintenance page',
};

/** A sentence about a page that stands where the site should be; null for all others. */
export function describePlaceholder(response: Response): string | null {
  const { placeholder } = classOf(response);
  return (
    placeholder && `${placeholderSentences[placeholder.kind](placeholder.by)} (status ${response.status}).`
  );
}

/** A sentence about a page of which browsers could show nothing; null for all others. */
export function describeUnreadable({ status, headers, body }: Response): string | null {
  if (status < 200 || status > 299 || status === 204 || status === 205) return null;
  if (!isHtmlType(mediaTypeOf(headers))) return null;
  // Anything but white space in the first bytes is content.
  if (body.byteLength <= 512 && textOf(body).trim() === '')
    return `The server returned status ${status} with an empty page. Usually a script on the server has crashed: its error log says why.`;
  const isGzip = body[0] === 0x1f && body[1] === 0x8b && body[2] === 8;
  return isGzip && (headers['content-encoding'] ?? '') === ''
    ? 'The page is compressed with gzip, and no Content-Encoding header says so: browsers do not decompress it and show unreadable characters.'
    : null;
}
