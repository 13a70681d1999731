/** Replaces `fetch` in tests: responds by method and path, and records the requests. */
import { type ErrorCode, errors } from '@pagewright/contract/errors';
import { vi } from 'vitest';

export interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

export interface FakeServer {
  /** All requests so far, or those of one `METHOD /path`. */
  readonly requests: (route?: string) => RecordedRequest[];
  /** Changes or adds a response. */
  readonly on: (route: string, response: unknown) => void;
}

/** Responds by `METHOD /path`: a value, a function of the request, or a `refusal`; anything else is a 404. */
export function fakeServer(routes: Readonly<Record<string, unknown>>): FakeServer {
  const table = new Map(Object.entries(routes));
  const log: RecordedRequest[] = [];
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const url = new URL(input, 'http://pagewright.test');
    const request: RecordedRequest = {
      method: init.method ?? 'GET',
      path: url.pathname,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    };
    log.push(request);
    const route = `${request.method} ${request.path}`;
    const known = table.has(route) ? table.get(route) : refusal('not_found');
    const response: unknown = typeof known === 'function' ? await known(request) : known;
    if (response instanceof Response) return response.clone();
    return Response.json(response);
  });
  return {
    requests: (route) =>
      log.filter(({ method, path }) => route === undefined || route === `${method} ${path}`),
    on: (route, response) => table.set(route, response),
  };
}

/** A refusal as the server words it. */
export const refusal = (code: ErrorCode, extra: Readonly<Record<string, unknown>> = {}): Response => {
  const { status, message } = errors[code];
  return Response.json({ code, error: message, message, ...extra }, { status });
};
