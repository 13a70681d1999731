/** Which file of a site a URL stands for, its content type, and the listing of a folder without an index, as on a real web server. */

import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const types = {
  '.html': 'text/html',
  '.htm': 'text/html',
  '.xhtml': 'application/xhtml+xml',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.json': 'application/json',
  '.map': 'application/json',
  '.xml': 'application/xml',
  '.rss': 'application/rss+xml',
  '.txt': 'text/plain',
  '.md': 'text/markdown',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.otf': 'font/otf',
  '.eot': 'application/vnd.ms-fontobject',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.pdf': 'application/pdf',
  '.gz': 'application/gzip',
  '.zip': 'application/zip',
  '.webmanifest': 'application/manifest+json',
};

export const typeOf = (file) => types[path.extname(file).toLowerCase()] ?? 'application/octet-stream';

export const isText = (type) => /^text\/|javascript|json|xml|manifest/.test(type);

const statOf = (file) => statSync(file, { throwIfNoEntry: false });
const isFile = (file) => statOf(file)?.isFile() === true;

function decode(pathname) {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}

/** A host of static pages finds about.html for /about; Apache does not. */
function withoutExtension({ isPlainServer, isSinglePageApp }, root, file) {
  if (isPlainServer) return null;
  if (isFile(`${file}.html`)) return `${file}.html`;
  return isSinglePageApp && path.extname(file) === '' ? path.join(root, 'index.html') : null;
}

/**
 * `{ file }`, `{ redirect }` to the folder's own URL, a `{ folder }` to list, or null for what is not there.
 * @returns {{ file: string } | { redirect: string } | { folder: string } | null}
 */
export function findFile(site, root, pathname) {
  const name = decode(pathname);
  const plain = path.join(root, name ?? '');
  if (name === null || name.includes('\0') || !`${plain}/`.startsWith(`${root}/`)) return null;
  const stat = statOf(plain);
  if (stat?.isDirectory() !== true) {
    const file =
      stat?.isFile() === true && !pathname.endsWith('/') ? plain : withoutExtension(site, root, plain);
    return file === null ? null : { file };
  }
  const index = [site.index, 'index.html', 'index.htm'].map((each) => path.join(plain, each)).find(isFile);
  if (index === undefined && !site.isPlainServer) return null;
  if (!pathname.endsWith('/')) return { redirect: `${pathname}/` };
  return index === undefined ? { folder: plain } : { file: index };
}

const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function row(folder, name) {
  const stat = statSync(path.join(folder, name));
  const shown = stat.isDirectory() ? `${name}/` : name;
  const changed = stat.mtime.toISOString().slice(0, 16).replace('T', ' ');
  const size = stat.isDirectory() ? '-' : `${Math.ceil(stat.size / 1024)}K`;
  const link = `<a href="${encodeURIComponent(name)}${stat.isDirectory() ? '/' : ''}">${escape(shown)}</a>`;
  return `<tr><td>${link}</td><td align="right">${changed}  </td><td align="right">${size}</td></tr>`;
}

export function listFolder(folder, pathname) {
  const title = `Index of ${escape(decodeURIComponent(pathname).replace(/(.)\/$/, '$1'))}`;
  const parent = pathname === '/' ? [] : ['<tr><td><a href="../">Parent Directory</a></td></tr>'];
  const rows = readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .sort()
    .map((name) => row(folder, name));
  return `<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 3.2 Final//EN">
<html>
 <head>
  <title>${title}</title>
 </head>
 <body>
<h1>${title}</h1>
  <table>
   <tr><th>Name</th><th>Last modified</th><th>Size</th></tr>
${[...parent, ...rows].join('\n')}
</table>
</body></html>
`;
}
