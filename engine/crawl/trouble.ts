/** What went wrong with a connection, as a reason for programs and a sentence for people. */
import type { FetchFailureReason } from '../facts/fetched-page.ts';
import { RefusedAddressError } from './guard.ts';

export interface TroubleDescription {
  readonly reason: FetchFailureReason;
  readonly detail: string;
  readonly isWorthRetrying: boolean;
}

type Row = readonly [pattern: RegExp, reason: FetchFailureReason, isWorthRetrying: boolean, says: string];

const rows: readonly Row[] = [
  // The DNS itself says no; a resolver that cannot tell says EAI_AGAIN.
  [/^ENOTFOUND$/, 'dns', false, 'has no address in the DNS'],
  [/^(EAI_.*|ESERVFAIL|ETIMEOUT|EREFUSED|ENODATA)$/, 'dns', true, 'could not be looked up in the DNS'],
  [/^DNS_SILENT$/, 'dns', false, 'could not be looked up in the DNS'],
  [/^(CONNECT_TIMEOUT|ETIMEDOUT)$/, 'timeout', true, 'did not accept a connection in time'],
  [
    /^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL|EACCES|EPERM|EINVAL)$/,
    'connect',
    true,
    'refused the connection',
  ],
  [/^HEADERS_TOO_LARGE$/, 'headers-too-large', false, 'sent more headers than a browser would accept'],
  [
    /^(CERT_|ERR_TLS|ERR_SSL|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|EPROTO)/,
    'tls',
    false,
    'has no valid certificate or speaks no TLS',
  ],
  [
    /^(ECONNRESET|EPIPE|ECONNABORTED|CLOSED_EARLY)$/,
    'reset',
    true,
    'closed the connection before its answer was complete',
  ],
  [/^NOT_HTTP$/, 'protocol', false, 'sent something that is not HTTP'],
  [
    /^(EMFILE|ENFILE|ENOBUFS|ENOMEM)$/,
    'connect',
    true,
    'could not be reached, for this machine has too much open',
  ],
];

/** The code of an error or, with several addresses tried, of the first attempt that has one. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  if (error instanceof AggregateError) return error.errors.map(codeOf).find((code) => code !== '') ?? '';
  return codeOf(error.cause);
}

export function describeTrouble(error: Error, host: string): TroubleDescription {
  if (error instanceof RefusedAddressError) {
    return { reason: 'refused-address', detail: error.message, isWorthRetrying: false };
  }
  const code = codeOf(error) || error.name;
  const row = rows.find(([pattern]) => pattern.test(code));
  if (row === undefined) {
    const detail = `${host} could not be read (${code}).`;
    return { reason: 'protocol', detail, isWorthRetrying: false };
  }
  const [, reason, isWorthRetrying, says] = row;
  return { reason, detail: `${host} ${says}${reason === 'tls' ? ` (${code})` : ''}.`, isWorthRetrying };
}
