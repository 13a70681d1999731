/** Refuses state-changing requests from other origins (CSRF): with a cookie, which browsers send by themselves. */
import type { FastifyRequest } from 'fastify';
import { refuse } from '../errors/refusal.ts';
import { sentKey } from './bearer-key.ts';

const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);

function isOwnOrigin(origin: string, request: FastifyRequest, publicOrigin: string): boolean {
  if (origin === publicOrigin) return true;
  // The same server under another of its names, such as 127.0.0.1 for localhost.
  return origin === `${request.protocol}://${request.headers.host ?? ''}`;
}

/** `Sec-Fetch-Site` and `Origin` are set by browsers; pages cannot change them. */
export function comesFromElsewhere(request: FastifyRequest, publicOrigin: string): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  if (origin !== undefined) return !isOwnOrigin(origin, request, publicOrigin);
  return site !== 'same-origin';
}

/** A non-browser client sends neither; a browser always sends one. */
const isNoBrowser = ({ headers }: FastifyRequest): boolean =>
  headers.origin === undefined && headers['sec-fetch-site'] === undefined;

export interface OriginRules {
  readonly publicOrigin: string;
  /** Routes that other servers may post to: their requests are signed, or their path is a secret. */
  readonly openPaths: ReadonlySet<string>;
}

export function checkOrigin(request: FastifyRequest, { publicOrigin, openPaths }: OriginRules): void {
  if (harmless.has(request.method)) return;
  // Where only keys count, no cookie does.
  if (request.routeOptions.config.isForKeys === true) return;
  // No browser adds a key by itself, and where one is sent the cookie is not looked at.
  if (request.routeOptions.config.isForUsers === true && sentKey(request).kind === 'key') return;
  if (openPaths.has(request.routeOptions.url ?? '') && isNoBrowser(request)) return;
  if (comesFromElsewhere(request, publicOrigin)) throw refuse('foreign_origin');
}
