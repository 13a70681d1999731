/** Sets the security headers of every response. */
import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyReply } from 'fastify';

/** Reads the headers that hooks have set on a reply, for a response written directly to the socket. */
export const headersSetOn = (reply: FastifyReply): OutgoingHttpHeaders =>
  Object.fromEntries(
    Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );

/** The CSP source of one inline script or style. */
export const hashOf = (source: string): string =>
  `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

export interface HeaderOptions {
  readonly isSecure: boolean;
  /** `'sha256-…'` of the inline scripts in our own pages. */
  readonly scriptHashes: readonly string[];
  /** Profile images come from any host of the identity provider's choice. */
  readonly showsForeignPictures: boolean;
}

export function securityHeaders({
  isSecure,
  scriptHashes,
  showsForeignPictures,
}: HeaderOptions): Readonly<Record<string, string>> {
  const policy = [
    "default-src 'none'",
    `script-src ${["'self'", ...scriptHashes].join(' ')}`,
    "style-src 'self'",
    "font-src 'self'",
    `img-src 'self' data:${showsForeignPictures ? ' https:' : ''}`,
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  return {
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    ...(isSecure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}

/** Browsers read these of documents only: a first visit loads dozens of scripts without them. */
export const documentHeaders = ['cross-origin-opener-policy', 'permissions-policy'] as const;

export const applyHeaders = (reply: FastifyReply, headers: Readonly<Record<string, string>>): void => {
  void reply.headers(headers);
};
