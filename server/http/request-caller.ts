/** Finds who makes a request once, however many parts of its handling need to know: by API key, else by session. */
import type { ApiKeyScope } from '@pagewright/contract/entities/api-key';
import type { User } from '@pagewright/contract/entities/user';
import type { FastifyRequest } from 'fastify';
import { sentKey } from './bearer-key.ts';
import type { Cookies } from './session-cookie.ts';

export type Caller =
  | { readonly kind: 'session'; readonly user: User }
  | {
      readonly kind: 'key';
      readonly user: User;
      readonly keyId: string;
      readonly scopes: readonly ApiKeyScope[];
    };

export type RequestCaller = (request: FastifyRequest) => Promise<Caller | null>;

export interface CallerLookup {
  readonly bySession: (token: string | null) => Promise<User | null>;
  readonly byKey: (key: string) => Promise<Omit<Extract<Caller, { kind: 'key' }>, 'kind'> | null>;
}

/** A request with a key and a cookie is judged by the key alone. */
export function requestCallers(cookies: Cookies, { bySession, byKey }: CallerLookup): RequestCaller {
  const found = new WeakMap<FastifyRequest, Promise<Caller | null>>();
  const find = async (request: FastifyRequest): Promise<Caller | null> => {
    const sent = sentKey(request);
    if (sent.kind === 'key') {
      const owner = sent.key && (await byKey(sent.key));
      return owner ? { kind: 'key', ...owner } : null;
    }
    const user = await bySession(cookies.readSession(request));
    return user && { kind: 'session', user };
  };
  return (request) => {
    const caller = found.get(request) ?? find(request);
    found.set(request, caller);
    return caller;
  };
}
