/** Serves the demo sites on a free loopback port and says where the crawler finds them. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { gzip } from 'node:zlib';
import { type DemoAnswer, prepareSite } from './answer-demo.ts';
import { brindleKiln } from './brindle-kiln/site.ts';
import { withWww } from './demo-hosts.ts';
import type { DemoSite } from './demo-site.ts';
import { otteryLane } from './ottery-lane/site.ts';

/** The one a newcomer is pointed at comes first. */
export const demoSites: readonly DemoSite[] = [brindleKiln, otteryLane];

export interface ServedDemo {
  /** Such as `demo.example=127.0.0.1:40123`, one for each name. */
  readonly connectTo: readonly string[];
  readonly close: () => Promise<void>;
}

const desks = demoSites.flatMap((site) => {
  let answering: ReturnType<typeof prepareSite> | undefined;
  const ask: ReturnType<typeof prepareSite> = (request) => {
    answering ??= prepareSite(site);
    return answering(request);
  };
  return withWww(site.host).map((name) => [name, { site, ask }] as const);
});
const deskOf = new Map(desks);

function send(response: ServerResponse, { status, headers, body }: DemoAnswer): void {
  response.writeHead(status, { ...headers, 'content-length': body.byteLength }).end(body);
}

function compress(answer: DemoAnswer, then: (smaller: DemoAnswer) => void): void {
  gzip(answer.body, (error, body) => {
    const headers = { ...answer.headers, 'content-encoding': 'gzip', vary: 'accept-encoding' };
    then(error === null ? { ...answer, headers, body } : answer);
  });
}

function answerRequest(request: IncomingMessage, response: ServerResponse): void {
  const host = (request.headers.host ?? '').replace(/:\d+$/, '').toLowerCase();
  const desk = deskOf.get(host);
  if (desk === undefined) {
    response.writeHead(421, { 'content-type': 'text/plain' }).end('No demo site goes by this name.\n');
    return;
  }
  const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
  const scheme = String(request.headers['x-forwarded-proto'] ?? 'https');
  const answer = desk.ask({ host, path, scheme });
  const isText = !String(answer.headers['content-type']).startsWith('image/');
  const takesGzip = (request.headers['accept-encoding'] ?? '').includes('gzip');
  const reply = (): void => {
    if (desk.site.compresses && isText && takesGzip) compress(answer, (each) => send(response, each));
    else send(response, answer);
  };
  if (answer.delayMs === 0) reply();
  else setTimeout(reply, answer.delayMs);
}

/** The user's own entries come first: ours for a host that they name are left out. */
export function addDemo(own: readonly string[], demo: readonly string[]): readonly string[] {
  const hostOf = (entry: string): string => (entry.split('=', 1)[0] ?? '').replace(/:\d+$/, '').toLowerCase();
  const named = new Set(own.map(hostOf));
  return [...own, ...demo.filter((entry) => !named.has(hostOf(entry)))];
}

export async function serveDemo(): Promise<ServedDemo> {
  const server = createServer(answerRequest);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The demo server has no port.');
  return {
    connectTo: [...deskOf.keys()].map((name) => `${name}=127.0.0.1:${address.port}`),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
