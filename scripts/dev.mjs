/** `npm run dev`: the server restarts on changes, the website is served by Vite with hot reload. */
import { spawn } from 'node:child_process';
import { ensureBuilt, ensureInstalled, findNode, root, say } from './prepare.mjs';

ensureInstalled();
ensureBuilt();
const node = findNode();
const start = (args) => spawn(node, args, { cwd: root, stdio: 'inherit' });
const processes = [
  start(['--watch', '--env-file-if-exists=.env', 'server/main.ts']),
  start(['node_modules/vite/bin/vite.js', 'web', '--config', 'web/vite.config.ts']),
];
say('The server is on http://localhost:3000, the website with hot reload on http://localhost:5173.');

const stopAll = (signal) => {
  for (const each of processes) each.kill(signal);
};
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => stopAll(signal));
for (const each of processes) {
  each.on('exit', (code) => {
    stopAll('SIGTERM');
    process.exitCode = code ?? 0;
  });
}
