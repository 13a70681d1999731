/** `npm run check`: format, lint, types, imports, module state, unused code, the lockfile, stale documents, versions, words and commit subjects; everything that does not run the product. */
import { ensureInstalled, findNode, run, say } from './prepare.mjs';

ensureInstalled();
const node = findNode();
const bin = (name) => `node_modules/.bin/${name}`;

/** @type {[string, string, string[]][]} */
const steps = [
  ['format', bin('biome'), ['check', '.']],
  ['lint', bin('oxlint'), ['--type-aware', '--deny-warnings', '.']],
  ['types of contract, html-stream, engine and server', bin('tsc'), ['-p', 'tsconfig.json']],
  ['types of web', bin('tsc'), ['-p', 'web']],
  ['types of e2e', bin('tsc'), ['-p', 'e2e']],
  ['imports', node, ['scripts/check-imports.mjs']],
  ['module state', node, ['scripts/check-state.mjs']],
  ['unused and undeclared', node, ['scripts/knip.mjs']],
  ['lockfile', node, ['scripts/lockcheck.mjs']],
  ['dependencies', node, ['scripts/audit-deps.mjs', '--offline']],
  ['documents', node, ['scripts/docs.mjs', '--check']],
  ['versions and changelog', node, ['scripts/check-versions.mjs']],
  ['words people read', node, ['scripts/check-words.mjs']],
  ['commit subjects', node, ['scripts/check-commits.mjs']],
];

for (const [name, program, args] of steps) {
  say(`check: ${name}`);
  run(program, args);
}
say('check: passed');
