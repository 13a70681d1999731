/** A little site on loopback whose pages a test can change, and the command run against it. */
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { Readable } from 'node:stream';
import { onTestFinished } from 'vitest';
import { main } from '../main.ts';

export interface SmallSite {
  readonly origin: string;
  /** HTML by path. */
  readonly pages: Map<string, string>;
  readonly requests: IncomingMessage[];
}

interface PageParts {
  readonly title?: string;
  readonly body?: string;
  readonly links?: readonly string[];
}

const words =
  'Our workshop in Hillfoot repairs wooden chairs, tables and shelves. We glue loose joints, replace broken legs and renew the finish with oil or wax. Bring your chair on a weekday and collect it a week later.';

/** A picture of one pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export const pageOf = (path: string, { title, body = '', links = [] }: PageParts): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${title === undefined ? '' : `<title>${title}</title>`}<meta name="description" content="How the Hillfoot workshop repairs chairs and tables: joints, legs and finish, with prices and times for ${path}."></head><body><main><h1>${title ?? 'A page'}</h1><p>${words}</p>${body}${links.map((link) => `<a href="${link}">Read about ${link}</a> `).join('')}</main></body></html>`;

export const usualPages = (): [string, string][] => [
  ['/', pageOf('/', { title: 'Chair and table repairs in Hillfoot', links: ['/chairs', '/tables'] })],
  [
    '/chairs',
    pageOf('/chairs', {
      title: 'Repairs of wooden chairs, joint by joint',
      links: ['/'],
      body: '<img src="/a.png" width="10" height="10">',
    }),
  ],
  ['/tables', pageOf('/tables', { title: 'Repairs of dining tables and desks', links: ['/'] })],
];

export async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return `http://127.0.0.1:${address.port}`;
}

export async function serveSmallSite(
  allow: (request: IncomingMessage) => boolean = () => true,
): Promise<SmallSite> {
  const pages = new Map(usualPages());
  const requests: IncomingMessage[] = [];
  const origin = await serve((request, response) => {
    requests.push(request);
    if (!allow(request)) {
      response.writeHead(401, { 'www-authenticate': 'Basic realm="staging"' }).end('No entry');
      return;
    }
    if (request.url?.endsWith('.png') === true) {
      response.writeHead(200, { 'content-type': 'image/png' }).end(png);
      return;
    }
    const html = pages.get(request.url ?? '');
    response
      .writeHead(html === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' })
      .end(html ?? '<title>Not found</title>');
  });
  return { origin, pages, requests };
}

export interface CommandResult {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly stdin?: string;
  readonly isTTY?: boolean;
  readonly signal?: AbortSignal;
}

/** Runs the command in this process, in a terminal that is a pipe unless said otherwise. */
export async function run(args: readonly string[], options: RunOptions = {}): Promise<CommandResult> {
  const { env = {}, stdin = '', isTTY = false, signal = new AbortController().signal } = options;
  let [stdout, stderr] = ['', ''];
  const write = (take: (text: string) => void) => ({
    isTTY,
    columns: 80,
    write: (text: string | Uint8Array) => {
      take(String(text));
      return true;
    },
  });
  const code = await main(args, {
    stdout: write((text) => {
      stdout += text;
    }),
    stderr: write((text) => {
      stderr += text;
    }),
    stdin: Readable.from([stdin]),
    env,
    signal,
  });
  return { code, stdout, stderr };
}

/** An audit of the site as a pipeline runs it, without suggestions, which take their time. */
export const audit = (site: Pick<SmallSite, 'origin'>, ...args: string[]): Promise<CommandResult> =>
  run(['audit', site.origin, '--allow-private', '--no-suggestions', ...args]);
