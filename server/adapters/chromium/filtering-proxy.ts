/** The browser's only network access: a forward proxy on loopback with the crawler's address guard. */
import { createHash, createPublicKey } from 'node:crypto';
import {
  Agent,
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import { request as requestTls } from 'node:https';
import { connect, type LookupFunction, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { connect as connectTls, TLSSocket } from 'node:tls';
import { registrableDomain } from '@pagewright/engine/audit/rules/canonical/registrable-domain';
import {
  checkUrl,
  type GuardPolicy,
  guardedLookup,
  type Resolve,
} from '@pagewright/engine/fetch/address-guard';
import { type ConnectTarget, connectTargetFor } from '@pagewright/engine/fetch/connect-to';
import { crawlLimits } from '@pagewright/engine/fetch/fetch-limits';
import { repairedConnection } from '@pagewright/engine/fetch/lenient-transport';
import {
  makeCertificate,
  type SelfSignedCertificate,
} from '@pagewright/engine/fetch/self-signed-certificate';
import { headersOfSite } from '@pagewright/engine/fetch/site-headers';
import type { SiteHeaders } from '@pagewright/engine/model/site-access';
import { proxyResponseHeader, requestHeaders, responseHeaders } from './proxy-headers.ts';

export interface ProxyOptions {
  readonly policy: GuardPolicy;
  readonly certificate: ProxyCertificate;
  readonly resolve?: Resolve;
  /** For a closed site: added to requests of its origins. */
  readonly siteHeaders?: SiteHeaders | null;
  /** All that one page may load. */
  readonly bytesMax: number;
  readonly requestsMax: number;
  /** The page's own registrable domain, and how many requests or tunnels there may be to any other. */
  readonly ownDomain?: string;
  readonly foreignMax?: number;
}

export interface FilteringProxy {
  readonly port: number;
  /** Blocked requests as `host:port`, each once. */
  readonly refused: ReadonlySet<string>;
  readonly bytes: () => number;
  /** Whether the page has used up what it may load, so that we cut its requests off. */
  readonly isExhausted: () => boolean;
  /** To be called with every request of the browser. */
  readonly countRequest: (url: string) => void;
  /** Domains of others to which the page sent too many requests. */
  readonly stopped: ReadonlySet<string>;
  readonly close: () => Promise<void>;
}

export interface ProxyCertificate extends SelfSignedCertificate {
  /** The only key that the browser is configured to trust. */
  readonly spkiHash: string;
}

/** For hosts of CONNECT_TO that are reached over plain HTTP although the page's URL is https. */
export function makeProxyCertificate(): ProxyCertificate {
  const made = makeCertificate('pagewright.invalid');
  const spki = createPublicKey(made.cert).export({ type: 'spki', format: 'der' });
  return { ...made, spkiHash: createHash('sha256').update(spki).digest('base64') };
}

/** Node would give an address of several 250 ms. */
const connectLimits = { timeout: 10_000, autoSelectFamilyAttemptTimeout: 2000 };
const refusalsMax = 200;

export const domainOf = (url: string): string => registrableDomain(URL.parse(url)?.hostname ?? '');

type Allowed = { readonly url: URL; readonly target: ConnectTarget | null };

class ProxyState {
  readonly refused = new Set<string>();
  /** Connections that are open, with the domain of a tunnel. */
  readonly sockets = new Map<Duplex, string>();
  readonly stopped = new Set<string>();
  readonly counts = new Map<string, number>();
  isStopped = false;
  readonly agent = new Agent({ keepAlive: true, maxSockets: 12 });
  readonly lookup: LookupFunction;
  readonly options: ProxyOptions;
  bytes = 0;

  constructor(options: ProxyOptions) {
    this.options = options;
    this.lookup = guardedLookup(options.resolve);
  }

  /** Null when the address guard refuses, nothing listens there, or the page exceeds its limits. */
  allow(requested: string): Allowed | null {
    const { policy } = this.options;
    const check = checkUrl(requested, policy);
    const url = check.ok ? check.url : URL.parse(requested);
    const target = check.ok ? connectTargetFor(check.url, policy.connectTo) : 'closed';
    if (url === null || target === 'closed') {
      if (this.refused.size < refusalsMax) this.refused.add(url?.host ?? 'no address');
      return null;
    }
    const domain = registrableDomain(url.hostname);
    this.count('proxy', domain);
    return this.isExhausted || this.stopped.has(domain) ? null : { url, target };
  }

  get isExhausted(): boolean {
    return this.isStopped || this.bytes > this.options.bytesMax;
  }

  /**
   * Counts what the browser requests, redirects and workers included, and what reaches this proxy: a tunnel hides its
   * requests, and to the browser a WebSocket is none.
   */
  count(seenBy: 'browser' | 'proxy', domain: string): void {
    if (this.stopped.has(domain)) return;
    const { ownDomain, requestsMax, foreignMax = requestsMax } = this.options;
    if (this.increment(seenBy) > requestsMax) this.stop(null);
    if (this.increment(`${seenBy} ${domain}`) > foreignMax && domain !== ownDomain) this.stop(domain);
  }

  increment(key: string): number {
    const count = (this.counts.get(key) ?? 0) + 1;
    this.counts.set(key, count);
    return count;
  }

  /** Closes the tunnels to a domain, or everything for null, and opens no others. */
  stop(domain: string | null): void {
    if (domain === null ? this.isStopped : this.stopped.has(domain)) return;
    if (domain === null) this.isStopped = true;
    else this.stopped.add(domain);
    for (const [socket, of] of this.sockets)
      if (of !== '' && (domain === null || of === domain)) socket.destroy();
  }

  track<S extends Duplex>(socket: S, domain = ''): S {
    this.sockets.set(socket, domain);
    socket.on('close', () => this.sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    return socket;
  }

  /** Counts received bytes, and closes the connection when they exceed the limit. */
  meter(source: NodeJS.ReadableStream, cut: () => void): void {
    source.on('data', (chunk: Buffer) => {
      this.bytes += chunk.length;
      if (this.bytes > this.options.bytesMax) cut();
    });
  }
}

const hasNoBody = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';
const bracketless = (host: string): string => host.replace(/^\[|\]$/g, '');

type Place = Pick<ConnectTarget, 'host' | 'port' | 'https'>;

/** A connection of its own for a response that Node's parser refuses as it is. */
const openRepaired =
  (state: ProxyState, { host, port, https }: Place, { url, target }: Allowed) =>
  (): Duplex => {
    const options = { host, port, ...connectLimits, ...(target === null && { lookup: state.lookup }) };
    const socket = https ? connectTls({ ...options, servername: url.hostname }) : connect(options);
    socket.once('connect', () => socket.setTimeout(0)).once('timeout', () => socket.destroy());
    return repairedConnection(state.track(socket), crawlLimits.headerBytes);
  };

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : '');

/** What opens a closed site, beside the cookies that it set itself. */
function ownHeaders({ options }: ProxyState, url: URL, { headers }: IncomingMessage): Record<string, string> {
  const own = headersOfSite(options.siteHeaders, url);
  const cookie = [own['cookie'], headers.cookie].filter((each) => each !== undefined).join('; ');
  return { ...own, ...(cookie !== '' && { cookie }) };
}

function forward(
  state: ProxyState,
  allowed: Allowed,
  clientRequest: IncomingMessage,
  clientResponse: ServerResponse,
  isRepaired = false,
): void {
  const { url, target } = allowed;
  const isTls = url.protocol === 'https:';
  const place = target ?? {
    host: bracketless(url.hostname),
    port: Number(url.port || (isTls ? 443 : 80)),
    https: isTls,
  };
  const send = place.https && !isRepaired ? requestTls : request;
  const outgoing = send({
    host: place.host,
    port: place.port,
    method: clientRequest.method ?? 'GET',
    path: `${url.pathname}${url.search}`,
    // As much as browsers accept, and as the crawler does.
    insecureHTTPParser: true,
    maxHeaderSize: crawlLimits.headerBytes,
    headers: {
      ...requestHeaders(clientRequest),
      ...ownHeaders(state, url, clientRequest),
      host: url.host,
      ...(target !== null && { 'x-forwarded-proto': url.protocol.slice(0, -1) }),
    },
    ...(isRepaired
      ? { createConnection: openRepaired(state, place, allowed) }
      : {
          ...connectLimits,
          ...(place.https ? { servername: url.hostname } : { agent: state.agent }),
          ...(target === null && { lookup: state.lookup }),
        }),
  });
  let isRepeated = false;
  const fail = (error: Error): void => {
    if (isRepeated) return;
    const why = codeOf(error).startsWith('HPE_') ? 'not-http' : 'unreachable';
    if (clientResponse.headersSent) clientResponse.destroy();
    else clientResponse.writeHead(502, { [proxyResponseHeader]: why }).end();
  };
  outgoing.on('error', (error) => {
    const mayRepeat = !isRepaired && !clientResponse.headersSent && hasNoBody(clientRequest);
    const isRefusedByParser = codeOf(error).startsWith('HPE_');
    // The site may also close an idle connection at the moment it is reused.
    if (isRepeated || !mayRepeat || !(isRefusedByParser || outgoing.reusedSocket)) {
      fail(error);
      return;
    }
    isRepeated = true;
    forward(state, allowed, clientRequest, clientResponse, isRefusedByParser);
  });
  // The timeout is for connecting only; the page's limit covers the response.
  outgoing.on('socket', (socket) => {
    if (isRepaired) return;
    if (socket.connecting) socket.once('connect', () => outgoing.setTimeout(0));
    else outgoing.setTimeout(0);
  });
  outgoing.on('timeout', () => outgoing.destroy());
  outgoing.on('response', (incoming) => {
    incoming.on('error', fail);
    // The parser may refuse the body at its beginning: until then nothing is passed on.
    incoming.once('readable', () => {
      if (isRepeated || clientResponse.headersSent) return;
      state.meter(incoming, () => outgoing.destroy());
      clientResponse.writeHead(incoming.statusCode ?? 502, responseHeaders(incoming));
      incoming.pipe(clientResponse);
    });
  });
  clientResponse.on('close', () => outgoing.destroy());
  clientRequest.on('error', fail);
  if (hasNoBody(clientRequest)) outgoing.end();
  else clientRequest.pipe(outgoing);
}

function tunnel(state: ProxyState, { url, target }: Allowed, client: Duplex): void {
  const host = target?.host ?? bracketless(url.hostname);
  const port = target?.port ?? Number(url.port || (url.protocol === 'https:' ? 443 : 80));
  const remote: Socket = state.track(
    connect({ host, port, ...connectLimits, ...(target === null && { lookup: state.lookup }) }),
    registrableDomain(url.hostname),
  );
  remote.on('connect', () => {
    remote.setTimeout(0);
    client.write('HTTP/1.1 200 Connection established\r\n\r\n');
    state.meter(remote, () => remote.destroy());
    remote.pipe(client);
    client.pipe(remote);
  });
  remote.on('timeout', () => remote.destroy()).on('close', () => client.destroy());
  client.on('close', () => remote.destroy());
}

/** Terminates TLS here, as a proxy in front of the site does. */
function endTls(state: ProxyState, inner: Server, client: Duplex): void {
  const { key, cert } = state.options.certificate;
  client.write('HTTP/1.1 200 Connection established\r\n\r\n');
  const secure = state.track(
    new TLSSocket(client, { isServer: true, key, cert, ALPNProtocols: ['http/1.1'] }),
  );
  inner.emit('connection', secure);
}

/** A tunnel cannot be written into: it is opened where the target has no TLS, and where headers are added. */
const isOpenedHere = ({ options }: ProxyState, { url, target }: Allowed): boolean =>
  target?.https === false || options.siteHeaders?.origins.has(url.origin) === true;

function handleConnect(
  state: ProxyState,
  inner: Server,
  clientRequest: IncomingMessage,
  client: Duplex,
): void {
  state.track(client);
  const [, host = '', port = ''] = /^(.*):(\d+)$/.exec(clientRequest.url ?? '') ?? [];
  const isTls = port !== '80';
  const allowed = state.allow(`${isTls ? 'https' : 'http'}://${host}:${port}`);
  if (allowed === null) client.end('HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n');
  else if (isTls && isOpenedHere(state, allowed)) endTls(state, inner, client);
  else tunnel(state, allowed, client);
}

export async function openFilteringProxy(options: ProxyOptions): Promise<FilteringProxy> {
  const state = new ProxyState(options);
  const handle = (
    base: string | null,
    clientRequest: IncomingMessage,
    clientResponse: ServerResponse,
  ): void => {
    const requested =
      base === null
        ? (clientRequest.url ?? '')
        : `${base}${clientRequest.headers.host ?? ''}${clientRequest.url ?? ''}`;
    const allowed = state.allow(requested);
    if (allowed === null) clientResponse.writeHead(403, { [proxyResponseHeader]: 'refused' }).end();
    else forward(state, allowed, clientRequest, clientResponse);
  };
  const inner = createServer((clientRequest, clientResponse) =>
    handle('https://', clientRequest, clientResponse),
  );
  const server = createServer((clientRequest, clientResponse) => handle(null, clientRequest, clientResponse));
  server.on('connect', (clientRequest: IncomingMessage, client: Duplex) =>
    handleConnect(state, inner, clientRequest, client),
  );
  server.on('connection', (socket: Socket) => void state.track(socket));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  return {
    port: address.port,
    refused: state.refused,
    bytes: () => state.bytes,
    isExhausted: () => state.isExhausted,
    countRequest: (url) => {
      if (/^https?:/.test(url)) state.count('browser', domainOf(url));
    },
    stopped: state.stopped,
    close: async () => {
      state.agent.destroy();
      for (const socket of state.sockets.keys()) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
