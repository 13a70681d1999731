/** Refuses private and special-purpose addresses: by the URL before connecting, and by every DNS answer while connecting. */
import { lookup as systemLookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { callbackify } from 'node:util';
import { type ConnectTo, connectTargetFor } from './connect-to.ts';
import { parseIpAddress, specialUseOf } from './special-addresses.ts';

export interface GuardPolicy {
  /** Hosts that may have any address, private and loopback ones included. */
  readonly connectTo: ConnectTo;
}

export type UrlCheck =
  | { readonly ok: true; readonly url: URL }
  | { readonly ok: false; readonly detail: string };

export interface ResolvedAddress {
  readonly address: string;
  readonly family: number;
}

/** All addresses of a host name, as the system's resolver gives them. */
export type Resolve = (hostname: string) => Promise<readonly ResolvedAddress[]>;

/** Fails the connection when a name resolves to an internal address. */
export class RefusedAddressError extends Error {
  override readonly name = 'RefusedAddressError';
  readonly code = 'REFUSED_ADDRESS';
}

export function isPublicAddress(ip: string): boolean {
  const address = parseIpAddress(ip);
  return address !== null && specialUseOf(address) === null;
}

const internalSuffixes = ['localhost', 'local', 'internal', 'home.arpa', 'lan', 'intranet', 'corp', 'home'];

const refuse = (detail: string): UrlCheck => ({ ok: false, detail });

function checkHost(url: URL): UrlCheck {
  const host = url.hostname.replace(/\.+$/, '');
  const literal = parseIpAddress(host.startsWith('[') ? host.slice(1, -1) : host);
  if (literal !== null) {
    const use = specialUseOf(literal);
    return use === null ? { ok: true, url } : refuse(`${host} is not a public address (${use}).`);
  }
  if (!host.includes('.'))
    return refuse(`${host} is a name in a private network, not on the public internet.`);
  if (internalSuffixes.some((suffix) => host.endsWith(`.${suffix}`))) {
    return refuse(`${host} is a name in a private network, not on the public internet.`);
  }
  return { ok: true, url };
}

/** The check before any connection. The URL parser has already converted short, octal and hex IPv4 to dotted form. */
export function checkUrl(target: string | URL, policy: GuardPolicy): UrlCheck {
  const url = typeof target === 'string' ? URL.parse(target) : target;
  if (url === null) return refuse('This is not a valid URL.');
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    return refuse(`Only http and https URLs are read, not ${url.protocol}`);
  }
  if (url.username !== '' || url.password !== '') {
    return refuse('URLs with a username or password in them are not crawled.');
  }
  if (connectTargetFor(url, policy.connectTo) !== null) return { ok: true, url };
  if (url.port !== '' && url.port !== '80' && url.port !== '443') {
    return refuse(`Only ports 80 and 443 are read, not ${url.port}.`);
  }
  return checkHost(url);
}

export const resolveWithSystem: Resolve = (hostname) =>
  new Promise((resolve, reject) => {
    systemLookup(hostname, { all: true }, (error, addresses) => {
      if (error === null) resolve(addresses);
      else reject(error);
    });
  });

/** Throws unless every answer is public: DNS rebinding begins with a mixed one. */
export async function resolvePublic(hostname: string, resolve: Resolve): Promise<readonly ResolvedAddress[]> {
  const answers = await resolve(hostname);
  if (answers.length === 0) {
    throw Object.assign(new Error(`${hostname} has no address.`), { code: 'ENOTFOUND' });
  }
  // The answer itself is not named: it may be a secret of the network that this server runs in.
  if (!answers.every(({ address }) => isPublicAddress(address)))
    throw new RefusedAddressError(`${hostname} is not a host of the public internet.`);
  return answers;
}

/**
 * A `lookup` for `net.connect`: the connection is made to the very addresses checked here, so a second, different
 * DNS answer is never requested. It is not called for IP literals: `checkUrl` sees those.
 */
export function guardedLookup(resolve: Resolve = resolveWithSystem): LookupFunction {
  const resolveWithCallback = callbackify((hostname: string) => resolvePublic(hostname, resolve));
  return (hostname, options, callback) => {
    resolveWithCallback(hostname, (error, answers) => {
      if (error !== null) callback(error, '', 0);
      else if (options.all === true) callback(null, [...answers]);
      else callback(null, answers[0]?.address ?? '', answers[0]?.family);
    });
  };
}
