/** Lists the project's files in the image, apart from installed packages. */
import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Whole folders, without their tests. */
const folders = ['contract', 'html-stream', 'engine', 'mcp', 'server', 'web/dist/client'];

/** The commands an operator runs in a container; `package.json` has the version. */
const files = [
  'LICENSE',
  'package.json',
  'scripts/backup.mjs',
  'scripts/open-store.mjs',
  'scripts/restore.mjs',
  'scripts/say.mjs',
];

/** Tests, test helpers, and documents for readers of the source. */
const leftOut = /\.test\.[jt]sx?$|(^|\/)(testing|fixtures|node_modules)\/|\.md$/;

/** Paths below `root`, with slashes. The website must have been built. */
export function shippedFiles(root) {
  const inFolders = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/')),
  );
  return [...files, ...inFolders].filter((file) => !leftOut.test(file)).sort();
}
