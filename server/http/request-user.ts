/** Finds the signed-in user of a request once, however many parts of its handling need to know. */
import type { User } from '@pagewright/contract/entities/user';
import type { FastifyRequest } from 'fastify';
import type { Cookies } from './session-cookie.ts';

export type RequestUser = (request: FastifyRequest) => Promise<User | null>;

export function requestUsers(
  cookies: Cookies,
  findUser: (token: string | null) => Promise<User | null>,
): RequestUser {
  const found = new WeakMap<FastifyRequest, Promise<User | null>>();
  return (request) => {
    const user = found.get(request) ?? findUser(cookies.readSession(request));
    found.set(request, user);
    return user;
  };
}
