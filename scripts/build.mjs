/** Builds the web side with the project's own Node; plain JavaScript, so that an older Node can start it too. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');

/** The Node the project brings, or the one that runs this where no package of it exists for the platform. */
function findNode() {
  const own = join(root, 'node_modules/.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  return existsSync(own) ? own : process.execPath;
}

/** Builds web/dist/client; throws when the build fails. */
export function buildWeb() {
  const { status, error } = spawnSync(findNode(), [join(root, 'web/build/build.ts')], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (error) throw error;
  if (status !== 0) throw new Error('The web build failed; its message stands above.');
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    buildWeb();
  } catch (failure) {
    console.error(failure instanceof Error ? failure.message : failure);
    process.exitCode = 1;
  }
}
