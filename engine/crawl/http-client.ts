/** The one door to the network: two connection pools, a guarded one for the internet and one for the hosts of CONNECT_TO. */
import { isIP } from 'node:net';
import { Agent, buildConnector } from 'undici';
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
}

export const userAgentFor = (aboutUrl: string): string => `${robotsToken}/1.0 (+${aboutUrl})`;

function guardedConnector(base: buildConnector.BuildOptions, resolve: Resolve): buildConnector.connector {
  const connect = buildConnector({ ...base, lookup: guardedLookup(resolve) });
  return (options, callback) => {
    // A lookup is never asked about a literal, so literals are checked here once more.
    if (isIP(options.hostname) !== 0 && !isPublicAddress(options.hostname)) {
      callback(new RefusedAddressError(`${options.hostname} is not a public address.`), null);
    } else connect(options, callback);
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
    timeout: limits.connectMs,
    allowH2: false,
    ...(options.ca === undefined ? {} : { ca: options.ca }),
  };
  const agentOptions = {
    connections: options.connections ?? 16,
    pipelining: 1,
    allowH2: false,
    maxHeaderSize: limits.headerBytes,
    // Our own timers are finer and know what they wait for.
    headersTimeout: 0,
    bodyTimeout: 0,
  };
  return {
    open: new Agent({ ...agentOptions, connect: buildConnector(base) }),
    guarded: new Agent({ ...agentOptions, connect: guardedConnector(base, resolverFor(options, limits)) }),
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
  { connectTo, open, guarded, ...rest }: ClientParts,
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
    if (target === null) return exchange({ ...common, dispatcher: guarded, origin: url.origin, headers });
    const host = target.host.includes(':') ? `[${target.host}]` : target.host;
    return exchange({
      ...common,
      dispatcher: open,
      origin: `${target.https ? 'https' : 'http'}://${host}:${target.port}`,
      headers: { ...headers, host: url.host, 'x-forwarded-proto': url.protocol.slice(0, -1) },
    });
  };
  const named = (other: string): HttpClient => ({
    ...clientNamed(other, { connectTo, open, guarded, ...rest }),
    close: () => Promise.resolve(),
  });
  return { policy: { connectTo }, ...rest, get, named };
}

export function createHttpClient(options: HttpClientOptions = {}): HttpClient {
  const limits = { ...crawlLimits, ...options.limits };
  const connectTo = options.connectTo ?? noConnectTo;
  const agents = createAgents(options, limits);
  const userAgent = userAgentFor(options.aboutUrl ?? 'https://pagewright.example/bot');
  const close = async (): Promise<void> => {
    await Promise.all([agents.open.destroy(), agents.guarded.destroy()]);
  };
  const timing = options.timing ?? realTiming;
  const { sharedPace } = options;
  return { ...clientNamed(userAgent, { connectTo, limits, timing, sharedPace, ...agents }), close };
}
