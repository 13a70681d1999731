/** Answers requests that Node's HTTP server refuses before any route sees them, in our words and with our headers. */
import { STATUS_CODES } from 'node:http';
import { type ErrorCode, errors } from '@pagewright/contract/errors';
import type { FastifyInstance } from 'fastify';
import { refuse } from '../errors/refusal.ts';
import { errorBody } from './error-response.ts';

type Headers = Readonly<Record<string, string>>;

const parserCodes: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
};

interface ClientSocket {
  readonly destroyed: boolean;
  readonly writable: boolean;
  write(text: string): unknown;
  destroy(error: Error): unknown;
}

function answerOf(code: ErrorCode, headers: Headers) {
  const body = JSON.stringify(errorBody(refuse(code)));
  const all = {
    ...headers,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  return { status: errors[code].status, headers: all, body };
}

/** For what the parser rejects: there is no request, only a connection. */
export const answerUnreadable =
  (headers: Headers) =>
  (error: Error & { readonly code?: string }, socket: ClientSocket): void => {
    // A reset connection has nobody at the other end.
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const answer = answerOf(parserCodes[error.code ?? ''] ?? 'bad_request', headers);
    const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}\r\n`);
    if (socket.writable)
      socket.write(
        `HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status]}\r\n${lines.join('')}\r\n${answer.body}`,
      );
    socket.destroy(error);
  };

/** `Expect` with anything but `100-continue`, which Node answers by itself. */
export function answerExpectations(app: FastifyInstance, headers: Headers): void {
  app.server.on('checkExpectation', (_request, response) => {
    const answer = answerOf('expectation_failed', headers);
    response.writeHead(answer.status, answer.headers).end(answer.body);
  });
}
