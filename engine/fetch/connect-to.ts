/**
 * Points a host at an address, as `curl --connect-to` does: `shop.example=127.0.0.1:8081,blog.example=https:10.0.0.5:8443`.
 *
 * A URL keeps its own scheme, host and port in all facts; only the connection goes elsewhere. `https://shop.example/`
 * and `http://shop.example/` both reach 127.0.0.1:8081 over plain HTTP, as behind a proxy that ends TLS, and the request
 * says by `X-Forwarded-Proto` which scheme was meant, so that a target can redirect http to https.
 * A port after the host limits an entry to it: with `shop.example:80=127.0.0.1:8081` alone nothing answers on port 443,
 * which is a site without https; a second entry `shop.example:443=…` gives https a target of its own.
 */

export interface ConnectTarget {
  readonly host: string;
  readonly port: number;
  readonly https: boolean;
}

/** Keyed by `host` for any port or by `host:port`. */
export type ConnectTo = ReadonlyMap<string, ConnectTarget>;

export const noConnectTo: ConnectTo = new Map();

export class ConnectToError extends Error {
  override readonly name = 'ConnectToError';
  readonly problem: string;

  constructor(problem: string) {
    super(`CONNECT_TO ${problem}`);
    this.problem = problem;
  }
}

const hostPattern =
  /^(?=.{1,253}$)[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?(?:\.[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?)*$/;
const shape = 'HOST=ADDRESS:PORT, for example shop.example=127.0.0.1:8081';

function refuseEntry(entry: string, because: string): never {
  throw new ConnectToError(`entry "${entry}" ${because}; write ${shape}.`);
}

function readPort(text: string): number | null {
  const port = Number(text);
  return /^\d{1,5}$/.test(text) && port >= 1 && port <= 65_535 ? port : null;
}

function readKey(entry: string, text: string): string {
  const [, name = '', port] = /^(.*?)(?::([^:]*))?$/.exec(text.trim().toLowerCase()) ?? [];
  const host = URL.parse(`http://${name}`)?.hostname.replace(/\.$/, '') ?? '';
  if (!hostPattern.test(host) || /^[\d.]+$/.test(host)) refuseEntry(entry, 'does not begin with a host name');
  if (port === undefined) return host;
  const number = readPort(port);
  if (number === null) refuseEntry(entry, `has the impossible port "${port}" after the host`);
  return `${host}:${number}`;
}

function readTarget(entry: string, text: string): ConnectTarget {
  const [, scheme = '', rest = ''] = /^(?:(https?):(?:\/\/)?)?(.*)$/i.exec(text.trim()) ?? [];
  const [, bracketed, plain = '', portText] = /^(?:\[([^\]]*)\]|([^:]*))(?::(.*))?$/.exec(rest) ?? [];
  const host = bracketed ?? plain;
  if (host === '') refuseEntry(entry, 'has no address');
  if (portText === undefined) refuseEntry(entry, 'has no port');
  const port = readPort(portText);
  if (port === null) refuseEntry(entry, `has the impossible port "${portText}"`);
  return { host, port, https: scheme.toLowerCase() === 'https' };
}

/** Reads the setting; throws a ConnectToError whose sentence says which entry is wrong and what to write. */
export function parseConnectTo(text: string): ConnectTo {
  const map = new Map<string, ConnectTarget>();
  for (const piece of text.split(',')) {
    const entry = piece.trim();
    if (entry === '') continue;
    const equals = entry.indexOf('=');
    if (equals === -1) refuseEntry(entry, 'has no "="');
    const key = readKey(entry, entry.slice(0, equals));
    if (map.has(key)) refuseEntry(entry, 'names a host that an earlier entry named');
    map.set(key, readTarget(entry, entry.slice(equals + 1)));
  }
  return map;
}

const portOf = (url: URL): string => url.port || (url.protocol === 'https:' ? '443' : '80');

const bareHost = (url: URL): string =>
  url.hostname.endsWith('.') ? url.hostname.slice(0, -1) : url.hostname;

/** Where a URL of a named host is to be reached; `closed` when the host is named, but not for this port. */
export function connectTargetFor(url: URL, connectTo: ConnectTo): ConnectTarget | 'closed' | null {
  if (connectTo.size === 0) return null;
  const host = bareHost(url);
  const target = connectTo.get(`${host}:${portOf(url)}`) ?? connectTo.get(host);
  if (target !== undefined) return target;
  return connectTo.has(`${host}:80`) || connectTo.has(`${host}:443`) ? 'closed' : null;
}
