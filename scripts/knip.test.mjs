/** `npm run check`'s knip step fails on planted faults: undeclared, declared for tests only, and unused packages. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { root } from './prepare.mjs';

const workspaces = ['contract', 'html-stream', 'engine', 'server', 'web'];
const folders = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A small project under the same configuration: a server that imports `fastify` and a test that imports `smtp-server`. */
function plantProject({ dependencies, devDependencies, main = '' }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'knip-'));
  folders.push(folder);
  const write = (file, text) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  write('package.json', JSON.stringify({ name: 'planted', private: true, type: 'module', workspaces }));
  for (const workspace of workspaces)
    write(`${workspace}/package.json`, JSON.stringify({ name: workspace, type: 'module' }));
  write(
    'server/package.json',
    JSON.stringify({ name: 'server', type: 'module', dependencies, devDependencies }),
  );
  write('server/main.ts', `import fastify from 'fastify';\n${main}fastify();\n`);
  write('server/main.test.ts', "import { SMTPServer } from 'smtp-server';\nnew SMTPServer();\n");
  copyFileSync(path.join(root, 'knip.config.ts'), path.join(folder, 'knip.config.ts'));
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

function check(folder) {
  const { status, stdout } = spawnSync(process.execPath, [path.join(root, 'scripts', 'knip.mjs')], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, stdout };
}

const sound = { dependencies: { fastify: '5' }, devDependencies: { 'smtp-server': '3' } };

describe('the knip step', () => {
  it('accepts a project that declares what it imports and imports what it declares', () => {
    expect(check(plantProject(sound))).toEqual({ status: 0, stdout: '' });
  });

  it('fails on shipped imports that are not declared, or declared for development only', () => {
    const main = "import { z } from 'zod';\nz.url(import.meta.resolve('axe-core/axe.min.js'));\n";
    const { status, stdout } = check(
      plantProject({ devDependencies: { ...sound.dependencies, ...sound.devDependencies }, main }),
    );
    expect(status).toBe(1);
    const [forAll = '', forShipped = ''] = stdout.split(/^(?=Unlisted)/m);
    expect(forAll).toMatch(/zod +server\/main\.ts/);
    expect(forAll).not.toContain('fastify');
    expect(forShipped).toMatch(/^fastify +server\/main\.ts/m);
    expect(forShipped).toMatch(/^axe-core\/axe\.min\.js +server\/main\.ts/m);
  });

  it('fails on packages that nothing imports, and on one that is shipped for a test', () => {
    const { status, stdout } = check(
      plantProject({
        dependencies: { ...sound.dependencies, ...sound.devDependencies, pino: '10' },
        devDependencies: { 'fast-check': '4' },
      }),
    );
    expect(status).toBe(1);
    expect(stdout).toMatch(/Unused devDependencies \(1\)\nfast-check +server\/package\.json/);
    expect(stdout).toMatch(/Unused dependencies \(1\)\npino +server\/package\.json/);
    expect(stdout).toMatch(/Unused dependencies \(2\)\n[^]*smtp-server +server\/package\.json/);
  });
});
