/** Classifies responses: a web page, something else, a bot challenge, or an error of the server. */
import type { FetchedPage } from '../model/fetched-page.ts';
import { findChallenge } from '../model/find-challenge.ts';
import type { Headers } from './http-transport.ts';

/** `page`: HTML, also when it is sent as plain text, which is for the audit to say. */
export type ResponseKind = 'page' | 'not-a-page' | 'blocked' | 'failed';

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

type Response = Pick<FetchedPage, 'status' | 'headers' | 'body'>;

/** 401, 403, 429 and their kin, and a bot challenge with any status: not broken, but closed to us. */
export const isBlockedResponse = (response: Response): boolean =>
  blockedStatuses.has(response.status) || findChallenge(response) !== null;

/** A sentence about a blocked response: who blocked us, and how. */
export function describeBlock(response: Response): string {
  const by = findChallenge(response);
  return by === null
    ? `The server refused our crawler (status ${response.status}).`
    : `${by} answered with a bot challenge instead of the page (status ${response.status}).`;
}

export function responseKind(page: FetchedPage): ResponseKind {
  if (isBlockedResponse(page)) return 'blocked';
  if (page.status < 200 || page.status > 299) return 'failed';
  if (page.status === 204 || page.status === 205 || !mayBeHtml(page.headers)) return 'not-a-page';
  const type = mediaTypeOf(page.headers);
  if (isHtmlType(type)) return 'page';
  const isPage = isPlainText(type) ? isHtmlDocument(page.body) : isHtmlBody(page.body);
  return isPage ? 'page' : 'not-a-page';
}
