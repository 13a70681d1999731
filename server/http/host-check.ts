/** Refuses requests under a name that is not ours, and recognizes requests from this machine. */
import { parseUrl } from '@pagewright/contract/parse-url';
import type { FastifyRequest } from 'fastify';
import { refuse } from '../errors/refusal.ts';
import { words } from './words.ts';

const loopbackName = /^(?:localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
const loopbackAddress = /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/;

/** Of a Host header, without its port and in lower case; null for none or a malformed one. */
function nameOf(host: string | undefined): string | null {
  if (host === undefined || !/^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d*)?$/i.test(host)) return null;
  return parseUrl(`http://${host}/`)?.hostname.replace(/\.$/, '') ?? null;
}

export const isLoopbackName = (name: string): boolean => loopbackName.test(name);

export interface HostRules {
  /** Host names besides loopback's. */
  readonly names: ReadonlySet<string>;
  /** Routes of health checks, which are sent to an address or to any name. */
  readonly openRoutes: ReadonlySet<string>;
}

export function hostRules(
  publicUrl: string,
  allowedHosts: readonly string[],
  openRoutes: string[],
): HostRules {
  const names = [new URL(publicUrl).hostname, ...allowedHosts.map((host) => nameOf(host) ?? host)];
  return { names: new Set(names), openRoutes: new Set(openRoutes) };
}

/** The names under which the client reached us: ours, and the one a proxy received. Neither has to be believed to be refused. */
function hostsOf({ headers }: FastifyRequest): (string | undefined)[] {
  const forwarded = headers['x-forwarded-host'];
  const first = String(forwarded ?? '')
    .split(',', 1)[0]
    ?.trim();
  return first ? [headers.host, first] : [headers.host];
}

export function checkHost(request: FastifyRequest, { names, openRoutes }: HostRules): void {
  if (openRoutes.has(request.routeOptions.url ?? '')) return;
  for (const host of hostsOf(request)) {
    const name = nameOf(host);
    if (name !== null && (isLoopbackName(name) || names.has(name))) continue;
    request.log.info(
      { event: 'http.host_refused', host: name },
      'a request under another host name was refused',
    );
    throw refuse('unknown_host', {
      message: name === null ? words.refusals.hostWithoutName : words.refusals.host({ name }),
    });
  }
}

/** Headers that proxies add; browsers send none of them. */
const proxyHeaders = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

/**
 * Whether a browser on this machine sent it, without a proxy in between: the peer alone would also be a proxy, and the
 * Host header alone anybody. Proxies that hide themselves often speak HTTP/1.0, which browsers do not.
 */
export function isFromThisMachine({ headers, raw, socket }: FastifyRequest): boolean {
  return (
    loopbackAddress.test(socket.remoteAddress ?? '') &&
    isLoopbackName(nameOf(headers.host) ?? '') &&
    raw.httpVersionMajor * 10 + raw.httpVersionMinor >= 11 &&
    proxyHeaders.every((name) => headers[name] === undefined)
  );
}
