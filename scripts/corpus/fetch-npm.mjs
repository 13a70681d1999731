/** Fetches a website that was published as an npm package. */

import { cpSync } from 'node:fs';
import path from 'node:path';
import { emptyFolder, storeSite, workFolder } from './cache.mjs';
import { runProgram } from './run-program.mjs';

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
