/** `npm run fuzz -- --minutes 10`: runs every property test with new random seeds, and stores the seeds that fail. */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureInstalled, findNode, root, say } from './prepare.mjs';

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '5' } } });
const minutes = Number(values.minutes);
if (!(minutes > 0)) {
  say('Say how long, as in "npm run fuzz -- --minutes 10".');
  process.exit(1);
}
ensureInstalled();

/** As many files at a time as vitest.config.ts allows. */
const atOnce = 2;
const files = globSync('{contract,html-stream,engine,server,web}/**/*.test.{ts,tsx}', {
  cwd: root,
  exclude: ['**/node_modules/**'],
})
  .map((file) => ({
    file,
    count: [...readFileSync(`${root}/${file}`, 'utf8').matchAll(/\bfuzz\(\s/g)].length,
  }))
  .filter(({ count }) => count > 0);
const properties = files.reduce((sum, { count }) => sum + count, 0);
const msEach = Math.round((minutes * 60_000 * atOnce) / properties);
say(`${properties} properties in ${files.length} files, ${Math.round(msEach / 1000)} seconds each ...`);
const result = spawnSync(
  findNode(),
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...files.map(({ file }) => file),
    `--testTimeout=${msEach * 3 + 120_000}`,
    '--disable-console-intercept',
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, FUZZ_MS_EACH: String(msEach) } },
);
if (result.status !== 0)
  say(
    'Failing seeds are in fixtures/fuzz-seeds.json now and run in every test: fix the code, and keep the seed.',
  );
process.exit(result.status ?? 1);
