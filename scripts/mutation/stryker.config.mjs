/** Stryker's settings for one area; `run.mjs` names it in the environment. */
import path from 'node:path';
import { areas } from './areas.mjs';

const area = process.env.MUTATION_AREA ?? '';

export default {
  testRunner: 'vitest',
  plugins: [path.resolve('.cache/mutation/node_modules/@stryker-mutator/vitest-runner/dist/src/index.js')],
  vitest: { configFile: 'scripts/mutation/vitest.config.mjs' },
  mutate: areas[area].mutate,
  // Texts are what people read, not what is chosen.
  mutator: { excludedMutations: ['StringLiteral'] },
  reporters: ['clear-text', 'json'],
  clearTextReporter: { logTests: false, reportTests: false },
  jsonReporter: { fileName: `.cache/mutation/${area}.json` },
  tempDirName: '.cache/stryker',
  ignorePatterns: ['.cache', 'web', 'e2e', 'docs', 'server', 'bench', 'coverage', 'test-results'],
  // There is none of this name: Stryker would read it with TypeScript's old API.
  tsconfigFile: 'none.json',
  coverageAnalysis: 'perTest',
  concurrency: 2,
};
