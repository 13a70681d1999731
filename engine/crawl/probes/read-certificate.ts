/** Reads the certificate of an https site, through the same guard as every other connection. */
import { connect, type PeerCertificate } from 'node:tls';
import { checkUrl, guardedLookup } from '../../fetch/address-guard.ts';
import { connectTargetFor } from '../../fetch/connect-to.ts';
import type { HttpClient } from '../../fetch/http-client.ts';
import type { CertificateFacts } from '../../model/site-facts.ts';

const timeoutMs = 10_000;

interface TlsTarget {
  readonly host: string;
  readonly port: number;
  readonly servername: string;
}

/** Where to connect; null when the host has no TLS or the guard refuses it. */
function tlsTargetOf({ policy }: Pick<HttpClient, 'policy'>, url: URL): TlsTarget | null {
  if (!checkUrl(url, policy).ok) return null;
  const target = connectTargetFor(url, policy.connectTo);
  const servername = url.hostname;
  if (target === null) return { host: url.hostname, port: 443, servername };
  return target === 'closed' || !target.https ? null : { host: target.host, port: target.port, servername };
}

function factsOf(host: string, { valid_to: validTo }: PeerCertificate): CertificateFacts | null {
  const at = Date.parse(validTo);
  return Number.isNaN(at) ? null : { host, validTo: new Date(at).toISOString().slice(0, 10) };
}

/** Null when there is no response; an invalid certificate is read as well. */
export function readCertificate(
  client: Pick<HttpClient, 'policy'>,
  origin: string,
  signal: AbortSignal,
): Promise<CertificateFacts | null> {
  const url = new URL(origin);
  const target = url.protocol === 'https:' ? tlsTargetOf(client, url) : null;
  if (target === null) return Promise.resolve(null);
  const isOwn = connectTargetFor(url, client.policy.connectTo) !== null;
  return new Promise((resolve) => {
    // Nothing is sent or read but the handshake, so an invalid certificate does no harm here.
    const socket = connect({
      ...target,
      rejectUnauthorized: false,
      ...(!isOwn && { lookup: guardedLookup() }),
    });
    const end = (facts: CertificateFacts | null): void => {
      signal.removeEventListener('abort', giveUp);
      socket.destroy();
      resolve(facts);
    };
    const giveUp = (): void => end(null);
    signal.addEventListener('abort', giveUp, { once: true });
    socket.setTimeout(timeoutMs, giveUp);
    socket.once('error', giveUp);
    socket.once('secureConnect', () => end(factsOf(url.hostname, socket.getPeerCertificate())));
  });
}
