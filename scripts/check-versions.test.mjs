/** Planted faults in versions and changelog are found and named. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { findVersionProblems } from './check-versions.mjs';

const changelog = `# Changelog

## [Unreleased]

### Added

- A thing.

## [0.2.0] - 2026-02-03

### Fixed

- Another.

## [0.1.0] - 2026-01-02
`;

/** A project of two workspaces at 0.2.0, with the test's overrides. */
function projectWith({ text = changelog, root = '0.2.0', server = '0.2.0', pinned = '0.2.0' } = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'pagewright-versions-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const write = (file, content) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), typeof content === 'string' ? content : JSON.stringify(content));
  };
  write('CHANGELOG.md', text);
  write('package.json', { name: 'app', version: root, workspaces: ['contract', 'server'] });
  write('contract/package.json', { name: '@app/contract', version: '0.2.0', dependencies: { zod: '4.0.0' } });
  write('server/package.json', {
    name: '@app/server',
    version: server,
    dependencies: { '@app/contract': pinned },
  });
  return folder;
}

it('finds nothing where all agree', () => {
  expect(findVersionProblems(projectWith())).toEqual([]);
});

it.each([
  [{ root: '0.3.0' }, 'package.json: version is 0.3.0, the newest release in CHANGELOG.md is 0.2.0'],
  [{ server: '0.1.0' }, 'server/package.json: version is 0.1.0'],
  [{ pinned: '0.1.0' }, 'server/package.json: @app/contract is 0.1.0'],
  [{ text: changelog.replace('## [Unreleased]', '## Unreleased') }, 'must start with the section'],
  [{ text: changelog.replace('2026-01-02', 'January') }, '"## [0.1.0] - January" must be'],
  [{ text: changelog.replace('2026-01-02', '2026-03-01') }, 'newest first'],
  [{ text: changelog.replace('### Fixed', '### Mended') }, '"### Mended" is none of'],
])('%o', (planted, sentence) => {
  expect(findVersionProblems(projectWith(planted))).toEqual([expect.stringContaining(sentence)]);
});
