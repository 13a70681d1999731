/** Stands in for the server in tests, at the network border: answers `fetch` by method and path, keeps what was asked. */
import type { ErrorCode } from '@pagewright/contract/errors';
import { errors } from '@pagewright/contract/errors';
import { vi } from 'vitest';

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

export interface FakeServer {
  /** All requests so far, or those of one `METHOD /path`. */
  readonly asked: (route?: string) => Asked[];
  /** Changes or adds an answer. */
  readonly on: (route: string, answer: unknown) => void;
}

/** Answers by `METHOD /path`: a value, a function of the request, or a `refusal`; anything else is a 404. */
export function fakeServer(routes: Readonly<Record<string, unknown>>): FakeServer {
  const table = new Map(Object.entries(routes));
  const log: Asked[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, 'http://pagewright.test');
    const asked: Asked = {
      method: init.method ?? 'GET',
      path: url.pathname,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    };
    log.push(asked);
    const route = `${asked.method} ${asked.path}`;
    const known = table.has(route) ? table.get(route) : refusal('not_found');
    const answer: unknown = typeof known === 'function' ? await known(asked) : known;
    if (answer instanceof Response) return answer.clone();
    return Response.json(answer);
  });
  return {
    asked: (route) => log.filter(({ method, path }) => route === undefined || route === `${method} ${path}`),
    on: (route, answer) => table.set(route, answer),
  };
}

/** A refusal as the server words it. */
export const refusal = (code: ErrorCode, extra: Readonly<Record<string, unknown>> = {}): Response => {
  const { status, message } = errors[code];
  return Response.json({ code, error: message, message, ...extra }, { status });
};
