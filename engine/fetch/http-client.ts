/** The only way to the network: guarded connections for the internet, and others for the hosts of CONNECT_TO. */
import type { SiteAccess, SiteHeaders } from '../model/site-access.ts';
import { AbsentHosts } from './absent-hosts.ts';
import { type GuardPolicy, type Resolve, resolveWithSystem } from './address-guard.ts';
import { type Clock, realClock } from './clock.ts';
import { type ConnectTo, connectTargetFor, noConnectTo } from './connect-to.ts';
import { type Connector, createConnector, createGuardedConnector } from './connector.ts';
import { CookieJar } from './cookie-jar.ts';
import { resolveWithTimeout } from './dns-timeout.ts';
import { type CrawlLimits, crawlLimits } from './fetch-limits.ts';
import type { Headers } from './http-transport.ts';
import { createLenientTransport } from './lenient-transport.ts';
import { MachineLoad } from './machine-load.ts';
import { type HttpRequest, type RequestOutcome, sendRequest, type Transports } from './send-request.ts';
import type { SharedRateLimit } from './shared-rate-limit.ts';
import { headersOfSite } from './site-headers.ts';
import { createUndiciTransport } from './undici-transport.ts';

/** The token that robots.txt knows us by. */
export const robotsToken = 'PagewrightBot';

export interface HttpClientOptions extends SiteAccess {
  readonly connectTo?: ConnectTo;
  readonly resolve?: Resolve;
  readonly limits?: Partial<CrawlLimits>;
  readonly connections?: number;
  /** The page that explains the crawler to site owners; part of the user agent. */
  readonly aboutUrl?: string;
  /** Certificates to trust beside the system's. */
  readonly ca?: string;
  readonly clock?: Clock;
  /** How busy our own machine is. */
  readonly load?: Pick<MachineLoad, 'watch'>;
  /** Needed where other runs request the same sites at the same time. */
  readonly sharedRateLimit?: SharedRateLimit;
}

export type ClientRequest = Pick<
  HttpRequest,
  'firstByteMs' | 'headMs' | 'totalMs' | 'bodyBytes' | 'signal'
> & {
  /** Value of the Accept header; that of a page by default. */
  readonly accept?: string;
  readonly cookie?: string | undefined;
};

export interface HttpClient {
  readonly policy: GuardPolicy;
  readonly limits: CrawlLimits;
  readonly clock: Clock;
  readonly sharedRateLimit: SharedRateLimit | undefined;
  /** What cookie walls of this client's run have set; ordinary sites never get a cookie back. */
  readonly cookies: CookieJar;
  /** The URL must have passed `checkUrl`. */
  readonly get: (url: URL, request: ClientRequest) => Promise<RequestOutcome>;
  /** The same connections with another user agent, for a probe that the site's owner enabled. */
  readonly named: (userAgent: string) => HttpClient;
  /** The same connections for one closed site; robots.txt is read for our own name all the same. */
  readonly forSite: (access: SiteAccess) => HttpClient;
  /** Credentials, to be hidden where a site repeats them. */
  readonly secrets: readonly string[];
  readonly close: () => Promise<void>;
}

interface ClientParts extends Pick<HttpClient, 'limits' | 'clock' | 'sharedRateLimit' | 'cookies'> {
  readonly connectTo: ConnectTo;
  readonly open: Transports;
  readonly guarded: Transports;
  readonly absentHosts: AbsentHosts;
  readonly load: Pick<MachineLoad, 'watch'>;
  readonly siteHeaders: SiteHeaders | null | undefined;
}

export const userAgentFor = (aboutUrl: string): string => `${robotsToken}/1.0 (+${aboutUrl})`;

/** Where sites are reached without a DNS there may be none: then it is not waited for long. */
function resolverFor(
  { connectTo, resolve = resolveWithSystem, clock }: HttpClientOptions,
  limits: CrawlLimits,
) {
  if (connectTo === undefined || connectTo.size === 0) return resolve;
  return resolveWithTimeout(resolve, {
    timeoutMs: limits.dnsTimeoutMs,
    now: (clock ?? realClock).now,
  });
}

/** One way to connect, used by both clients. */
function createTransports(
  connect: Connector,
  { connections = 16 }: HttpClientOptions,
  { headerBytes }: CrawlLimits,
): Transports {
  return {
    strict: createUndiciTransport({ connect, connections, headerBytes }),
    lenient: createLenientTransport({ connect, headerBytes }),
    lenientOrigins: new Set(),
  };
}

function createBothTransports(options: HttpClientOptions, limits: CrawlLimits) {
  const base = { connectMs: limits.connectMs, ca: options.ca };
  const guarded = createGuardedConnector(base, resolverFor(options, limits));
  return {
    open: createTransports(createConnector(base), options, limits),
    guarded: createTransports(guarded, options, limits),
  };
}

const closedPort = (url: URL): RequestOutcome => ({
  kind: 'failed',
  reason: 'connect',
  detail: `${url.host} refused the connection.`,
  isWorthRetrying: false,
});

/** One client for the pools at hand; another name shares them and leaves closing to the first. */
function clientNamed(
  userAgent: string,
  { connectTo, open, guarded, absentHosts, load, siteHeaders, ...rest }: ClientParts,
): Omit<HttpClient, 'close'> {
  const pageHeaders: Headers = {
    'user-agent': userAgent,
    accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
    'accept-encoding': 'gzip, br, zstd, deflate',
  };
  const get = (url: URL, { accept, cookie, ...request }: ClientRequest): Promise<RequestOutcome> => {
    const own = headersOfSite(siteHeaders, url);
    const cookies = [own['cookie'], cookie].filter((each) => each !== undefined).join('; ');
    const headers = {
      ...pageHeaders,
      ...(accept !== undefined && { accept }),
      ...own,
      ...(cookies !== '' && { cookie: cookies }),
    };
    const target = connectTargetFor(url, connectTo);
    const common = { ...request, load, path: `${url.pathname}${url.search}`, host: url.host };
    if (target === 'closed') return Promise.resolve(closedPort(url));
    if (target === null) {
      const direct = { ...common, transports: guarded, origin: url.origin, headers };
      return absentHosts.send(url.host, () => sendRequest(direct));
    }
    const host = target.host.includes(':') ? `[${target.host}]` : target.host;
    return sendRequest({
      ...common,
      transports: open,
      origin: `${target.https ? 'https' : 'http'}://${host}:${target.port}`,
      headers: { ...headers, host: url.host, 'x-forwarded-proto': url.protocol.slice(0, -1) },
    });
  };
  const parts = { connectTo, open, guarded, absentHosts, load, siteHeaders, ...rest };
  const close = (): Promise<void> => Promise.resolve();
  return {
    policy: { connectTo },
    ...rest,
    get,
    named: (other) => ({ ...clientNamed(other, parts), close }),
    forSite: (access) => ({
      ...clientNamed(access.userAgent ?? userAgent, { ...parts, siteHeaders: access.siteHeaders }),
      close,
    }),
    secrets: siteHeaders?.secrets ?? [],
  };
}

export function createHttpClient(options: HttpClientOptions = {}): HttpClient {
  const limits = { ...crawlLimits, ...options.limits };
  const connectTo = options.connectTo ?? noConnectTo;
  const transports = createBothTransports(options, limits);
  const userAgent = options.userAgent ?? userAgentFor(options.aboutUrl ?? 'https://pagewright.example/bot');
  const close = async (): Promise<void> => {
    const all = [transports.open, transports.guarded].flatMap(({ strict, lenient }) => [strict, lenient]);
    await Promise.all(all.map((transport) => transport.close()));
  };
  const clock = options.clock ?? realClock;
  const { sharedRateLimit, siteHeaders } = options;
  const absentHosts = new AbsentHosts(clock.now);
  const cookies = new CookieJar();
  return {
    ...clientNamed(userAgent, {
      connectTo,
      limits,
      clock,
      sharedRateLimit,
      cookies,
      siteHeaders,
      absentHosts,
      load: options.load ?? new MachineLoad(),
      ...transports,
    }),
    close,
  };
}
