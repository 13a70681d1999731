/** Finds a client's address behind trusted proxies, as the key of limits by address. */
import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/** How many proxies of ours a request passes, or the networks in which they are; 0 for none. */
export type TrustedProxies = number | readonly string[];

/** Whether X-Forwarded-For is believed beyond this address; the peer of the connection is hop 0. */
export type TrustProxy = (address: string, hop: number) => boolean;

type Address = ReturnType<typeof ipaddr.parse>;

/** Null for anything but a plain address; an IPv4 address in IPv6 clothes is IPv4. */
function parseAddress(text: string): Address | null {
  return isIP(text) === 0 ? null : ipaddr.process(text);
}

/** `10.0.0.0/8`, `fd00::/8` or a single address; null for anything else. */
export function parseNetwork(text: string): [Address, number] | null {
  const [base = '', bits, ...rest] = text.split('/');
  const address = parseAddress(base);
  if (address === null || rest.length > 0) return null;
  const most = address.kind() === 'ipv4' ? 32 : 128;
  if (bits === undefined) return [address, most];
  return /^\d{1,3}$/.test(bits) && Number(bits) <= most ? [address, Number(bits)] : null;
}

export function trustProxies(proxies: TrustedProxies): TrustProxy {
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies;
  const networks = proxies.map(parseNetwork).filter((network) => network !== null);
  return (text) => {
    const address = parseAddress(text);
    return networks.some(
      ([base, bits]) => address !== null && base.kind() === address.kind() && address.match(base, bits),
    );
  };
}

/** Some proxies add a port: `192.0.2.1:5000`, `[2001:db8::1]:5000`. */
const withoutPort = (text: string): string =>
  /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text)?.[1] ?? text;

/** An IPv4 address as it is, and so many bits of an IPv6 address. */
function networkOf(text: string, bits: 48 | 64): string | null {
  const address = parseAddress(withoutPort(text));
  if (address === null) return null;
  if (address.kind() === 'ipv4') return address.toString();
  const bytes = address.toByteArray().map((byte, at) => (at < bits / 8 ? byte : 0));
  return `${ipaddr.fromByteArray(bytes).toString()}/${bits}`;
}

/**
 * The first address that is not a proxy of ours, from the right. Where the whole chain is trusted, nothing vouches for
 * its left end: then the address counts that the nearest proxy saw.
 */
function claimedAddress(chain: readonly string[], isTrusted: TrustProxy): string {
  const last = chain.length - 1;
  const address = chain[last] ?? '';
  return isTrusted(address, last) ? (chain[1] ?? address) : address;
}

/** By whom limits count attempts. */
export interface ClientAddress {
  /** An IPv4 address, or the /64 that one IPv6 customer has at least: its addresses count together. */
  readonly address: string;
  /** The same, or the /48 that one IPv6 customer has at most. */
  readonly network: string;
}

export function clientAddress(request: FastifyRequest, isTrusted: TrustProxy): ClientAddress {
  const peer = request.socket.remoteAddress ?? '';
  const claimed = claimedAddress(request.ips ?? [peer], isTrusted);
  const count = (bits: 48 | 64): string => networkOf(claimed, bits) ?? networkOf(peer, bits) ?? peer;
  return { address: count(64), network: count(48) };
}
