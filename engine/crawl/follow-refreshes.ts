/** Fetches a URL and follows instant refreshes as the redirects they are: search engines and browsers do the same. */
import { type FetchOptions, fetchPage } from '../fetch/fetch-page.ts';
import type { HttpClient } from '../fetch/http-client.ts';
import type { FetchedPage, FetchFailureReason, FetchResult, Hop } from '../model/fetched-page.ts';

/** The target of a page's instant refresh; null when it has none. */
export type RefreshTarget = (page: FetchedPage) => string | null;

/** The result of the last fetch as that of the first URL. */
function withHops(result: FetchResult, requestedUrl: string, hops: readonly Hop[]): FetchResult {
  if (result.kind !== 'fetched') return { ...result, requestedUrl, hops: [...hops, ...result.hops] };
  const { page } = result;
  return { kind: 'fetched', page: { ...page, requestedUrl, hops: [...hops, ...page.hops] } };
}

export async function fetchFollowingRefreshes(
  client: HttpClient,
  requestedUrl: string,
  options: FetchOptions,
  refreshTarget: RefreshTarget,
): Promise<FetchResult> {
  const most = options.redirects ?? client.limits.redirects;
  const { failureBudget } = options;
  let totalMs = options.totalMs ?? client.limits.pageMs;
  let result = await fetchPage(client, requestedUrl, options);
  for (;;) {
    if (result.kind !== 'fetched') return result;
    const { page } = result;
    const nextUrl = refreshTarget(page);
    if (nextUrl === null) return result;
    const hops: Hop[] = [...page.hops, { url: page.url, status: 301, location: nextUrl, isRefresh: true }];
    const fail = (reason: FetchFailureReason, detail: string): FetchResult => ({
      kind: 'failed',
      requestedUrl,
      reason,
      detail,
      hops,
    });
    if (hops.some(({ url }) => url === nextUrl))
      return fail('redirect-loop', `It redirects in a circle, back to ${nextUrl}.`);
    if (hops.length > most)
      return fail('too-many-redirects', `It redirects more than ${most} times in a row.`);
    const detail = await options.refuseRedirect?.(new URL(nextUrl));
    if (detail != null) return { kind: 'stopped', requestedUrl, nextUrl, detail, hops };
    totalMs = Math.max(1, totalMs - page.totalMs);
    if (failureBudget !== undefined) failureBudget.leftMs -= page.totalMs;
    result = withHops(await fetchPage(client, nextUrl, { ...options, totalMs }), requestedUrl, hops);
  }
}
