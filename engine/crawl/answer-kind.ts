/** Sorts answers: a web page, something else, a door shut in the crawler's face, or a fault of the server. */
import type { FetchedPage } from '../facts/fetched-page.ts';
import type { Headers } from './exchange.ts';

export type AnswerKind = 'page' | 'not-a-page' | 'blocked' | 'failed';

const shutDoors = new Set([401, 403, 407, 429, 451, 999]);

/** What the challenge pages of the large protection services have in common. */
const challengeMarks =
  /cf-chl|challenge-platform|cdn-cgi\/challenge|_incapsula_resource|px-captcha|captcha-delivery|hcaptcha|g-recaptcha|just a moment\.\.\.|attention required! \| cloudflare|checking your browser|ddos protection/i;

const headBytes = 16 * 1024;

const textOf = (body: Uint8Array): string =>
  Buffer.from(body.buffer, body.byteOffset, Math.min(body.byteLength, headBytes)).toString('latin1');

export const mediaTypeOf = (headers: Headers): string =>
  (headers['content-type'] ?? '').split(/[;,]/, 1)[0]?.trim().toLowerCase() ?? '';

const isHtmlType = (type: string): boolean => type === 'text/html' || type === 'application/xhtml+xml';

/** Whether a body may be HTML as far as the head tells: a missing or senseless type is decided by the first bytes. */
export function mayBeHtml(headers: Headers): boolean {
  const type = mediaTypeOf(headers);
  return isHtmlType(type) || !/^[\w.+-]+\/[\w.+-]+$/.test(type);
}

const looksLikeHtml = (body: Uint8Array): boolean =>
  /^(?:\xEF\xBB\xBF|\xFF\xFE|\xFE\xFF)?[\s\0]*<\0?(?:!|\?xml|[a-z])/i.test(textOf(body.subarray(0, 512)));

/** 401, 403, 429 and their kin, a challenge by header, and a 503 with a challenge in it: not broken, but closed to us. */
export function isBlockedAnswer({
  status,
  headers,
  body,
}: Pick<FetchedPage, 'status' | 'headers' | 'body'>): boolean {
  if (shutDoors.has(status) || headers['cf-mitigated'] === 'challenge') return true;
  return status === 503 && challengeMarks.test(textOf(body));
}

export function answerKind(page: FetchedPage): AnswerKind {
  if (isBlockedAnswer(page)) return 'blocked';
  if (page.status < 200 || page.status > 299) return 'failed';
  if (page.status === 204 || page.status === 205 || !mayBeHtml(page.headers)) return 'not-a-page';
  return isHtmlType(mediaTypeOf(page.headers)) || looksLikeHtml(page.body) ? 'page' : 'not-a-page';
}
