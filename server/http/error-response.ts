/** Turns errors into JSON responses; the only file that knows status codes. */
import { type ErrorCode, errors, needsCreditsCodes } from '@pagewright/contract/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal, type RefusalDetails, refuse } from '../errors/refusal.ts';

/** Our error codes for Fastify's own errors. */
const fastifyCodes: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'not_json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'not_json',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad_request',
  FST_ERR_BAD_URL: 'bad_request',
  FST_ERR_MAX_PARAM_LENGTH: 'url_too_long',
};

export interface ErrorBody {
  readonly code: ErrorCode;
  /** The specification's screens read the message from `error` in one place and from `message` in another. */
  readonly error: string;
  readonly message: string;
  readonly needsCredits?: true;
  readonly fields?: Readonly<Record<string, string>>;
  readonly requestId?: string;
}

function bodyOf(code: ErrorCode, message: string, details: RefusalDetails): ErrorBody {
  return {
    code,
    error: message,
    message,
    ...(needsCreditsCodes.has(code) && { needsCredits: true as const }),
    ...(details.fields && { fields: details.fields }),
  };
}

function asRefusal(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error;
  if (!(error instanceof Error)) return null;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const known = fastifyCodes[code];
  if (known !== undefined) return refuse(known);
  // A malformed request that Fastify or Node refused before our code ran.
  if ('statusCode' in error && error.statusCode === 400) return refuse('bad_request');
  if (isDatabaseGone(code, error.message)) return refuse('not_ready');
  if (code === diskFull) return refuse('storage_full');
  return null;
}

/** PostgreSQL's error code. */
const diskFull = '53100';

/** The database is restarting, out of connections or unreachable: worth a retry. */
const isDatabaseGone = (code: string, message: string): boolean =>
  /^(57P0[123]|53300|55000|08\w{3}|ECONNREFUSED|ECONNRESET|ENOENT)$/.test(code) ||
  /Connection terminated|timeout exceeded when trying to connect/.test(message);

/** The body for an error when no status can be sent any more. */
export function errorBody(error: unknown): ErrorBody {
  const refusal = asRefusal(error);
  return refusal === null
    ? bodyOf('internal', errors.internal.message, {})
    : bodyOf(refusal.code, refusal.message, refusal.details);
}

export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = asRefusal(error);
  if (refusal === null) {
    request.log.error({ event: 'http.request_failed', err: error }, 'a request failed');
    const { status, message } = errors.internal;
    return reply.code(status).send({ ...bodyOf('internal', message, {}), requestId: request.id });
  }
  const { code, details } = refusal;
  if (details.retryAfterSeconds !== undefined)
    void reply.header('retry-after', String(details.retryAfterSeconds));
  if (code === 'invalid_key') void reply.header('www-authenticate', 'Bearer realm="Pagewright"');
  return reply.code(errors[code].status).send(bodyOf(code, refusal.message, details));
}
