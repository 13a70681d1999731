/** What a server did wrong on the way of an answer, by a code that `trouble.ts` has words for. */
export type HttpErrorCode = 'NOT_HTTP' | 'HEADERS_TOO_LARGE' | 'CLOSED_EARLY' | 'CONNECT_TIMEOUT';

export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly code: HttpErrorCode;

  constructor(code: HttpErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

export const notHttp = (message: string): HttpError => new HttpError('NOT_HTTP', message);
