/** A small website that a test changes between two analyses of it. */
import { createServer, type Server } from 'node:http';

/** The host name that `npm run test:e2e` routes to this server. */
export const changingHost = 'changing.example';

export interface ChangingSite {
  /** By path: the page, or where it redirects to. */
  pages: Readonly<Record<string, string | { readonly to: string }>>;
  /** `name:password` that opens it; null when it is open. */
  password: string | null;
  /** What was posted to it, as a webhook. */
  readonly posted: { readonly signature: string; readonly body: string }[];
  readonly close: () => Promise<void>;
}

const words = 'The old mill by the river bakes bread of rye and spelt, and the oven is lit before dawn. ';

export const pageOf = (title: string, links: readonly string[], head = ''): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>${head}</head>
<body><nav>${links.map((path) => `<a href="${path}">To ${path}</a>`).join(' ')}</nav><main><h1>${title}</h1><p>${title}. ${words.repeat(12)}</p></main></body></html>`;

const typeOf = (url: string): string => (url.endsWith('.txt') ? 'text/plain' : 'text/html; charset=utf-8');

export async function serveChangingSite(port: number): Promise<ChangingSite> {
  const site: Pick<ChangingSite, 'pages' | 'password' | 'posted'> = {
    pages: {},
    password: null,
    posted: [],
  };
  const server: Server = createServer((request, response) => {
    if (request.method === 'POST') {
      let body = '';
      request.on('data', (chunk: Buffer) => {
        body += chunk.toString();
      });
      request.on('end', () => {
        site.posted.push({ signature: String(request.headers['pagewright-signature']), body });
        response.writeHead(204).end();
      });
      return;
    }
    const isOpen =
      site.password === null ||
      request.headers.authorization === `Basic ${Buffer.from(site.password).toString('base64')}`;
    if (!isOpen) {
      response.writeHead(401, { 'www-authenticate': 'Basic realm="staging"' }).end('Closed');
      return;
    }
    const found = site.pages[request.url ?? '/'];
    if (found === undefined) response.writeHead(404, { 'content-type': 'text/html' }).end('Not found');
    else if (typeof found === 'string')
      response.writeHead(200, { 'content-type': typeOf(request.url ?? '') }).end(found);
    else response.writeHead(301, { location: found.to }).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  return Object.assign(site, {
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  });
}
