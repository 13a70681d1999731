/** The one door to the network: two connection pools, a guarded one for the internet and one for the hosts of CONNECT_TO. */
import { Socket } from 'node:net';
import { AbsentHosts } from './absent-hosts.ts';
import { type ConnectTo, connectTargetFor, noConnectTo } from './connect-to.ts';
import { type CrawlLimits, crawlLimits } from './crawl-limits.ts';
import { resolveWithPatience } from './dns-patience.ts';
import { type Exchange, type ExchangeRequest, exchange, type Headers } from './exchange.ts';
import {
  type GuardPolicy,
  guardedLookup,
  isPublicAddress,
  RefusedAddressError,
  type Resolve,
  resolveWithSystem,
} from './guard.ts';
import { Agent } from './http1/agent.ts';
import { createOpener, hostOf, type OpenSocket, type SocketOptions } from './http1/open-socket.ts';
import { isIpAddress } from './ip-address.ts';
import type { SharedPace } from './shared-pace.ts';
import { realTiming, type Timing } from './timing.ts';

/** The token that robots.txt knows us by. */
export const robotsToken = 'PagewrightBot';

export interface HttpClientOptions {
  readonly connectTo?: ConnectTo;
  readonly resolve?: Resolve;
  readonly limits?: Partial<CrawlLimits>;
  readonly connections?: number;
  /** The page that tells a site's owner who we are; it stands in the user agent. */
  readonly aboutUrl?: string;
  /** Certificates to trust beside the system's. */
  readonly ca?: string;
  readonly timing?: Timing;
  /** Needed where others ask the same sites at the same time. */
  readonly sharedPace?: SharedPace;
}

export type ClientRequest = Pick<ExchangeRequest, 'firstByteMs' | 'totalMs' | 'bodyBytes' | 'signal'> & {
  /** Media types that are wanted; those of a page unless said. */
  readonly accept?: string;
};

export interface HttpClient {
  readonly policy: GuardPolicy;
  readonly limits: CrawlLimits;
  readonly timing: Timing;
  readonly sharedPace: SharedPace | undefined;
  /** The URL must have passed `checkUrl`. */
  readonly get: (url: URL, request: ClientRequest) => Promise<Exchange>;
  /** The same connections under another user agent, for a trial that the site's owner asked for. */
  readonly named: (userAgent: string) => HttpClient;
  readonly close: () => Promise<void>;
}

interface ClientParts extends Pick<HttpClient, 'limits' | 'timing' | 'sharedPace'> {
  readonly connectTo: ConnectTo;
  readonly open: Agent;
  readonly guarded: Agent;
  readonly absent: AbsentHosts;
}

export const userAgentFor = (aboutUrl: string): string => `${robotsToken}/1.0 (+${aboutUrl})`;

function guardedOpener(base: SocketOptions, resolve: Resolve): OpenSocket {
  const open = createOpener({ ...base, lookup: guardedLookup(resolve) });
  return (target, events) => {
    const host = hostOf(target.origin);
    // A lookup is never asked about a literal, so literals are checked here once more.
    return isIpAddress(host) && !isPublicAddress(host)
      ? new Socket().destroy(new RefusedAddressError(`${host} is not a public address.`))
      : open(target, events);
  };
}

/** Where sites are reached without a DNS there may be none: then it is not waited for long. */
function resolverFor(
  { connectTo, resolve = resolveWithSystem, timing }: HttpClientOptions,
  limits: CrawlLimits,
) {
  if (connectTo === undefined || connectTo.size === 0) return resolve;
  return resolveWithPatience(resolve, {
    patienceMs: limits.silentDnsMs,
    now: (timing ?? realTiming).now,
  });
}

function createAgents(options: HttpClientOptions, limits: CrawlLimits): { open: Agent; guarded: Agent } {
  const base = {
    connectMs: limits.connectMs,
    ...(options.ca === undefined ? {} : { ca: options.ca }),
  };
  const agentOptions = { connections: options.connections ?? 16, headerBytes: limits.headerBytes };
  return {
    open: new Agent({ ...agentOptions, open: createOpener(base) }),
    guarded: new Agent({ ...agentOptions, open: guardedOpener(base, resolverFor(options, limits)) }),
  };
}

const closedPort = (url: URL): Exchange => ({
  kind: 'trouble',
  reason: 'connect',
  detail: `${url.host} refused the connection.`,
  isWorthRetrying: false,
});

/** One client for the pools at hand; another name shares them and leaves closing to the first. */
function clientNamed(
  userAgent: string,
  { connectTo, open, guarded, absent, ...rest }: ClientParts,
): Omit<HttpClient, 'close'> {
  const pageHeaders: Headers = {
    'user-agent': userAgent,
    accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
    'accept-encoding': 'gzip, br, zstd, deflate',
  };
  const get = (url: URL, { accept, ...request }: ClientRequest): Promise<Exchange> => {
    const headers = accept === undefined ? pageHeaders : { ...pageHeaders, accept };
    const target = connectTargetFor(url, connectTo);
    const common = { ...request, path: `${url.pathname}${url.search}`, host: url.host };
    if (target === 'closed') return Promise.resolve(closedPort(url));
    if (target === null) {
      const asked = { ...common, agent: guarded, origin: url.origin, headers };
      return absent.ask(url.host, () => exchange(asked));
    }
    const host = target.host.includes(':') ? `[${target.host}]` : target.host;
    return exchange({
      ...common,
      agent: open,
      origin: `${target.https ? 'https' : 'http'}://${host}:${target.port}`,
      ...(target.https && { serverName: url.hostname }),
      headers: { ...headers, host: url.host, 'x-forwarded-proto': url.protocol.slice(0, -1) },
    });
  };
  const named = (other: string): HttpClient => ({
    ...clientNamed(other, { connectTo, open, guarded, absent, ...rest }),
    close: () => Promise.resolve(),
  });
  return { policy: { connectTo }, ...rest, get, named };
}

export function createHttpClient(options: HttpClientOptions = {}): HttpClient {
  const limits = { ...crawlLimits, ...options.limits };
  const connectTo = options.connectTo ?? noConnectTo;
  const agents = createAgents(options, limits);
  const userAgent = userAgentFor(options.aboutUrl ?? 'https://pagewright.example/bot');
  const close = (): Promise<void> => {
    agents.open.destroy();
    agents.guarded.destroy();
    return Promise.resolve();
  };
  const timing = options.timing ?? realTiming;
  const { sharedPace } = options;
  const absent = new AbsentHosts(timing.now);
  return { ...clientNamed(userAgent, { connectTo, limits, timing, sharedPace, absent, ...agents }), close };
}
