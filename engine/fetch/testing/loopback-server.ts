/** A real server on a free loopback port, and a client that reaches it as a named host. */
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Server, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { type Clock, realClock } from '../clock.ts';
import { parseConnectTo } from '../connect-to.ts';
import { createHttpClient, type HttpClient, type HttpClientOptions } from '../http-client.ts';

export interface LoopbackServer {
  readonly port: number;
  /** Method-less request lines in order: the path with its query. */
  readonly paths: string[];
  /** Connections accepted so far. */
  readonly connections: () => number;
}

async function listen(server: Server, paths: string[]): Promise<LoopbackServer> {
  const sockets = new Set<Socket>();
  let connections = 0;
  server.on('connection', (socket: Socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { port: portOf(server), paths, connections: () => connections };
}

export function portOf(server: Server): number {
  const address: string | AddressInfo | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}

export function serveHttp(onRequest: RequestListener): Promise<LoopbackServer> {
  const paths: string[] = [];
  const server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
    paths.push(request.url ?? '');
    onRequest(request, response);
  });
  return listen(server, paths);
}

/** For responses that no HTTP library would send. */
export const serveTcp = (onConnection: (socket: Socket) => void): Promise<LoopbackServer> =>
  listen(createTcpServer(onConnection), []);

export type Routes = Readonly<Record<string, (response: ServerResponse, request: IncomingMessage) => void>>;

/** Answers by path without its query; 404 for the rest. */
export const serveRoutes = (routes: Routes): Promise<LoopbackServer> =>
  serveHttp((request, response) => {
    const route = routes[(request.url ?? '').split('?', 1)[0] ?? ''];
    if (route === undefined) response.writeHead(404, { 'content-type': 'text/html' }).end('Not here');
    else route(response, request);
  });

export const html =
  (body: string, headers: Readonly<Record<string, string>> = {}) =>
  (response: ServerResponse): void => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body);
  };

export const redirect =
  (location: string, status = 301) =>
  (response: ServerResponse): void => {
    response.writeHead(status, { location }).end();
  };

export function clientFor(connectTo: string, options: HttpClientOptions = {}): HttpClient {
  const client = createHttpClient({ connectTo: parseConnectTo(connectTo), ...options });
  onTestFinished(() => client.close());
  return client;
}

/** A fake clock: only waits move it, and each is over at once; remembers how long they would have been. */
export function skippingClock(): Clock & { readonly waits: number[] } {
  const waits: number[] = [];
  let nowMs = Date.UTC(2026, 10, 15);
  return {
    waits,
    now: () => nowMs,
    sleep: (ms, signal) => {
      waits.push(ms);
      nowMs += ms;
      return realClock.sleep(0, signal);
    },
    deadline: () => new AbortController().signal,
  };
}
