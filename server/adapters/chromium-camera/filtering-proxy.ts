/** The browser's only way out: a forward proxy on loopback that lets through what the crawler's guard lets through. */
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
import { TLSSocket } from 'node:tls';
import { type ConnectTarget, connectTargetFor } from '@pagewright/engine/crawl/connect-to';
import { checkUrl, type GuardPolicy, guardedLookup, type Resolve } from '@pagewright/engine/crawl/guard';
import {
  makeCertificate,
  type SelfSignedCertificate,
} from '@pagewright/engine/crawl/self-signed-certificate';

export interface ProxyOptions {
  readonly policy: GuardPolicy;
  readonly certificate: ProxyCertificate;
  readonly resolve?: Resolve;
  /** All that one visit may load. */
  readonly bytesMax: number;
  readonly requestsMax: number;
}

export interface FilteringProxy {
  readonly port: number;
  /** What was asked for and not let through, as `host:port`, each once. */
  readonly refused: ReadonlySet<string>;
  readonly bytes: () => number;
  readonly close: () => Promise<void>;
}

export interface ProxyCertificate extends SelfSignedCertificate {
  /** What the browser is told to trust: this one key and no other. */
  readonly spkiHash: string;
}

/** For hosts of CONNECT_TO that are spoken to over plain HTTP although the page's address says https. */
export function makeProxyCertificate(): ProxyCertificate {
  const made = makeCertificate('pagewright.invalid');
  const spki = createPublicKey(made.cert).export({ type: 'spki', format: 'der' });
  return { ...made, spkiHash: createHash('sha256').update(spki).digest('base64') };
}

const connectMs = 10_000;
const refusalsMax = 200;
/** Of one hop; they say nothing to the next. */
const hopHeaders = new Set([
  'proxy-connection',
  'proxy-authorization',
  'connection',
  'keep-alive',
  'te',
  'upgrade',
]);

type Allowed = { readonly url: URL; readonly target: ConnectTarget | null };

class Desk {
  readonly refused = new Set<string>();
  readonly sockets = new Set<Duplex>();
  readonly agent = new Agent({ keepAlive: true, maxSockets: 12 });
  readonly lookup: LookupFunction;
  readonly options: ProxyOptions;
  bytes = 0;
  requests = 0;

  constructor(options: ProxyOptions) {
    this.options = options;
    this.lookup = guardedLookup(options.resolve);
  }

  /** Null when the guard says no, nothing listens there, or the visit has had its share. */
  judge(address: string): Allowed | null {
    this.requests += 1;
    const { policy, requestsMax, bytesMax } = this.options;
    const verdict = checkUrl(address, policy);
    const url = verdict.ok ? verdict.url : URL.parse(address);
    const target = verdict.ok ? connectTargetFor(verdict.url, policy.connectTo) : 'closed';
    if (url === null || target === 'closed' || this.requests > requestsMax || this.bytes > bytesMax) {
      if (this.refused.size < refusalsMax) this.refused.add(url?.host ?? 'no address');
      return null;
    }
    return { url, target };
  }

  hold<S extends Duplex>(socket: S): S {
    this.sockets.add(socket);
    socket.on('close', () => this.sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    return socket;
  }

  /** Counts what comes in, and cuts the line when it is too much. */
  meter(source: NodeJS.ReadableStream, cut: () => void): void {
    source.on('data', (chunk: Buffer) => {
      this.bytes += chunk.length;
      if (this.bytes > this.options.bytesMax) cut();
    });
  }
}

function cleanHeaders(message: IncomingMessage): Record<string, string | string[]> {
  const headers: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(message.headers))
    if (value !== undefined && !hopHeaders.has(name)) headers[name] = value;
  return headers;
}

const bracketless = (host: string): string => host.replace(/^\[|\]$/g, '');

function forward(desk: Desk, { url, target }: Allowed, asked: IncomingMessage, answer: ServerResponse): void {
  const place = target ?? { host: bracketless(url.hostname), port: Number(url.port || 80), https: false };
  const send = place.https ? requestTls : request;
  const outgoing = send({
    host: place.host,
    port: place.port,
    method: asked.method ?? 'GET',
    path: `${url.pathname}${url.search}`,
    timeout: connectMs,
    headers: {
      ...cleanHeaders(asked),
      host: url.host,
      ...(target !== null && { 'x-forwarded-proto': url.protocol.slice(0, -1) }),
    },
    ...(place.https ? { servername: url.hostname } : { agent: desk.agent }),
    ...(target === null && { lookup: desk.lookup }),
  });
  const fail = (): void => {
    if (answer.headersSent) answer.destroy();
    else answer.writeHead(502).end();
  };
  outgoing.on('error', fail).on('timeout', () => outgoing.destroy());
  outgoing.on('response', (incoming) => {
    desk.meter(incoming, () => outgoing.destroy());
    answer.writeHead(incoming.statusCode ?? 502, cleanHeaders(incoming));
    incoming.on('error', fail).pipe(answer);
  });
  answer.on('close', () => outgoing.destroy());
  asked.on('error', fail).pipe(outgoing);
}

function tunnel(desk: Desk, { url, target }: Allowed, client: Duplex): void {
  const host = target?.host ?? bracketless(url.hostname);
  const port = target?.port ?? Number(url.port || (url.protocol === 'https:' ? 443 : 80));
  const remote: Socket = desk.hold(
    connect({ host, port, timeout: connectMs, ...(target === null && { lookup: desk.lookup }) }),
  );
  remote.on('connect', () => {
    remote.setTimeout(0);
    client.write('HTTP/1.1 200 Connection established\r\n\r\n');
    desk.meter(remote, () => remote.destroy());
    remote.pipe(client);
    client.pipe(remote);
  });
  remote.on('timeout', () => remote.destroy()).on('close', () => client.destroy());
  client.on('close', () => remote.destroy());
}

/** TLS ends here, as at a proxy in front of the site. */
function endTls(desk: Desk, inner: Server, client: Duplex): void {
  const { key, cert } = desk.options.certificate;
  client.write('HTTP/1.1 200 Connection established\r\n\r\n');
  const secure = desk.hold(new TLSSocket(client, { isServer: true, key, cert, ALPNProtocols: ['http/1.1'] }));
  inner.emit('connection', secure);
}

function answerConnect(desk: Desk, inner: Server, asked: IncomingMessage, client: Duplex): void {
  desk.hold(client);
  const [, host = '', port = ''] = /^(.*):(\d+)$/.exec(asked.url ?? '') ?? [];
  const isTls = port !== '80';
  const allowed = desk.judge(`${isTls ? 'https' : 'http'}://${host}:${port}`);
  if (allowed === null) client.end('HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n');
  else if (allowed.target !== null && isTls && !allowed.target.https) endTls(desk, inner, client);
  else tunnel(desk, allowed, client);
}

export async function openFilteringProxy(options: ProxyOptions): Promise<FilteringProxy> {
  const desk = new Desk(options);
  const answer = (base: string | null, asked: IncomingMessage, reply: ServerResponse): void => {
    const address =
      base === null ? (asked.url ?? '') : `${base}${asked.headers.host ?? ''}${asked.url ?? ''}`;
    const allowed = desk.judge(address);
    if (allowed === null) reply.writeHead(403).end();
    else forward(desk, allowed, asked, reply);
  };
  const inner = createServer((asked, reply) => answer('https://', asked, reply));
  const server = createServer((asked, reply) => answer(null, asked, reply));
  server.on('connect', (asked: IncomingMessage, client: Duplex) => answerConnect(desk, inner, asked, client));
  server.on('connection', (socket: Socket) => void desk.hold(socket));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  return {
    port: address.port,
    refused: desk.refused,
    bytes: () => desk.bytes,
    close: async () => {
      desk.agent.destroy();
      for (const socket of desk.sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
