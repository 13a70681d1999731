/** Opens connections, plain or TLS, within a time limit and, for the public internet, through the address guard. */
import { isIP, type Socket } from 'node:net';
import { callbackify } from 'node:util';
import { buildConnector } from 'undici';
import {
  isPublicAddress,
  RefusedAddressError,
  type Resolve,
  type ResolvedAddress,
  resolvePublic,
  resolveWithSystem,
} from './address-guard.ts';
import { raceConnections } from './race-connections.ts';

export type Connector = buildConnector.connector;

export interface ConnectorOptions {
  readonly connectMs: number;
  /** Certificates to trust besides those of the system. */
  readonly ca?: string | undefined;
}

const keepAliveMs = 60_000;

/** The literal address itself, without a lookup. */
const literalOf = (hostname: string): readonly ResolvedAddress[] | null => {
  const family = isIP(hostname);
  return family === 0 ? null : [{ address: hostname, family }];
};

class LookupTimeoutError extends Error {
  override readonly name = 'LookupTimeoutError';
  readonly code = 'ETIMEOUT';
}

/** Rejects when the DNS takes longer than a connection may. */
async function lookUp(
  hostname: string,
  resolve: Resolve,
  timeoutMs: number,
): Promise<readonly ResolvedAddress[]> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new LookupTimeoutError(`The DNS did not respond for ${hostname}.`)),
    timeoutMs,
  );
  return Promise.race([resolve(hostname), late.promise]).finally(() => clearTimeout(timer));
}

function connectorFor({ connectMs, ca }: ConnectorOptions, resolve: Resolve): Connector {
  const secure = buildConnector({ timeout: connectMs, allowH2: false, ...(ca !== undefined && { ca }) });
  const lookUpWithCallback = callbackify((hostname: string) => lookUp(hostname, resolve, connectMs));
  return (options, callback) => {
    const { hostname, protocol } = options;
    const isTls = protocol === 'https:';
    const open = (error: Error | null, socket: Socket | null): void => {
      if (socket === null) callback(error ?? new Error('There is no connection.'), null);
      else if (isTls) secure({ ...options, httpSocket: socket }, callback);
      else callback(null, socket.setNoDelay(true).setKeepAlive(true, keepAliveMs));
    };
    const port = Number(options.port) || (isTls ? 443 : 80);
    lookUpWithCallback(hostname, (error, addresses) => {
      if (error === null) raceConnections(addresses, { port, timeoutMs: connectMs }, open);
      else callback(error, null);
    });
  };
}

export const createConnector = (options: ConnectorOptions): Connector =>
  connectorFor(options, (hostname) => {
    const literal = literalOf(hostname);
    return literal === null ? resolveWithSystem(hostname) : Promise.resolve(literal);
  });

/** Connects to public addresses only: every DNS answer is checked, and the connection goes to a checked one. */
export const createGuardedConnector = (options: ConnectorOptions, resolve: Resolve): Connector =>
  connectorFor(options, (hostname) => {
    const literal = literalOf(hostname);
    if (literal === null) return resolvePublic(hostname, resolve);
    return isPublicAddress(hostname)
      ? Promise.resolve(literal)
      : Promise.reject(new RefusedAddressError(`${hostname} is not a public address.`));
  });
