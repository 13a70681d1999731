/** Brings a crawl to where an earlier attempt ended, by what its journal says of each request. */
import { crawlMessage } from '@pagewright/contract/report/crawl-messages';
import { normaliseUrl } from '../fetch/normalize-url.ts';
import type { Hop } from '../model/fetched-page.ts';
import { addLinks } from './add-urls.ts';
import type { Coverage } from './coverage.ts';
import type { RequestRecord } from './crawl-journal.ts';
import type { CrawlState } from './crawl-state.ts';
import { watchForErrors } from './watch-for-errors.ts';

/** Every hop is a URL of its own: it is skipped, and its target is found by redirect. */
export function recordHops(coverage: Coverage, url: string, hops: readonly Hop[]): void {
  for (const { url: hopUrl, status, location, isRefresh } of hops) {
    const from = normaliseUrl(hopUrl) ?? hopUrl;
    const to = normaliseUrl(location ?? '');
    if (from !== to)
      coverage.record(from, {
        outcome: 'skipped',
        reason: crawlMessage(isRefresh === true ? 'refresh' : 'redirect', { to: location ?? '' }),
        status: isRefresh === true ? 200 : status,
      });
    if (to !== null && to !== url) coverage.add(to, 'redirect', from);
  }
}

/** Does to the crawl what the request did. */
function repeatRequest(state: CrawlState, request: RequestRecord): void {
  const { fetch, kind, outcome, challenge, links, depth } = request;
  const { url, hops, finalUrl } = fetch;
  const { coverage, frontier, budget } = state;
  frontier.requested.add(url);
  // The target of the last redirect was not requested when the redirect was not followed.
  for (const { location } of kind === 'stopped' ? hops.slice(0, -1) : hops) {
    frontier.requested.add(normaliseUrl(location ?? '') ?? location ?? '');
    budget.spend(url);
  }
  if (challenge !== null) coverage.challenges.push(challenge);
  watchForErrors(state, url, {
    reason: fetch.failure?.reason ?? null,
    status: fetch.status,
    isBlocked: fetch.isBlocked,
  });
  if (outcome?.outcome === 'analysed') coverage.analysed += 1;
  else budget.spend(url);
  recordHops(coverage, url, hops);
  if (outcome !== null) coverage.record(outcome.url, outcome);
  coverage.fetches.push(fetch);
  addLinks(state, links, normaliseUrl(finalUrl) ?? finalUrl, depth + 1);
}

export async function repeatRequests(state: CrawlState): Promise<void> {
  const { journal } = state.ports;
  if (journal !== undefined) for await (const request of journal.read()) repeatRequest(state, request);
}
