/** Serves sites of the corpus on loopback, each under its own name and under the same with "www." before it, as Apache or a host of static pages does. */

import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { folderOf } from './cache.mjs';
import { findFile, isText, listFolder, typeOf } from './files.mjs';

/** Debian's documents are served as by Debian's Apache: without a charset, which the pages declare themselves. */
const isApache = ({ from }) => 'debian' in from;

const gzipBytesMin = 1024;

const notFoundPage = `<!DOCTYPE HTML PUBLIC "-//IETF//DTD HTML 2.0//EN">
<html><head>
<title>404 Not Found</title>
</head><body>
<h1>Not Found</h1>
<p>The requested URL was not found on this server.</p>
</body></html>
`;

const redirect = (status, location) => ({
  status,
  headers: { location, 'content-type': 'text/html; charset=utf-8' },
  body: Buffer.from(
    `<html><head><title>Moved</title></head><body><a href="${encodeURI(location)}">Moved</a></body></html>`,
  ),
});

function commonHeaders(site) {
  return isApache(site)
    ? { server: 'Apache/2.4.67 (Debian)' }
    : {
        server: 'GitHub.com',
        'cache-control': 'max-age=600',
        'strict-transport-security': 'max-age=31556952',
      };
}

const withCharset = (site, type) => (isApache(site) || !isText(type) ? type : `${type}; charset=utf-8`);

/** The weak comparison of RFC 9110; a date counts only without a tag. */
function isUnchanged(headers, etag, modified) {
  const tags = headers['if-none-match'];
  if (tags !== undefined) return tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return Number.isFinite(since) && Math.floor(modified.getTime() / 1000) * 1000 <= since;
}

function sendFile(site, file, headers, status = 200) {
  const { mtime, size } = statSync(file);
  const type = typeOf(file);
  const isGzip = isText(type) && size >= gzipBytesMin && (headers['accept-encoding'] ?? '').includes('gzip');
  const etag = `"${size.toString(16)}-${Math.floor(mtime.getTime()).toString(16)}${isGzip ? '-gzip' : ''}"`;
  const validators = {
    'last-modified': mtime.toUTCString(),
    etag,
    ...(isText(type) && { vary: 'Accept-Encoding' }),
  };
  if (status === 200 && isUnchanged(headers, etag, mtime))
    return { status: 304, headers: validators, body: null };
  const plain = readFileSync(file);
  return {
    status,
    headers: {
      'content-type': withCharset(site, type),
      ...validators,
      ...(isGzip && { 'content-encoding': 'gzip' }),
    },
    body: isGzip ? gzipSync(plain) : plain,
  };
}

function notFound(site, root, headers) {
  const own = path.join(root, '404.html');
  if (existsSync(own)) return sendFile(site, own, headers, 404);
  return {
    status: 404,
    headers: {
      'content-type': isApache(site) ? 'text/html; charset=iso-8859-1' : 'text/html; charset=utf-8',
    },
    body: Buffer.from(notFoundPage),
  };
}

const listing = (folder, pathname) => ({
  status: 200,
  headers: { 'content-type': 'text/html;charset=UTF-8' },
  body: Buffer.from(listFolder(folder, pathname)),
});

/** `headers` are those of the request; X-Forwarded-Proto says which scheme the URL had. */
export function respond({ site, root, target, headers }) {
  const [pathname = '/', query] = target.split('?', 2);
  const search = query === undefined ? '' : `?${query}`;
  const answer = () => {
    if (headers['x-forwarded-proto'] === 'http' || headers.host !== site.host)
      return redirect(301, `https://${site.host}${target}`);
    if (pathname === '/' && site.start !== '/') return redirect(302, site.start);
    const found = findFile({ ...site, isPlainServer: isApache(site) }, root, pathname);
    if (found === null) return notFound(site, root, headers);
    if ('redirect' in found) return redirect(301, `https://${site.host}${found.redirect}${search}`);
    return 'folder' in found ? listing(found.folder, pathname) : sendFile(site, found.file, headers);
  };
  const { status, headers: own, body } = answer();
  return { status, headers: { ...commonHeaders(site), ...own }, body };
}

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
