/** `npm run -s audit -- DOMAIN`: installs what is missing, then audits a site from the command line. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { bundledProgram, compiledFolder, ensureInstalled, findNode, root, say } from './prepare.mjs';

ensureInstalled();
const words = process.argv.slice(2);
const pages = Number(/--max-pages[ =](\d+)/.exec(words.join(' '))?.[1] ?? 0);
const command = spawn(
  findNode(),
  [...bundledProgram(path.join(root, 'scripts', 'audit-command.ts'), pages), ...words],
  { stdio: 'inherit', env: { ...process.env, NODE_COMPILE_CACHE: compiledFolder } },
);

/** A terminal sends Ctrl+C to the command as well; others tell only us. */
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => command.kill(signal));
command.on('error', (error) => {
  say(`The audit could not be started: ${error.message}`);
  process.exit(3);
});
command.on('exit', (code) => {
  process.exitCode = code ?? 3;
});
