/** Serves the demo sites on a free loopback port, and returns the CONNECT_TO entries for the crawler. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { gzip } from 'node:zlib';
import { brindleKiln } from './brindle-kiln/site.ts';
import { type DemoResponse, prepareSite } from './demo-response.ts';
import { otteryLane } from './ottery-lane/site.ts';
import { withWww } from './site-model/demo-hosts.ts';
import type { DemoSite } from './site-model/demo-site.ts';

/** The suggested one comes first. */
export const demoSites: readonly DemoSite[] = [brindleKiln, otteryLane];

export interface ServedDemo {
  /** Such as `demo.example=127.0.0.1:40123`, one for each host. */
  readonly connectTo: readonly string[];
  readonly close: () => Promise<void>;
}

interface Handler {
  readonly site: DemoSite;
  readonly handle: ReturnType<typeof prepareSite>;
}

/** The handlers of all demo hosts; a site is prepared at its first request. */
function createHandlers(): ReadonlyMap<string, Handler> {
  const handlers = demoSites.flatMap((site) => {
    let prepared: Handler['handle'] | undefined;
    const handle: Handler['handle'] = (request) => {
      prepared ??= prepareSite(site);
      return prepared(request);
    };
    return withWww(site.host).map((name) => [name, { site, handle }] as const);
  });
  return new Map(handlers);
}

function send(response: ServerResponse, { status, headers, body }: DemoResponse): void {
  response.writeHead(status, { ...headers, 'content-length': body.byteLength }).end(body);
}

function compress(demoResponse: DemoResponse, then: (smaller: DemoResponse) => void): void {
  gzip(demoResponse.body, (error, body) => {
    const headers = { ...demoResponse.headers, 'content-encoding': 'gzip', vary: 'accept-encoding' };
    then(error === null ? { ...demoResponse, headers, body } : demoResponse);
  });
}

function handleRequest(
  handlers: ReadonlyMap<string, Handler>,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const host = (request.headers.host ?? '').replace(/:\d+$/, '').toLowerCase();
  const handler = handlers.get(host);
  if (handler === undefined) {
    response.writeHead(421, { 'content-type': 'text/plain' }).end('No demo site goes by this name.\n');
    return;
  }
  const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
  const scheme = String(request.headers['x-forwarded-proto'] ?? 'https');
  const demoResponse = handler.handle({ host, path, scheme });
  const isText = !String(demoResponse.headers['content-type']).startsWith('image/');
  const takesGzip = (request.headers['accept-encoding'] ?? '').includes('gzip');
  const reply = (): void => {
    if (handler.site.compresses && isText && takesGzip)
      compress(demoResponse, (each) => send(response, each));
    else send(response, demoResponse);
  };
  if (demoResponse.delayMs === 0) reply();
  else setTimeout(reply, demoResponse.delayMs);
}

/** The user's own entries win: ours for the same host are left out. */
export function addDemo(own: readonly string[], demo: readonly string[]): readonly string[] {
  const hostOf = (entry: string): string => (entry.split('=', 1)[0] ?? '').replace(/:\d+$/, '').toLowerCase();
  const named = new Set(own.map(hostOf));
  return [...own, ...demo.filter((entry) => !named.has(hostOf(entry)))];
}

export async function serveDemo(): Promise<ServedDemo> {
  const handlers = createHandlers();
  const server = createServer((request, response) => handleRequest(handlers, request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The demo server has no port.');
  return {
    connectTo: [...handlers.keys()].map((name) => `${name}=127.0.0.1:${address.port}`),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
