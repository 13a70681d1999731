/** `npm run dev`: the server restarts on changes, the website is served by Vite with hot reload. */
import { spawn } from 'node:child_process';
import { ensureBuilt, ensureInstalled, envFileFlags, findNode, root, say } from './prepare.mjs';

ensureInstalled();
ensureBuilt();
const node = findNode();
const start = (args) => spawn(node, args, { cwd: root, stdio: 'inherit' });
say('Open http://localhost:5173: the website there follows every change, and the server restarts by itself.');
const processes = [
  start(['--watch', ...envFileFlags(), 'server/main.ts']),
  start(['node_modules/vite/bin/vite.js', 'web', '--config', 'web/vite.config.ts']),
];

const stop = new AbortController();
const stopAll = (signal) => {
  for (const each of processes) each.kill(signal);
};
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) {
  process.on(signal, () => {
    stop.abort();
    stopAll(signal);
  });
}
for (const each of processes) {
  each.on('exit', (code) => {
    process.exitCode = stop.signal.aborted ? 0 : (code ?? 1);
    stopAll('SIGTERM');
  });
}
