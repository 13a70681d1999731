/** Watches the responses of a crawl: a server that is gone or that shuts the crawler out is left alone. */
import type { FetchResult } from '../model/fetched-page.ts';
import type { CrawlState } from './crawl-state.ts';
import { sourceOf, tallyOf } from './request-budget.ts';
import type { Tally } from './tally.ts';

/** After so many failed requests in a row the site counts as down. */
const maxConsecutiveFailures = 12;
/** After so many failures in a row requests are not retried any more. */
const failuresBeforeNoRetries = 6;
const minBlocked = 5;
const blockedShare = 0.2;

export const retriesNow = (state: CrawlState, url: string): number =>
  tallyOf(state, url).consecutiveFailures >= failuresBeforeNoRetries ? 0 : state.ports.client.limits.retries;

function whyLeftAlone({ fetches, blocked, consecutiveFailures }: Tally): string | null {
  if (consecutiveFailures >= maxConsecutiveFailures)
    return `The site stopped responding: ${maxConsecutiveFailures} requests in a row got no response.`;
  return blocked >= minBlocked && blocked >= blockedShare * fetches
    ? `The server blocked our crawler on ${blocked} of ${fetches} pages, so the crawl was stopped.`
    : null;
}

export function watchForErrors(
  state: CrawlState,
  url: string,
  { result, isBlocked }: { readonly result: FetchResult; readonly isBlocked: boolean },
): void {
  const tally = tallyOf(state, url);
  const isSilent = result.kind === 'failed' && ['timeout', 'connect', 'reset', 'dns'].includes(result.reason);
  tally.fetches += 1;
  tally.consecutiveFailures = isSilent ? tally.consecutiveFailures + 1 : 0;
  if (isBlocked) tally.blocked += 1;
  if (isSilent || isBlocked || (result.kind === 'fetched' && result.page.status >= 500)) state.lost.add(url);
  tally.stopped ??= whyLeftAlone(tally);
  // URLs of a sitemap may be closed while the site itself is not.
  if (sourceOf(state, url) === 'links') state.stopped ??= whyLeftAlone(tally);
}
