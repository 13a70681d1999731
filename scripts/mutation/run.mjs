/** `npm run test:mutation [-- AREA ...]`: changes the code in small ways and reports which changes no test notices. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled, findNode, root, say } from '../prepare.mjs';
import { areas } from './areas.mjs';

/** Of all mutants that a test could notice, this share must be noticed. */
const leastShare = 0.8;

/** Stryker is large and seldom needed: it is installed on first use, and finds the project's own Vitest above itself. */
const folder = path.join(root, '.cache', 'mutation');
const packages = ['@stryker-mutator/core@10.1.1', '@stryker-mutator/vitest-runner@10.1.1'];

function ensureStryker() {
  if (existsSync(path.join(folder, 'node_modules', '@stryker-mutator', 'core'))) return;
  say('Installing Stryker ...');
  mkdirSync(folder, { recursive: true });
  const args = [
    'install',
    '--prefix',
    folder,
    '--no-save',
    '--legacy-peer-deps',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
  ];
  const { status } = spawnSync('npm', [...args, ...packages], { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}

ensureInstalled();
ensureStryker();
const chosen = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(areas);
const unknown = chosen.filter((area) => !(area in areas));
if (unknown.length > 0) {
  say(`There is no area ${unknown.join(', ')}. Areas: ${Object.keys(areas).join(', ')}.`);
  process.exit(2);
}

function mutate(area) {
  spawnSync(
    findNode(),
    [
      path.join(folder, 'node_modules/@stryker-mutator/core/bin/stryker.js'),
      'run',
      'scripts/mutation/stryker.config.mjs',
    ],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, MUTATION_AREA: area },
    },
  );
  const report = JSON.parse(readFileSync(path.join(root, '.cache', 'mutation', `${area}.json`), 'utf8'));
  const states = Object.values(report.files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const killed = states.filter((status) => status === 'Killed' || status === 'Timeout').length;
  const survived = states.filter((status) => status === 'Survived' || status === 'NoCoverage').length;
  return { area, killed, mutants: killed + survived };
}

const results = chosen.map(mutate);
const killed = results.reduce((sum, each) => sum + each.killed, 0);
const mutants = results.reduce((sum, each) => sum + each.mutants, 0);
for (const each of results) say(`${each.area}: ${each.killed} of ${each.mutants} mutants killed`);
say(
  `all: ${killed} of ${mutants} (${Math.round((100 * killed) / mutants)} %), at least ${leastShare * 100} % wanted`,
);
process.exit(killed / mutants >= leastShare ? 0 : 1);
