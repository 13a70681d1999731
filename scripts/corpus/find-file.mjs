/** Which file of a site a URL stands for, as on a real web server. */
import { statSync } from 'node:fs';
import path from 'node:path';

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
