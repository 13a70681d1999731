/** Reads and writes the cookies: session token, known device, and the key of a pending OpenID Connect sign-in. */
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface Cookies {
  readSession(request: FastifyRequest): string | null;
  writeSession(reply: FastifyReply, token: string, lifeMs: number): void;
  clearSession(reply: FastifyReply): void;
  readDevice(request: FastifyRequest): string | null;
  writeDevice(reply: FastifyReply, token: string, lifeMs: number): void;
  readLogin(request: FastifyRequest): string | null;
  writeLogin(reply: FastifyReply, key: string, lifeMs: number): void;
  clearLogin(reply: FastifyReply): void;
}

/** Our secrets have 43 characters; anything else is not queried. */
const asSecret = (value: string | undefined): string | null =>
  value && /^[\w-]{43}$/.test(value) ? value : null;

/** Over https the names have the `__Host-` prefix: set by this host, for this host, over TLS. */
export function sessionCookies(isSecure: boolean): Cookies {
  const session = isSecure ? '__Host-session' : 'session';
  const device = isSecure ? '__Host-device' : 'device';
  const login = isSecure ? '__Secure-login' : 'login';
  const base = { httpOnly: true, sameSite: 'lax', secure: isSecure } as const;
  const atRoot = { ...base, path: '/' };
  const atCallback = { ...base, path: '/api/callback' };
  return {
    readSession: (request) => asSecret(request.cookies[session]),
    writeSession: (reply, token, lifeMs) => {
      void reply.setCookie(session, token, { ...atRoot, maxAge: Math.floor(lifeMs / 1000) });
    },
    clearSession: (reply) => {
      void reply.clearCookie(session, atRoot);
    },
    readDevice: (request) => asSecret(request.cookies[device]),
    writeDevice: (reply, token, lifeMs) => {
      void reply.setCookie(device, token, { ...atRoot, maxAge: Math.floor(lifeMs / 1000) });
    },
    readLogin: (request) => asSecret(request.cookies[login]),
    writeLogin: (reply, key, lifeMs) => {
      void reply.setCookie(login, key, { ...atCallback, maxAge: Math.floor(lifeMs / 1000) });
    },
    clearLogin: (reply) => {
      void reply.clearCookie(login, atCallback);
    },
  };
}
