/** Tells a network of ours without a way out from hosts that do not respond: where no other host responds, none is to blame. */
import { type ConnectTo, connectTargetFor, noConnectTo } from '../../fetch/connect-to.ts';
import type { Probe } from '../../model/crawl-result.ts';

/** Fewer may be down by chance, where the site itself was reached over the internet. */
const hostsMin = 3;

export const unreachedDetail = 'No other website could be reached from our server.';

const hostOf = (url: string): string => (URL.parse(url)?.hostname ?? '').replace(/^www\./, '');

/**
 * The probes, those of other hosts as not checked where our own network is what failed; with how many these are.
 * A site that CONNECT_TO leads to is reached without the internet, so it does not show that there is a way out.
 */
export function withoutOwnFailures(
  tried: readonly Probe[],
  origin: string,
  connectTo: ConnectTo = noConnectTo,
): { readonly tried: readonly Probe[]; readonly unreached: number } {
  const own = hostOf(origin);
  const others = tried.filter(({ url }) => hostOf(url) !== own);
  const lost = new Set(others.filter(({ outcome }) => outcome === 'unreachable'));
  const hosts = new Set([...lost].map(({ url }) => hostOf(url)));
  const isLocal = URL.canParse(origin) && connectTargetFor(new URL(origin), connectTo) !== null;
  if (hosts.size < (isLocal ? 1 : hostsMin) || others.some(({ status }) => status !== null))
    return { tried, unreached: 0 };
  return {
    tried: tried.map((probe) =>
      lost.has(probe) ? { ...probe, outcome: 'blocked', detail: unreachedDetail } : probe,
    ),
    unreached: lost.size,
  };
}
