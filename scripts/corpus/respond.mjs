/** The response of a site of the corpus to one request, as Apache or a host of static pages would send it. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { isText, typeOf } from './content-types.mjs';
import { findFile } from './find-file.mjs';
import { listFolder } from './list-folder.mjs';

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
