/** `npm run check`: format, lint, types, imports, module state, unused code, the lockfile, stale documents, versions, words and commit subjects; everything that does not run the product. */
import { ensureInstalled, findNode } from './prepare.mjs';
import { runSideBySide } from './side-by-side.mjs';

ensureInstalled();
const node = findNode();
const step = (name, program, ...args) => ({ name, program, args });
const bin = (name, program, ...args) => step(name, `node_modules/.bin/${program}`, ...args);
const script = (name, ...args) => step(name, node, ...args);

/** Two cores, two queues of about the same length. */
const queues = [
  [
    bin('lint', 'oxlint', '--type-aware', '--deny-warnings', '.'),
    bin('types of contract, html-stream, engine and server', 'tsc', '-p', 'tsconfig.json'),
    bin('types of web', 'tsc', '-p', 'web'),
    bin('types of e2e', 'tsc', '-p', 'e2e'),
    script('imports', 'scripts/check-imports.mjs'),
    script('module state', 'scripts/check-state.mjs'),
    script('sentences', 'scripts/check-sentences.mjs'),
    script('texts in tables', 'scripts/check-texts.mjs'),
  ],
  [
    bin('format', 'biome', 'check', '.'),
    script('unused and undeclared', 'scripts/knip.mjs'),
    script('documents', 'scripts/docs.mjs', '--check'),
    script('dependencies', 'scripts/audit-deps.mjs', '--offline'),
    script('lockfile', 'scripts/lockcheck.mjs'),
    script('versions and changelog', 'scripts/check-versions.mjs'),
    script('words people read', 'scripts/check-words.mjs'),
    script('commit subjects', 'scripts/check-commits.mjs'),
  ],
];
process.exitCode = await runSideBySide('check', queues);
