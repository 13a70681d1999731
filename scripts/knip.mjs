/** Fails on undeclared and unused packages, files and exports: once for the whole project, once for what is shipped. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { findNode, root, say } from './prepare.mjs';

const program = path.join(root, 'node_modules', 'knip', 'bin', 'knip.js');

/** @type {[string, string[]][]} The second is stricter: what is shipped must run with `dependencies` alone. */
const passes = [
  { name: 'the whole project', args: [] },
  {
    name: 'what is shipped',
    args: ['--production', '--strict', '--include', 'dependencies,unlisted,unresolved'],
  },
];

const failed = passes.filter(({ name, args }) => {
  say(`knip: ${name}`);
  const run = spawnSync(findNode(), [program, '--no-config-hints', ...args], {
    stdio: 'inherit',
    // Its cache would stay in the temporary folder.
    env: { ...process.env, JITI_FS_CACHE: 'false' },
  });
  return run.status !== 0;
});
process.exit(failed.length === 0 ? 0 : 1);
