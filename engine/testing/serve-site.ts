/** Serves a fixture site on a free loopback port: plain files, and a site.json that configures the responses. */
import { readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** The response of one path; missing parts come from the file of that name. */
export interface FixtureAnswer {
  readonly status?: number;
  /** Redirects there, with 301 unless a status is given. */
  readonly redirect?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Another file than the path's own. */
  readonly file?: string;
  readonly body?: string;
  /** A body of so many bytes, for files that are only heavy. */
  readonly bytes?: number;
  /** So many more bytes of comment after the file. */
  readonly pad?: number;
  /** Cuts the connection instead of answering. */
  readonly hangUp?: boolean;
  /** Milliseconds before the response begins. */
  readonly delayMs?: number;
}

export interface FixtureSite {
  /** Its host names; the first is the one that is audited. */
  readonly hosts: readonly string[];
  /** `https`: http redirects to it. `both`: each serves the site. `bad-tls`: port 443 speaks no TLS, so http is used. */
  readonly scheme?: 'https' | 'both' | 'bad-tls';
  /** The second host name: `redirect` to the first, `same` content, or `none`. */
  readonly otherHosts?: 'redirect' | 'same';
  /** Sent with every response. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly answers?: Readonly<Record<string, FixtureAnswer>>;
  /** Compresses text for clients that accept it. */
  readonly compress?: boolean;
  /** Blocks user agents that contain one of these words. */
  readonly turnsAway?: readonly string[];
  /** Other sites that pages link to, by host: all their pages respond alike, robots.txt is missing. */
  readonly elsewhere?: Readonly<Record<string, FixtureAnswer>>;
  /** Status for paths without entry or file; default 404. */
  readonly otherwise?: FixtureAnswer;
}

export interface ServedSite {
  readonly host: string;
  /** For the crawler's client. */
  readonly connectTo: string;
  readonly close: () => Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const isFile = (file: string): boolean => statSync(file, { throwIfNoEntry: false })?.isFile() === true;

/** `/a` is a.html or a; `/a/` is a/index.html. */
function findFile(root: string, pathname: string): string | null {
  const plain = path.join(root, decodeURIComponent(pathname));
  if (!plain.startsWith(root) || plain === path.join(root, 'site.json')) return null;
  const candidates = pathname.endsWith('/') ? [path.join(plain, 'index.html')] : [plain, `${plain}.html`];
  return candidates.find(isFile) ?? null;
}

interface RequestContext {
  readonly site: FixtureSite;
  readonly root: string;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

const padding = (bytes: number): Buffer => Buffer.from(bytes === 0 ? '' : `<!--${'-x'.repeat(bytes / 2)}-->`);

const acceptsGzip = ({ site, request }: RequestContext): boolean =>
  site.compress === true && (request.headers['accept-encoding'] ?? '').includes('gzip');

function send(requestContext: RequestContext, pathname: string, answer: FixtureAnswer): void {
  const { root, response } = requestContext;
  if (answer.redirect !== undefined) {
    response.writeHead(answer.status ?? 301, { location: answer.redirect, ...answer.headers }).end();
    return;
  }
  const file = answer.file === undefined ? findFile(root, pathname) : path.join(root, answer.file);
  const hasBody = answer.body !== undefined || answer.bytes !== undefined;
  const plain = hasBody
    ? Buffer.from(answer.body ?? Buffer.alloc(answer.bytes ?? 0))
    : file === null
      ? Buffer.from('<h1>Not found</h1><p><a href="/">Home</a></p>')
      : Buffer.concat([readFileSync(file), padding(answer.pad ?? 0)]);
  const type = types[path.extname(file ?? (hasBody ? pathname : '.html'))] ?? 'text/html; charset=utf-8';
  const status = answer.status ?? (file === null && !hasBody ? 404 : 200);
  const isGzip = acceptsGzip(requestContext) && !type.startsWith('image/png');
  const body = isGzip ? gzipSync(plain) : plain;
  response.writeHead(status, {
    'content-type': type,
    'content-length': body.byteLength,
    ...(isGzip && { 'content-encoding': 'gzip' }),
    ...answer.headers,
  });
  response.end(body);
}

/** Redirects that come before any page: to https, or to the first host name. */
function detour(site: FixtureSite, request: IncomingMessage): string | null {
  const [first = ''] = site.hosts;
  const isPlain = request.headers['x-forwarded-proto'] === 'http';
  const scheme = site.scheme === 'bad-tls' ? 'http' : 'https';
  const isOther = request.headers.host !== first && site.otherHosts !== 'same';
  const isHttp = isPlain && (site.scheme ?? 'https') === 'https';
  return isOther || isHttp
    ? `${scheme}://${isOther ? first : (request.headers.host ?? first)}${request.url ?? '/'}`
    : null;
}

/** The configured response of this path, from site.json or the file system. */
function answerFor({ site, root, request }: RequestContext): FixtureAnswer {
  const target = request.url ?? '/';
  const pathname = target.split('?', 1)[0] ?? '/';
  const other = site.elsewhere?.[request.headers.host ?? ''];
  if (other !== undefined)
    return pathname === '/robots.txt' ? { status: 404, body: '' } : { body: '', ...other };
  const agent = request.headers['user-agent'] ?? '';
  if (site.turnsAway?.some((word) => agent.includes(word)) === true) return { status: 403, body: 'Go away' };
  const to = detour(site, request);
  if (to !== null) return { redirect: to };
  const own = site.answers?.[target] ?? site.answers?.[pathname];
  return own ?? (findFile(root, pathname) === null ? (site.otherwise ?? {}) : {});
}

function answer(requestContext: RequestContext): void {
  const { site, request } = requestContext;
  const given = answerFor(requestContext);
  if (given.hangUp === true) {
    request.socket.destroy();
    return;
  }
  const pathname = (request.url ?? '/').split('?', 1)[0] ?? '/';
  const whole = { ...given, headers: { ...site.headers, ...given.headers } };
  if (given.delayMs === undefined) send(requestContext, pathname, whole);
  else setTimeout(() => send(requestContext, pathname, whole), given.delayMs);
}

const portOf = (server: Server): number => {
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('The fixture server has no port.');
  return address.port;
};

export function readFixture(root: string): FixtureSite {
  const text = readFileSync(path.join(root, 'site.json'), 'utf8');
  return JSON.parse(text) as FixtureSite;
}

export async function serveSite(root: string): Promise<ServedSite> {
  const site = readFixture(root);
  const sockets = new Set<Socket>();
  const server = createServer((request, response) => answer({ site, root, request, response }));
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const target = `127.0.0.1:${portOf(server)}`;
  const connections = site.hosts.flatMap((host) =>
    site.scheme === 'bad-tls'
      ? [`${host}:443=https:${target}`, `${host}:80=${target}`]
      : [`${host}=${target}`],
  );
  const others = Object.keys(site.elsewhere ?? {}).map((host) => `${host}=${target}`);
  return {
    host: site.hosts[0] ?? '',
    connectTo: [...connections, ...others].join(','),
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
