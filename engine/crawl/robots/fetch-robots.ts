/** Fetches a host's robots.txt and derives from the response whether rules apply, all is allowed, or nothing. */

import { type FetchOptions, fetchPage } from '../../fetch/fetch-page.ts';
import type { HttpClient } from '../../fetch/http-client.ts';
import { classOf, describeBlock } from '../../fetch/response-kind.ts';
import type { FetchResult } from '../../model/fetched-page.ts';
import type { RobotsTxt } from '../../model/robots-txt.ts';
import { parseRobots } from './parse-robots.ts';

export type RobotsResponse = { readonly robots: RobotsTxt; readonly result: FetchResult };

const noRules = { groups: [], sitemaps: [], problems: [], bytes: 0, truncated: false };

/** Too many redirects count as no file (RFC 9309, 2.3.1.2); without a response nothing is allowed. */
function interpretFailure(url: string, result: Exclude<FetchResult, { kind: 'fetched' }>): RobotsTxt {
  const isAbsent =
    result.kind === 'failed' && (result.reason === 'too-many-redirects' || result.reason === 'redirect-loop');
  return {
    ...noRules,
    url,
    status: null,
    access: isAbsent ? 'open' : 'closed',
    reason: isAbsent
      ? `There is no robots.txt, so everything may be crawled: ${result.detail}`
      : `robots.txt could not be fetched, so we may not crawl the site: ${result.detail}`,
  };
}

/** A last line that the size limit cut in two could forbid or allow the wrong thing. */
const withoutCutLine = (text: string): string => text.slice(0, Math.max(text.lastIndexOf('\n'), 0));

/** "Too many requests" says nothing about the rules, like an error of the server (as Google reads it). */
const isClosing = (status: number): boolean =>
  status === 429 || status >= 500 || status < 200 || (status >= 300 && status < 400);

const limitAdvice =
  'The server limits how often we may request it. Wait a few minutes and run the analysis again. If this is your site, exempt robots.txt from that limit: search engines stop crawling as well.';

export function interpretRobotsResponse(url: string, result: FetchResult): RobotsTxt {
  if (result.kind !== 'fetched') return interpretFailure(url, result);
  const { status, body, truncated } = result.page;
  if (isClosing(status)) {
    const challenge = classOf(result.page).challenge === null ? '' : ` ${describeBlock(result.page)}`;
    const advice = status === 429 && challenge === '' ? ` ${limitAdvice}` : '';
    const reason = `robots.txt returned status ${status}, so we may not crawl the site.${challenge}${advice}`;
    return { ...noRules, url, status, access: 'closed', reason };
  }
  if (status >= 400) {
    const reason = `robots.txt returned status ${status}, so everything may be crawled.`;
    return { ...noRules, url, status, access: 'open', reason };
  }
  const text = Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('utf8');
  const file = parseRobots(truncated ? withoutCutLine(text) : text);
  return {
    ...file,
    url,
    status,
    access: 'rules',
    reason: 'robots.txt was read.',
    bytes: body.length,
    truncated,
  };
}

export async function fetchRobots(
  client: HttpClient,
  origin: string,
  options: Pick<FetchOptions, 'signal' | 'rateLimiter' | 'retries' | 'failureBudget'>,
): Promise<RobotsResponse> {
  const url = `${origin}/robots.txt`;
  const result = await fetchPage(client, url, { ...options, bodyBytes: client.limits.robotsBytes });
  return { robots: interpretRobotsResponse(url, result), result };
}
