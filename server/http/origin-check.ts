/** Refuses requests that change something and did not come from a page of this site. */
import type { FastifyRequest } from 'fastify';
import { refuse } from '../refusal.ts';

const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);

function isOwnOrigin(origin: string, request: FastifyRequest, publicOrigin: string): boolean {
  if (origin === publicOrigin) return true;
  // The same server under another of its names, such as 127.0.0.1 for localhost.
  return origin === `${request.protocol}://${request.headers.host ?? ''}`;
}

/** `Sec-Fetch-Site` and `Origin` are set by browsers and out of reach of the pages they show. */
export function comesFromElsewhere(request: FastifyRequest, publicOrigin: string): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  if (origin !== undefined) return !isOwnOrigin(origin, request, publicOrigin);
  return site !== 'same-origin';
}

export function checkOrigin(request: FastifyRequest, publicOrigin: string): void {
  if (!harmless.has(request.method) && comesFromElsewhere(request, publicOrigin))
    throw refuse('foreign_origin');
}
