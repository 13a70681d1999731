/** Fetches a host's robots.txt and says what follows from the answer: rules, an open door or a closed one. */
import type { FetchResult } from '../facts/fetched-page.ts';
import type { RobotsFacts } from '../facts/robots-facts.ts';
import { type FetchOptions, fetchPage } from './fetch-page.ts';
import type { HttpClient } from './http-client.ts';
import { parseRobots } from './parse-robots.ts';

export type RobotsAnswer = { readonly robots: RobotsFacts; readonly result: FetchResult };

const noFile = { groups: [], sitemaps: [], problems: [], bytes: 0, truncated: false };

/** More redirects than anyone follows count as no file (RFC 9309, 2.3.1.2); no answer at all closes the door. */
function judgeFailure(url: string, result: Exclude<FetchResult, { kind: 'fetched' }>): RobotsFacts {
  const isAbsent =
    result.kind === 'failed' && (result.reason === 'too-many-redirects' || result.reason === 'redirect-loop');
  return {
    ...noFile,
    url,
    status: null,
    access: isAbsent ? 'open' : 'closed',
    reason: isAbsent
      ? `There is no robots.txt to read, so everything may be read: ${result.detail}`
      : `robots.txt could not be read, so nothing else may be: ${result.detail}`,
  };
}

/** A last line that the size limit cut in two could forbid or allow the wrong thing. */
const withoutCutLine = (text: string): string => text.slice(0, Math.max(text.lastIndexOf('\n'), 0));

export function judgeRobotsAnswer(url: string, result: FetchResult): RobotsFacts {
  if (result.kind !== 'fetched') return judgeFailure(url, result);
  const { status, body, truncated } = result.page;
  if (status >= 500 || status < 200 || (status >= 300 && status < 400)) {
    const reason = `robots.txt answered ${status}, so nothing else may be read.`;
    return { ...noFile, url, status, access: 'closed', reason };
  }
  if (status >= 400) {
    const reason = `robots.txt answered ${status}, so everything may be read.`;
    return { ...noFile, url, status, access: 'open', reason };
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

export async function readRobots(
  client: HttpClient,
  origin: string,
  options: Pick<FetchOptions, 'signal' | 'pace' | 'retries'>,
): Promise<RobotsAnswer> {
  const url = `${origin}/robots.txt`;
  const result = await fetchPage(client, url, { ...options, bodyBytes: client.limits.robotsBytes });
  return { robots: judgeRobotsAnswer(url, result), result };
}
