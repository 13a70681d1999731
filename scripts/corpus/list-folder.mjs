/** The page that Debian's Apache shows for a folder without an index. */
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

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
