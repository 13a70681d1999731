/** Serves sites of the corpus on loopback, each under its own name and under the same with "www." before it. */
import { createServer } from 'node:http';
import { folderOf } from './cache.mjs';
import { respond } from './respond.mjs';

/** The site's other name: without "www." if it has it, else with it. */
export const otherHostOf = ({ host }) =>
  host.startsWith('www.') ? host.slice('www.'.length) : `www.${host}`;

const closed = (server) => new Promise((resolve) => server.close(resolve));

/**
 * The connection is plain HTTP, as behind a proxy that ends TLS: CONNECT_TO reaches it for https URLs too and says
 * the scheme in X-Forwarded-Proto. So no certificate has to be trusted.
 */
export async function serveSites(sites, { port = 0, folder = folderOf } = {}) {
  const siteAt = new Map(sites.flatMap((site) => [site.host, otherHostOf(site)].map((host) => [host, site])));
  const server = createServer((request, response) => {
    const { headers, url = '/', method } = request;
    const site = siteAt.get(headers.host ?? '');
    if (site === undefined || !['GET', 'HEAD'].includes(method ?? '')) {
      response.writeHead(site === undefined ? 421 : 405).end();
      return;
    }
    const answer = respond({ site, root: folder(site), target: url, headers });
    if (answer.body !== null) response.setHeader('content-length', answer.body.byteLength);
    response.writeHead(answer.status, answer.headers);
    response.end(method === 'HEAD' ? undefined : answer.body);
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const target = `127.0.0.1:${server.address().port}`;
  return {
    connectTo: [...siteAt.keys()].map((host) => `${host}=${target}`).join(','),
    close: () => {
      server.closeAllConnections();
      return closed(server);
    },
  };
}
