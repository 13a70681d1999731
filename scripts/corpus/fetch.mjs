/** Fetches sites of the corpus into the cache, from npm, from Debian's packages or from a generator; one that cannot be had does not hold up the others. */

import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { say } from '../say.mjs';
import { emptyFolder, isFetched, runProgram, storeSite, workFolder } from './cache.mjs';
import { generateSite } from './generate.mjs';

/** The file that a path below the root stands for when links on the way are followed, or null. */
function follow(root, file, depth = 0) {
  const stat = lstatSync(file, { throwIfNoEntry: false });
  if (stat === undefined || depth > 10) return throughFolders(root, file, depth);
  if (!stat.isSymbolicLink()) return file;
  const link = readlinkSync(file);
  const target = path.isAbsolute(link) ? path.join(root, link) : path.resolve(path.dirname(file), link);
  return target.startsWith(root) ? follow(root, target, depth + 1) : null;
}

/** A missing file may lie behind a folder that is itself a link to outside of here. */
function throughFolders(root, file, depth) {
  const folder = path.dirname(file);
  if (depth > 10 || folder.length <= root.length) return null;
  const real = follow(root, folder, depth + 1);
  if (real === null || real === folder) return null;
  return follow(root, path.join(real, path.basename(file)), depth + 1);
}

/** Returns the links whose target is not there, as paths below `from`. */
export function copyTree({ root, from, to }) {
  const dangling = [];
  const copy = (source, target, depth) => {
    const real = follow(root, source);
    if (real === null || depth > 12) {
      dangling.push(path.relative(to, target));
      return;
    }
    const stat = lstatSync(real);
    if (!stat.isDirectory()) {
      copyFileSync(real, target);
      utimesSync(target, stat.atime, stat.mtime);
      return;
    }
    mkdirSync(target, { recursive: true });
    for (const name of readdirSync(real)) copy(path.join(real, name), path.join(target, name), depth + 1);
  };
  copy(path.join(root, from), to, 0);
  return dangling;
}

export function fetchNpm(site) {
  const packed = runProgram('npm', ['pack', site.from.npm, '--silent'], { cwd: workFolder('npm') });
  const tarball = path.join(workFolder('npm'), packed.trim().split('\n').at(-1) ?? '');
  const unpacked = emptyFolder(`${site.name}-package`);
  // The times in a package are those of 1985; a deployed website has that of its deployment.
  runProgram('tar', ['-xzmf', tarball, '-C', unpacked, '--strip-components=1'], { cwd: unpacked });
  const folder = emptyFolder(site.name);
  cpSync(path.join(unpacked, site.folder), path.join(folder, site.below), {
    recursive: true,
    preserveTimestamps: true,
  });
  storeSite(site, folder);
}

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

async function fetchSite(site) {
  if ('npm' in site.from) fetchNpm(site);
  else if ('debian' in site.from) {
    const dangling = fetchDebian(site);
    if (dangling.length > 0) say(`  ${dangling.length} links lead nowhere, such as ${dangling[0]}`);
  } else await generateSite(site);
}

/** Returns what could not be had. */
export async function fetchSites(sites, { isForced }) {
  const isDebian = hasDebianPrograms();
  const failures = [];
  const left = sites.filter(({ from }) => 'debian' in from && !isDebian);
  if (left.length > 0)
    say(`Left out, as they need apt-get and dpkg-deb: ${left.map(({ name }) => name).join(', ')}`);
  for (const site of sites) {
    if (left.includes(site) || (isFetched(site) && !isForced)) continue;
    say(`Fetching ${site.name} ...`);
    try {
      await fetchSite(site);
    } catch (error) {
      failures.push(site.name);
      say(`  could not be had: ${error.message}`);
    }
  }
  return failures;
}
