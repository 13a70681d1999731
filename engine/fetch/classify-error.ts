/** Classifies what went wrong with a request: a reason for code, a sentence for people. */
import { errors } from 'undici';
import type { FetchFailureReason } from '../model/fetched-page.ts';
import { RefusedAddressError } from './address-guard.ts';

export interface FetchError {
  readonly reason: FetchFailureReason;
  readonly detail: string;
  readonly isWorthRetrying: boolean;
  /** The DNS itself denies the name; a resolver that does not know returns EAI_AGAIN. */
  readonly isAbsent?: true;
}

type Row = readonly [pattern: RegExp, reason: FetchFailureReason, isWorthRetrying: boolean, says: string];

const rows: readonly Row[] = [
  [/^ENOTFOUND$/, 'dns', false, 'has no address in the DNS'],
  [/^(EAI_.*|ESERVFAIL|ETIMEOUT|EREFUSED|ENODATA)$/, 'dns', true, 'could not be looked up in the DNS'],
  [/^DNS_TIMEOUT$/, 'dns', false, 'could not be looked up in the DNS'],
  [/^(UND_ERR_CONNECT_TIMEOUT|ETIMEDOUT)$/, 'timeout', true, 'did not accept a connection in time'],
  [
    /^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL|EACCES|EPERM|EINVAL)$/,
    'connect',
    true,
    'refused the connection',
  ],
  [
    /^(UND_ERR_HEADERS_OVERFLOW|HPE_HEADER_OVERFLOW)$/,
    'headers-too-large',
    false,
    'sent more headers than a browser would accept',
  ],
  [
    /^(HTTP2_ONLY|ERR_SSL_\w*NO_APPLICATION_PROTOCOL)$/,
    'protocol',
    false,
    'supports only HTTP/2, and our crawler uses HTTP/1.1',
  ],
  [/^CERT_HAS_EXPIRED$/, 'tls', false, 'has a certificate that has expired'],
  [
    /^(DEPTH_ZERO_)?SELF_SIGNED/,
    'tls',
    false,
    'has a certificate that no authority vouches for (self-signed)',
  ],
  [/^ERR_TLS_CERT_ALTNAME/, 'tls', false, 'has a certificate issued for another host name'],
  [/^UNABLE_TO_(GET|VERIFY)/, 'tls', false, 'does not send its full certificate chain'],
  [/^CERT_/, 'tls', false, 'has a certificate that is not valid'],
  [/^(ERR_TLS|ERR_SSL|UNABLE_TO_|EPROTO)/, 'tls', false, 'could not open a secure connection (TLS)'],
  [
    /^(ECONNRESET|EPIPE|ECONNABORTED|ERR_STREAM_PREMATURE_CLOSE|UND_ERR_(SOCKET|DESTROYED|CLOSED|INFO))$/,
    'reset',
    true,
    'closed the connection before its response was complete',
  ],
  // An assertion of undici is how it refuses a change of the protocol.
  [
    /^(NOT_HTTP|HTTPParserError|HPE_.*|UND_ERR_RES_CONTENT_LENGTH_MISMATCH|ERR_ASSERTION)$/,
    'protocol',
    false,
    'sent something that is not HTTP',
  ],
  [
    /^(EMFILE|ENFILE|ENOBUFS|ENOMEM)$/,
    'connect',
    true,
    'could not be reached, because our server has too many open connections',
  ],
];

/** The code of an error or, with several addresses tried, of the first attempt that has one. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  if (error instanceof AggregateError) return error.errors.map(codeOf).find((code) => code !== '') ?? '';
  return codeOf(error.cause);
}

/** The first frame of every HTTP/2 server, SETTINGS on stream 0, as the parsers of HTTP/1.1 pass it on. */
function isHttp2(error: Error): boolean {
  const packet = 'rawPacket' in error ? error.rawPacket : 'data' in error ? error.data : null;
  const bytes = typeof packet === 'string' ? Buffer.from(packet, 'latin1') : packet;
  // Three bytes of length, the type of the frame, its flags, and the number of the stream.
  return (
    Buffer.isBuffer(bytes) &&
    bytes.length >= 9 &&
    bytes.readUIntBE(0, 2) === 0 &&
    bytes[3] === 4 &&
    bytes.readUIntBE(4, 5) === 0
  );
}

/** The connection was closed, which a server may do at any time between two requests. */
export const isStaleConnection = (error: Error): boolean =>
  /^(ECONNRESET|EPIPE|UND_ERR_SOCKET)$/.test(codeOf(error)) && !isBadResponse(error);

/** undici's word for a response that is HTTP, but not what it waits for, such as 100 Continue. */
const isBadResponse = ({ message }: Error): boolean => /^bad (?:response|upgrade)$/.test(message);

/** The strict parser gave up where a lenient one may go on. */
export const isRefusedByParser = (error: Error): boolean =>
  error instanceof errors.HTTPParserError ||
  error instanceof errors.ResponseContentLengthMismatchError ||
  (error instanceof errors.SocketError && isBadResponse(error));

export function classifyError(error: Error, host: string): FetchError {
  if (error instanceof RefusedAddressError) {
    return { reason: 'refused-address', detail: error.message, isWorthRetrying: false };
  }
  const code = isHttp2(error) ? 'HTTP2_ONLY' : codeOf(error) || error.name;
  const row = rows.find(([pattern]) => pattern.test(code));
  if (row === undefined) {
    const detail = `${host} could not be read: the connection failed for an unknown reason (${code}).`;
    return { reason: 'protocol', detail, isWorthRetrying: false };
  }
  const [, reason, isWorthRetrying, says] = row;
  return {
    reason,
    detail: `${host} ${says}.`,
    isWorthRetrying,
    ...(code === 'ENOTFOUND' && { isAbsent: true }),
  };
}
