/** Watches the responses of a crawl: a server that is gone or that shuts the crawler out is left alone. */
import type { Message } from '@pagewright/contract/entities/message';
import { crawlMessage } from '@pagewright/contract/report/crawl-messages';
import type { FetchFailureReason } from '../model/fetched-page.ts';
import type { CrawlState } from './crawl-state.ts';
import type { Tally } from './request-budget.ts';

/** After so many failed requests in a row the site counts as down. */
const maxConsecutiveFailures = 12;
/** After so many failures in a row requests are not retried any more. */
const failuresBeforeNoRetries = 6;
const minBlocked = 5;
const blockedShare = 0.2;

export const retriesNow = (state: CrawlState, url: string): number =>
  state.budget.tallyOf(url).consecutiveFailures >= failuresBeforeNoRetries
    ? 0
    : state.ports.client.limits.retries;

function whyLeftAlone({ fetches, blocked, consecutiveFailures }: Tally): Message | null {
  if (consecutiveFailures >= maxConsecutiveFailures)
    return crawlMessage('silent', { requests: maxConsecutiveFailures });
  return blocked >= minBlocked && blocked >= blockedShare * fetches
    ? crawlMessage('shut-out', { blocked, fetches })
    : null;
}

export interface ResponseSeen {
  /** Why there was no response; null when there was one. */
  readonly reason: FetchFailureReason | null;
  readonly status: number | null;
  readonly isBlocked: boolean;
}

export function watchForErrors(
  { budget, coverage }: Pick<CrawlState, 'budget' | 'coverage'>,
  url: string,
  { reason, status, isBlocked }: ResponseSeen,
): void {
  const tally = budget.tallyOf(url);
  const isSilent = reason !== null && ['timeout', 'connect', 'reset', 'dns'].includes(reason);
  tally.fetches += 1;
  tally.consecutiveFailures = isSilent ? tally.consecutiveFailures + 1 : 0;
  if (isBlocked) tally.blocked += 1;
  if (isSilent || isBlocked || (status !== null && status >= 500)) coverage.lost.add(url);
  tally.stopped ??= whyLeftAlone(tally);
  // URLs of a sitemap may be closed while the site itself is not.
  if (budget.sourceOf(url) === 'links') budget.stopped ??= whyLeftAlone(tally);
}
