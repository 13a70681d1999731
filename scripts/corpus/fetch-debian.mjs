/** Fetches a website that Debian ships as documentation; it needs the programs of Debian, but no rights. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { emptyFolder, storeSite, workFolder } from './cache.mjs';
import { copyTree } from './copy-tree.mjs';
import { runProgram } from './run-program.mjs';

const isThere = (program) => spawnSync(program, ['--version']).error === undefined;

export const hasDebianPrograms = () => isThere('apt-get') && isThere('dpkg-deb');

const fileOf = (folder, name) =>
  readdirSync(folder).find((file) => file.startsWith(`${name}_`) && file.endsWith('.deb'));

function download(name) {
  const folder = workFolder('debian');
  if (fileOf(folder, name) === undefined) runProgram('apt-get', ['download', name], { cwd: folder });
  return path.join(folder, fileOf(folder, name) ?? '');
}

export function fetchDebian(site) {
  const unpacked = emptyFolder(`${site.name}-packages`);
  for (const name of site.from.debian)
    runProgram('dpkg-deb', ['-x', download(name), unpacked], { cwd: unpacked });
  const folder = emptyFolder(site.name);
  const dangling = copyTree({ root: unpacked, from: site.folder, to: path.join(folder, site.below) });
  unpackPages(folder);
  storeSite(site, folder);
  return dangling;
}

/** Debian compresses large pages; on a server they are not. */
function unpackPages(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    const page = file.slice(0, -'.gz'.length);
    if (!entry.name.endsWith('.html.gz') || existsSync(page)) continue;
    writeFileSync(page, gunzipSync(readFileSync(file)));
    utimesSync(page, new Date(), new Date());
  }
}
