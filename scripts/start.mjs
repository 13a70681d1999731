/** `npm start`: installs and builds what is missing, then serves the product until it is stopped. */
import { spawn } from 'node:child_process';
import { compiledFolder, ensureBuilt, ensureInstalled, findNode, root, say } from './prepare.mjs';

/** In the background, in a process group of its own so that what it started ends with it. */
function bringBrowser() {
  const fetching = spawn(findNode(), ['scripts/bring-browser.mjs'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  fetching.on('error', () => undefined);
  let isUnderWay = true;
  fetching.on('exit', () => {
    isUnderWay = false;
  });
  process.on('exit', () => {
    if (isUnderWay && fetching.pid !== undefined) endGroup(fetching.pid);
  });
}

function endGroup(pid) {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGTERM');
  } catch {
    // It is gone already.
  }
}

ensureInstalled();
bringBrowser();
ensureBuilt();
say('Starting Pagewright. Stop it with Ctrl+C.');

const server = spawn(findNode(), ['--env-file-if-exists=.env', 'server/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, NODE_COMPILE_CACHE: compiledFolder },
});

/** A terminal sends Ctrl+C to the server as well; a service manager tells only us. */
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => server.kill(signal));
server.on('error', (error) => {
  say(`The server could not be started: ${error.message}`);
  process.exit(1);
});
server.on('exit', (code, signal) => process.exit(signal === null ? (code ?? 1) : 1));
