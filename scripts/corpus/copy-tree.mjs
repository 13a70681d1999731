/** Copies a folder of an unpacked package and follows its symbolic links, which mean places below the package's own root. */
import { copyFileSync, lstatSync, mkdirSync, readdirSync, readlinkSync, utimesSync } from 'node:fs';
import path from 'node:path';

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
