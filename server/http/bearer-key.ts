/** Reads the API key of a request from its Authorization header. */
import type { FastifyRequest } from 'fastify';

export type SentKey =
  | { readonly kind: 'none' }
  /** Null when it begins as a key does and cannot be one. */
  | { readonly kind: 'key'; readonly key: string | null }
  /** A bearer token for somebody else, such as a proxy in front of us. */
  | { readonly kind: 'other' };

const keyStart = 'pw_';
/** As they are made; anything else is not queried. */
const keyPattern = /^pw_[\w-]{43}$/;

export function sentKey({ headers }: Pick<FastifyRequest, 'headers'>): SentKey {
  const token = /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1];
  if (token === undefined) return { kind: 'none' };
  if (!token.startsWith(keyStart)) return { kind: 'other' };
  return { kind: 'key', key: keyPattern.test(token) ? token : null };
}
