/** `npm run lab -- NAME`: runs a lab of scripts/lab or a comparison of bench/, which take minutes and are no part of `npm test`; without a name it lists them. */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compileCache, ensureBuilt, ensureInstalled, findNode, root, say } from './prepare.mjs';

/** Labs that lie beside what they try. */
const elsewhere = {
  axe: 'bench/axe-agreement.mjs',
  html5lib: 'html-stream/testing/html5lib/run-tests.ts',
  lighthouse: 'bench/lighthouse.mjs',
  suggester: 'bench/suggester.mjs',
};
const here = readdirSync(path.join(root, 'scripts', 'lab'), { withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ name }) => [path.basename(name, '.mjs'), `scripts/lab/${name}`]);
const labs = new Map([...here, ...Object.entries(elsewhere)].sort(([one], [two]) => one.localeCompare(two)));

/** The first line of its file, without the comment's signs and the command. */
const sentenceOf = (file) =>
  readFileSync(path.join(root, file), 'utf8')
    .split('\n', 1)[0]
    .replace(/^\/\*\* (?:`[^`]*`: )?/, '')
    .replace(/ ?\*\/$/, '');

const [name = '', ...args] = process.argv.slice(2);
const file = labs.get(name);
if (file === undefined) {
  if (name !== '') say(`There is no lab "${name}".`);
  say('npm run lab -- NAME [OPTIONS], where NAME is:\n');
  for (const [each, at] of labs) say(`  ${each.padEnd(14)}${sentenceOf(at)}`);
  process.exit(name === '' ? 0 : 1);
}
ensureInstalled();
ensureBuilt();
const lab = spawn(findNode(), [file, ...args], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, ...compileCache },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => lab.kill(signal));
lab.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
