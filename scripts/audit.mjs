/** `npm run -s audit -- TARGET`: installs what is missing, then runs `pagewright audit` from its sources. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { compileCache, ensureInstalled, findNode, root, say } from './prepare.mjs';

ensureInstalled();
const program = path.join(root, 'cli', 'run.ts');
const command = spawn(findNode(), [program, 'audit', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, ...compileCache },
});

/** A terminal sends Ctrl+C to the command as well; other signal only this process. */
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => command.kill(signal));
command.on('error', (error) => {
  say(`The audit could not be started: ${error.message}`);
  process.exit(3);
});
command.on('exit', (code) => {
  process.exitCode = code ?? 3;
});
