/** `npm start`: installs and builds what is missing, then serves the product until it is stopped. */
import { spawn } from 'node:child_process';
import { compiledFolder, ensureBuilt, ensureInstalled, findNode, root, say } from './prepare.mjs';

ensureInstalled();
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
