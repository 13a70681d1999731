/** Looks at the certificate of a site's https door, through the same guard as every other connection. */
import type { PeerCertificate } from 'node:tls';
import { connectTargetFor } from './crawl/connect-to.ts';
import { checkUrl, guardedLookup } from './crawl/guard.ts';
import type { HttpClient } from './crawl/http-client.ts';
import { loadTls } from './crawl/http1/tls.ts';
import type { CertificateFacts } from './facts/site-facts.ts';

const lookMs = 10_000;

interface Door {
  readonly host: string;
  readonly port: number;
  readonly servername: string;
}

/** Where the connection goes; null when there is no TLS to look at or the guard refuses. */
function doorOf({ policy }: Pick<HttpClient, 'policy'>, url: URL): Door | null {
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

/** Null when nothing answers; a certificate that is not valid is looked at all the same. */
export function readCertificate(
  client: Pick<HttpClient, 'policy'>,
  origin: string,
  signal: AbortSignal,
): Promise<CertificateFacts | null> {
  const url = new URL(origin);
  const door = url.protocol === 'https:' ? doorOf(client, url) : null;
  if (door === null) return Promise.resolve(null);
  const isOwn = connectTargetFor(url, client.policy.connectTo) !== null;
  return new Promise((resolve) => {
    // Nothing is sent or read but the handshake, so an invalid certificate does no harm here.
    const socket = loadTls().connect({
      ...door,
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
    socket.setTimeout(lookMs, giveUp);
    socket.once('error', giveUp);
    socket.once('secureConnect', () => end(factsOf(url.hostname, socket.getPeerCertificate())));
  });
}
