/** What a tag publishes: the command of the release workflow, run dry. */
import { execSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

const root = path.dirname(import.meta.dirname);
const workflow = parse(readFileSync(path.join(root, '.github/workflows/release.yml'), 'utf8'));

it('publishes the package pagewright in the version of the changelog', () => {
  const { run } = workflow.jobs.package.steps.find(({ name }) => name === 'Publish');
  // Nothing listens there: a dry run needs no registry. What it packs is built and used by test:cli.
  const dry = `${run} --dry-run --ignore-scripts --json --registry http://127.0.0.1:9 --fetch-retries 0`;
  const printed = execSync(dry, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const [, newest] = /^## \[(\d+\.\d+\.\d+)\]/m.exec(readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8'));
  const published = JSON.parse(printed);
  const { name, version, files } = published.pagewright ?? published;
  expect({ name, version }).toEqual({ name: 'pagewright', version: newest });
  expect(files.map((file) => file.path)).toContain('bin/pagewright.mjs');
});

it('starts for tags only, and tests the package before it is published', () => {
  expect(workflow.on).toEqual({ push: { tags: ['v*'] } });
  const steps = workflow.jobs.package.steps.map(({ name, run }) => name ?? run ?? '');
  const tested = steps.findIndex((step) => step.includes('test:cli'));
  expect(tested).toBeGreaterThan(-1);
  expect(steps.indexOf('Publish')).toBeGreaterThan(tested);
});
